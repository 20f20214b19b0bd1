import { desc, eq, lt, sql } from 'drizzle-orm'
import { isDoubtful } from '../../agronomy/market/seen.ts'
import type { PageParams } from '../../contracts/community.ts'
import { canonicalCrop } from '../../contracts/crops.ts'
import { type ListedSeen, SEEN_UNITS, type SeenInput, type SeenPrice } from '../../contracts/market.ts'
import { refuse } from '../../contracts/refusals.ts'
import { deleteInSteps } from '../../db/in-steps.ts'
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
import type { FarmPlace } from './nearest-markets.ts'
import { usualPrice } from './seen-near.ts'

type SeenRow = typeof seenPrices.$inferSelect

const MOST_A_DAY = 5
const RETENTION_DAYS = 60
const DAY_MS = 86_400_000
/** Sorts after every id. */
const NEWEST = '~'

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
