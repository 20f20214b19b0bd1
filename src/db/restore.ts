import { Database as Sqlite } from 'bun:sqlite'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { AppError } from '../server/errors.ts'

/**
 * Puts a backup in place of `target` and returns where the former file went (null when there was none). The backup is
 * checked first. @throws AppError when it is missing, damaged, or the database is in use.
 */
export function restoreDatabase(backup: string, target: string): string | null {
  if (!existsSync(backup)) throw new AppError('not_found', `There is no file ${backup}`)
  checkSound(backup)
  mkdirSync(dirname(target), { recursive: true })
  let kept: string | null = null
  if (existsSync(target)) {
    checkUnused(target)
    kept = `${target}.before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`
    renameSync(target, kept)
  }
  for (const leftover of [`${target}-wal`, `${target}-shm`]) rmSync(leftover, { force: true })
  copyFileSync(backup, `${target}.restoring`)
  renameSync(`${target}.restoring`, target)
  return kept
}

function checkSound(file: string) {
  try {
    const sqlite = new Sqlite(file, { readonly: true })
    const rows = sqlite.query<{ integrity_check: string }, []>('PRAGMA integrity_check').all()
    const isOurs = sqlite.query("SELECT 1 FROM sqlite_master WHERE name = 'users'").all().length === 1
    sqlite.close()
    if (rows[0]?.integrity_check === 'ok' && isOurs) return
  } catch {
    // Told below in one sentence.
  }
  throw new AppError('invalid', `${file} is not a sound gona backup`)
}

/** Folds the WAL into the file and proves that nobody else has it open. @throws AppError unavailable */
export function checkUnused(file: string) {
  const sqlite = new Sqlite(file)
  try {
    sqlite.run('PRAGMA busy_timeout = 0')
    sqlite.run('PRAGMA locking_mode = EXCLUSIVE')
    sqlite.run('BEGIN EXCLUSIVE')
    sqlite.run('COMMIT')
    sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch {
    throw new AppError('unavailable', 'The database is in use. Stop the server, then try again.')
  } finally {
    sqlite.close()
  }
}
