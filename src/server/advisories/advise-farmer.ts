import { and, eq, inArray, sql } from 'drizzle-orm'
import { advise } from '../../agronomy/advise.ts'
import { addDays } from '../../agronomy/dates.ts'
import type { Advice, WordedAdvice } from '../../agronomy/types.ts'
import { type WeatherSeries, weatherSeries } from '../../agronomy/water/weather-series.ts'
import { wordAdvice } from '../../agronomy/wording.ts'
import type { Language } from '../../contracts/farm.ts'
import type { Database, Write } from '../../db/open.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { createGiveWay } from '../../ground/give-way.ts'
import type { FieldDays } from '../weather/service.ts'
import { type AdvisoryRow, AI_GENERATED } from './shape.ts'
import { type Farmer, type FieldCrop, fieldSituation, pointOf } from './situation.ts'

const PER_CROP_AND_WEEK = 3
/** Urgent ones too: a crop that is changed again and again is in ever new trouble. */
const URGENT_PER_CROP_AND_WEEK = 10

export interface Worded {
  crop: FieldCrop
  advice: Advice
  words: WordedAdvice
  /** Worded by a language model. */
  byModel: boolean
}

/**
 * This week's advice for each crop of one farmer, in words; none without coordinates. Work for each crop, so it gives way
 * between them.
 */
export async function adviseFarmer(
  farmer: Farmer,
  language: Language,
  crops: FieldCrop[],
  days: FieldDays,
  giveWay = createGiveWay(),
): Promise<Worded[]> {
  const worded: Worded[] = []
  for await (const { crop, advice } of adviceOf(farmer, crops, days, giveWay)) {
    worded.push({ crop, advice, words: wordAdvice(advice, language), byModel: false })
  }
  return worded
}

/** The same before it is put into words. */
export async function* adviceOf<Crop extends FieldCrop>(
  farmer: Farmer,
  crops: Crop[],
  days: FieldDays,
  giveWay: () => Promise<void>,
): AsyncGenerator<{ crop: Crop; advice: Advice }> {
  const point = pointOf(farmer)
  if (!point) return
  let weather: WeatherSeries | undefined
  for (const crop of crops) {
    await giveWay()
    const situation = fieldSituation(farmer, point, crop, days)
    weather ??= weatherSeries(situation)
    for (const advice of advise(situation, weather)) yield { crop, advice }
  }
}

export interface Merge {
  writes: Write[]
  /** Ids of this week's advisories, in the adviser's order. */
  ids: string[]
  added: Worded[]
}

/**
 * How this week's advice joins what is stored: the same situation refreshes its row, a new one is added (at most
 * three a crop and week, ten with urgent ones), and one that no longer holds ends.
 */
export function mergeAdvice(
  db: Database,
  farmer: Farmer,
  language: Language,
  stored: AdvisoryRow[],
  worded: Worded[],
  days: FieldDays,
  now: string,
): Merge {
  const merge: Merge = { writes: [], ids: [], added: [] }
  const current = stored.filter((row) => row.validUntil === null || row.validUntil >= days.today)
  const keyOf = (cropId: string | null, situation: string) => `${cropId}/${situation}`
  const bySituation = new Map(current.map((row) => [keyOf(row.cropId, row.situation), row]))
  const weekAgo = addDays(days.today, -7)
  const madeThisWeek = new Map<string | null, number>()
  const countOne = (cropId: string | null) => madeThisWeek.set(cropId, (madeThisWeek.get(cropId) ?? 0) + 1)
  for (const row of stored) if (row.createdAt.slice(0, 10) > weekAgo) countOne(row.cropId)
  const kept = new Set<string>()
  for (const item of worded) {
    const { crop, advice, words, byModel } = item
    const values = {
      growthStage: advice.growthStage,
      title: words.title,
      content: words.content,
      priority: advice.priority,
      category: advice.category,
      weatherCondition: byModel ? AI_GENERATED : advice.weatherReason === null ? null : words.reason,
      validUntil: advice.validUntil,
      rule: advice.rule,
      weatherReason: advice.weatherReason,
      confidence: advice.confidence,
      facts: advice.facts,
      evidence: advice.evidence,
      language,
      reason: words.reason,
      sms: words.sms,
      score: Math.round(advice.score),
      estimated: days.estimated,
      updatedAt: now,
    }
    const same = bySituation.get(keyOf(crop.id, advice.situation))
    if (same) {
      kept.add(same.id)
      merge.ids.push(same.id)
      merge.writes.push(db.orm.update(advisories).set(values).where(eq(advisories.id, same.id)))
      continue
    }
    const most = advice.priority === 'high' ? URGENT_PER_CROP_AND_WEEK : PER_CROP_AND_WEEK
    if ((madeThisWeek.get(crop.id) ?? 0) >= most) continue
    countOne(crop.id)
    const id = Bun.randomUUIDv7()
    merge.ids.push(id)
    merge.added.push(item)
    merge.writes.push(
      db.orm.insert(advisories).values({
        id,
        userId: farmer.id,
        cropId: crop.id,
        cropType: crop.cropType,
        icon: advice.category,
        situation: advice.situation,
        createdAt: now,
        ...values,
      }),
    )
  }
  for (const row of current) {
    if (kept.has(row.id) || row.cropId === null) continue
    merge.writes.push(
      db.orm
        .update(advisories)
        .set({ validUntil: addDays(days.today, -1), updatedAt: now })
        .where(eq(advisories.id, row.id)),
    )
  }
  return merge
}

/** What is stored that new advice of these crops may meet: still valid, or made since `since`, a day. */
export const storedAdvice = (db: Database, cropIds: string[], since: string) =>
  db.orm
    .select()
    .from(advisories)
    .where(
      and(
        inArray(advisories.cropId, sql`(select value from json_each(${JSON.stringify(cropIds)}))`),
        // The + keeps SQLite to the crop's index.
        sql`(+${advisories.createdAt} >= ${since} or ${advisories.validUntil} is null or ${advisories.validUntil} >= ${since})`,
      ),
    )
