import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../ground/config.ts'

/** What only the user that runs Gona may read, write and enter, whatever the umask. */
const FILE = 0o600
const FOLDER = 0o700
const OTHERS = 0o077
/** A folder that several users share, like /tmp: it is nobody's to close. */
const SHARED = 0o1000

export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER })
}

/** An empty file, unless there is one: SQLite writes into it, and gives its log the same rights. */
export function makePrivateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', FILE))
  closeToOthers(file)
}

/** The same for what an older Gona, a copying hand or another umask left open to other users. */
export function closeToOthers(path: string): void {
  if (!isOpenToOthers(path)) return
  try {
    chmodSync(path, statSync(path).isDirectory() ? FOLDER : FILE)
  } catch {
    // Someone else's file, or a disk that knows no rights: `gona doctor` tells.
  }
}

/** The data folder with its databases and their logs, and the nightly copies. */
export const privatePaths = ({ DATA_DIR, BACKUP_DIR }: Pick<Config, 'DATA_DIR' | 'BACKUP_DIR'>): string[] => [
  DATA_DIR,
  ...within(DATA_DIR, /^gona\.db/),
  ...(BACKUP_DIR ? within(BACKUP_DIR, /^gona-.*\.db/) : []),
]

export function isOpenToOthers(path: string): boolean {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0
  return process.platform !== 'win32' && (mode & OTHERS) !== 0 && (mode & SHARED) === 0
}

const within = (folder: string, names: RegExp) =>
  statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder)
        .filter((name) => names.test(name))
        .map((name) => join(folder, name))
    : []
