import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Analytics } from '../../contracts/admin.ts'
import { type Orm, rowCountSql } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { counters } from '../../db/schema/operation.ts'
import { firstItem } from '../../shared/lookups.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { readTotals } from '../foundation/read-totals.ts'

/** Days since the last activity of an active user. */
export const ACTIVE_USER_DAYS = 7
const HOUR_MS = 3_600_000
/** More than the number of states and of crops; only rare legacy place names are left out beyond it. */
const MAX_COUNTERS_LISTED = 200

/** Figures of the dashboard from running totals (table `counters`), so the time does not depend on the number of farmers. */
export async function readAnalytics({ db: { orm }, clock }: Pick<Foundation, 'db' | 'clock'>): Promise<Analytics> {
  const [totals, regions, crops, feedback, activeUsers, arrivals, [web], activeBy] = await Promise.all([
    readTotals({ orm }),
    largestCounters(orm, 'region'),
    largestCounters(orm, 'crop'),
    Promise.all(
      ['useful', 'not_useful', 'done'].map((name) => orm.select().from(counters).where(eq(counters.name, name))),
    ),
    activeSince(orm, new Date(clock.now().getTime() - ACTIVE_USER_DAYS * 24 * HOUR_MS)),
    largestCounters(orm, 'arrived'),
    largestCounters(orm, 'web'),
    activeByChannel(orm, new Date(clock.now().getTime() - ACTIVE_USER_DAYS * 24 * HOUR_MS)),
  ])
  return {
    totalFarmers: totals.farmers,
    activeUsers,
    totalPosts: totals.posts,
    regionalDistribution: regions.map(({ key, n }) => ({ location: key, count: n })),
    cropDistribution: crops.map(({ key, n }) => ({ crop: key, count: n })),
    adviceFeedback: feedbackOf(feedback.flat()),
    arrivedBy: arrivals.map(({ key, n }) => ({ by: key, count: n })),
    everOnWeb: web?.n ?? 0,
    activeBy,
  }
}

function largestCounters(orm: Orm, name: string) {
  return orm
    .select()
    .from(counters)
    .where(eq(counters.name, name))
    .orderBy(desc(counters.n), counters.key)
    .limit(MAX_COUNTERS_LISTED)
}

/** Counts active farmers by channel, from hourly running totals such as `ussd 2026-06-20T14`. */
function activeByChannel(orm: Orm, since: Date): Promise<Analytics['activeBy']> {
  const [by, count] = [
    sql<string>`substr(${counters.key}, 1, length(${counters.key}) - 14)`,
    sql<number>`sum(${counters.n})`,
  ]
  return orm
    .select({ by, count })
    .from(counters)
    .where(sql`${counters.name} = 'active_by' and substr(${counters.key}, -13) >= ${since.toISOString().slice(0, 13)}`)
    .groupBy(by)
    .orderBy(desc(count), by)
}

/** Counts whole hours from running totals, and the partial hour of `since` from the farmers' rows. */
async function activeSince(orm: Orm, since: Date): Promise<number> {
  const nextHour = new Date((Math.floor(since.getTime() / HOUR_MS) + 1) * HOUR_MS).toISOString()
  const whole = firstItem(
    await orm
      .select({ n: sql<number>`coalesce(sum(${counters.n}), 0)` })
      .from(counters)
      .where(and(eq(counters.name, 'active'), gt(counters.key, since.toISOString().slice(0, 13)))),
  )
  const part = firstItem(
    await orm
      .select({ n: rowCountSql })
      .from(users)
      .where(
        sql`${users.isAdmin} = 0 and ${users.lastActiveAt} >= ${since.toISOString()} and ${users.lastActiveAt} < ${nextHour}`,
      ),
  )
  return whole.n + part.n
}

function feedbackOf(rows: (typeof counters.$inferSelect)[]): Analytics['adviceFeedback'] {
  const byKey = new Map<string, Analytics['adviceFeedback'][number]>()
  for (const { name, key, n } of rows) {
    const [crop = '', category = ''] = key.split('/')
    const line = byKey.getOrInsert(key, { crop, category, useful: 0, notUseful: 0, done: 0 })
    line[name === 'useful' ? 'useful' : name === 'done' ? 'done' : 'notUseful'] = n
  }
  const answers = (line: Analytics['adviceFeedback'][number]) => line.useful + line.notUseful
  return [...byKey.values()].sort(
    (a, b) =>
      answers(b) - answers(a) ||
      b.done - a.done ||
      a.crop.localeCompare(b.crop) ||
      a.category.localeCompare(b.category),
  )
}
