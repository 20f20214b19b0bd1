import { existsSync, realpathSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/bun-sqlite'
import { technicalError } from '../../ground/errors.ts'
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

/** 16 MB: the commit that fills the log folds it, and everyone waits. With SQLite's own 1000 every fiftieth post does. */
const CHECKPOINT_PAGES = 4000
/** A log this long, left by a long read, takes more than a moment to fold. */
const LARGE_LOG = 8 * 1024 * 1024
/** Long work lets it grow so far: the thread that folds it takes ten milliseconds to start. */
const LONG_WORK_LOG = 32 * 1024 * 1024
const UNWRITABLE = /^SQLITE_(CANTOPEN|READONLY|PERM|FULL|IOERR)|^E(ACCES|PERM|ROFS|NOSPC|EXIST|NOTDIR)/

/** Opens or makes a SQLite file, or `:memory:`. @throws AppError for one of a newer gona, a damaged or unwritable one */
export function openFile(path: string): Database {
  const sqlite = openUpToDate(path)
  // It answers at once; its callers await all the same, as the other engine needs.
  const orm = drizzle(sqlite) as unknown as Orm
  // From here on the group commit waits for the lock between turns instead of blocking in one.
  sqlite.run('PRAGMA busy_timeout = 50')
  const commit = createGroupCommit(sqlite)
  // What other connections committed, and what this one did; as one query they take twice as long.
  const others = sqlite.prepare<unknown, []>('PRAGMA data_version')
  const own = sqlite.prepare<unknown, []>('SELECT total_changes()')
  let leavingLog = 0
  /** No commit folds the log while `work` goes on. */
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
  const done = (statement: Write): unknown[] => {
    if ('silent' in statement && statement.silent) {
      const { text, params } = (statement as PreparedWrite).filled()
      sqlite.prepare(text).run(...(params as never[]))
      return []
    }
    return 'all' in statement
      ? (statement as unknown as { all(): unknown[] }).all()
      : (orm.all(statement as SQL) as never)
  }

  return {
    orm,
    prepared,
    place: path === ':memory:' ? path : realpathSync(path),
    ...withPassengers(
      (statements) => commit.submit(() => statements.map(done), statements.length === 1) as Promise<unknown[][]>,
    ),
    mark: () => `${others.values()[0]![0]} ${own.values()[0]![0]}`,
    async ping() {
      sqlite.query('SELECT 1').get()
    },
    async backupTo(target) {
      if (existsSync(target)) throw technicalError('conflict', `${target} exists already; give a new file name`)
      makePrivateFolder(dirname(target))
      if (path === ':memory:') return void sqlite.query('VACUUM INTO ?').run(target)
      // What commits meanwhile stays in the log; folding that is the copying thread's work too.
      await leaveLog(() => aside({ job: 'backup', source: path, target })).catch((error) => {
        const damaged = 'The database is damaged: gona db check says more. No backup was written.'
        throw explained(error, damaged, `${target}: check its folder`)
      })
    },
    check: () => complaintsOf((pragma) => sqlite.query<Record<string, unknown>, []>(pragma).all()),
    foldLog,
    // What is left at the end would hold whoever commits next.
    writingMuch: (work) => leaveLog(() => work(() => foldLonger(LONG_WORK_LOG)).finally(() => foldLonger(LARGE_LOG))),
    close() {
      commit.flush()
      sqlite.close()
    },
  }
}

const logBytes = (path: string) => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0

function openUpToDate(path: string): SqliteWithCache {
  let sqlite: SqliteWithCache | undefined
  try {
    if (path !== ':memory:') {
      makePrivateFolder(dirname(path))
      makePrivateFile(path)
    }
    sqlite = new SqliteWithCache(path, { create: true, strict: false })
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
  // 16 MB: the system keeps the file in memory too, and with 64 a crowd's requests were no more than a tenth quicker.
  sqlite.run('PRAGMA cache_size = -16000')
  sqlite.run(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  // What is deleted is overwritten with zeros: a person's right to be forgotten holds for the file too.
  sqlite.run('PRAGMA secure_delete = ON')
}

/** With statistics of a day on which a table was still empty, SQLite would read another one whole for every page. */
function forgetStatistics(sqlite: SqliteWithCache) {
  const kept = "select name from sqlite_schema where type = 'table' and name in ('sqlite_stat1', 'sqlite_stat4')"
  const statement = sqlite.prepare<{ name: string }, []>(kept)
  const forgotten = statement.all().filter(({ name }) => sqlite.run(`DELETE FROM ${name}`).changes > 0)
  statement.finalize()
  // Makes this connection read them again.
  if (forgotten.length > 0) sqlite.run('ANALYZE sqlite_schema')
}

/** An error of SQLite or the disk as a sentence that says what to do; any other as it is. */
function explained(error: unknown, damaged: string, whereToLook: string): unknown {
  const code = codeOf(error)
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return technicalError('unavailable', damaged)
  if (!UNWRITABLE.test(code)) return error
  return technicalError('unavailable', `Cannot write ${whereToLook}, its rights and the space on its disk.`)
}
