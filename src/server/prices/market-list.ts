import { hasStorageLosses } from '../../agronomy/budget/grain-storage.ts'
import { addMonths } from '../../agronomy/dates.ts'
import { type DatedPrice, priceRange, priceTrend } from '../../agronomy/market/price-history.ts'
import { type CanonicalCropId, CROP_IDS, canonicalCrop } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import {
  type CropMarket,
  MARKET_PRICE_MAX_AGE_DAYS,
  type MarketList,
  type MarketPrice,
} from '../../contracts/market.ts'
import type { CropService } from '../crops/service.ts'
import type { Actor } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { priceHistoryOf } from './market-rows.ts'
import type { NearMarkets } from './near-markets.ts'
import { type NearMarket, PRICE_HISTORY_MONTHS } from './nearest-markets.ts'
import { daysSinceDate, todayInCountry } from './newest-prices.ts'
import { reportedRangesNearby } from './reported-price-ranges.ts'

const CANONICAL = [...new Set(CROP_IDS.map(canonicalCrop))]
/** Points of the line drawn on the page. */
const MOST_POINTS = 30
export const MAX_MARKETS_LISTED = 3

interface Deps extends Pick<Foundation, 'db' | 'clock'>, Pick<NearMarkets, 'placeOf' | 'nearest'> {
  crops: Pick<CropService, 'list'>
  isDried: (actor: Actor, cropId: string) => Promise<boolean>
}

export function createMarketList({ db, clock, crops, placeOf, nearest, isDried }: Deps) {
  /** Newest prices of the three nearest markets: own crops with their history first, then others with a price. */
  return async function near(actor: Actor): Promise<MarketList> {
    const farm = await placeOf(actor)
    const fields = (await crops.list(actor)).toReversed()
    const own = [...new Set(fields.map(({ cropType }) => canonicalCrop(cropType)))]
    const others = CANONICAL.filter((crop) => !own.includes(crop))
    const markets = await nearest(farm, CANONICAL)
    const three = (crop: CanonicalCropId) => (markets.get(crop) ?? []).slice(0, MAX_MARKETS_LISTED)
    const today = todayInCountry(farm.country, clock.now())
    const since = addMonths(today, -PRICE_HISTORY_MONTHS)
    const stored = fields.filter(({ cropType }) => hasStorageLosses(canonicalCrop(cropType)))
    const ownMarkets = own.flatMap(three)
    const [history, seen, dried] = await Promise.all([
      priceHistoryOf(db.orm, farm.country, ownMarkets, since),
      reportedRangesNearby(db, farm, clock.now()),
      Promise.all(stored.map(async ({ id }) => ((await isDried(actor, id)) ? id : null))),
    ])
    const fieldOf = (crop: CanonicalCropId) =>
      fields.find(({ cropType }) => canonicalCrop(cropType) === crop)?.id ?? null
    const cropMarket = (crop: CanonicalCropId): CropMarket => ({
      crop,
      own: own.includes(crop),
      cropId: fieldOf(crop),
      dry: own.includes(crop) && dried.includes(fieldOf(crop)),
      markets: three(crop).map((row, n) =>
        marketPrice(row, { isFirst: n === 0, history: history[ownMarkets.indexOf(row)] }, farm.country, clock.now()),
      ),
      nearby: seen.get(crop) ?? null,
    })
    const priced = others.map(cropMarket).filter(({ markets, nearby }) => nearby || markets.some(({ price }) => price))
    return { country: farm.country, today, crops: [...own.map(cropMarket), ...priced] }
  }
}

/** Price of a market as the page shows it; the history is drawn for the first market only. */
function marketPrice(
  row: NearMarket,
  { isFirst, history }: { isFirst: boolean; history: readonly DatedPrice[] | undefined },
  country: Country,
  now: Date,
): MarketPrice {
  const { market, km, date } = row
  const days = daysSinceDate(date, country, now)
  return {
    market,
    km,
    price: days > MARKET_PRICE_MAX_AGE_DAYS.most ? null : row.price,
    date,
    days,
    old: days > MARKET_PRICE_MAX_AGE_DAYS.old,
    trend: history ? priceTrend(history) : null,
    range: history ? priceRange(history, todayInCountry(country, now)) : null,
    history: isFirst && history ? thinOutHistory(history) : [],
  }
}

/** At most 30 prices, oldest first as given, the newest among them. */
export function thinOutHistory(history: readonly DatedPrice[]): DatedPrice[] {
  const step = Math.ceil(history.length / MOST_POINTS)
  return history.filter((_, n) => (history.length - 1 - n) % step === 0)
}
