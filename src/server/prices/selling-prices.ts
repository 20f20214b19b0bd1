import { type DatedPrice, priceHistoryStart } from '../../agronomy/market/price-history.ts'
import type { NearestMarketPrice } from '../../agronomy/market/selling.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { PlaceService } from '../places/service.ts'
import { type MarketRow, newestPriceByMarket, priceHistoryOf } from './market-rows.ts'
import { type FarmHome, findFarmPlace, isPriceCurrent, sortMarketsByDistance } from './nearest-markets.ts'
import { todayInCountry } from './newest-prices.ts'

/** Price near a farm for the advice to sell or hold; null where no market has one. */
export type SellingPrice = (home: FarmHome, crop: CanonicalCropId) => Promise<NearestMarketPrice | null>

/** Reads prices for many farmers of one run; the markets of a crop and their histories are read once. */
export function createSellingPrices({
  db: { orm },
  clock,
  places,
}: Pick<Foundation, 'db' | 'clock'> & { places: Pick<PlaceService, 'named'> }) {
  return (): SellingPrice => {
    const markets = new Map<string, Promise<MarketRow[]>>()
    const histories = new Map<string, Promise<DatedPrice[][]>>()
    return async (home, crop) => {
      const farm = findFarmPlace(home, places)
      const { country } = farm
      const today = todayInCountry(country, clock.now())
      const rows = await markets.getOrInsertComputed(`${country} ${crop}`, () =>
        newestPriceByMarket(orm, country, [crop]),
      )
      const near = sortMarketsByDistance(rows, farm, today, places)
        .get(crop)
        ?.find((row) => isPriceCurrent(row, today))
      if (!near) return null
      const [history = []] = await histories.getOrInsertComputed(`${country} ${crop} ${near.market}`, () =>
        priceHistoryOf(orm, country, [near], priceHistoryStart(today)),
      )
      return { country, today, price: near.price, history }
    }
  }
}

export type SellingPrices = ReturnType<typeof createSellingPrices>
