import { Database as Sqlite } from 'bun:sqlite'
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { makePrivateFile, restrictAccess } from './private-files.ts'

/** Suffix of a copy until it is complete, checked and synced. */
const UNFINISHED = '.unfinished'

/** Copies a database file that is in use, then checkpoints the log that grew meanwhile. @throws errors of SQLite or the disk */
export function backupFile(source: string, target: string): Promise<void> {
  return writeAtomically(target, (unfinished) => {
    const sqlite = new Sqlite(source, { readwrite: true, create: false })
    try {
      sqlite.query('VACUUM INTO ?').run(unfinished)
      sqlite.run('PRAGMA wal_checkpoint(PASSIVE)')
    } finally {
      sqlite.close()
    }
  })
}

/** Calls `make` with a temporary path, syncs, checks and renames the file; a failure leaves no file. @throws errors of SQLite or the disk */
export async function writeAtomically(
  target: string,
  make: (unfinished: string) => void | Promise<void>,
  replacing: () => void = () => {},
): Promise<void> {
  dropUnfinished(target)
  const unfinished = `${target}.${process.pid}${UNFINISHED}`
  try {
    makePrivateFile(unfinished)
    await make(unfinished)
    restrictAccess(unfinished)
    requireSound(unfinished)
    syncToDisk(unfinished)
    replacing()
    renameSync(unfinished, target)
    syncToDisk(dirname(target))
  } catch (error) {
    dropUnfinished(target)
    throw error
  }
}

function dropUnfinished(target: string) {
  const folder = dirname(target)
  for (const name of readdirSync(folder)) {
    if (name.startsWith(`${basename(target)}.`) && name.includes(UNFINISHED)) rmSync(join(folder, name))
  }
}

function requireSound(file: string) {
  if (statSync(file).size === 0) throw new Error('The copy is empty')
  const sqlite = new Sqlite(file, { readonly: true })
  try {
    const [row] = sqlite.query<{ quick_check: string }, []>('PRAGMA quick_check(1)').all()
    if (row?.quick_check !== 'ok') throw new Error(`The copy is not sound: ${row?.quick_check}`)
  } finally {
    sqlite.close()
  }
}

function syncToDisk(path: string) {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
