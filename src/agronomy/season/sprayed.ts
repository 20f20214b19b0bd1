import { ZONES } from '../climate/zones.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { once } from '../once.ts'
import { type ProductId, reEntryOf, type Wait, waitAfter } from '../pests/intervals.ts'
import { isHousehold, type Recognised, recognise } from '../pests/product-names.ts'
import type { ProtectionSourceId } from '../pests/protection-sources.ts'
import { entriesOf } from './log.ts'

export interface Sprayed extends Wait, Recognised {
  date: string
  text: string | null
  /** First harvest day. */
  until: string
  /** Re-entry interval, hours; null: until dry. */
  reEntry: { value: number; source: ProtectionSourceId } | null
  /** Last possible day of the re-entry interval. */
  outUntil: string
}

/** Days of closed harvest after a barred product (a choice). */
const BARRED_DAYS = 60

export const spraysOf = once((field: Field): readonly Sprayed[] =>
  entriesOf(field.situation, 'sprayed')
    .filter(({ date, product }) => date <= field.asOf && !(product && isHousehold(product)))
    .map(({ date, product }) => sprayedOn(field, date, product)),
)

function sprayedOn({ crop, zone }: Field, date: string, text: string | null): Sprayed {
  const named: Recognised =
    text === null ? { products: [], barred: null, rest: true } : recognise(text, ZONES[zone].country, crop.id)
  const wait = longestWait(named, crop.id)
  const reEntry = named.products.map(reEntryOf).reduce(longer, null)
  return {
    ...named,
    ...wait,
    date,
    text,
    until: addDays(date, named.barred ? BARRED_DAYS : wait.days),
    reEntry,
    outUntil: addDays(date, Math.ceil((reEntry?.value ?? 0) / 24)),
  }
}

/** Longest interval of a mixture; unrecognised parts count as unknown. */
function longestWait({ products, rest }: Recognised, crop: Field['crop']['id']): Wait {
  const all: (ProductId | null)[] = rest || products.length === 0 ? [...products, null] : [...products]
  return all.map((product) => waitAfter(product, crop)).reduce((a, b) => (b.days > a.days ? b : a))
}

const longer = (a: Sprayed['reEntry'], b: Sprayed['reEntry'] | undefined): Sprayed['reEntry'] =>
  b && (a === null || b.value > a.value) ? b : a

export const sprayLock = (field: Field): Sprayed | null =>
  spraysOf(field)
    .filter(({ until }) => until > field.asOf)
    .reduce<Sprayed | null>((last, spray) => (last === null || spray.until >= last.until ? spray : last), null)

export const stillOut = (field: Field): Sprayed | null =>
  spraysOf(field).findLast(({ outUntil }) => outUntil >= field.asOf) ?? null
