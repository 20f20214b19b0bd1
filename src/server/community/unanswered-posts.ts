import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AwaitingFilter } from '../../contracts/community.ts'
import type { Orm } from '../../db/open.ts'
import { posts } from '../../db/schema/community.ts'
import { daysBefore } from '../../shared/clock.ts'
import { firstItem } from '../../shared/lookups.ts'

/** Limit of a count: more posts than a person reads in a day. */
const MAX_COUNTED = 1000

/** Posts that need attention: range in days back, and condition. */
const AWAITING_CONDITIONS: Record<AwaitingFilter, { days: [from: number, until: number]; which: SQL }> = {
  unanswered: { days: [14, 1], which: sql`${posts.replyCount} = 0` },
  pictures: { days: [1, 0], which: sql`${posts.imageUrl} is not null` },
}

/** Condition for posts that need attention. Ids begin with the time, so that only the rows of the range are read. */
export function postsAwaitingCondition(what: AwaitingFilter, now: Date): SQL | undefined {
  const { days, which } = AWAITING_CONDITIONS[what]
  const [from, until] = days
  const idAt = (back: number) => firstIdOf(daysBefore(now, back))
  return and(gte(posts.id, idAt(from)), lt(posts.id, idAt(until)), which)
}

export async function countPostsAwaiting(orm: Orm, now: Date): Promise<Record<AwaitingFilter, number>> {
  const count = async (what: AwaitingFilter) => {
    const some = orm.select({ id: posts.id }).from(posts).where(postsAwaitingCondition(what, now)).limit(MAX_COUNTED)
    const row = firstItem(await orm.select({ n: sql<number>`count(*)` }).from(some.as('waiting')))
    return row.n
  }
  const [unanswered, pictures] = await Promise.all([count('unanswered'), count('pictures')])
  return { unanswered, pictures }
}

/** Returns the lowest UUIDv7 that can be created at or after a time. */
function firstIdOf(at: string): string {
  const hex = Date.parse(at).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}`
}
