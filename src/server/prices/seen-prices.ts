import { and, desc, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import {
  isDoubtful,
  LEAST_PEOPLE,
  median,
  SEEN_DAYS,
  SEEN_KM,
  type SeenBy,
  type SeenRange,
  seenRange,
} from '../../agronomy/market/seen.ts'
import type { PageParams } from '../../contracts/community.ts'
import { type CanonicalCropId, canonicalCrop } from '../../contracts/crops.ts'
import { type ListedSeen, SEEN_UNITS, type SeenInput, type SeenPrice } from '../../contracts/market.ts'
import { refuse } from '../../contracts/refusals.ts'
import { deleteInSteps } from '../../db/in-steps.ts'
import type { Database } from '../../db/open.ts'
import { rowWhere } from '../../db/row-where.ts'
import { users } from '../../db/schema/accounts.ts'
import { seenPrices } from '../../db/schema/prices.ts'
import { daysBefore, isoNow } from '../../shared/clock.ts'
import { lastItem } from '../../shared/lookups.ts'
import type { Page } from '../community/listing.ts'
import { type Actor, person, requireAdmin } from '../foundation/actor.ts'
import { audit } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { kilometresBetween } from '../places/nearest.ts'
import type { Places } from '../places/service.ts'
import type { Market } from './market.ts'
import { historyOf } from './market-rows.ts'
import type { FarmPlace } from './nearest-markets.ts'

type SeenRow = typeof seenPrices.$inferSelect

const MOST_A_DAY = 5
/** Days of prices with which a new one is compared. */
const USUAL_DAYS = 30
const RETENTION_DAYS = 60
const DAY_MS = 86_400_000
/** Sorts after every id. */
const NEWEST = '~'
const KM_PER_DEGREE = 111

/** Reports near a farm since a time. */
function reportsNear(db: Database, { country, point }: FarmPlace, since: string, more?: SQL): Promise<SeenRow[]> {
  if (!point) return Promise.resolve([])
  const [lat, lng] = [SEEN_KM / KM_PER_DEGREE, SEEN_KM / KM_PER_DEGREE / Math.cos((point.lat * Math.PI) / 180)]
  const isTrusted = sql`${seenPrices.doubt} is not 'administrator'`
  const inBox = sql`${seenPrices.lat} between ${point.lat - lat} and ${point.lat + lat}
    and ${seenPrices.lng} between ${point.lng - lng} and ${point.lng + lng}`
  return db.orm
    .select()
    .from(seenPrices)
    .where(and(eq(seenPrices.country, country), gte(seenPrices.createdAt, since), isTrusted, inBox, more))
    .then((rows) => rows.filter((row) => kilometresBetween(point, { lat: row.lat!, lng: row.lng! }) <= SEEN_KM))
}

const seenBy = ({ userId, perKg, doubt, createdAt }: SeenRow, now: Date): SeenBy => ({
  person: userId,
  price: perKg,
  days: Math.floor((now.getTime() - Date.parse(createdAt)) / DAY_MS),
  doubtful: doubt !== null,
})

/** Range of the prices that people near a farm saw, by crop. */
export async function nearbyRanges(db: Database, farm: FarmPlace, now: Date): Promise<Map<CanonicalCropId, SeenRange>> {
  const rows = await reportsNear(db, farm, daysBefore(now, SEEN_DAYS + 1))
  const ranges = new Map<CanonicalCropId, SeenRange>()
  for (const [crop, reports] of Map.groupBy(rows, ({ crop }) => crop)) {
    const range = seenRange(reports.map((row) => seenBy(row, now)))
    if (range) ranges.set(crop, range)
  }
  return ranges
}

interface SeenPricesNeeds extends Pick<Foundation, 'db' | 'clock'> {
  places: Pick<Places, 'named'>
  market: Pick<Market, 'placeOf' | 'priceNear'>
}

/** Prices that farmers report; others see only a range of several people. */
export function createSeenPrices({ db, clock, places, market }: SeenPricesNeeds) {
  const { orm } = db

  const listed = orm
    .select({ seen: seenPrices, firstName: users.firstName, lastName: users.lastName })
    .from(seenPrices)
    .leftJoin(users, eq(users.id, seenPrices.userId))

  async function one(id: string): Promise<ListedSeen> {
    const [row] = await listed.where(eq(seenPrices.id, id))
    if (!row) throw refuse('price.missing')
    return listedShape(row)
  }

  return {
    /** Stores a price that the farmer saw. @throws AppError conflict for a price far from others without `sure`, and the sixth of a day */
    async report(actor: Actor, input: SeenInput): Promise<SeenPrice> {
      const user = person(actor)
      const farm = await market.placeOf(actor)
      const crop = canonicalCrop(input.crop)
      const perKg = input.price / SEEN_UNITS[input.unit]
      const usual = await usualPrice({ db, clock, market }, user.id, farm, crop)
      const doubtful = usual !== null && isDoubtful(perKg, usual)
      if (doubtful && !input.sure) throw refuse('price.doubtful')
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
          .select(rowWhere(seenPrices, row, sql`${today} < ${MOST_A_DAY}`))
          .returning(),
      )
      if (!stored[0]) throw refuse('price.today', { max: MOST_A_DAY })
      return shape(stored[0])
    },

    /** All reports, newest first. @throws AppError forbidden */
    async list(actor: Actor, { limit, before }: PageParams): Promise<Page<ListedSeen>> {
      requireAdmin(actor)
      const rows = await listed
        .where(lt(seenPrices.id, before ?? NEWEST))
        .orderBy(desc(seenPrices.id))
        .limit(limit + 1)
      const items = rows.slice(0, limit).map(listedShape)
      return { items, next: rows.length > limit ? lastItem(items).id : null }
    },

    /** Doubts a report, or trusts it again. @throws AppError forbidden, not_found */
    async judge(actor: Actor, id: string, doubtful: boolean): Promise<ListedSeen> {
      requireAdmin(actor)
      await one(id)
      await db.write(
        orm
          .update(seenPrices)
          .set({ doubt: doubtful ? 'administrator' : null })
          .where(eq(seenPrices.id, id)),
        audit(db, { actor, action: 'judge_seen_price' }, clock.now()),
      )
      return one(id)
    },

    /** @throws AppError forbidden, not_found */
    async remove(actor: Actor, id: string): Promise<void> {
      requireAdmin(actor)
      await one(id)
      await db.write(
        orm.delete(seenPrices).where(eq(seenPrices.id, id)),
        audit(db, { actor, action: 'remove_seen_price' }, clock.now()),
      )
    },

    prune: (asOf: Date): Promise<number> =>
      deleteInSteps(db, seenPrices, sql`id < ${Bun.randomUUIDv7('hex', asOf.getTime() - RETENTION_DAYS * DAY_MS)}`),
  }
}

