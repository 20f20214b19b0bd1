import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { User } from '../../contracts/account.ts'
import type { Database, Write } from '../../db/open.ts'
import { createYieldToEventLoop } from '../../shared/yield-to-event-loop.ts'

/** Rows per step; a step blocks this process for some milliseconds. */
const ROWS_AT_ONCE = 100

export type DataSubject = Pick<User, 'id' | 'phone'>

type Held = AsyncIterable<unknown[]> | (() => PromiseLike<unknown>)

export interface PersonalData {
  /** All tables of the module that refer to a person; a test fails for a table that no module lists. */
  tables: readonly SQLiteTable[]
  held?(db: Database, owner: DataSubject): Record<string, Held>
  /** Returns writes that delete the rows which no cascade deletes; they run before the person's row is deleted. */
  forget?(db: Database, owner: DataSubject): Write[]
}

export async function* personRowsByPage<Row>(
  { orm }: Database,
  table: SQLiteTable & { id: SQLiteColumn },
  theirs: SQL | undefined,
  read: (some: SQL) => PromiseLike<Row[]>,
): AsyncGenerator<Row[]> {
  const giveWay = createYieldToEventLoop()
  const ids = await orm.select({ id: table.id }).from(table).where(theirs).orderBy(table.id)
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    await giveWay()
    const some = JSON.stringify(ids.slice(from, from + ROWS_AT_ONCE).map(({ id }) => id))
    yield await read(sql`${table.id} in (select value from json_each(${some}))`)
  }
}
