import { Database as Sqlite } from 'bun:sqlite'
import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { type BunSQLiteDatabase, drizzle } from 'drizzle-orm/bun-sqlite'
import { AppError } from '../server/errors.ts'
import { createGroupCommit } from './group-commit.ts'
import { migrate, refuseNewer } from './migrate.ts'
import * as schema from './schema.ts'

export type Orm = BunSQLiteDatabase<typeof schema>

/** Any drizzle insert, update or delete; its result is the rows it returns, none without `.returning()`. */
export type Write = { run(): unknown } | SQL
type Rows<W> = W extends { all(): infer R } ? (R extends unknown[] ? R : []) : Record<string, unknown>[]

/**
 * The one database. Reads go through `orm` (await them). Writes go through `write`: its statements are one whole,
 * done together or not at all, and durable when the promise resolves. No other file opens a database.
 */
export interface Database {
  orm: Orm
  write<const W extends readonly Write[]>(...statements: W): Promise<{ -readonly [K in keyof W]: Rows<W[K]> }>
  /**
   * Does `work`; its first write that succeeds does these statements too, before its own and in the same whole.
   * @returns whether there was one
   */
  alongside(statements: readonly Write[], work: () => Promise<unknown>): Promise<boolean>
  /** A mark that changes with every commit, this process's and others'. Two equal ones: nothing was written between. */
  mark(): string
  /** Cheap proof that the file can be read. Throws when it cannot. */
  ping(): void
  /** A consistent copy while others write. */
  backupTo(path: string): void
  /** Sentences about what is wrong with the file; none when it is sound. */
  check(): string[]
  /** Folds the log into the file and empties it, so that what was deleted is in neither. False while others read. */
  foldLog(): boolean
  close(): void
  path: string
}

/** Statements that wait for a write to go along with. */
interface Passenger {
  statements: readonly Write[]
  aboard: boolean
}

const STATEMENTS_KEPT = 300

/**
 * Opens (and if need be makes) the file, or `:memory:`, and brings it up to date.
 * @throws AppError for one of a newer gona, a damaged one, and a folder that cannot be written
 */
export function openDatabase(path: string): Database {
  const sqlite = openFile(path)
  keepStatements(sqlite)
  const orm = drizzle(sqlite, { schema })
  // From here on the group commit waits for the lock between turns instead of blocking in one.
  sqlite.run('PRAGMA busy_timeout = 50')
  const commit = createGroupCommit(sqlite)
  const versions = sqlite.prepare<unknown, []>('SELECT data_version, total_changes() FROM pragma_data_version')
  const passengers = new AsyncLocalStorage<Passenger>()
  const done = (statement: Write) =>
    'all' in statement ? (statement as { all(): unknown[] }).all() : orm.all(statement as SQL)

  return {
    orm,
    path,
    write(...statements) {
      const passenger = passengers.getStore()
      if (!passenger || passenger.aboard) return commit.submit(() => statements.map(done)) as never
      passenger.aboard = true
      const written = commit.submit(() => {
        passenger.statements.forEach(done)
        return statements.map(done)
      })
      written.catch(() => {
        passenger.aboard = false
      })
      return written as never
    },
    async alongside(waiting, work) {
      const passenger = { statements: waiting, aboard: false }
      await passengers.run(passenger, work)
      return passenger.aboard
    },
    // data_version sees what other connections commit, total_changes what this one did.
    mark() {
      const [row] = versions.values()
      return `${row![0]} ${row![1]}`
    },
    ping: () => void sqlite.query('SELECT 1').get(),
    backupTo(target) {
      if (existsSync(target)) throw new AppError('conflict', `${target} exists already; give a new file name`)
      mkdirSync(dirname(target), { recursive: true })
      sqlite.query('VACUUM INTO ?').run(target)
    },
    check() {
      const wrong = sqlite.query<{ integrity_check: string }, []>('PRAGMA integrity_check').all()
      const orphans = sqlite.query<{ table: string; rowid: number }, []>('PRAGMA foreign_key_check').all()
      return [
        ...wrong.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
        ...orphans.map((row) => `${row.table} row ${row.rowid} points to a row that is not there`),
      ]
    },
    foldLog() {
      try {
        return sqlite.query<{ busy: number }, []>('PRAGMA wal_checkpoint(TRUNCATE)').all()[0]?.busy === 0
      } catch {
        return false
      }
    },
    close() {
      commit.flush()
      try {
        if (path !== ':memory:') sqlite.run('PRAGMA optimize')
      } catch {
        // Another process writes at this moment: the statistics are brought up to date at the next close.
      }
      sqlite.close()
    },
  }
}

/** drizzle prepares anew at each call; the same text is compiled once. All are read to their end, so none is in use twice. */
function keepStatements(sqlite: Sqlite) {
  const kept = new Map<string, ReturnType<Sqlite['prepare']>>()
  const prepare = sqlite.prepare.bind(sqlite)
  sqlite.prepare = ((text: string) => {
    const statement = kept.get(text) ?? prepare(text)
    // The one used last stands at the end; the first is the one unused longest.
    kept.delete(text)
    kept.set(text, statement)
    if (kept.size > STATEMENTS_KEPT) kept.delete(kept.keys().next().value!)
    return statement
  }) as Sqlite['prepare']
}

function openFile(path: string): Sqlite {
  try {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
    const sqlite = new Sqlite(path, { create: true, strict: false })
    sqlite.run('PRAGMA busy_timeout = 5000')
    sqlite.run('PRAGMA journal_mode = WAL')
    sqlite.run('PRAGMA synchronous = FULL')
    sqlite.run('PRAGMA foreign_keys = ON')
    sqlite.run('PRAGMA temp_store = MEMORY')
    sqlite.run('PRAGMA cache_size = -16000')
    // What is deleted is overwritten with zeros: a person's right to be forgotten holds for the file too.
    sqlite.run('PRAGMA secure_delete = ON')
    refuseNewer(sqlite)
    migrate(sqlite)
    return sqlite
  } catch (error) {
    throw unopened(path, error)
  }
}

function unopened(path: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return new AppError(
      'unavailable',
      `${path} is damaged or no database. Please restore a backup: gona db restore FILE`,
    )
  }
  if (/^SQLITE_(CANTOPEN|READONLY|PERM|FULL|IOERR)|^E(ACCES|PERM|ROFS|NOSPC|EXIST|NOTDIR)/.test(code)) {
    return new AppError('unavailable', `Cannot write ${path}: check DATA_DIR, its rights and the space on its disk.`)
  }
  return error
}

/** `count(*)` of a query's rows as a number. */
export const rowCount = sql<number>`count(*)`
