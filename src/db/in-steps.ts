import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './open.ts'

/** Few enough that a step takes some milliseconds, in which nothing else of this process goes on. */
const ROWS = 500

/**
 * A write to more rows than may hold the process: done again, each time to `some` (a LIMIT), until there are fewer. It must
 * return a row for each changed, and not find it again. A stop leaves the rest for the next time. @returns how many rows
 */
export async function inSteps(db: Pick<Database, 'write'>, step: (some: SQL) => SQL): Promise<number> {
  for (let changed = 0; ; ) {
    const [rows] = await db.write(step(sql`limit ${ROWS}`))
    changed += rows.length
    if (rows.length < ROWS) return changed
  }
}

/** Deletes the rows of a table that fit a condition, in steps. @returns how many */
export const deleteInSteps = (db: Pick<Database, 'write'>, table: SQLiteTable, where: SQL): Promise<number> =>
  inSteps(
    db,
    (some) => sql`delete from ${table} where rowid in (select rowid from ${table} where ${where} ${some}) returning 1`,
  )
