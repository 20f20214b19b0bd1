import { and, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { adviceDueDay, urgencyRank } from '../../agronomy/season/due-day.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { Database } from '../../db/open.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { firstItem } from '../../shared/lookups.ts'
import type { AdvisoryRow } from './advisory-row.ts'
import { dueDaySql, urgencyRankSql } from './due-day-sql.ts'
import { createdAtOfNewestSql, isAmongNewestSql, MAX_NEWEST_SEARCHED } from './newest-advisories.ts'
import { isAdvisoryOpen } from './open-advisory.ts'

/** Most advisories in a list. */
export const MAX_ADVISORIES_LISTED = 100
/** Expired or done. */
const isOver = sql`(${advisories.done} or coalesce(${advisories.validUntil} < ${sql.placeholder('today')}, 0))`

interface Candidate {
  user: string
  /** ISO date. */
  today: string
}

type Ordered = Pick<AdvisoryRow, 'id' | 'done' | 'validUntil' | 'priority' | 'rule' | 'createdAt' | 'score' | 'facts'>

/**
 * Advisories in order of work: valid and open ones first, then by priority, due date and age. Farmers with no more than a
 * list's length, nearly all, are read unsorted and sorted here, in a fifth of SQLite's time.
 */
export function createOrderedAdvisories(db: Pick<Database, 'orm' | 'prepared'>, plainUpTo = MAX_ADVISORIES_LISTED) {
  const { orm } = db
  const { done, validUntil, priority, createdAt } = advisories
  const isTheirs = eq(advisories.userId, sql.placeholder('user'))
  const isOpenNow = and(eq(done, false), or(isNull(validUntil), gte(validUntil, sql.placeholder('today'))))
  const plainly = db.prepared(() =>
    // Reads one row more than the limit, to detect longer lists.
    orm
      .select()
      .from(advisories)
      .where(and(isTheirs, sql`${createdAt} >= ${createdAtOfNewestSql(plainUpTo + 1)}`)),
  )
  // Uses the index of open advisories, so that closed ones are not read.
  const openOnes = db.prepared(() =>
    orm
      .select()
      .from(advisories)
      .where(and(isTheirs, isOpenNow, sql`${createdAt} >= ${createdAtOfNewestSql(MAX_NEWEST_SEARCHED)}`))
      .limit(plainUpTo + 1),
  )
  const ofMany = db.prepared(() => orderedAdvisoriesQuery(orm))
  const openOfMany = db.prepared(() =>
    orm
      .select({ active: count(), urgent: sql<number>`coalesce(sum(${priority} = 'high'), 0)` })
      .from(advisories)
      .where(and(isAmongNewestSql, isOpenNow)),
  )

  return {
    /** Returns the newest hundred, of some crops or of all. */
    async rows(key: Candidate, cropTypes?: CropId[]): Promise<AdvisoryRow[]> {
      const few = await plainly.all({ user: key.user })
      if (few.length <= plainUpTo) {
        const ofCrops = cropTypes ? few.filter(({ cropType }) => cropTypes.includes(cropType)) : few
        return ofCrops.sort(compareAdvisories(key.today))
      }
      return (cropTypes ? db.prepared(() => orderedAdvisoriesQuery(orm, cropTypes)) : ofMany).all({ ...key })
    },

    /** Returns the number of open and of urgent ones, and the first to do. */
    async open(key: Candidate): Promise<{ active: number; urgent: number; first: AdvisoryRow | null }> {
      const few = await openOnes.all({ ...key })
      if (few.length > plainUpTo) {
        const counts = firstItem(await openOfMany.all({ ...key }))
        const [first] = await ofMany.all({ ...key })
        return { ...counts, first: first ?? null }
      }
      return {
        active: few.length,
        urgent: few.filter((row) => row.priority === 'high').length,
        first: few.sort(compareAdvisories(key.today))[0] ?? null,
      }
    },
  }
}

/** Query that sorts like `compareAdvisories`, for farmers with too many advisories to sort here. */
const orderedAdvisoriesQuery = (orm: Database['orm'], cropTypes?: CropId[]) =>
  orm
    .select()
    .from(advisories)
    .where(and(isAmongNewestSql, cropTypes && inArray(advisories.cropType, cropTypes)))
    .orderBy(
      isOver,
      urgencyRankSql,
      sql`case when not ${isOver} then coalesce(${dueDaySql}, '~') end`,
      // Advice from the day on which work was done does not displace more important advice.
      sql`substr(${advisories.createdAt}, 1, 10) desc`,
      desc(advisories.score),
      desc(advisories.createdAt),
      advisories.id,
    )
    .limit(MAX_ADVISORIES_LISTED)

/** Compares two rows like `orderedAdvisoriesQuery` sorts them in SQL. */
const compareAdvisories =
  (today: string) =>
  (a: Ordered, b: Ordered): number => {
    const [aOpen, bOpen] = [isAdvisoryOpen(a, today), isAdvisoryOpen(b, today)]
    return (
      Number(bOpen) - Number(aOpen) ||
      urgencyRank(a) - urgencyRank(b) ||
      (aOpen ? compareText(adviceDueDay(a) ?? '~', adviceDueDay(b) ?? '~') : 0) ||
      compareText(b.createdAt.slice(0, 10), a.createdAt.slice(0, 10)) ||
      b.score - a.score ||
      compareText(b.createdAt, a.createdAt) ||
      compareText(a.id, b.id)
    )
  }

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
