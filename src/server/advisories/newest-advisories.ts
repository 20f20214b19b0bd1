import { sql } from 'drizzle-orm'
import { advisories } from '../../db/schema/advisories.ts'

/** Newest advisories that are searched: ten weeks of a farmer with the most crops allowed, and years of other farmers. */
export const MAX_NEWEST_SEARCHED = 2_000

/** Condition: the advisory is among the newest of the person `user` (a placeholder), so that a query is fast whatever the number of older advisories. */
export const isAmongNewestSql = sql`${advisories}.rowid in (
  select rowid from ${advisories} where user_id = ${sql.placeholder('user')} order by created_at desc limit ${MAX_NEWEST_SEARCHED})`

/** Creation time of the person's advisory number `howMany`, counted from the newest; '' if there are fewer. */
export const createdAtOfNewestSql = (howMany: number) => sql`coalesce((
  select newest.created_at from ${advisories} as newest where newest.user_id = ${sql.placeholder('user')}
  order by newest.created_at desc limit 1 offset ${sql.raw(`${howMany - 1}`)}), '')`
