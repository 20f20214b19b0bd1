import { eq } from 'drizzle-orm'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import { MARKET_PRICE_MAX_AGE_DAYS } from '../../contracts/market.ts'
import { users } from '../../db/schema/accounts.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { PlaceService } from '../places/service.ts'
import { newestPriceByMarket } from './market-rows.ts'
import { type FarmPlace, findFarmPlace, type NearMarket, sortMarketsByDistance } from './nearest-markets.ts'
import { daysSinceDate, todayInCountry } from './newest-prices.ts'

interface Deps extends Pick<Foundation, 'db' | 'clock'> {
  places: Pick<PlaceService, 'named'>
}

export type NearMarkets = ReturnType<typeof createNearMarkets>

/** Markets near a farm, by their newest prices. */
export function createNearMarkets({ db, clock, places }: Deps) {
  const { orm } = db

  async function placeOf(actor: Actor): Promise<FarmPlace> {
    const [home] = await orm
      .select({ country: users.country, region: users.region, location: users.location })
      .from(users)
      .where(eq(users.id, signedInUser(actor).id))
    return findFarmPlace(home, places)
  }

  /** Returns the markets of each crop, nearest first; markets whose newest price is too old to show come last. */
  async function nearest(farm: FarmPlace, params: readonly CanonicalCropId[]) {
    const rows = await newestPriceByMarket(orm, farm.country, params)
    return sortMarketsByDistance(rows, farm, todayInCountry(farm.country, clock.now()), places)
  }

  /** Returns the newest price of a crop at the nearest market whose price is not too old; null without one. */
  async function priceNear(farm: FarmPlace, crop: CanonicalCropId): Promise<NearMarket | null> {
    const rows = (await nearest(farm, [crop])).get(crop) ?? []
    return (
      rows.find(({ date }) => daysSinceDate(date, farm.country, clock.now()) <= MARKET_PRICE_MAX_AGE_DAYS.most) ?? null
    )
  }

  return { placeOf, nearest, priceNear }
}
