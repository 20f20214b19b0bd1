import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { advisories } from '../../db/schema/advisories.ts'
import { daysBefore } from '../../shared/clock.ts'

/** Only work done in these last days is counted. */
const COUNTED_DAYS = 14
/** Smallest number of people that is shown; fewer people could be recognised. */
const MIN_PEOPLE_SHOWN = 5
/** Rows that are read, the advisories done last; limits the time in a large cooperative. */
const MOST_READ = 2000

interface Neighbours {
  n: number
  state: string
}

/** Counts other farmers of the person's state who lately marked the same advice for the same crop as done; null for fewer than five. */
export async function countNeighboursWithSameWork(
  { orm }: Pick<Database, 'orm'>,
  { userId, cropType, rule }: Pick<typeof advisories.$inferSelect, 'userId' | 'cropType' | 'rule'>,
  now: Date,
): Promise<Neighbours | null> {
  const [found] = await orm.all<Neighbours>(sql`
    select count(distinct other.id) as n, me.region as state from users as me
    join (
      select user_id from advisories indexed by advisories_done_alike
      where crop_type = ${cropType} and rule = ${rule} and done_at > ${daysBefore(now, COUNTED_DAYS)} and done_at is not null
      order by done_at desc limit ${MOST_READ}
    ) as lately
    join users as other on other.id = lately.user_id
    where me.id = ${userId} and me.region <> '' and other.region = me.region and other.id <> me.id
      and other.is_practice = me.is_practice`)
  return found && found.n >= MIN_PEOPLE_SHOWN ? { n: found.n, state: found.state } : null
}
