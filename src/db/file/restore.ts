import { Database as Sqlite } from 'bun:sqlite'
import { copyFileSync, existsSync, linkSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { technicalError } from '../../shared/errors.ts'
import { errorCode, hasErrorCode } from '../failures.ts'
import { writeAtomically } from './backup-file.ts'
import { makePrivateFolder, restrictAccess } from './private-files.ts'

/** Replaces `target` by a checked backup. @returns the former path. @throws AppError not_found, invalid, unavailable */
export async function restoreDatabase(backup: string, target: string): Promise<string | null> {
  if (!existsSync(backup)) throw technicalError('not_found', `There is no file ${backup}. Check the path.`)
  const replaces = existsSync(target)
  if (replaces && realpathSync(backup) === realpathSync(target)) {
    throw technicalError('invalid', `${backup} is the database itself. Name a backup.`)
  }
  checkSound(backup)
  if (replaces) requireUnusedFile(target)
  const former = freeName(target)
  try {
    makePrivateFolder(dirname(target))
    await writeAtomically(
      target,
      (unfinished) => copyFileSync(backup, unfinished),
      () => setAside(target, former),
    )
  } catch (error) {
    throw technicalError(
      'unavailable',
      `Cannot write ${target} (${errorCode(error) || String(error)}): check its folder, its permissions and free disk space.`,
    )
  }
  if (replaces) restrictAccess(former)
  return replaces ? former : null
}

/** Links the former file to a second name, so that the path always has a database, and moves its log, which must not be applied to the new file. */
function setAside(target: string, former: string) {
  if (existsSync(target)) linkOrMove(target, former)
  if (existsSync(`${target}-wal`)) renameSync(`${target}-wal`, `${former}-wal`)
  rmSync(`${target}-shm`, { force: true })
}

function linkOrMove(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    renameSync(from, to)
  }
}

function freeName(target: string): string {
  const dated = `${target}.before-restore-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`
  let name = dated
  for (let n = 2; existsSync(name); n++) name = `${dated}-${n}`
  return name
}

function checkSound(file: string) {
  try {
    const sqlite = new Sqlite(file, { readonly: true })
    try {
      const rows = sqlite.query<{ integrity_check: string }, []>('PRAGMA integrity_check').all()
      const isOurs = sqlite.query("SELECT 1 FROM sqlite_master WHERE name = 'users'").all().length === 1
      if (rows[0]?.integrity_check === 'ok' && isOurs) return
    } finally {
      sqlite.close()
    }
  } catch {}
  throw technicalError('invalid', `${file} is not an intact gona backup.`)
}

/** Checkpoints the log; a damaged file counts as unused. @throws AppError unavailable if the file is in use */
export function requireUnusedFile(file: string) {
  const sqlite = new Sqlite(file)
  try {
    sqlite.run('PRAGMA busy_timeout = 0')
    sqlite.run('PRAGMA locking_mode = EXCLUSIVE')
    sqlite.run('BEGIN EXCLUSIVE')
    sqlite.run('COMMIT')
    sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)')
  } catch (error) {
    if (hasErrorCode(error, 'SQLITE_NOTADB') || hasErrorCode(error, 'SQLITE_CORRUPT')) return
    throw technicalError('unavailable', 'The database is in use. Stop the server, then try again.')
  } finally {
    sqlite.close()
  }
}
