// Preloaded into a process, keeps in $SHADOW what a power cut would leave of the database: each file as it was at its
// last fsync. Everything written after it counts as lost. Files removed are gone at once, as file systems with a journal
// have it: a later fsync never outlives an earlier removal. So is a file's new name: one that gets it before its first
// fsync may be found empty under it, and is kept as NAME.empty.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *ours(const char *path) {
  const char *slash = strrchr(path, '/');
  const char *name = slash == NULL ? path : slash + 1;
  return strncmp(name, "gona.db", 7) == 0 ? name : NULL;
}

static int really_rename(const char *from, const char *to) {
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  return real(from, to);
}

static void keep(int fd) {
  const char *shadow = getenv("SHADOW");
  char link[64], path[1024], target[1200], fresh[1220];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (shadow == NULL || length <= 0) return;
  path[length] = 0;
  const char *name = ours(path);
  if (name == NULL) return;
  snprintf(target, sizeof target, "%s/%s", shadow, name);
  snprintf(fresh, sizeof fresh, "%s.new", target);
  struct stat status;
  if (fstat(fd, &status) != 0) return;
  int out = open(fresh, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  char *bytes = malloc(status.st_size + 1);
  ssize_t size = pread(fd, bytes, status.st_size, 0);
  if (size >= 0 && write(out, bytes, size) == size) really_rename(fresh, target);
  free(bytes);
  close(out);
}

int fsync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

int fdatasync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

int unlink(const char *path) {
  int (*real)(const char *) = dlsym(RTLD_NEXT, "unlink");
  const char *shadow = getenv("SHADOW"), *name = ours(path);
  char target[1200];
  if (shadow != NULL && name != NULL) {
    snprintf(target, sizeof target, "%s/%s", shadow, name);
    real(target);
  }
  return real(path);
}

static void named(const char *from, const char *to) {
  const char *shadow = getenv("SHADOW"), *old = ours(from), *new = ours(to);
  char source[1200], target[1200];
  if (shadow == NULL || old == NULL || new == NULL) return;
  snprintf(source, sizeof source, "%s/%s", shadow, old);
  snprintf(target, sizeof target, "%s/%s", shadow, new);
  if (really_rename(source, target) == 0) return;
  snprintf(target, sizeof target, "%s/%s.empty", shadow, new);
  close(open(target, O_WRONLY | O_CREAT, 0600));
}

int rename(const char *from, const char *to) {
  int result = really_rename(from, to);
  if (result == 0) named(from, to);
  return result;
}

int renameat(int from_dir, const char *from, int to_dir, const char *to) {
  int (*real)(int, const char *, int, const char *) = dlsym(RTLD_NEXT, "renameat");
  int result = real(from_dir, from, to_dir, to);
  if (result == 0) named(from, to);
  return result;
}
