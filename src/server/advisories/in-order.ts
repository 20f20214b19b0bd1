import { and, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { dueDay } from '../../agronomy/season/due-day.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { Priority } from '../../contracts/farm.ts'
import type { Database } from '../../db/open.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { amongNewest, LOOKED_AT, sinceNewest } from './among-newest.ts'
import { dueDaySql } from './due-day.ts'
import { isOpen } from './is-open.ts'
import type { AdvisoryRow } from './shape.ts'

/** Of a list. */
export const SHOWN = 100
/** Past, or done. */
const isOver = sql`(${advisories.done} or coalesce(${advisories.validUntil} < ${sql.placeholder('today')}, 0))`

interface Asked {
  user: string
  /** ISO day. */
  today: string
}

/** What the order of an advice rests on. */
type Ordered = Pick<AdvisoryRow, 'id' | 'done' | 'validUntil' | 'priority' | 'rule' | 'createdAt' | 'score' | 'facts'>

/**
 * Advice in the order in which it is done: still valid and undone first, then high to low priority, by the day it falls due,
 * newest. Whoever has no more than are shown, which nearly everyone has, is read plainly and put in order here, in a fifth
 * of the time that SQLite takes for it.
 */
export function createInOrder(db: Pick<Database, 'orm' | 'prepared'>, plainUpTo = SHOWN) {
  const { orm } = db
  const { done, validUntil, priority, createdAt } = advisories
  const isTheirs = eq(advisories.userId, sql.placeholder('user'))
  const isOpenNow = and(eq(done, false), or(isNull(validUntil), gte(validUntil, sql.placeholder('today'))))
  const plainly = db.prepared(() =>
    // One more than fit, to notice that there are too many.
    orm
      .select()
      .from(advisories)
      .where(and(isTheirs, sql`${createdAt} >= ${sinceNewest(plainUpTo + 1)}`)),
  )
  // Their index tells which these are: the rest of a farmer's advice is not read.
  const openOnes = db.prepared(() =>
    orm
      .select()
      .from(advisories)
      .where(and(isTheirs, isOpenNow, sql`${createdAt} >= ${sinceNewest(LOOKED_AT)}`))
      .limit(plainUpTo + 1),
  )
  const ofMany = db.prepared(() => inOrderOf(orm))
  const openOfMany = db.prepared(() =>
    orm
      .select({ active: count(), urgent: sql<number>`coalesce(sum(${priority} = 'high'), 0)` })
      .from(advisories)
      .where(and(amongNewest, isOpenNow)),
  )

  return {
    /** The newest hundred, of some crops or of all. */
    async rows(asked: Asked, cropTypes?: CropId[]): Promise<AdvisoryRow[]> {
      const few = await plainly.all({ user: asked.user })
      if (few.length <= plainUpTo) {
        const ofCrops = cropTypes ? few.filter(({ cropType }) => cropTypes.includes(cropType as CropId)) : few
        return ofCrops.sort(inOrder(asked.today))
      }
      return (cropTypes ? db.prepared(() => inOrderOf(orm, cropTypes)) : ofMany).all({ ...asked })
    },

    /** How many are open, how many of them urgent, and which is the first to do. */
    async open(asked: Asked): Promise<{ active: number; urgent: number; first: AdvisoryRow | null }> {
      const few = await openOnes.all({ ...asked })
      if (few.length > plainUpTo) {
        const [counts] = await openOfMany.all({ ...asked })
        const [first] = await ofMany.all({ ...asked })
        return { ...counts!, first: first ?? null }
      }
      return {
        active: few.length,
        urgent: few.filter((row) => row.priority === 'high').length,
        first: few.sort(inOrder(asked.today))[0] ?? null,
      }
    },
  }
}

/** By SQLite, of however many. */
const inOrderOf = (orm: Database['orm'], cropTypes?: CropId[]) =>
  orm
    .select()
    .from(advisories)
    .where(and(amongNewest, cropTypes && inArray(advisories.cropType, cropTypes)))
    .orderBy(
      isOver,
      sql`case ${advisories.priority} when 'high' then 0 when 'medium' then 1 else 2 end`,
      sql`case when not ${isOver} then coalesce(${dueDaySql}, '~') end`,
      // What comes up on a day, as something is done, takes no place from what weighs more.
      sql`substr(${advisories.createdAt}, 1, 10) desc`,
      desc(advisories.score),
      desc(advisories.createdAt),
      advisories.id,
    )
    .limit(SHOWN)

const WEIGHT: Record<Priority, number> = { high: 0, medium: 1, low: 2 }

/** The same order as `inOrderOf`. */
const inOrder =
  (today: string) =>
  (a: Ordered, b: Ordered): number => {
    const [aOpen, bOpen] = [isOpen(a, today), isOpen(b, today)]
    return (
      Number(bOpen) - Number(aOpen) ||
      WEIGHT[a.priority] - WEIGHT[b.priority] ||
      (aOpen ? compare(dueDay(a) ?? '~', dueDay(b) ?? '~') : 0) ||
      compare(b.createdAt.slice(0, 10), a.createdAt.slice(0, 10)) ||
      b.score - a.score ||
      compare(b.createdAt, a.createdAt) ||
      compare(a.id, b.id)
    )
  }

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
