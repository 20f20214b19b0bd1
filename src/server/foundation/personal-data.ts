import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { User } from '../../contracts/account.ts'
import type { Database, Write } from '../../db/open.ts'
import { createGiveWay } from '../../ground/give-way.ts'

/** Read and written together: some milliseconds, in which nothing else of this process goes on. */
const ROWS_AT_ONCE = 100

export type Owner = Pick<User, 'id' | 'phone'>

/** A list in pieces, or one value that is never much. */
export type Held = AsyncIterable<unknown[]> | (() => PromiseLike<unknown>)

/** What one part of the server keeps about people: their right to take it with them, and to have it gone. */
export interface PersonalData {
  /** Every table of it that names a person; one that no part answers for fails a test. */
  tables: readonly SQLiteTable[]
  /** What a person takes along, by its name in the export; not the hashes and keys that guard them. */
  held?(db: Database, owner: Owner): Record<string, Held>
  /** Takes away what does not go by cascade with the person's row, which is still there. */
  forget?(db: Database, owner: Owner): Write[]
}

/** Rows of a table in the order of their ids, some at a time: what was deleted meanwhile is left out. */
export async function* inPieces<Row>(
  { orm }: Database,
  table: SQLiteTable & { id: SQLiteColumn },
  theirs: SQL | undefined,
  read: (some: SQL) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  const giveWay = createGiveWay()
  const ids = await orm.select({ id: table.id }).from(table).where(theirs).orderBy(table.id)
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    await giveWay()
    const some = JSON.stringify(ids.slice(from, from + ROWS_AT_ONCE).map(({ id }) => id))
    yield await read(sql`${table.id} in (select value from json_each(${some}))`)
  }
}
