import * as z from 'zod/mini'
import { pageParamsSchema } from './community.ts'
import { CROP_IDS, type CropId } from './crops.ts'
import { COUNTRIES } from './grades.ts'
import { integerParam, numberParam } from './number-text.ts'
import { MAX_PRICE, marketNameSchema, moneyAmountSchema } from './prices.ts'
import { apiRefusalMessage, refusalMessage } from './refusal-messages.ts'
import { idSchema, isoTimeSchema } from './shapes.ts'

/** Kilograms in each unit of a reported price. Measures without a sourced weight, such as the mudu, are not offered. */
export const PRICE_REPORT_UNITS = { kg: 1, bag50: 50, bag100: 100 } as const
export type PriceReportUnit = keyof typeof PRICE_REPORT_UNITS
export const PRICE_REPORT_UNIT_IDS = Object.keys(PRICE_REPORT_UNITS) as [PriceReportUnit, ...PriceReportUnit[]]

/** Storage methods for a harvest. */
export const STORAGE_METHODS = ['woven', 'treated', 'hermetic', 'crib', 'none'] as const
export type StorageMethod = (typeof STORAGE_METHODS)[number]

export const CASH_NEEDS = ['none', 'some', 'debt'] as const
export type CashNeed = (typeof CASH_NEEDS)[number]

/** Range of months for which a harvest may be held. */
export const STORAGE_MONTHS_RANGE = { least: 1, most: 8 } as const

/** Ages of a price in days: `old` marks it as old; above `most` it counts only in the range. */
export const MARKET_PRICE_MAX_AGE_DAYS = { old: 60, most: 180 } as const

export const priceReportInputSchema = z.object({
  crop: z.enum(CROP_IDS, refusalMessage('crop.unknown')),
  price: moneyAmountSchema,
  unit: z._default(z.enum(PRICE_REPORT_UNIT_IDS, refusalMessage('price.unit')), 'kg'),
  market: marketNameSchema.check(z.minLength(1, refusalMessage('price.market', { min: 2, max: 60 }))),
  sold: z._default(z.boolean(apiRefusalMessage('sold must be true or false')), false),
  /** The farmer confirms a price that the server doubted. */
  sure: z._default(z.boolean(apiRefusalMessage('sure must be true or false')), false),
})
export type PriceReportInput = z.output<typeof priceReportInputSchema>

export const priceReportSchema = z.object({
  id: idSchema,
  crop: z.enum(CROP_IDS),
  price: z.number(),
  unit: z.enum(PRICE_REPORT_UNIT_IDS),
  perKg: z.number(),
  market: z.string(),
  sold: z.boolean(),
  doubtful: z.boolean(),
  createdAt: isoTimeSchema,
})
export type PriceReport = z.infer<typeof priceReportSchema>

/** A price report as administrators see it. */
export const listedPriceReportSchema = z.object({
  ...priceReportSchema.shape,
  country: z.enum(COUNTRIES),
  by: z.nullable(z.string()),
})
export type ListedPriceReport = z.infer<typeof listedPriceReportSchema>
export const priceReportsQuerySchema = pageParamsSchema
export const priceReportReviewSchema = z.object({
  doubtful: z.boolean(apiRefusalMessage('doubtful must be true or false')),
})

const priceRangeSchema = z.object({ low: z.number(), high: z.number() })

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
  range: z.nullable(priceRangeSchema),
  /** Prices of the last 24 months, oldest first, at the nearest market of one of the farmer's crops; otherwise empty. */
  history: z.array(z.object({ date: z.string(), price: z.number() })),
})
export type MarketPrice = z.infer<typeof marketPrice>

const cropMarket = z.object({
  crop: z.enum(CROP_IDS),
  /** True for one of the farmer's crops. */
  own: z.boolean(),
  /** Newest field of this crop, for the sell-or-hold calculation. */
  cropId: z.nullable(idSchema),
  /** True if the farm log says that the harvest was dried. */
  dry: z.boolean(),
  markets: z.array(marketPrice),
  nearby: z.nullable(z.object({ ...priceRangeSchema.shape, people: z.number(), days: z.number() })),
})
export type CropMarket = z.infer<typeof cropMarket>

export const marketListSchema = z.object({
  country: z.enum(COUNTRIES),
  today: z.string(),
  crops: z.array(cropMarket),
})
export type MarketList = z.infer<typeof marketListSchema>

export const PRICE_BOARD_SORTS = ['crop', 'market', 'price', 'date'] as const
/** Search and sort order of the administrators' table of markets. */
export const boardParamsSchema = z.object({
  q: z.catch(z.string().check(z.trim(), z.maxLength(60)), ''),
  sort: z.catch(z.enum(PRICE_BOARD_SORTS), 'crop'),
  order: z.catch(z.enum(['ascending', 'descending']), 'ascending'),
  page: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
})
export type BoardParams = z.output<typeof boardParamsSchema>

/** Newest price of a crop at one market, with a year's prices. */
interface BoardRow extends Pick<MarketPrice, 'market' | 'date' | 'days' | 'history'> {
  crop: CropId
  price: number
}

/** One page of the table. */
export interface PriceBoard extends BoardParams {
  rows: BoardRow[]
  pages: number
}

const amountParam = (name: string, least: number, most: number) =>
  numberParam(name, z.number().check(z.gte(least), z.lte(most)))

export const sellParamsSchema = z.object({
  price: z.optional(amountParam('price', 0.01, MAX_PRICE)),
  kg: z._default(amountParam('kg', 1, 1_000_000), 100),
  storage: z._default(
    z.enum(STORAGE_METHODS, apiRefusalMessage(`storage must be one of ${STORAGE_METHODS.join(', ')}`)),
    'woven',
  ),
  months: z._default(integerParam('months', STORAGE_MONTHS_RANGE.least, STORAGE_MONTHS_RANGE.most), 5),
  bagCost: z._default(amountParam('bagCost', 0, MAX_PRICE), 0),
  need: z._default(z.enum(CASH_NEEDS, apiRefusalMessage(`need must be one of ${CASH_NEEDS.join(', ')}`)), 'none'),
  rate: z._default(amountParam('rate', 0, 1), 0.03),
  dry: z.optional(z.enum(['true', 'false'], apiRefusalMessage('dry must be true or false'))),
})
export type SellParams = z.output<typeof sellParamsSchema>

export const sellOrHoldSchema = z.object({
  price: z.number(),
  /** Market whose price and years are shown; null for a typed price without a market nearby. */
  market: z.nullable(z.string()),
  kgLeft: z.nullable(z.number()),
  breakEven: z.nullable(z.number()),
  /** Years in which this market's price rose above the break-even price; null under three known years. */
  years: z.nullable(z.object({ above: z.number(), of: z.number() })),
  refused: z.nullable(z.enum(['wet', 'unknown-loss'])),
})
export type SellOrHold = z.infer<typeof sellOrHoldSchema>
