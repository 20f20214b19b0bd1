import { type SQL, sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { DatabaseFault } from './libsql/cluster.ts'
import type { prepared } from './prepared.ts'

/** Queries of either engine: always awaited. */
export type Orm = BaseSQLiteDatabase<'async', unknown>

/** Any drizzle insert, update or delete. It returns the rows of `.returning()`. */
export type Write = { run(): unknown } | SQL
type Rows<W> = W extends { all(): Promise<infer R> } ? (R extends unknown[] ? R : []) : Record<string, unknown>[]

/**
 * The database, a file or a libSQL server. Reads go through `orm` or are `prepared` (await them). The statements of one
 * `write` are atomic, and durable when its promise resolves.
 */
export interface Database {
  orm: Orm
  prepared: typeof prepared
  write<const W extends readonly Write[]>(...statements: W): Promise<{ -readonly [K in keyof W]: Rows<W[K]> }>
  /**
   * Runs `work`; its first successful write also commits these statements, before its own. @returns whether there was
   * one
   */
  alongside(statements: readonly Write[], work: () => Promise<unknown>): Promise<boolean>
  /** Data version: changes with every commit of any process; null if unknown. */
  mark(): string | null
  /** @throws when the database cannot be read */
  ping(): Promise<void>
  /** Copies to a new file while others write. @throws AppError conflict when the file exists */
  backupTo(path: string): Promise<void>
  /** Returns problems as sentences. */
  check(): Promise<string[]>
  /** Empties the log of deleted data. Returns false when that must wait, or is the server's business. */
  foldLog(): Promise<boolean>
  /**
   * Runs heavy writes while no commit checkpoints the log, which would block everyone. Between its pieces the work
   * calls `fold`, which checkpoints a large log in another thread.
   */
  writingMuch<Result>(work: (fold: () => Promise<void>) => Promise<Result>): Promise<Result>
  /** Fault of the servers that an operator must mend; none for a file. */
  fault(): DatabaseFault | null
  close(): void
  /** Full path of the file, or address of the server. */
  place: string
}

export const rowCount = sql<number>`count(*)`
