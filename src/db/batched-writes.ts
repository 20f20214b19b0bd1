import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './open.ts'

/** Rows per step: one step blocks this process for some milliseconds. */
const ROWS_PER_STEP = 500

/** Repeats a write with the LIMIT `some` until it changes fewer rows than the limit; a changed row must not match again. */
export async function writeInBatches(db: Pick<Database, 'write'>, step: (some: SQL) => SQL): Promise<number> {
  for (let changed = 0; ; ) {
    const [rows] = await db.write(step(sql`limit ${ROWS_PER_STEP}`))
    changed += rows.length
    if (rows.length < ROWS_PER_STEP) return changed
  }
}

/** Deletes matching rows in steps. @returns the number of rows */
export const deleteInBatches = (db: Pick<Database, 'write'>, table: SQLiteTable, where: SQL): Promise<number> =>
  writeInBatches(
    db,
    (some) => sql`delete from ${table} where rowid in (select rowid from ${table} where ${where} ${some}) returning 1`,
  )
