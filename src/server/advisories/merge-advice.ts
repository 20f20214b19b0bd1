import { and, inArray, sql } from 'drizzle-orm'
import { addDays } from '../../agronomy/dates.ts'
import { AI_GENERATED } from '../../contracts/advisories.ts'
import type { Database, Write } from '../../db/open.ts'
import { advisories } from '../../db/schema/advisories.ts'
import type { FieldDays } from '../weather/service.ts'
import type { AdviceWrites } from './advice-writes.ts'
import type { Worded } from './advise-farmer.ts'
import type { AdvisoryRow } from './shape.ts'
import type { Farmer, FieldCrop } from './situation.ts'

const PER_CROP_AND_WEEK = 3
/** Urgent ones too: a crop that is changed again and again is in ever new trouble. */
const URGENT_PER_CROP_AND_WEEK = 10

interface Merge {
  writes: Write[]
  /** Ids of this week's advisories, in the adviser's order. */
  ids: string[]
  added: Worded[]
}

interface Needs {
  write: AdviceWrites
  farmer: Farmer
  /** Of the farmer's crops. */
  stored: StoredAdvice[]
  worded: Worded[]
  days: Pick<FieldDays, 'today' | 'estimated'>
  now: string
}

/** The same situation refreshes its row, a new one is added within the week's limits, one that no longer holds ends; done ones stay. */
export function mergeAdvice({ write, farmer, stored, worded, days, now }: Needs): Merge {
  const merge: Merge = { writes: [], ids: [], added: [] }
  const current = stored.filter((row) => row.validUntil === null || row.validUntil >= days.today)
  const keyOf = (cropId: string | null, situation: string) => `${cropId}/${situation}`
  // What was done comes first, so that one told anew after it is found.
  const bySituation = new Map(current.toSorted(doneFirst).map((row) => [keyOf(row.cropId, row.situation), row]))
  const recent = stored.filter((row) => !row.done && row.createdAt.slice(0, 10) > addDays(days.today, -7))
  const madeThisWeek = new Map([...Map.groupBy(recent, ({ cropId }) => cropId)].map(([id, rows]) => [id, rows.length]))
  const refreshed = new Set<string>()
  for (const item of worded) {
    const { crop, advice } = item
    const values = valuesOf(item, farmer, days.estimated, now)
    const same = bySituation.get(keyOf(crop.id, advice.situation))
    if (same && !doneBefore(same, crop, days.today)) {
      refreshed.add(same.id)
      merge.ids.push(same.id)
      merge.writes.push(write.refresh(same.id, values))
      continue
    }
    const made = madeThisWeek.get(crop.id) ?? 0
    if (made >= (advice.priority === 'high' ? URGENT_PER_CROP_AND_WEEK : PER_CROP_AND_WEEK)) continue
    madeThisWeek.set(crop.id, made + 1)
    const id = Bun.randomUUIDv7()
    merge.ids.push(id)
    merge.added.push(item)
    const whose = { id, userId: farmer.id, cropId: crop.id, cropType: crop.cropType }
    const { category: icon, situation } = advice
    merge.writes.push(write.add({ ...whose, icon, situation, createdAt: now }, values))
  }
  const over = current.filter((row) => row.cropId !== null && !row.done && !refreshed.has(row.id))
  for (const row of over) {
    merge.writes.push(write.end(row.id, { validUntil: addDays(days.today, -1), updatedAt: now }))
  }
  return merge
}

const doneFirst = (a: StoredAdvice, b: StoredAdvice) => Number(b.done) - Number(a.done)

/** Written into the farm log on an earlier day: what is told again now is to be done anew. */
const doneBefore = (row: StoredAdvice, crop: FieldCrop, today: string): boolean =>
  row.done && crop.log.some(({ advisoryId, date }) => advisoryId === row.id && date < today)

/** What a row says of an advice, new or told again. */
function valuesOf({ advice, words, byModel }: Worded, { preferredLanguage }: Farmer, estimated: boolean, now: string) {
  const { title, content, reason, sms } = words
  return {
    growthStage: advice.growthStage,
    priority: advice.priority,
    category: advice.category,
    validUntil: advice.validUntil,
    rule: advice.rule,
    weatherReason: advice.weatherReason,
    confidence: advice.confidence,
    facts: advice.facts,
    evidence: advice.evidence,
    actions: advice.actions,
    closes: advice.closes,
    title,
    content,
    reason,
    sms,
    weatherCondition: byModel ? AI_GENERATED : advice.weatherReason === null ? null : reason,
    language: preferredLanguage,
    score: Math.round(advice.score),
    estimated,
    updatedAt: now,
  }
}

type StoredAdvice = Pick<AdvisoryRow, 'id' | 'userId' | 'cropId' | 'situation' | 'validUntil' | 'createdAt' | 'done'>

/** Reads what is stored that new advice of some crops may meet: still valid, or made since `since`, a day. */
export function createStoredAdvice({ orm }: Pick<Database, 'orm'>) {
  const { id, userId, cropId, situation, validUntil, createdAt, done } = advisories
  const since = sql.placeholder('since')
  const ofCrops = orm
    .select({ id, userId, cropId, situation, validUntil, createdAt, done })
    .from(advisories)
    .where(
      and(
        inArray(cropId, sql`(select value from json_each(${sql.placeholder('crops')}))`),
        // The + keeps SQLite to the crop's index.
        sql`(+${createdAt} >= ${since} or ${validUntil} is null or ${validUntil} >= ${since})`,
      ),
    )
    .prepare()
  return (cropIds: string[], since: string): Promise<StoredAdvice[]> =>
    ofCrops.all({ crops: JSON.stringify(cropIds), since })
}
