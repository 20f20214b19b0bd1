import * as z from 'zod/mini'
import { numberText } from './number-text.ts'
import { saysToPrograms } from './says.ts'
import { dateText, latitude, longitude } from './shapes.ts'

const tenths = z.int().check(z.gte(0), z.lte(10))
/** Days, both included, and the chance that the rains start within them, in tenths. */
const oddsBetween = z.object({ from: dateText, to: dateText, tenths })
export type OddsBetween = z.infer<typeof oddsBetween>

const spread = z.object({ early: dateText, median: dateText, late: dateText })

/** `history`: odds from past years; `ensemble`: mixed with a forecast of two weeks; `service`: a national forecast; `usual`: usual dates. */
const RAIN_SOURCES = ['history', 'ensemble', 'service', 'usual'] as const

/** A weather service's forecast of the start of the rains. */
const expectedRains = z.object({
  source: z.string(),
  area: z.string(),
  year: z.int(),
  from: dateText,
  to: dateText,
})

/** A month that is likely to be drier or wetter than usual. */
const outlook = z.object({ month: z.string(), kind: z.enum(['drier', 'usual', 'wetter']), tenths })

export const rainsAhead = z.object({
  /** Year of the usual start; null where there is no rainy season. */
  season: z.nullable(z.int()),
  /** Issue day of the odds; null without odds. */
  issued: z.nullable(dateText),
  /** The four weeks from the day after the issue. */
  weeks: z.array(oddsBetween),
  /** Chance, in tenths, that the rains start later than in four weeks. */
  later: z.nullable(tenths),
  best: z.nullable(oddsBetween),
  /** The rains are later than in any of the years of the history. */
  laterThanSeen: z.boolean(),
  /** Week 1 has a chance of 40 % or more. */
  getSeed: z.boolean(),
  /** Days by which they have started in 2, 5 and 8 of 10 years; usual dates without a history. */
  usual: z.nullable(spread),
  /** Years of history behind the odds or dates. */
  years: z.int(),
  source: z.nullable(z.enum(RAIN_SOURCES)),
  /** Day on which they started, once it is sure. */
  seen: z.nullable(dateText),
  expected: z.nullable(expectedRains),
  outlook: z.nullable(outlook),
})
export type RainsAhead = z.infer<typeof rainsAhead>

/** Mean ranked probability score of past odds of the start of the rains, or of outlooks of a month, in one zone; 0 is best. */
export interface RainScore {
  of: 'history' | 'ensemble' | 'outlook'
  zone: string
  /** Scored issues. */
  issues: number
  score: number
  /** Score of even odds for the same issues. */
  even: number
}

/** A planting day of a crop, and the years in which it had enough among those that are known. */
const planting = z.object({ day: dateText, worked: z.int(), years: z.int() })

export const rainHistory = z.object({
  /** Name of the source; null without a trusted history. */
  source: z.nullable(z.string()),
  /** Season by season; the onset is null where the rains did not start in time. */
  years: z.array(z.object({ year: z.int(), onset: z.nullable(dateText), longestDry: z.nullable(z.int()) })),
  usual: z.nullable(spread),
  earliest: z.nullable(dateText),
  latest: z.nullable(dateText),
  /** Middle and longest of the years' longest dry spells in the 60 days after the start, days. */
  longestDry: z.nullable(z.object({ usual: z.int(), most: z.int() })),
  /** Planting tables of the user's crops. */
  crops: z.array(z.object({ crop: z.string(), days: z.int(), water: z.int(), plantings: z.array(planting) })),
})
export type RainHistoryAnswer = z.infer<typeof rainHistory>

const WHERE = saysToPrograms('Please give both lat and lng, or neither for your own place')
/** Without coordinates the user's own place. */
export const rainsQuery = z
  .object({ lat: z.optional(numberText('lat', latitude)), lng: z.optional(numberText('lng', longitude)) })
  .check(z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), { error: WHERE, path: ['lat'] }))
