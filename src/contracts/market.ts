import * as z from 'zod/mini'
import { pageParams } from './community.ts'
import { CROP_IDS, type CropId } from './crops.ts'
import { COUNTRIES } from './grades.ts'
import { numberText, wholeText } from './number-text.ts'
import { HIGHEST_PRICE, market, money } from './prices.ts'
import { says, saysToPrograms } from './says.ts'
import { id, isoTime } from './shapes.ts'

/** Kilograms in each unit of a reported price. Measures without a sourced weight, such as the mudu, are not offered. */
export const SEEN_UNITS = { kg: 1, bag50: 50, bag100: 100 } as const
export type SeenUnit = keyof typeof SEEN_UNITS
export const SEEN_UNIT_IDS = Object.keys(SEEN_UNITS) as [SeenUnit, ...SeenUnit[]]

/** Storage methods for a harvest. */
export const STORAGES = ['woven', 'treated', 'hermetic', 'crib', 'none'] as const
export type Storage = (typeof STORAGES)[number]

export const NEEDS = ['none', 'some', 'debt'] as const
export type Need = (typeof NEEDS)[number]

/** Range of months for which a harvest may be held. */
export const HOLD_MONTHS = { least: 1, most: 8 } as const

/** Ages of a price in days: `old` marks it as old; above `most` it counts only in the range. */
export const MARKET_DAYS = { old: 60, most: 180 } as const

export const seenInput = z.object({
  crop: z.enum(CROP_IDS, says('crop.unknown')),
  price: money,
  unit: z._default(z.enum(SEEN_UNIT_IDS, says('price.unit')), 'kg'),
  market: market.check(z.minLength(1, says('price.market', { min: 2, max: 60 }))),
  sold: z._default(z.boolean(saysToPrograms('sold must be true or false')), false),
  /** The farmer confirms a price that the server doubted. */
  sure: z._default(z.boolean(saysToPrograms('sure must be true or false')), false),
})
export type SeenInput = z.output<typeof seenInput>

export const seenPrice = z.object({
  id,
  crop: z.enum(CROP_IDS),
  price: z.number(),
  unit: z.enum(SEEN_UNIT_IDS),
  perKg: z.number(),
  market: z.string(),
  sold: z.boolean(),
  doubtful: z.boolean(),
  createdAt: isoTime,
})
export type SeenPrice = z.infer<typeof seenPrice>

/** A price report as administrators see it. */
export const listedSeen = z.object({ ...seenPrice.shape, country: z.enum(COUNTRIES), by: z.nullable(z.string()) })
export type ListedSeen = z.infer<typeof listedSeen>
export const seenParams = pageParams
export const seenJudged = z.object({ doubtful: z.boolean(saysToPrograms('doubtful must be true or false')) })

const range = z.object({ low: z.number(), high: z.number() })

/** Price per kg at one market; null if the newest is older than 180 days. */
const marketPrice = z.object({
  market: z.string(),
  /** Distance from the farm; null if the market's location is unknown. */
  km: z.nullable(z.number()),
  price: z.nullable(z.number()),
  date: z.string(),
  days: z.number(),
  old: z.boolean(),
  trend: z.nullable(z.enum(['up', 'down', 'same'])),
  range: z.nullable(range),
  /** Prices of the last 24 months, oldest first, at the nearest market of one of the farmer's crops; otherwise empty. */
  history: z.array(z.object({ date: z.string(), price: z.number() })),
})
export type MarketPrice = z.infer<typeof marketPrice>

const cropMarket = z.object({
  crop: z.enum(CROP_IDS),
  /** True for one of the farmer's crops. */
  own: z.boolean(),
  /** Newest field of this crop, for the sell-or-hold calculation. */
  cropId: z.nullable(id),
  /** True if the farm log says that the harvest was dried. */
  dry: z.boolean(),
  markets: z.array(marketPrice),
  nearby: z.nullable(z.object({ ...range.shape, people: z.number(), days: z.number() })),
})
export type CropMarket = z.infer<typeof cropMarket>

export const marketList = z.object({
  country: z.enum(COUNTRIES),
  today: z.string(),
  crops: z.array(cropMarket),
})
export type MarketList = z.infer<typeof marketList>

export const BOARD_SORTS = ['crop', 'market', 'price', 'date'] as const
/** Search and sort order of the administrators' table of markets. */
export const boardParams = z.object({
  q: z.catch(z.string().check(z.trim(), z.maxLength(60)), ''),
  sort: z.catch(z.enum(BOARD_SORTS), 'crop'),
  order: z.catch(z.enum(['ascending', 'descending']), 'ascending'),
  page: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
})
export type BoardParams = z.output<typeof boardParams>

/** Newest price of a crop at one market, with a year's prices. */
interface BoardRow extends Pick<MarketPrice, 'market' | 'date' | 'days' | 'history'> {
  crop: CropId
  price: number
}

/** One page of the table. */
export interface Board extends BoardParams {
  rows: BoardRow[]
  pages: number
}

const amount = (name: string, least: number, most: number) =>
  numberText(name, z.number().check(z.gte(least), z.lte(most)))

export const sellParams = z.object({
  price: z.optional(amount('price', 0.01, HIGHEST_PRICE)),
  kg: z._default(amount('kg', 1, 1_000_000), 100),
  storage: z._default(z.enum(STORAGES, saysToPrograms(`storage must be one of ${STORAGES.join(', ')}`)), 'woven'),
  months: z._default(wholeText('months', HOLD_MONTHS.least, HOLD_MONTHS.most), 5),
  bagCost: z._default(amount('bagCost', 0, HIGHEST_PRICE), 0),
  need: z._default(z.enum(NEEDS, saysToPrograms(`need must be one of ${NEEDS.join(', ')}`)), 'none'),
  rate: z._default(amount('rate', 0, 1), 0.03),
  dry: z.optional(z.enum(['true', 'false'], saysToPrograms('dry must be true or false'))),
})
export type SellParams = z.output<typeof sellParams>

export const sellOrHold = z.object({
  price: z.number(),
  /** Market whose price and years are shown; null for a typed price without a market nearby. */
  market: z.nullable(z.string()),
  kgLeft: z.nullable(z.number()),
  breakEven: z.nullable(z.number()),
  /** Years in which this market's price rose above the break-even price; null under three known years. */
  years: z.nullable(z.object({ above: z.number(), of: z.number() })),
  refused: z.nullable(z.enum(['wet', 'unknown-loss'])),
})
export type SellOrHold = z.infer<typeof sellOrHold>
