import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { advisories } from '../../db/schema/advisories.ts'
import { daysBefore } from '../../shared/clock.ts'

/** Days in which the same work counts. */
const DAYS = 14
/** Fewest people who are counted; fewer could be recognised. */
const FEWEST = 5
/** Newest answers that are read. */
const MOST_READ = 2000

interface Neighbours {
  n: number
  state: string
}

/** Other farmers of the person's state who lately did the same for the same crop; null under five people. */
export async function countNeighboursWithSameWork(
  { orm }: Pick<Database, 'orm'>,
  { userId, cropType, rule }: Pick<typeof advisories.$inferSelect, 'userId' | 'cropType' | 'rule'>,
  now: Date,
): Promise<Neighbours | null> {
  const [found] = await orm.all<Neighbours>(sql`
    select count(distinct other.id) as n, me.region as state from users as me
    join (
      select user_id from advisories indexed by advisories_done_alike
      where crop_type = ${cropType} and rule = ${rule} and done_at > ${daysBefore(now, DAYS)} and done_at is not null
      order by done_at desc limit ${MOST_READ}
    ) as lately
    join users as other on other.id = lately.user_id
    where me.id = ${userId} and me.region <> '' and other.region = me.region and other.id <> me.id
      and other.is_practice = me.is_practice`)
  return found && found.n >= FEWEST ? { n: found.n, state: found.state } : null
}
