import * as z from 'zod/mini'
import { pageParams } from './community.ts'
import { realDay } from './crop.ts'
import { type CanonicalCropId, CROP_IDS, canonicalCrop, isCropId } from './crops.ts'
import {
  COUNTRIES,
  type Country,
  GRADE_IDS,
  GRADES,
  type GradeId,
  gradeId,
  gradesOf,
  withUnderscores,
} from './grades.ts'
import { says } from './says.ts'
import { id, isoTime, text } from './shapes.ts'

/** The cooperative's price list: what a bag of fertiliser costs, and what a kilogram of a harvest brings at a market. */

export const CURRENCIES = {
  NG: { code: 'NGN', sign: '₦' },
  NA: { code: 'NAD', sign: 'N$' },
} as const satisfies Record<Country, { code: string; sign: string }>

/** A season: a price that is older is shown with its age, and counts in no sum. */
export const COUNTED_DAYS = 180
/** Nobody enters one that is older. */
export const OLDEST_DAYS = 5 * 365
export const HIGHEST_PRICE = 10_000_000
/** From what is weighed out in the market to the largest bag. */
export const BAG_KG = { least: 1, most: 100 } as const

/** So many times the price before it, or so small a part of it: most likely a digit too many or too few. */
export const DOUBTFUL_TIMES = 5

export const PRICE_KINDS = ['input', 'produce'] as const
export type PriceKind = (typeof PRICE_KINDS)[number]

/** The columns of a price list as a file. `currency` is what `price` is in: it must be the country's. */
export const PRICE_COLUMNS = ['country', 'kind', 'item', 'bagKg', 'price', 'currency', 'market', 'date'] as const
export type PriceColumn = (typeof PRICE_COLUMNS)[number]

/** Begins with a letter or digit and has no sign that a spreadsheet takes for the end of a cell. */
const MARKET = /^[\p{L}\p{N}][^;|\p{Cc}\p{Cf}\uFFFD]*$/u
const MARKET_LENGTH = { least: 2, most: 60 }

const notPrice = says('price.amount', { max: String(HIGHEST_PRICE).replace(/\B(?=(\d{3})+$)/g, ',') })
const notBag = says('price.bag', { min: BAG_KG.least, max: BAG_KG.most })
const notMarket = says('price.market', { min: MARKET_LENGTH.least, max: MARKET_LENGTH.most })

