import { computeBreakEvenPrice, hasStorageLosses } from '../../agronomy/budget/grain-storage.ts'
import { countYearsAboveBreakEven, priceHistoryStart } from '../../agronomy/market/price-history.ts'
import { USUAL_STORAGE_MONTHS, usualBreakEvenPrices, wasHarvestDried } from '../../agronomy/market/selling.ts'
import { type CanonicalCropId, canonicalCrop } from '../../contracts/crops.ts'
import { MARKET_PRICE_MAX_AGE_DAYS, type SellOrHold, type SellParams } from '../../contracts/market.ts'
import { refusalError } from '../../contracts/refusals.ts'
import type { FarmLogService } from '../crops/farm-log.ts'
import type { CropService } from '../crops/service.ts'
import type { Actor } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { PlaceService } from '../places/service.ts'
import { createMarketList, MAX_MARKETS_LISTED } from './market-list.ts'
import { priceHistoryOf } from './market-rows.ts'
import { createNearMarkets } from './near-markets.ts'
import { daysSinceDate, todayInCountry } from './newest-prices.ts'

/** Number of log entries read, enough to find the drying of the last harvest. */
const LOG_READ = 50

/** Prices of one crop for basic phones. `hold` is `wet` if the harvest is not known to be dry. */
export interface PriceSummary {
  markets: { market: string; price: number; days: number }[]
  hold: 'wet' | { months: number; woven: number; airtight: number | null } | null
}

interface Deps extends Pick<Foundation, 'db' | 'clock'> {
  places: Pick<PlaceService, 'named'>
  crops: Pick<CropService, 'list'>
  farmLog: Pick<FarmLogService, 'list'>
}

export type MarketService = ReturnType<typeof createMarketService>

/** Prices of the markets near a farm, and the sum of selling or holding. */
export function createMarketService({ db, clock, places, crops, farmLog }: Deps) {
  const { orm } = db

  const markets = createNearMarkets({ db, clock, places })
  const { placeOf, nearest, priceNear } = markets

  /** Reports whether the harvest of a field was dried after it was brought in. */
  async function isDried(actor: Actor, cropId: string): Promise<boolean> {
    const { items } = await farmLog.list(actor, cropId, { limit: LOG_READ })
    return wasHarvestDried(items)
  }

  return {
    placeOf,
    priceNear,
    isDried,
    near: createMarketList({ db, clock, crops, ...markets, isDried }),

    /** Returns the newest prices of one crop for basic phones, and the price that holding must reach. */
    async brief(actor: Actor, crop: CanonicalCropId): Promise<PriceSummary> {
      const farm = await placeOf(actor)
      const days = (date: string) => daysSinceDate(date, farm.country, clock.now())
      const rows = (await nearest(farm, [crop])).get(crop) ?? []
      const markets = rows
        .filter(({ date }) => days(date) <= MARKET_PRICE_MAX_AGE_DAYS.most)
        .slice(0, MAX_MARKETS_LISTED)
        .map(({ market, price, date }) => ({ market, price, days: days(date) }))
      const field = (await crops.list(actor)).findLast(({ cropType }) => canonicalCrop(cropType) === crop)
      const price = markets[0]?.price
      if (!field || price === undefined || !hasStorageLosses(crop)) return { markets, hold: null }
      const reach = usualBreakEvenPrices(crop, { country: farm.country, price }, await isDried(actor, field.id))
      return { markets, hold: reach === null ? 'wet' : { months: USUAL_STORAGE_MONTHS, ...reach } }
    },

    /** Returns the weight left and the price to reach if the harvest of a field is held. @throws AppError not_found, invalid without a price */
    async sell(actor: Actor, cropId: string, params: SellParams): Promise<SellOrHold> {
      const field = (await crops.list(actor)).find(({ id }) => id === cropId)
      if (!field) throw refusalError('crop.missing')
      const crop = canonicalCrop(field.cropType)
      const farm = await placeOf(actor)
      const near = await priceNear(farm, crop)
      const price = params.price ?? near?.price
      if (price === undefined) throw refusalError('sell.noPrice')
      const dry = params.dry === undefined ? await isDried(actor, cropId) : params.dry === 'true'
      const held = computeBreakEvenPrice(crop, { ...params, price, dry })
      const today = todayInCountry(farm.country, clock.now())
      const [history = []] =
        near && held.breakEven !== null ? await priceHistoryOf(orm, farm.country, [near], priceHistoryStart(today)) : []
      return {
        price,
        market: near?.market ?? null,
        ...held,
        years:
          held.breakEven === null
            ? null
            : countYearsAboveBreakEven(history, { today, months: params.months, breakEven: held.breakEven }),
      }
    },
  }
}
