import { sql } from 'drizzle-orm'
import { advisories } from '../../db/schema/advisories.ts'

/** Covers ten weeks of a farmer with the most crops allowed, and years of others. */
export const NEWEST_SEARCHED = 2_000

/** Condition: among the newest advisories of the person `user` (a placeholder), so that queries stay fast however many there were before. */
export const isAmongNewest = sql`${advisories}.rowid in (
  select rowid from ${advisories} where user_id = ${sql.placeholder('user')} order by created_at desc limit ${NEWEST_SEARCHED})`

/** Creation time of the oldest among the person's newest so many; '' for a person who has fewer. */
export const createdAtOfNewest = (howMany: number) => sql`coalesce((
  select newest.created_at from ${advisories} as newest where newest.user_id = ${sql.placeholder('user')}
  order by newest.created_at desc limit 1 offset ${sql.raw(`${howMany - 1}`)}), '')`
