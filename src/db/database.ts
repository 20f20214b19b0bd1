import { type SQL, sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { prepared } from './prepared.ts'

/** Queries of either engine: always awaited, whether the answer is in this process or across a network. */
export type Orm = BaseSQLiteDatabase<'async', unknown>

/** Any drizzle insert, update or delete; its result is the rows it returns, none without `.returning()`. */
export type Write = { run(): unknown } | SQL
type Rows<W> = W extends { all(): Promise<infer R> } ? (R extends unknown[] ? R : []) : Record<string, unknown>[]

/**
 * The one database, a file or a libSQL server. Reads go through `orm` or are `prepared` (await them). Writes go through `write`: its
 * statements are one whole, done together or not at all, and durable when the promise resolves.
 */
export interface Database {
  orm: Orm
  prepared: typeof prepared
  write<const W extends readonly Write[]>(...statements: W): Promise<{ -readonly [K in keyof W]: Rows<W[K]> }>
  /** `work`, whose first write that succeeds does these too, before its own and in one whole. @returns if there was one */
  alongside(statements: readonly Write[], work: () => Promise<unknown>): Promise<boolean>
  /** Changes with every commit, of this process and others; null where that cannot be known. */
  mark(): string | null
  /** Cheap proof that it can be read. Throws when it cannot. */
  ping(): Promise<void>
  /** A consistent copy in a new file while others write. @throws AppError conflict when the file exists. */
  backupTo(path: string): Promise<void>
  /** Sentences about what is wrong with it; none when it is sound. */
  check(): Promise<string[]>
  /** Leaves nothing of what was deleted in the log. False when that must wait, or is not for us to do. */
  foldLog(): Promise<boolean>
  /**
   * For work that writes much: no commit folds the log while it goes on, for that holds everyone. The work calls `fold`
   * between its pieces, which does it in a thread of its own once there is enough.
   */
  writingMuch<Result>(work: (fold: () => Promise<void>) => Promise<Result>): Promise<Result>
  close(): void
  /** Which one: the file's full path, or the server's address. */
  place: string
}

/** `count(*)` of a query's rows as a number. */
export const rowCount = sql<number>`count(*)`
