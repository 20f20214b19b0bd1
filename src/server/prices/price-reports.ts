import { sql } from 'drizzle-orm'
import { isDoubtfulPrice } from '../../agronomy/market/reported-prices.ts'
import { canonicalCrop } from '../../contracts/crops.ts'
import { PRICE_REPORT_UNITS, type PriceReport, type PriceReportInput } from '../../contracts/market.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { conditionalRow } from '../../db/conditional-row.ts'
import { seenPrices } from '../../db/schema/prices.ts'
import { daysBefore, isoNow } from '../../shared/clock.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { kilometresBetween } from '../places/nearest.ts'
import type { PlaceService } from '../places/service.ts'
import type { MarketService } from './market.ts'
import type { FarmPlace } from './nearest-markets.ts'
import { usualPriceOf } from './reported-price-ranges.ts'

export type ReportedPriceRow = typeof seenPrices.$inferSelect

const MOST_A_DAY = 5

export interface PriceReportDeps extends Pick<Foundation, 'db' | 'clock'> {
  places: Pick<PlaceService, 'named'>
  market: Pick<MarketService, 'placeOf' | 'priceNear'>
}

export function createPriceReports({ db, clock, places, market }: PriceReportDeps) {
  const { orm } = db

  /** Stores a price that the farmer saw. @throws AppError conflict for a price far from others without `sure`, and the sixth of a day */
  return async function report(actor: Actor, input: PriceReportInput): Promise<PriceReport> {
    const user = signedInUser(actor)
    const farm = await market.placeOf(actor)
    const crop = canonicalCrop(input.crop)
    const perKg = input.price / PRICE_REPORT_UNITS[input.unit]
    const usual = await usualPriceOf({ db, clock, market }, user.id, farm, crop)
    const doubtful = usual !== null && isDoubtfulPrice(perKg, usual)
    if (doubtful && !input.sure) throw refusalError('price.doubtful')
    const point = marketPoint(places, input.market, farm)
    const now = clock.now()
    const row = {
      id: Bun.randomUUIDv7('hex', now),
      userId: user.id,
      country: farm.country,
      crop,
      price: input.price,
      unit: input.unit,
      perKg,
      market: input.market,
      lat: point?.lat ?? null,
      lng: point?.lng ?? null,
      sold: input.sold,
      doubt: doubtful ? ('far' as const) : null,
      createdAt: isoNow(clock),
    }
    const today = sql`(select count(*) from seen_prices where user_id = ${user.id} and created_at > ${daysBefore(now, 1)})`
    const [stored] = await db.write(
      orm
        .insert(seenPrices)
        .select(conditionalRow(seenPrices, row, sql`${today} < ${MOST_A_DAY}`))
        .returning(),
    )
    if (!stored[0]) throw refusalError('price.today', { max: MOST_A_DAY })
    return toListedPriceReport(stored[0])
  }
}

/** Place of that name next to the farm; without one, the farm's own. */
function marketPoint(places: PriceReportDeps['places'], name: string, { country, point }: FarmPlace) {
  const there = places.named(name, country)
  const [place] = point ? there.toSorted((a, b) => kilometresBetween(point, a) - kilometresBetween(point, b)) : there
  return place ?? point
}

export const toListedPriceReport = ({
  id,
  crop,
  price,
  unit,
  perKg,
  market,
  sold,
  doubt,
  createdAt,
}: ReportedPriceRow): PriceReport => ({
  id,
  crop,
  price,
  unit,
  perKg,
  market,
  sold,
  doubtful: doubt !== null,
  createdAt,
})
