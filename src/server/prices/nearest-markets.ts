import { addDays, addMonths } from '../../agronomy/dates.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import { MARKET_PRICE_MAX_AGE_DAYS } from '../../contracts/market.ts'
import { coordinatesOf, type Location } from '../../contracts/shapes.ts'
import { valueAt } from '../../shared/lookups.ts'
import { kilometresBetween, type Point } from '../places/nearest.ts'
import type { PlaceService } from '../places/service.ts'
import type { MarketRow } from './market-rows.ts'

/** Distance beyond which a market comes after markets of unknown place. */
const FAR_KM = 300
export const PRICE_HISTORY_MONTHS = 24

/** Country and place of a farm, the centre of its state where it has no coordinates. */
export interface FarmPlace {
  country: Country
  point: Point | null
}

export interface FarmHome {
  country: string | null
  region: string | null
  location: Location | null
}

export interface NearMarket extends MarketRow {
  km: number | null
}

type Named = Pick<PlaceService, 'named'>

export function findFarmPlace(home: FarmHome | undefined, places: Named): FarmPlace {
  const country = home?.country === 'NA' ? 'NA' : 'NG'
  return { country, point: coordinatesOf(home?.location) ?? places.named(home?.region ?? '', country)[0] ?? null }
}

/** Distance to the nearest place of the market's name; null if none is known. */
function kmTo(market: string, { country, point }: FarmPlace, places: Named): number | null {
  const there = point ? places.named(market, country).map((place) => kilometresBetween(point, place)) : []
  return there.length > 0 ? Math.round(Math.min(...there)) : null
}

/** Returns the markets of each crop, nearest first; markets whose newest price is too old to show come last. */
export function sortMarketsByDistance(
  rows: readonly MarketRow[],
  farm: FarmPlace,
  today: string,
  places: Named,
): Map<CanonicalCropId, NearMarket[]> {
  const oldest = addMonths(today, -PRICE_HISTORY_MONTHS)
  const distances = new Map<string, number | null>()
  const kmOf = (market: string) => {
    if (!distances.has(market)) distances.set(market, kmTo(market, farm, places))
    return valueAt(distances, market)
  }
  const near = rows.filter(({ date }) => date >= oldest).map((row) => ({ ...row, km: kmOf(row.market) }))
  const rank = ({ km }: NearMarket) => (km === null ? FAR_KM : km)
  const past = (row: NearMarket) => Number(!isPriceCurrent(row, today))
  near.sort((a, b) => past(a) - past(b) || rank(a) - rank(b) || b.date.localeCompare(a.date))
  return Map.groupBy(near, ({ crop }) => crop)
}

/** Reports whether a price is new enough to be shown; older prices count in the yearly range only. */
export const isPriceCurrent = ({ date }: Pick<MarketRow, 'date'>, today: string): boolean =>
  date >= addDays(today, -MARKET_PRICE_MAX_AGE_DAYS.most)