const money = z.number(notPrice).check(
  z.gt(0, notPrice),
  z.lte(HIGHEST_PRICE, notPrice),
  z.refine((value) => Math.round(value * 100) / 100 === value, says('price.cents')),
)
const bagKg = z.number(notBag).check(z.gte(BAG_KG.least, notBag), z.lte(BAG_KG.most, notBag))
const market = z.pipe(
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

interface Said {
  country: Country
  kind: PriceKind
  item: string
  bagKg?: number | null | undefined
  market?: string | null | undefined
}
const isGrade = ({ country, kind, item }: Said) =>
  kind !== 'input' ||
  !COUNTRIES.includes(country) ||
  (gradesOf(country) as readonly string[]).includes(withUnderscores(item))
const isCrop = ({ kind, item }: Said) => kind !== 'produce' || isCropId(item)
const hasBag = ({ kind, bagKg }: Said) => kind !== 'input' || (bagKg ?? null) !== null
const hasMarket = ({ kind, market }: Said) => kind !== 'produce' || Boolean(market)
/** Also where something else is wrong: a line of a file is told all that is. */
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

const enteredPrice = z
  .object({
    country: z.enum(COUNTRIES, says('price.country')),
    kind: z.enum(PRICE_KINDS, says('price.kind')),
    /** A fertiliser sold in the country, or a crop. */
    item: text(40),
    bagKg: z.optional(z.nullable(bagKg)),
    price: money,
    market: z.optional(z.nullable(market)),
    /** On which day it was asked. */
    date: realDay,
  })
  .check(
    z.refine(isGrade, { error: says('price.grade'), path: ['item'], when: always }),
    z.refine(isCrop, { error: says('crop.unknown'), path: ['item'], when: always }),
    z.refine(hasBag, { error: notBag, path: ['bagKg'], when: always }),
    z.refine(hasMarket, { error: notMarket, path: ['market'], when: always }),
  )
/** One price as it is entered. An input has a bag, and a market if it is known; produce has a market, and is by the kilogram. */
export const priceInput = z.pipe(
  enteredPrice,
  z.transform((price) => (price.kind === 'input' ? { ...price, item: withUnderscores(price.item) } : price)),
)
export type PriceInput = z.infer<typeof priceInput>

/** A page of the list. */
export const pricesAsked = z.extend(pageParams, { country: z.optional(z.enum(COUNTRIES, says('price.country'))) })
export type PricesAsked = z.infer<typeof pricesAsked>

/** How a price came in. */
export const PRICE_WAYS = ['form', 'file', 'command'] as const
export type PriceWay = (typeof PRICE_WAYS)[number]

/** A price in the administrators' list. */
export const listedPrice = z.object({
  id,
  country: z.enum(COUNTRIES),
  kind: z.enum(PRICE_KINDS),
  item: z.string(),
  bagKg: z.nullable(z.number()),
  price: z.number(),
  market: z.nullable(z.string()),
  /** Day. */
  date: z.string(),
  days: z.number(),
  /** `counts` in sums; `replaced` by a newer one of the same; `old`: older than a season. */
  state: z.enum(['counts', 'replaced', 'old']),
  /** Far from the price of the same before it: it counts, and is to be looked at. */
  doubtful: z.boolean(),
  /** Who entered it; null for the command line, and for who has left. */
  by: z.nullable(z.string()),
  way: z.enum(PRICE_WAYS),
  createdAt: isoTime,
})
export type ListedPrice = z.infer<typeof listedPrice>

const newest = {
  price: z.number(),
  market: z.nullable(z.string()),
  date: z.string(),
  /** How old it is. */
  days: z.number(),
  /** Not older than a season: only such a one counts in a sum. */
  counts: z.boolean(),
}

/** The newest prices in a farmer's country, the newest first. */
export const priceList = z.object({
  country: z.enum(COUNTRIES),
  currency: z.string(),
  countedDays: z.number(),
  /** One for each fertiliser and size of bag; `price` is the bag's. */
  inputs: z.array(z.object({ grade: gradeId, bagKg: z.number(), ...newest })),
  /** One for each crop and market; `price` is the kilogram's. */
  produce: z.array(z.object({ crop: z.enum(CROP_IDS), ...newest })),
})
export type PriceList = z.infer<typeof priceList>

export const priceFile = z.object({
  csv: z.string(says('price.file')).check(z.regex(/\S/, says('price.file'))),
  /** Only says what is wrong with it. */
  dryRun: z.optional(z.boolean(says('request.unexpected'))),
})

/** What was wrong in a line of a file. */
const lineFault = z.object({
  /** The heading is line 1. */
  line: z.number(),
  /** Null: of the whole line. */
  column: z.nullable(z.string()),
  /** What stands there. */
  value: z.string(),
  message: z.string(),
  /** The same for other languages. */
  refusal: z.nullable(z.object({ key: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) })),
})
export type LineFault = z.infer<typeof lineFault>

export const priceImport = z.object({
  /** Null for one that only looked. */
  id: z.nullable(id),
  createdAt: isoTime,
  by: z.nullable(z.string()),
  /** Lines that are in the list now. */
  added: z.number(),
  /** Lines that were in it already. */
  known: z.number(),
  /** Lines that were refused. */
  refused: z.number(),
  /** Why: one or more for each of them, as far as a report goes. */
  faults: z.array(lineFault),
})
export type PriceImport = z.infer<typeof priceImport>

/** `₦32,000`, `N$450.50`: the same on both sides whatever their locale. */
export function moneyText(country: Country, amount: number): string {
  const [whole, cents] = amount.toFixed(2).split('.') as [string, string]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return CURRENCIES[country].sign + grouped + (cents === '00' ? '' : `.${cents}`)
}

/** `32000`, `32,000`, `₦32,000.50`; NaN for what is not plainly one number, which is then refused. */
export function amountWritten(text: string): number {
  const digits = text.trim().replace(/^(?:₦|N\$|NGN|NAD) ?/i, '')
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(digits) ? Number(digits.replaceAll(',', '')) : Number.NaN
}

/** The id of what a price list names, however it is written: `NPK 15:15:15`, `Urea`, `Groundnuts`; null for none. */
export function itemNamed(kind: PriceKind, written: string): GradeId | CanonicalCropId | null {
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
