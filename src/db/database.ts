import { type SQL, sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { DatabaseFault } from './libsql/database-fault.ts'
import type { prepareOnce } from './prepared-queries.ts'

export type Orm = BaseSQLiteDatabase<'async', unknown>

export type Write = { run(): unknown } | SQL
type Rows<W> = W extends { all(): Promise<infer R> }
  ? R extends unknown[]
    ? R
    : []
  : W extends SQL<infer Row>
    ? (unknown extends Row ? Record<string, unknown> : Row)[]
    : Record<string, unknown>[]

/** Database file or libSQL server. The statements of one `write` are one transaction, durable when the promise resolves. */
export interface Database {
  orm: Orm
  prepared: typeof prepareOnce
  write<const W extends readonly Write[]>(...statements: W): Promise<{ -readonly [K in keyof W]: Rows<W[K]> }>
  /** Runs `work` and commits these statements with its first write. @returns false if `work` wrote nothing */
  alongside(statements: readonly Write[], work: () => Promise<unknown>): Promise<boolean>
  mark(): string | null
  /** @throws when the database cannot be read */
  ping(): Promise<void>
  /** Copies to a new file while others write. @throws AppError conflict when the file exists */
  backupTo(path: string): Promise<void>
  check(): Promise<string[]>
  /** Checkpoints the write-ahead log, so that it contains no deleted data. Returns false if the checkpoint must wait, or on a server. */
  foldLog(): Promise<boolean>
  /** Runs heavy writes without automatic checkpoints, which would block other work; `fold` checkpoints a large log in another thread. */
  writingMuch<Result>(work: (fold: () => Promise<void>) => Promise<Result>): Promise<Result>
  /** Returns the fault of the libSQL servers that an operator must repair; null for a file. */
  fault(): DatabaseFault | null
  close(): void
  /** Full path of the file, or address of the server. */
  place: string
}

export const rowCountSql = sql<number>`count(*)`