/**
 * Middle of the last 30 days' prices near the farm, of the list and of three others or more; null without any. Fewer
 * do not count: a doubt would let one person's price be guessed.
 */
async function usualPrice(
  { db, clock, market }: Pick<SeenPricesNeeds, 'db' | 'clock' | 'market'>,
  userId: string,
  farm: FarmPlace,
  crop: CanonicalCropId,
): Promise<number | null> {
  const since = daysBefore(clock.now(), USUAL_DAYS)
  const near = await market.priceNear(farm, crop)
  const [listed = []] = near ? await historyOf(db.orm, farm.country, [near], since.slice(0, 'YYYY-MM-DD'.length)) : []
  const seen = await reportsNear(
    db,
    farm,
    since,
    and(eq(seenPrices.crop, crop), ne(seenPrices.userId, userId), isNull(seenPrices.doubt)),
  )
  const byTime = seen.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  const others = new Map(byTime.map(({ userId, perKg }) => [userId, perKg]))
  return median([...listed.map(({ price }) => price), ...(others.size < LEAST_PEOPLE ? [] : others.values())])
}

/** Place of that name next to the farm; without one, the farm's own. */
function marketPoint(places: SeenPricesNeeds['places'], name: string, { country, point }: FarmPlace) {
  const there = places.named(name, country)
  const [place] = point ? there.toSorted((a, b) => kilometresBetween(point, a) - kilometresBetween(point, b)) : there
  return place ?? point
}

const shape = ({ id, crop, price, unit, perKg, market, sold, doubt, createdAt }: SeenRow): SeenPrice => ({
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

const listedShape = ({
  seen,
  firstName,
  lastName,
}: {
  seen: SeenRow
  firstName: string | null
  lastName: string | null
}): ListedSeen => ({
  ...shape(seen),
  country: seen.country,
  by: [firstName, lastName].filter(Boolean).join(' ') || null,
})
