import { keysOf } from '../../shared/records.ts'
import { cachePerPlace } from '../climate/cache-per-place.ts'
import { typicalDayOfYear } from '../climate/climate-normals.ts'
import { examplePlaceInZone, ZONES, type ZoneId } from '../climate/zones.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { dayNumber, dayNumberOfMonthDay, yearOfDayNumber } from '../dates.ts'
import { memoizeByObject } from '../memoize.ts'
import type { Place } from '../types.ts'
import { computeGrowingDegreeDays } from './growing-degree-days.ts'
import { plantingTimesOfZone } from './planting-times.ts'

/** Lowest factor on the days of a variety; a lower one is not trusted. */
const MIN_FACTOR = 0.8
/** Highest factor on the days of a variety; a higher one is not trusted. */
const MAX_FACTOR = 1.6
/** Difference of the factor from 1 that is ignored: it lies within the range of a maturity class. */
const NO_MATTER = 0.05
const WEEK = 7
/** Elevation of lowland variety trials, m: Abuja 344, Kano 476, Zaria 686 (a choice within these). */
const LOWLAND_ELEVATION_M = 500
const atLowland = cachePerPlace((place): Place => ({ ...place, elevation: LOWLAND_ELEVATION_M }))
const COLD_ZONES: ReadonlySet<ZoneId> = new Set(['montane', 'na_coast'])
/** Multiple of a variety's usual days from which the place is too cool for a warm-season crop (a choice). */
const TOO_SLOW = 2
/** The same multiple for roots and tubers, which may also be lifted small (a choice). */
const ROOTS_TOO_SLOW = 2.4

interface Sowing {
  facts: CropFacts
  zone: ZoneId
  place: Place
  /** Planting day, ISO. */
  planted: string
  /** Days to maturity of the variety, with the zones in which they were measured. */
  days: number
  zones: readonly string[]
}

/**
 * Factor (above 1: slower) on a variety's days: degree days of a typical main season where the variety is known over this
 * season's. 1 without degree days.
 */
export function coolSeasonFactor(sowing: Sowing): number {
  const factor = Math.min(MAX_FACTOR, Math.max(MIN_FACTOR, unboundedSlowness(sowing)))
  return Math.abs(factor - 1) < NO_MATTER ? 1 : factor
}

/** True on the highlands and the cold coast for an annual that needs `TOO_SLOW` times its usual days or more. */
export function isTooCoolForCrop(sowing: Sowing): boolean {
  const { record } = sowing.facts
  if (!COLD_ZONES.has(sowing.zone) || record.life !== 'annual') return false
  return unboundedSlowness(sowing) >= (record.harvest.kind === 'roots' ? ROOTS_TOO_SLOW : TOO_SLOW)
}

function unboundedSlowness({ facts, zone, place, planted, days, zones }: Sowing): number {
  const { gdd } = facts
  const season = knownSeason(facts, zone, place, zones)
  if (!gdd || !season || !followsWarmth(facts, zone)) return 1
  const start = dayNumber(planted)
  const usual = warmthOf(season.place, gdd, dayNumberOfMonthDay(yearOfDayNumber(start), season.from), days)
  let factor = 1
  for (let round = 0; round < 3; round++) {
    const here = warmthOf(place, gdd, start, days * Math.min(MAX_FACTOR, factor))
    factor = here <= 0 ? Number.POSITIVE_INFINITY : Math.max(MIN_FACTOR, usual / here)
  }
  return factor
}

/**
 * AquaCrop's degree days (`byStage`) hold everywhere. Rough base temperatures serve only cold places and tender crops;
 * Namibia's leafy spinach is chard, not amaranth.
 */
const followsWarmth = ({ record, gdd }: CropFacts, zone: ZoneId): boolean =>
  gdd?.byStage === true ||
  (COLD_ZONES.has(zone) &&
    record.life === 'annual' &&
    record.frost.hardiness === 'tender' &&
    record.grownFor !== 'leaf')

interface KnownSeason {
  place: Place
  from: string
}

/** Main season in which a variety's days were measured: here, the lowland below a highland, or its own zone. */
function knownSeason(facts: CropFacts, zone: ZoneId, place: Place, zones: readonly string[]): KnownSeason | null {
  const own = mainStart(facts, zone)
  const isKnownHere = zones.includes(zone) || (zones.includes('all') && !COLD_ZONES.has(zone))
  if (own && isKnownHere) return { place, from: own }
  if (own && zone === 'montane') return { place: atLowland(place), from: own }
  return knownElsewhere(facts).find((season) => zones.includes(season.zone)) ?? knownElsewhere(facts)[0] ?? null
}

const knownElsewhere = memoizeByObject((facts: CropFacts) =>
  keysOf(ZONES).flatMap((zone) => {
    const from = COLD_ZONES.has(zone) ? null : mainStart(facts, zone)
    return from ? [{ zone, place: examplePlaceInZone(zone), from }] : []
  }),
)

const mainStart = ({ record }: CropFacts, zone: ZoneId): string | null =>
  plantingTimesOfZone(record.practice, zone).find((row) => row.best)?.best?.[0] ?? null

function warmthOf(place: Place, limits: { base: number; upper: number }, from: number, days: number): number {
  let sum = 0
  let count = 0
  for (let day = from; day < from + days; day += WEEK) {
    const { tMax, tMin } = typicalDayOfYear(place, day)
    sum += computeGrowingDegreeDays(tMax, tMin, limits)
    count++
  }
  return sum / Math.max(1, count)
}
