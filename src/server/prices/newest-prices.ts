import { desc, inArray, type SQL, sql } from 'drizzle-orm'
import { dayNumber } from '../../agronomy/dates.ts'
import { isCropId } from '../../contracts/crops.ts'
import { type Country, GRADES, type GradeId } from '../../contracts/grades.ts'
import { CURRENCIES, MAX_PRICE_AGE_DAYS, type PriceList } from '../../contracts/prices.ts'
import type { Orm } from '../../db/open.ts'
import { prices } from '../../db/schema/prices.ts'
import { localDateAt } from '../weather/local-time-at-place.ts'

const DAY_LETTERS = 'YYYY-MM-DD'.length

const CAPITALS: Record<Country, { lat: number; lng: number }> = {
  NG: { lat: 9.06, lng: 7.5 },
  NA: { lat: -22.56, lng: 17.08 },
}

/** Today's date in a country, `YYYY-MM-DD`. */
export const todayInCountry = (country: Country, now: Date): string => localDateAt(CAPITALS[country], now)

export const daysSinceDate = (date: string, country: Country, now: Date): number =>
  Math.max(0, dayNumber(todayInCountry(country, now)) - dayNumber(date))

/** Builds a condition on rows for the same item: of the same crop at the same market, or of the same bag at any market. */
const sameItemConditionSql = (asked: (same: SQL) => SQL): SQL => {
  const thing = sql`other.country = ${prices.country} and other.kind = ${prices.kind} and other.item = ${prices.item}
    and other.bag_kg is ${prices.bagKg}`
  // Separate branches, because each uses the index differently.
  return sql`(case ${prices.kind} when 'input' then ${asked(thing)}
    else ${asked(sql`${thing} and other.market = ${prices.market} collate nocase`)} end)`
}

/** SQL for the previous price of a row's item; null for its first price. */
export const previousPriceSql: SQL<number | null> = sql`${sameItemConditionSql(
  (same) => sql`(
    select other.price from ${prices} as other
    where ${same} and other.date <= ${prices.date} and (other.date, other.id) < (${prices.date}, ${prices.id})
    order by other.date desc, other.id desc limit 1)`,
)}`

/** SQL condition: a newer price of the same item replaces the row. */
export const isReplacedPriceSql: SQL<boolean> = sameItemConditionSql(
  (same) => sql`exists (
    select 1 from ${prices} as other
    where ${same} and other.date >= ${prices.date} and (other.date, other.id) > (${prices.date}, ${prices.id}))`,
).mapWith(Boolean)

/** Current price list of a country; outdated prices are included and marked. */
export async function newestPrices(orm: Orm, country: Country, now: Date): Promise<PriceList> {
  const same = sql`${prices.kind}, ${prices.item}, ${prices.bagKg}, ${prices.market} collate nocase`
  const newest = sql`(
    select substr(max(date || id), ${DAY_LETTERS + 1}) from ${prices} where ${prices.country} = ${country} group by ${same})`
  const rows = await orm
    .select()
    .from(prices)
    .where(inArray(prices.id, newest))
    .orderBy(desc(prices.date), desc(prices.id))
  const list: PriceList = {
    country,
    currency: CURRENCIES[country].code,
    countedDays: MAX_PRICE_AGE_DAYS,
    inputs: [],
    produce: [],
  }
  for (const { kind, item, bagKg, price, market, date } of rows) {
    const days = daysSinceDate(date, country, now)
    const row = { price, market, date, days, counts: days <= MAX_PRICE_AGE_DAYS }
    // The newest price of a bag, at any market.
    const known = list.inputs.some((input) => input.grade === item && input.bagKg === bagKg)
    if (kind === 'input' && isGrade(item) && bagKg !== null && !known) list.inputs.push({ grade: item, bagKg, ...row })
    if (kind === 'produce' && isCropId(item)) list.produce.push({ crop: item, ...row })
  }
  return list
}

/** Old rows may name a fertilizer that was removed. */
const isGrade = (item: string): item is GradeId => Object.hasOwn(GRADES, item)
