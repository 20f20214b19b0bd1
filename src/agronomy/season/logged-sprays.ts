import { ZONES } from '../climate/zones.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { memoizeByObject } from '../memoize.ts'
import { isHouseholdRemedy, type RecognisedProducts, recogniseProducts } from '../pests/product-names.ts'
import {
  type PreHarvestInterval,
  type ProductId,
  preHarvestInterval,
  type ReEntryInterval,
  reEntryInterval,
} from '../pests/waiting-periods.ts'
import { logEntriesOf } from './log-entries.ts'

export interface LoggedSpray extends PreHarvestInterval, RecognisedProducts {
  date: string
  text: string | null
  /** First day on which harvest is allowed after the spray. */
  until: string
  reEntry: ReEntryInterval
  /** Last possible day of the re-entry interval. */
  outUntil: string
}

/** Days without harvest after a barred product (our choice). */
const BARRED_DAYS = 60

export const loggedSprays = memoizeByObject((field: Field): readonly LoggedSpray[] =>
  logEntriesOf(field.situation, 'sprayed')
    .filter(({ date, product }) => date <= field.asOf && !(product && isHouseholdRemedy(product)))
    .map(({ date, product }) => sprayedOn(field, date, product)),
)

function sprayedOn({ crop, zone }: Field, date: string, text: string | null): LoggedSpray {
  const named: RecognisedProducts =
    text === null ? { products: [], barred: null, rest: true } : recogniseProducts(text, ZONES[zone].country, crop.id)
  const products = productsOf(named)
  const wait = longestWait(products, crop.id)
  const reEntry = products.map(reEntryInterval).reduce((a, b) => (b.value > a.value ? b : a))
  return {
    ...named,
    ...wait,
    date,
    text,
    until: addDays(date, named.barred ? BARRED_DAYS : wait.days),
    reEntry,
    outUntil: addDays(date, Math.ceil(reEntry.value / 24)),
  }
}

/** Returns the products of a mixture; null for an unrecognised part. */
const productsOf = ({ products, rest }: RecognisedProducts): (ProductId | null)[] =>
  rest || products.length === 0 ? [...products, null] : [...products]

const longestWait = (products: readonly (ProductId | null)[], crop: Field['crop']['id']): PreHarvestInterval =>
  products.map((product) => preHarvestInterval(product, crop)).reduce((a, b) => (b.days > a.days ? b : a))

export const sprayWithinPreHarvestInterval = (field: Field): LoggedSpray | null =>
  loggedSprays(field)
    .filter(({ until }) => until > field.asOf)
    .reduce<LoggedSpray | null>((last, spray) => (last === null || spray.until >= last.until ? spray : last), null)

export const sprayWithinReEntry = (field: Field): LoggedSpray | null =>
  loggedSprays(field).findLast(({ outUntil }) => outUntil >= field.asOf) ?? null
