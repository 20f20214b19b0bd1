import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { technicalError } from '../../shared/errors.ts'
import { firstItem } from '../../shared/lookups.ts'
import { withPassengers } from '../alongside.ts'
import { nameCropsInFile } from '../crop-names.ts'
import type { Database, Orm, Write } from '../database.ts'
import { codeOf } from '../failures.ts'
import { migrateFile } from '../migrate.ts'
import { prepared } from '../prepared.ts'
import { complaintsOf } from '../soundness.ts'
import type { PreparedWrite } from '../with-values.ts'
import { aside } from './aside.ts'
import { SqliteWithCache } from './cached-statements.ts'
import { createGroupCommit } from './group-commit.ts'
import { makePrivateFile, makePrivateFolder } from './private-files.ts'

/** 16 MB. A checkpoint blocks all requests; with SQLite's default of 1000 pages every fiftieth post would start one. */
const CHECKPOINT_PAGES = 4000
/** Size of a log that takes long to checkpoint; a long read lets the log grow. */
const LARGE_LOG = 8 * 1024 * 1024
/** Log size at which long work starts a checkpoint thread, which takes ten milliseconds to start. */
const LONG_WORK_LOG = 32 * 1024 * 1024
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
  const { leaveLog, foldLog, writingMuch } = createLogFolding(sqlite, path)
  const perform = (statement: Write) => performWrite(sqlite, orm, statement)

  return {
    orm,
    prepared,
    place: path === ':memory:' ? path : realpathSync(path),
    ...withPassengers(
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
      await leaveLog(() => aside({ job: 'backup', source: path, target })).catch((error) => {
        const damaged = 'The database is damaged: gona db check says more. No backup was written.'
        throw explained(error, damaged, `${target}: check its folder`)
      })
    },
    check: () => complaintsOf((pragma) => sqlite.query<Record<string, unknown>, []>(pragma).all()),
    foldLog,
    fault: () => null,
    writingMuch,
    close() {
      commit.flush()
      sqlite.close()
    },
  }
}

/** Checkpoints the write-ahead log apart from SQLite's own schedule. */
function createLogFolding(sqlite: SqliteWithCache, path: string) {
  let leavingLog = 0
  async function leaveLog<Result>(work: () => Promise<Result>): Promise<Result> {
    if (leavingLog++ === 0) sqlite.run('PRAGMA wal_autocheckpoint = 0')
    try {
      return await work()
    } finally {
      if (--leavingLog === 0) sqlite.run(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    }
  }
  async function foldLog(): Promise<boolean> {
    try {
      if (path !== ':memory:' && logBytes(path) > LARGE_LOG) await aside({ job: 'checkpoint', source: path })
      return sqlite.query<{ busy: number }, []>('PRAGMA wal_checkpoint(TRUNCATE)').all()[0]?.busy === 0
    } catch {
      return false
    }
  }
  const foldLonger = async (bytes: number) => {
    if (logBytes(path) > bytes) await foldLog()
  }

  return {
    leaveLog,
    foldLog,
    writingMuch: <Result>(work: (fold: () => Promise<void>) => Promise<Result>) =>
      leaveLog(() => work(() => foldLonger(LONG_WORK_LOG)).finally(() => foldLonger(LARGE_LOG))),
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

const logBytes = (path: string) => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0

function openUpToDate(path: string, content?: Uint8Array): SqliteWithCache {
  let sqlite: SqliteWithCache | undefined
  try {
    if (path !== ':memory:') {
      makePrivateFolder(dirname(path))
      makePrivateFile(path)
    }
    sqlite = new SqliteWithCache(content ?? path, { create: true, strict: false })
    setUp(sqlite)
    migrateFile(sqlite)
    nameCropsInFile(sqlite)
    forgetStatistics(sqlite)
    return sqlite
  } catch (error) {
    sqlite?.close()
    const damaged = `${path} is damaged or no database. Please restore a backup: gona db restore FILE`
    throw explained(error, damaged, `${path}: check DATA_DIR`)
  }
}

function setUp(sqlite: SqliteWithCache) {
  sqlite.run('PRAGMA busy_timeout = 5000')
  sqlite.run('PRAGMA journal_mode = WAL')
  sqlite.run('PRAGMA synchronous = FULL')
  sqlite.run('PRAGMA foreign_keys = ON')
  sqlite.run('PRAGMA temp_store = MEMORY')
  // 16 MB: the system caches the file too; 64 MB served concurrent load at most a tenth faster.
  sqlite.run('PRAGMA cache_size = -16000')
  sqlite.run(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  // Deleted rows are overwritten with zeros, so that erased personal data is not on the disk.
  sqlite.run('PRAGMA secure_delete = ON')
}

/** Deletes planner statistics: those of an empty table make SQLite scan another table for every page. */
function forgetStatistics(sqlite: SqliteWithCache) {
  const statTables = "select name from sqlite_schema where type = 'table' and name in ('sqlite_stat1', 'sqlite_stat4')"
  const statement = sqlite.prepare<{ name: string }, []>(statTables)
  const forgotten = statement.all().filter(({ name }) => sqlite.run(`DELETE FROM ${name}`).changes > 0)
  statement.finalize()
  // Reloads the statistics of this connection.
  if (forgotten.length > 0) sqlite.run('ANALYZE sqlite_schema')
}

/** Turns an error of SQLite or the disk into an instruction; returns others unchanged. */
function explained(error: unknown, damaged: string, whereToLook: string): unknown {
  const code = codeOf(error)
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return technicalError('unavailable', damaged)
  if (!UNWRITABLE.test(code)) return error
  return technicalError('unavailable', `Cannot write ${whereToLook}, its permissions and free disk space.`)
}
