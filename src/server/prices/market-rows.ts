import { sql } from 'drizzle-orm'
import type { DatedPrice } from '../../agronomy/market/price-history.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import type { Orm } from '../../db/open.ts'
import { prices } from '../../db/schema/prices.ts'
import { itemAt } from '../../shared/lookups.ts'

/** Newest price of a kg of a crop at one market. */
export interface MarketRow extends DatedPrice {
  crop: CanonicalCropId
  market: string
}

/** Prices of one crop and market, along the index `prices_same`. */
const isProducePriceSql = (country: Country, crop: unknown) =>
  sql`p.country = ${country} and p.kind = 'produce' and p.item = ${crop} and p.bag_kg is null`

/** Returns the markets of each crop with the newest price. Skips along the index from market to market, so that the time does not depend on the number of prices. */
export function newestPriceByMarket(
  orm: Orm,
  country: Country,
  crops: readonly CanonicalCropId[],
): Promise<MarketRow[]> {
  const firstAfter = (crop: unknown, after: unknown) => sql`(
    select p.market from ${prices} as p where ${isProducePriceSql(country, crop)} and p.market collate nocase > ${after}
    order by p.market collate nocase limit 1)`
  const newest = (column: 'market' | 'date' | 'price') => sql`(
    select p.${sql.raw(column)} from ${prices} as p
    where ${isProducePriceSql(country, sql`pair.crop`)} and p.market = pair.market collate nocase
    order by p.date desc, p.id desc limit 1)`
  return orm.all<MarketRow>(sql`
    with recursive pair (crop, market) as (
      select value, ${firstAfter(sql`value`, '')} from json_each(${JSON.stringify(crops)})
      union all
      select crop, ${firstAfter(sql`pair.crop`, sql`pair.market`)} from pair where market is not null)
    select crop, ${newest('market')} as market, ${newest('date')} as date, ${newest('price')} as price
    from pair where market is not null`)
}

/** Returns the prices since a day for some pairs of crop and market, oldest first, read from the index alone. */
export async function priceHistoryOf(
  orm: Orm,
  country: Country,
  pairs: readonly Pick<MarketRow, 'crop' | 'market'>[],
  since: string,
): Promise<DatedPrice[][]> {
  const pairsJson = JSON.stringify(pairs.map(({ crop, market }) => ({ crop, market })))
  const rows = await orm.all<DatedPrice & { pair: number }>(sql`
    select asked.key as pair, p.date, p.price
    from json_each(${pairsJson}) as asked cross join ${prices} as p
    where ${isProducePriceSql(country, sql`asked.value ->> 'crop'`)} and p.market = (asked.value ->> 'market') collate nocase
      and p.date >= ${since}
    order by asked.key, p.date, p.id`)
  const found = pairs.map((): DatedPrice[] => [])
  for (const { pair, date, price } of rows) itemAt(found, pair).push({ date, price })
  return found
}
