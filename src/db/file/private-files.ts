import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../shared/config.ts'

/** Access only for the user that runs gona, whatever the umask. */
const PRIVATE_FILE_MODE = 0o600
const PRIVATE_FOLDER_MODE = 0o700
const OTHERS_ACCESS_BITS = 0o077
/** Sticky bit of folders shared by several users, like /tmp, which stay open. */
const STICKY_BIT = 0o1000

export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
}

/** Creates an empty private file unless the file exists; SQLite gives its log the same rights. */
export function makePrivateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE_FILE_MODE))
  restrictAccess(file)
}

export function restrictAccess(path: string): void {
  if (!isAccessibleToOthers(path)) return
  try {
    chmodSync(path, statSync(path).isDirectory() ? PRIVATE_FOLDER_MODE : PRIVATE_FILE_MODE)
  } catch {}
}

/** The data folder with its databases and logs, and the nightly copies. */
export const privatePaths = ({ DATA_DIR, BACKUP_DIR }: Pick<Config, 'DATA_DIR' | 'BACKUP_DIR'>): string[] => [
  DATA_DIR,
  ...pathsInFolder(DATA_DIR, /^gona\.db/),
  ...(BACKUP_DIR ? pathsInFolder(BACKUP_DIR, /^gona-.*\.db/) : []),
]

export function isAccessibleToOthers(path: string): boolean {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
  return process.platform !== 'win32' && (mode & OTHERS_ACCESS_BITS) !== 0 && (mode & STICKY_BIT) === 0
}

const pathsInFolder = (folder: string, names: RegExp) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder)
        .filter((name) => names.test(name))
        .map((name) => join(folder, name))
    : []
