import { eq } from 'drizzle-orm'
import { hasLosses, hold } from '../../agronomy/budget/holding.ts'
import { addMonths } from '../../agronomy/dates.ts'
import { historyFrom, type PriceOn, rangeOf, trendOf, yearsAbove } from '../../agronomy/market/history.ts'
import { isDry, USUAL_MONTHS, usualReach } from '../../agronomy/market/selling.ts'
import { type CanonicalCropId, CROP_IDS, canonicalCrop } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import {
  type CropMarket,
  MARKET_DAYS,
  type MarketList,
  type MarketPrice,
  type SellOrHold,
  type SellParams,
} from '../../contracts/market.ts'
import { refuse } from '../../contracts/refusals.ts'
import { users } from '../../db/schema/accounts.ts'
import type { FarmLog } from '../crops/farm-log.ts'
import type { Crops } from '../crops/service.ts'
import { type Actor, person } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Places } from '../places/service.ts'
import { historyOf, newestByMarket } from './market-rows.ts'
import { type FarmPlace, farmPlace, HISTORY_MONTHS, type NearMarket, nearestFirst } from './nearest-markets.ts'
import { daysSince, todayIn } from './newest.ts'
import { nearbyRanges } from './seen-near.ts'

const CANONICAL = [...new Set(CROP_IDS.map(canonicalCrop))]
const MARKETS_SHOWN = 3
/** Points of the line drawn on the page. */
const MOST_POINTS = 30
/** Enough to find the drying of the last harvest. */
const LOG_READ = 50

/** Prices of one crop as a phone says them; `wet`: not known to be dry. */
export interface PriceBrief {
  markets: { market: string; price: number; days: number }[]
  hold: 'wet' | { months: number; woven: number; airtight: number | null } | null
}

interface Needs extends Pick<Foundation, 'db' | 'clock'> {
  places: Pick<Places, 'named'>
  crops: Pick<Crops, 'list'>
  farmLog: Pick<FarmLog, 'list'>
}

export type Market = ReturnType<typeof createMarket>

