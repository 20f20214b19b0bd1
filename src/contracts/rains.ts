import * as z from 'zod/mini'
import { numberParam } from './number-text.ts'
import { apiRefusalMessage } from './refusal-messages.ts'
import { dateSchema, latitudeSchema, longitudeSchema } from './shapes.ts'

const tenthsSchema = z.int().check(z.gte(0), z.lte(10))
/** Probability, in tenths, that the rains start from `from` to `to`, both included. */
const periodOdds = z.object({ from: dateSchema, to: dateSchema, tenths: tenthsSchema })
export type PeriodOdds = z.infer<typeof periodOdds>

const dateSpreadSchema = z.object({ early: dateSchema, median: dateSchema, late: dateSchema })

/**
 * Basis of the odds. `history`: past years; `ensemble`: past years mixed with a two-week forecast; `service`: a national
 * forecast; `usual`: usual dates.
 */
const RAIN_SOURCES = ['history', 'ensemble', 'service', 'usual'] as const

/** A weather service's forecast of the start of the rains. */
const expectedRains = z.object({
  source: z.string(),
  area: z.string(),
  year: z.int(),
  from: dateSchema,
  to: dateSchema,
})

/** Month likely to be drier or wetter than usual. */
const outlookSchema = z.object({ month: z.string(), kind: z.enum(['drier', 'usual', 'wetter']), tenths: tenthsSchema })

export const rainStartForecastSchema = z.object({
  /** Year of the season's usual start; null without a rainy season. */
  season: z.nullable(z.int()),
  /** Issue day of the odds; null without odds. */
  issued: z.nullable(dateSchema),
  /** Four weeks from the day after the issue. */
  weeks: z.array(periodOdds),
  /** Probability, in tenths, of a start after these four weeks. */
  later: z.nullable(tenthsSchema),
  best: z.nullable(periodOdds),
  /** True if the rains are later than in every year of the history. */
  laterThanSeen: z.boolean(),
  /** True if week 1 has a probability of 40 % or more. */
  getSeed: z.boolean(),
  /** Dates by which the rains had started in 2, 5 and 8 of 10 years; usual dates without a history. */
  usual: z.nullable(dateSpreadSchema),
  /** Years of history behind the odds or dates. */
  years: z.int(),
  source: z.nullable(z.enum(RAIN_SOURCES)),
  /** Day on which the rains started, once confirmed. */
  seen: z.nullable(dateSchema),
  expected: z.nullable(expectedRains),
  outlook: z.nullable(outlookSchema),
})
export type RainStartForecast = z.infer<typeof rainStartForecastSchema>

/** Mean ranked probability score of past forecasts in one zone: odds of the start of the rains, or monthly outlooks. 0 is best. */
export interface RainScore {
  of: 'history' | 'ensemble' | 'outlook'
  zone: string
  /** Number of scored forecasts. */
  issues: number
  score: number
  /** Score of equal odds for the same forecasts. */
  even: number
}

/** Planting day of a crop; `worked` of `years` years gave the crop enough water. */
const plantingDaySchema = z.object({ day: dateSchema, worked: z.int(), years: z.int() })

export const rainHistorySchema = z.object({
  /** Name of the data source; null without a trusted history. */
  source: z.nullable(z.string()),
  /** One row per season. The onset is null if the rains did not start in time. */
  years: z.array(z.object({ year: z.int(), onset: z.nullable(dateSchema), longestDry: z.nullable(z.int()) })),
  usual: z.nullable(dateSpreadSchema),
  earliest: z.nullable(dateSchema),
  latest: z.nullable(dateSchema),
  /** Median and maximum of the longest dry spell in the 60 days after the onset, days. */
  longestDry: z.nullable(z.object({ usual: z.int(), most: z.int() })),
  /** Planting tables of the user's crops. */
  crops: z.array(z.object({ crop: z.string(), days: z.int(), water: z.int(), plantings: z.array(plantingDaySchema) })),
})
export type RainHistoryResponse = z.infer<typeof rainHistorySchema>

const POINT_REFUSAL = apiRefusalMessage('Please give both lat and lng, or neither for your own place')
/** Location; default: the user's own. */
export const rainsQuerySchema = z
  .object({ lat: z.optional(numberParam('lat', latitudeSchema)), lng: z.optional(numberParam('lng', longitudeSchema)) })
  .check(
    z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), { error: POINT_REFUSAL, path: ['lat'] }),
  )
