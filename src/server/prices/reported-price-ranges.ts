import { and, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm'
import {
  MIN_REPORTERS,
  median,
  type PriceReport,
  REPORT_MAX_AGE_DAYS,
  REPORT_RADIUS_KM,
  type ReportedPriceRange,
  reportedPriceRange,
} from '../../agronomy/market/reported-prices.ts'
import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { Database } from '../../db/open.ts'
import { seenPrices } from '../../db/schema/prices.ts'
import { daysBefore } from '../../shared/clock.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { kilometresBetween } from '../places/nearest.ts'
import type { MarketService } from './market.ts'
import { priceHistoryOf } from './market-rows.ts'
import type { FarmPlace } from './nearest-markets.ts'

type SeenRow = typeof seenPrices.$inferSelect

/** Maximum age in days of the prices with which a newly reported price is compared. */
const USUAL_DAYS = 30
const DAY_MS = 86_400_000
const KM_PER_DEGREE = 111

/** Reports near a farm since a time. */
function reportsNear(db: Database, { country, point }: FarmPlace, since: string, more?: SQL): Promise<SeenRow[]> {
  if (!point) return Promise.resolve([])
  const [lat, lng] = [
    REPORT_RADIUS_KM / KM_PER_DEGREE,
    REPORT_RADIUS_KM / KM_PER_DEGREE / Math.cos((point.lat * Math.PI) / 180),
  ]
  const isTrusted = sql`${seenPrices.doubt} is not 'administrator'`
  const inBox = sql`${seenPrices.lat} between ${point.lat - lat} and ${point.lat + lat}
    and ${seenPrices.lng} between ${point.lng - lng} and ${point.lng + lng}`
  return db.orm
    .select()
    .from(seenPrices)
    .where(and(eq(seenPrices.country, country), gte(seenPrices.createdAt, since), isTrusted, inBox, more))
    .then((rows) =>
      rows.filter((row) => kilometresBetween(point, { lat: row.lat!, lng: row.lng! }) <= REPORT_RADIUS_KM),
    )
}

const seenBy = ({ userId, perKg, doubt, createdAt }: SeenRow, now: Date): PriceReport => ({
  person: userId,
  price: perKg,
  days: Math.floor((now.getTime() - Date.parse(createdAt)) / DAY_MS),
  doubtful: doubt !== null,
})

export async function reportedRangesNearby(
  db: Database,
  farm: FarmPlace,
  now: Date,
): Promise<Map<CanonicalCropId, ReportedPriceRange>> {
  const rows = await reportsNear(db, farm, daysBefore(now, REPORT_MAX_AGE_DAYS + 1))
  const ranges = new Map<CanonicalCropId, ReportedPriceRange>()
  for (const [crop, reports] of Map.groupBy(rows, ({ crop }) => crop)) {
    const range = reportedPriceRange(reports.map((row) => seenBy(row, now)))
    if (range) ranges.set(crop, range)
  }
  return ranges
}

/**
 * Returns the median of the last 30 days' prices near the farm: those of the list, and those of other farmers if three
 * or more reported, so that one person's price cannot be guessed. Null without prices.
 */
export async function usualPriceOf(
  { db, clock, market }: Pick<Foundation, 'db' | 'clock'> & { market: Pick<MarketService, 'priceNear'> },
  userId: string,
  farm: FarmPlace,
  crop: CanonicalCropId,
): Promise<number | null> {
  const since = daysBefore(clock.now(), USUAL_DAYS)
  const near = await market.priceNear(farm, crop)
  const [listed = []] = near
    ? await priceHistoryOf(db.orm, farm.country, [near], since.slice(0, 'YYYY-MM-DD'.length))
    : []
  const seen = await reportsNear(
    db,
    farm,
    since,
    and(eq(seenPrices.crop, crop), ne(seenPrices.userId, userId), isNull(seenPrices.doubt)),
  )
  const byTime = seen.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  const others = new Map(byTime.map(({ userId, perKg }) => [userId, perKg]))
  return median([...listed.map(({ price }) => price), ...(others.size < MIN_REPORTERS ? [] : others.values())])
}
