import * as z from 'zod/mini'
import { isIn } from '../shared/records.ts'
import { pageParamsSchema } from './community.ts'
import { calendarDaySchema } from './crop.ts'
import { type CanonicalCropId, CROP_IDS, canonicalCrop, isCropId } from './crops.ts'
import {
  COUNTRIES,
  type Country,
  GRADE_IDS,
  GRADES,
  type GradeId,
  gradeIdSchema,
  gradesSoldIn,
  withUnderscores,
} from './grades.ts'
import { refusalMessage } from './refusal-messages.ts'
import { idSchema, isoTimeSchema, textSchema } from './shapes.ts'

/** Price list of the cooperative: fertiliser per bag, produce per kilogram at a market. */

export const CURRENCIES = {
  NG: { code: 'NGN', sign: '₦' },
  NA: { code: 'NAD', sign: 'N$' },
} as const satisfies Record<Country, { code: string; sign: string }>

/** Maximum age of a price in calculations, in days: about a season. Older prices are shown with their age. */
export const MAX_PRICE_AGE_DAYS = 180
/** Maximum age of a price that may still be entered, in days. */
export const MAX_ACCEPTED_PRICE_AGE_DAYS = 5 * 365
export const MAX_PRICE = 10_000_000
/** Bag sizes in kg: from market portions to the largest bag. */
const BAG_KG = { least: 1, most: 100 } as const

/** Factor between a price and the former one that suggests a wrong number of digits. */
export const DOUBTFUL_PRICE_FACTOR = 5

const PRICE_KINDS = ['input', 'produce'] as const
export type PriceKind = (typeof PRICE_KINDS)[number]

/** CSV columns. `currency` must be the currency of the country. */
export const PRICE_COLUMNS = ['country', 'kind', 'item', 'bagKg', 'price', 'currency', 'market', 'date'] as const
export type PriceColumn = (typeof PRICE_COLUMNS)[number]

/** Market name: begins with a letter or digit and contains no spreadsheet separators. */
const MARKET = /^[\p{L}\p{N}][^;|\p{Cc}\p{Cf}\uFFFD]*$/u
const MARKET_LENGTH = { least: 2, most: 60 }

const notPrice = refusalMessage('price.amount', { max: String(MAX_PRICE).replace(/\B(?=(\d{3})+$)/g, ',') })
const notBag = refusalMessage('price.bag', { min: BAG_KG.least, max: BAG_KG.most })
const notMarket = refusalMessage('price.market', { min: MARKET_LENGTH.least, max: MARKET_LENGTH.most })

export const moneyAmountSchema = z.number(notPrice).check(
  z.gt(0, notPrice),
  z.lte(MAX_PRICE, notPrice),
  z.refine((value) => Math.round(value * 100) / 100 === value, refusalMessage('price.cents')),
)
const bagKg = z.number(notBag).check(z.gte(BAG_KG.least, notBag), z.lte(BAG_KG.most, notBag))
export const marketNameSchema = z.pipe(
  z.pipe(
    z.string(notMarket),
    z.transform((typed: string) => typed.trim().replace(/ +/g, ' ')),
  ),
  z
    .string()
    .check(
      z.refine(
        (name) =>
          name === '' || (MARKET.test(name) && name.length >= MARKET_LENGTH.least && name.length <= MARKET_LENGTH.most),
        notMarket,
      ),
    ),
)

interface PriceSubject {
  country: Country
  kind: PriceKind
  item: string
  bagKg?: number | null | undefined
  market?: string | null | undefined
}
const isGrade = ({ country, kind, item }: PriceSubject) =>
  kind !== 'input' || !COUNTRIES.includes(country) || isIn(gradesSoldIn(country), withUnderscores(item))
const isCrop = ({ kind, item }: PriceSubject) => kind !== 'produce' || isCropId(item)
const hasBag = ({ kind, bagKg }: PriceSubject) => kind !== 'input' || (bagKg ?? null) !== null
const hasMarket = ({ kind, market }: PriceSubject) => kind !== 'produce' || Boolean(market)
/** Checks even if other fields are invalid, so that a line reports all its errors. */
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

const enteredPrice = z
  .object({
    country: z.enum(COUNTRIES, refusalMessage('price.country')),
    kind: z.enum(PRICE_KINDS, refusalMessage('price.kind')),
    /** Id of a fertiliser sold in the country, or of a crop. */
    item: textSchema(40),
    bagKg: z.optional(z.nullable(bagKg)),
    price: moneyAmountSchema,
    market: z.optional(z.nullable(marketNameSchema)),
    date: calendarDaySchema,
  })
  .check(
    z.refine(isGrade, { error: refusalMessage('price.grade'), path: ['item'], when: isObject }),
    z.refine(isCrop, { error: refusalMessage('crop.unknown'), path: ['item'], when: isObject }),
    z.refine(hasBag, { error: notBag, path: ['bagKg'], when: isObject }),
    z.refine(hasMarket, { error: notMarket, path: ['market'], when: isObject }),
  )
