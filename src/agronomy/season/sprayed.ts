import { ZONES } from '../climate/zones.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { once } from '../once.ts'
import { type ProductId, type ReEntry, reEntryOf, type Wait, waitAfter } from '../pests/intervals.ts'
import { isHousehold, type Recognised, recognise } from '../pests/product-names.ts'
import { entriesOf } from './log.ts'

export interface Sprayed extends Wait, Recognised {
  date: string
  text: string | null
  /** First harvest day. */
  until: string
  reEntry: ReEntry
  /** Last possible day of the re-entry interval. */
  outUntil: string
}

/** Days without harvest after a barred product (our choice). */
const BARRED_DAYS = 60

export const spraysOf = once((field: Field): readonly Sprayed[] =>
  entriesOf(field.situation, 'sprayed')
    .filter(({ date, product }) => date <= field.asOf && !(product && isHousehold(product)))
    .map(({ date, product }) => sprayedOn(field, date, product)),
)

function sprayedOn({ crop, zone }: Field, date: string, text: string | null): Sprayed {
  const named: Recognised =
    text === null ? { products: [], barred: null, rest: true } : recognise(text, ZONES[zone].country, crop.id)
  const products = productsOf(named)
  const wait = longestWait(products, crop.id)
  const reEntry = products.map(reEntryOf).reduce((a, b) => (b.value > a.value ? b : a))
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
const productsOf = ({ products, rest }: Recognised): (ProductId | null)[] =>
  rest || products.length === 0 ? [...products, null] : [...products]

const longestWait = (products: readonly (ProductId | null)[], crop: Field['crop']['id']): Wait =>
  products.map((product) => waitAfter(product, crop)).reduce((a, b) => (b.days > a.days ? b : a))

export const sprayLock = (field: Field): Sprayed | null =>
  spraysOf(field)
    .filter(({ until }) => until > field.asOf)
    .reduce<Sprayed | null>((last, spray) => (last === null || spray.until >= last.until ? spray : last), null)

export const stillOut = (field: Field): Sprayed | null =>
  spraysOf(field).findLast(({ outUntil }) => outUntil >= field.asOf) ?? null
