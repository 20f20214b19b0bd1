import { sql } from 'drizzle-orm'
import { advisories } from '../../db/schema/advisories.ts'

/** Ten weeks' of whoever has as many crops as there may be; years' of everyone else. */
export const LOOKED_AT = 2_000

/**
 * Whether an advisory is among the newest of the person `user` (a placeholder): what is chosen or counted from these
 * takes no longer however many there were before.
 */
export const amongNewest = sql`${advisories}.rowid in (
  select rowid from ${advisories} where user_id = ${sql.placeholder('user')} order by created_at desc limit ${LOOKED_AT})`

/** When the last of so many of the newest of the person `user` was made; for whoever has fewer, before all. */
export const sinceNewest = (howMany: number) => sql`coalesce((
  select newest.created_at from ${advisories} as newest where newest.user_id = ${sql.placeholder('user')}
  order by newest.created_at desc limit 1 offset ${sql.raw(`${howMany - 1}`)}), '')`