/** Entered price. Inputs have a bag and may have a market. Produce has a market; its price is per kilogram. */
export const priceInputSchema = z.pipe(
  enteredPrice,
  z.transform((price) => (price.kind === 'input' ? { ...price, item: withUnderscores(price.item) } : price)),
)
export type PriceInput = z.infer<typeof priceInputSchema>

export const pricesQuerySchema = z.extend(pageParamsSchema, {
  country: z.optional(z.enum(COUNTRIES, refusalMessage('price.country'))),
})
export type PricesQuery = z.infer<typeof pricesQuerySchema>

const PRICE_SOURCES = ['form', 'file', 'command'] as const
export type PriceSource = (typeof PRICE_SOURCES)[number]

export const listedPriceSchema = z.object({
  id: idSchema,
  country: z.enum(COUNTRIES),
  kind: z.enum(PRICE_KINDS),
  item: z.string(),
  bagKg: z.nullable(z.number()),
  price: z.number(),
  market: z.nullable(z.string()),
  date: z.string(),
  days: z.number(),
  /** `counts`: used; `replaced`: a newer price exists; `old`: older than a season. */
  state: z.enum(['counts', 'replaced', 'old']),
  /** The price is far from the former one. It is used, but needs a check. */
  doubtful: z.boolean(),
  /** User who entered the price; null from the command line and for deleted accounts. */
  by: z.nullable(z.string()),
  way: z.enum(PRICE_SOURCES),
  createdAt: isoTimeSchema,
})
export type ListedPrice = z.infer<typeof listedPriceSchema>

const newestPriceFields = {
  price: z.number(),
  market: z.nullable(z.string()),
  date: z.string(),
  days: z.number(),
  /** True if the price is at most a season old: calculations use it. */
  counts: z.boolean(),
}

/** Prices in a farmer's country, newest first. */
export const priceListSchema = z.object({
  country: z.enum(COUNTRIES),
  currency: z.string(),
  countedDays: z.number(),
  inputs: z.array(z.object({ grade: gradeIdSchema, bagKg: z.number(), ...newestPriceFields })),
  /** Price per kilogram, for each crop and market. */
  produce: z.array(z.object({ crop: z.enum(CROP_IDS), ...newestPriceFields })),
})
export type PriceList = z.infer<typeof priceListSchema>

export const priceFileSchema = z.object({
  csv: z.string(refusalMessage('price.file')).check(z.regex(/\S/, refusalMessage('price.file'))),
  /** Validates the file without saving. */
  dryRun: z.optional(z.boolean(refusalMessage('request.unexpected'))),
})

const lineFault = z.object({
  /** Line number; the header is line 1. */
  line: z.number(),
  /** Column of the error; null: the whole line. */
  column: z.nullable(z.string()),
  value: z.string(),
  message: z.string(),
  refusal: z.nullable(z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
})
export type PriceLineError = z.infer<typeof lineFault>

export const priceImportSchema = z.object({
  /** Null for a dry run. */
  id: z.nullable(idSchema),
  createdAt: isoTimeSchema,
  by: z.nullable(z.string()),
  added: z.number(),
  known: z.number(),
  refused: z.number(),
  faults: z.array(lineFault),
})
export type PriceImport = z.infer<typeof priceImportSchema>

/** Formats money independently of the locale: `₦32,000`, `N$450.50`. */
export function moneyText(country: Country, amount: number): string {
  const text = amount.toFixed(2)
  const cents = text.slice(-2)
  const grouped = text.slice(0, -3).replace(/\B(?=(\d{3})+$)/g, ',')
  return CURRENCIES[country].sign + grouped + (cents === '00' ? '' : `.${cents}`)
}

/** Parses `32000`, `32,000` or `₦32,000.50`. Returns NaN for anything else, which the schema rejects. */
export function parseAmount(text: string): number {
  const digits = text.trim().replace(/^(?:₦|N\$|NGN|NAD) ?/i, '')
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN
}

/** Returns the id of a product or crop named in a price list, such as `NPK 15:15:15`, `Urea` or `Groundnuts`; null if unknown. */
export function findPriceItem(kind: PriceKind, written: string): GradeId | CanonicalCropId | null {
  const slug = (name: string, joint: '-' | '_') =>
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
      .replaceAll(' ', joint)
  if (kind === 'produce') {
    const crop = slug(written, '-')
    return isCropId(crop) ? canonicalCrop(crop) : null
  }
  const grade = slug(written, '_')
  const isNamed = (name: string) => name === grade || name === `npk_${grade}`
  return GRADE_IDS.find((id) => isNamed(id) || isNamed(slug(GRADES[id].label, '_'))) ?? null
}
