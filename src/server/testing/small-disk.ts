import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Mounts a disk of so many megabytes; null if mounting is not possible. `remove` unmounts it. */
export function smallDisk(megabytes: number): { path: string; remove(): void } | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'gona-disk-'))
  const path = join(folder, 'disk')
  mkdirSync(path)
  const mount = ['mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'gona-small-disk', path]
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (Bun.spawnSync(mount).success) {
    return {
      path,
      remove() {
        Bun.spawnSync(['umount', '-l', path])
        remove()
      },
    }
  }
  remove()
  return null
}

/** Writes until the disk is full. */
export function fill(path: string): void {
  const file = openSync(path, 'w')
  for (const size of [65_536, 512, 1]) {
    try {
      for (;;) writeSync(file, Buffer.alloc(size, 1))
    } catch {
      // Full for this size, not for smaller ones.
    }
  }
  closeSync(file)
}