/** Prices of the markets near a farm, and the sum of selling or holding. */
export function createMarket({ db, clock, places, crops, farmLog }: Needs) {
  const { orm } = db

  const { placeOf, nearest, priceNear } = createNearMarkets({ db, clock, places })

  /** Reports whether the harvest of a field was dried after it was brought in. */
  async function isDried(actor: Actor, cropId: string): Promise<boolean> {
    const { items } = await farmLog.list(actor, cropId, { limit: LOG_READ })
    return isDry(items)
  }

  return {
    placeOf,
    priceNear,
    isDried,

    /** Newest prices of the three nearest markets: own crops with their history first, then others with a price. */
    async near(actor: Actor): Promise<MarketList> {
      const farm = await placeOf(actor)
      const fields = (await crops.list(actor)).toReversed()
      const own = [...new Set(fields.map(({ cropType }) => canonicalCrop(cropType)))]
      const others = CANONICAL.filter((crop) => !own.includes(crop))
      const markets = await nearest(farm, CANONICAL)
      const three = (crop: CanonicalCropId) => (markets.get(crop) ?? []).slice(0, MARKETS_SHOWN)
      const today = todayIn(farm.country, clock.now())
      const since = addMonths(today, -HISTORY_MONTHS)
      const stored = fields.filter(({ cropType }) => hasLosses(canonicalCrop(cropType)))
      const ownMarkets = own.flatMap(three)
      const [history, seen, dried] = await Promise.all([
        historyOf(orm, farm.country, ownMarkets, since),
        nearbyRanges(db, farm, clock.now()),
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
      const priced = others
        .map(cropMarket)
        .filter(({ markets, nearby }) => nearby || markets.some(({ price }) => price))
      return { country: farm.country, today, crops: [...own.map(cropMarket), ...priced] }
    },

    /** Newest prices of one crop, and what holding must reach, as a phone says them. */
    async brief(actor: Actor, crop: CanonicalCropId): Promise<PriceBrief> {
      const farm = await placeOf(actor)
      const days = (date: string) => daysSince(date, farm.country, clock.now())
      const rows = (await nearest(farm, [crop])).get(crop) ?? []
      const markets = rows
        .filter(({ date }) => days(date) <= MARKET_DAYS.most)
        .slice(0, MARKETS_SHOWN)
        .map(({ market, price, date }) => ({ market, price, days: days(date) }))
      const field = (await crops.list(actor)).findLast(({ cropType }) => canonicalCrop(cropType) === crop)
      const price = markets[0]?.price
      if (!field || price === undefined || !hasLosses(crop)) return { markets, hold: null }
      const reach = usualReach(crop, { country: farm.country, price }, await isDried(actor, field.id))
      return { markets, hold: reach === null ? 'wet' : { months: USUAL_MONTHS, ...reach } }
    },

    /** Weight left and price to reach if the harvest of a field is held. @throws AppError not_found, invalid without a price */
    async sell(actor: Actor, cropId: string, params: SellParams): Promise<SellOrHold> {
      const field = (await crops.list(actor)).find(({ id }) => id === cropId)
      if (!field) throw refuse('crop.missing')
      const crop = canonicalCrop(field.cropType)
      const farm = await placeOf(actor)
      const near = await priceNear(farm, crop)
      const price = params.price ?? near?.price
      if (price === undefined) throw refuse('sell.noPrice')
      const dry = params.dry === undefined ? await isDried(actor, cropId) : params.dry === 'true'
      const held = hold(crop, { ...params, price, dry })
      const today = todayIn(farm.country, clock.now())
      const [history = []] =
        near && held.breakEven !== null ? await historyOf(orm, farm.country, [near], historyFrom(today)) : []
      return {
        price,
        market: near?.market ?? null,
        ...held,
        years:
          held.breakEven === null
            ? null
            : yearsAbove(history, { today, months: params.months, breakEven: held.breakEven }),
      }
    },
  }
}

/** Markets near a farm, by their newest prices. */
function createNearMarkets({ db, clock, places }: Pick<Needs, 'db' | 'clock' | 'places'>) {
  const { orm } = db

  async function placeOf(actor: Actor): Promise<FarmPlace> {
    const [home] = await orm
      .select({ country: users.country, region: users.region, location: users.location })
      .from(users)
      .where(eq(users.id, person(actor).id))
    return farmPlace(home, places)
  }

  /** Markets of each crop, nearest first; those whose newest price only counts in the range come last. */
  async function nearest(farm: FarmPlace, params: readonly CanonicalCropId[]) {
    const rows = await newestByMarket(orm, farm.country, params)
    return nearestFirst(rows, farm, todayIn(farm.country, clock.now()), places)
  }

  /** Newest price of a crop at the nearest market that has one. */
  async function priceNear(farm: FarmPlace, crop: CanonicalCropId): Promise<NearMarket | null> {
    const rows = (await nearest(farm, [crop])).get(crop) ?? []
    return rows.find(({ date }) => daysSince(date, farm.country, clock.now()) <= MARKET_DAYS.most) ?? null
  }

  return { placeOf, nearest, priceNear }
}

/** Price of a market as the page shows it; the history is drawn for the first market only. */
function marketPrice(
  row: NearMarket,
  { isFirst, history }: { isFirst: boolean; history: readonly PriceOn[] | undefined },
  country: Country,
  now: Date,
): MarketPrice {
  const { market, km, date } = row
  const days = daysSince(date, country, now)
  return {
    market,
    km,
    price: days > MARKET_DAYS.most ? null : row.price,
    date,
    days,
    old: days > MARKET_DAYS.old,
    trend: history ? trendOf(history) : null,
    range: history ? rangeOf(history, todayIn(country, now)) : null,
    history: isFirst && history ? thinned(history) : [],
  }
}

/** At most 30 prices, oldest first as given, the newest among them. */
export function thinned(history: readonly PriceOn[]): PriceOn[] {
  const step = Math.ceil(history.length / MOST_POINTS)
  return history.filter((_, n) => (history.length - 1 - n) % step === 0)
}
