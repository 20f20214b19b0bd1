import { desc, type SQL, sql } from 'drizzle-orm'
import { dayNumber } from '../../agronomy/dates.ts'
import { isCropId } from '../../contracts/crops.ts'
import { type Country, GRADES, type GradeId } from '../../contracts/grades.ts'
import { COUNTED_DAYS, CURRENCIES, type PriceList } from '../../contracts/prices.ts'
import type { Orm } from '../../db/open.ts'
import { prices } from '../../db/schema/prices.ts'
import { placeToday } from '../weather/place-day.ts'

const CAPITALS: Record<Country, { lat: number; lng: number }> = {
  NG: { lat: 9.06, lng: 7.5 },
  NA: { lat: -22.56, lng: 17.08 },
}

/** Today in a country, `YYYY-MM-DD`. */
export const todayIn = (country: Country, now: Date): string => placeToday(CAPITALS[country], now)

/** Whole days since a price was asked. */
export const daysSince = (date: string, country: Country, now: Date): number =>
  Math.max(0, dayNumber(todayIn(country, now)) - dayNumber(date))

/** That another row, under this name, is of the same bag, or of the same crop at the same market. */
const ofTheSame = (other: SQL) => sql`
  ${other}.country = ${prices.country} and ${other}.kind = ${prices.kind} and ${other}.item = ${prices.item}
  and ${other}.bag_kg is ${prices.bagKg}
  and (${other}.kind = 'input' or ${other}.market = ${prices.market} collate nocase)`

/** The price of the same before a row; null for the first. */
export const priceBefore: SQL<number | null> = sql`(
  select price from ${prices} as older
  where ${ofTheSame(sql`older`)} and older.date <= ${prices.date}
    and (older.date, older.id) < (${prices.date}, ${prices.id})
  order by older.date desc, older.id desc limit 1)`

/** Whether a row has been replaced by a newer price of the same. */
export const replaced: SQL<boolean> = sql`exists (
  select 1 from ${prices} as newer
  where ${ofTheSame(sql`newer`)} and newer.date >= ${prices.date}
    and (newer.date, newer.id) > (${prices.date}, ${prices.id}))`.mapWith(Boolean)

/** What stands in the price list of a country now, old prices included: they say that they count no more. */
export async function newestPrices(orm: Orm, country: Country, now: Date): Promise<PriceList> {
  const rows = await orm
    .select()
    .from(prices)
    .where(sql`${prices.country} = ${country} and not ${replaced}`)
    .orderBy(desc(prices.date), desc(prices.id))
  const list: PriceList = {
    country,
    currency: CURRENCIES[country].code,
    countedDays: COUNTED_DAYS,
    inputs: [],
    produce: [],
  }
  for (const { kind, item, bagKg, price, market, date } of rows) {
    const days = daysSince(date, country, now)
    const said = { price, market, date, days, counts: days <= COUNTED_DAYS }
    if (kind === 'input' && isGrade(item) && bagKg !== null) list.inputs.push({ grade: item, bagKg, ...said })
    if (kind === 'produce' && isCropId(item)) list.produce.push({ crop: item, ...said })
  }
  return list
}

/** One that is sold no more may still stand in an old row. */
const isGrade = (item: string): item is GradeId => Object.hasOwn(GRADES, item)
