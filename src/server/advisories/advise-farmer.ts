import { and, eq, gte, sql } from 'drizzle-orm'
import { advise } from '../../agronomy/advise.ts'
import { addDays } from '../../agronomy/dates.ts'
import type { Advice, WordedAdvice } from '../../agronomy/types.ts'
import { weatherSeries } from '../../agronomy/weather-series.ts'
import { wordAdvice } from '../../agronomy/wording.ts'
import type { Language } from '../../contracts/farm.ts'
import type { Database, Write } from '../../db/open.ts'
import { advisories } from '../../db/schema.ts'
import type { FieldDays } from '../weather/service.ts'
import { type AdvisoryRow, AI_GENERATED } from './shape.ts'
import { type Farmer, type FieldCrop, fieldSituation, pointOf } from './situation.ts'

const PER_CROP_AND_WEEK = 3

export interface Worded {
  crop: FieldCrop
  advice: Advice
  words: WordedAdvice
  /** Worded by a language model. */
  byModel: boolean
}

/** This week's advice for each crop of one farmer, in words; none without coordinates. */
export function adviseFarmer(farmer: Farmer, language: Language, crops: FieldCrop[], days: FieldDays): Worded[] {
  const point = pointOf(farmer)
  if (!point) return []
  if (crops.length === 0) return []
  const fields = crops.map((crop) => ({ crop, situation: fieldSituation(farmer, point, crop, days) }))
  const weather = weatherSeries(fields[0]!.situation)
  return fields.flatMap(({ crop, situation }) =>
    advise(situation, weather).map((advice) => ({
      crop,
      advice,
      words: wordAdvice(advice, language),
      byModel: false,
    })),
  )
}

export interface Merge {
  writes: Write[]
  /** Ids of this week's advisories, in the adviser's order. */
  ids: string[]
  added: Worded[]
}

/**
 * How this week's advice joins what is stored: the same situation refreshes its row, a new one is added (at most
 * three a crop and week, but for urgent ones), and one that no longer holds ends.
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
    const same = current.find((row) => row.cropId === crop.id && row.situation === advice.situation)
    if (same) {
      kept.add(same.id)
      merge.ids.push(same.id)
      merge.writes.push(db.orm.update(advisories).set(values).where(eq(advisories.id, same.id)))
      continue
    }
    const madeThisWeek = stored.filter(
      (row) => row.cropId === crop.id && row.createdAt.slice(0, 10) > addDays(days.today, -7),
    ).length
    const addedNow = merge.added.filter((added) => added.crop.id === crop.id).length
    if (advice.priority !== 'high' && madeThisWeek + addedNow >= PER_CROP_AND_WEEK) continue
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

/** What is stored that new advice may meet: still valid, or made in the last week. */
export const recentAdvisories = (db: Database, userId: string, today: string) =>
  db.orm
    .select()
    .from(advisories)
    .where(
      and(
        eq(advisories.userId, userId),
        sql`(${advisories.validUntil} >= ${today} or ${gte(advisories.createdAt, addDays(today, -7))})`,
      ),
    )
