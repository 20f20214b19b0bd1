import { existsSync, realpathSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { technicalError } from '../../shared/errors.ts'
import { firstItem } from '../../shared/lookups.ts'
import type { PreparedWrite } from '../bind-values.ts'
import { storeCropAliasesInFile } from '../crop-names.ts'
import type { Database, Orm, Write } from '../database.ts'
import { errorCode } from '../failures.ts'
import { migrateFile } from '../migrate.ts'
import { prepareOnce } from '../prepared-queries.ts'
import { integrityErrors } from '../soundness.ts'
import { createWriteMethods } from '../write-methods.ts'
import { SqliteWithCache } from './cached-statements.ts'
import { createCheckpointer } from './checkpoint.ts'
import { applyConnectionSettings, deletePlannerStatistics } from './connection-settings.ts'
import { createGroupCommit } from './group-commit.ts'
import { makePrivateFile, makePrivateFolder } from './private-files.ts'
import { runInWorker } from './run-in-worker.ts'

const UNWRITABLE = /^SQLITE_(CANTOPEN|READONLY|PERM|FULL|IOERR)|^E(ACCES|PERM|ROFS|NOSPC|EXIST|NOTDIR)/

/**
 * Opens or creates a SQLite file, or `:memory:`, empty or with the content of a file.
 * @throws AppError for another version, or an unusable file
 */
export function openFile(path: string): Database
export function openFile(path: ':memory:', content: Uint8Array): Database
export function openFile(path: string, content?: Uint8Array): Database {
  const sqlite = openUpToDate(path, content)
  // Synchronous here; callers await because libSQL needs it.
  const orm = drizzle(sqlite) as unknown as Orm
  // From here on the group commit waits for the lock between turns, not inside one.
  sqlite.run('PRAGMA busy_timeout = 50')
  const commit = createGroupCommit(sqlite)
  const others = sqlite.prepare<unknown, []>('PRAGMA data_version')
  const own = sqlite.prepare<unknown, []>('SELECT total_changes()')
  const { leaveLog, foldLog, writingMuch } = createCheckpointer(sqlite, path)
  const perform = (statement: Write) => performWrite(sqlite, orm, statement)

  return {
    orm,
    prepared: prepareOnce,
    place: path === ':memory:' ? path : realpathSync(path),
    ...createWriteMethods(
      (statements) => commit.submit(() => statements.map(perform), statements.length === 1) as Promise<unknown[][]>,
    ),
    mark: () => `${firstItem(others.values())[0]} ${firstItem(own.values())[0]}`,
    async ping() {
      sqlite.query('SELECT 1').get()
    },
    async backupTo(target) {
      if (existsSync(target)) throw technicalError('conflict', `${target} exists already. Give a new file name.`)
      makePrivateFolder(dirname(target))
      if (path === ':memory:') return void sqlite.query('VACUUM INTO ?').run(target)
      // The copying thread also checkpoints what is committed meanwhile.
      await leaveLog(() => runInWorker({ job: 'backup', source: path, target })).catch((error) => {
        const damaged = 'The database is damaged: gona db check says more. No backup was written.'
        throw explainOpenError(error, damaged, `${target}: check its folder`)
      })
    },
    check: () => integrityErrors((pragma) => sqlite.query<Record<string, unknown>, []>(pragma).all()),
    foldLog,
    fault: () => null,
    writingMuch,
    close() {
      commit.flush()
      sqlite.close()
    },
  }
}

function performWrite(sqlite: SqliteWithCache, orm: Orm, statement: Write): unknown[] {
  if (isPrepared(statement) && statement.silent) {
    const { text, params } = statement.filled()
    sqlite.prepare(text).run(...(params as never[]))
    return []
  }
  return hasRows(statement) ? statement.all() : (orm.all(statement as SQL) as never)
}

const isPrepared = (statement: Write): statement is PreparedWrite => 'silent' in statement
const hasRows = (statement: Write): statement is Write & { all(): unknown[] } => 'all' in statement

function openUpToDate(path: string, content?: Uint8Array): SqliteWithCache {
  let sqlite: SqliteWithCache | undefined
  try {
    if (path !== ':memory:') {
      makePrivateFolder(dirname(path))
      makePrivateFile(path)
    }
    sqlite = new SqliteWithCache(content ?? path, { create: true, strict: false })
    applyConnectionSettings(sqlite)
    migrateFile(sqlite)
    storeCropAliasesInFile(sqlite)
    deletePlannerStatistics(sqlite)
    return sqlite
  } catch (error) {
    sqlite?.close()
    const damaged = `${path} is damaged or no database. Please restore a backup: gona db restore FILE`
    throw explainOpenError(error, damaged, `${path}: check DATA_DIR`)
  }
}

/** Turns an error of SQLite or the disk into an instruction; returns others unchanged. */
function explainOpenError(error: unknown, damaged: string, whereToLook: string): unknown {
  const code = errorCode(error)
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return technicalError('unavailable', damaged)
  if (!UNWRITABLE.test(code)) return error
  return technicalError('unavailable', `Cannot write ${whereToLook}, its permissions and free disk space.`)
}
