import { annualRain, typicalDayOn } from '../climate/climate-normals.ts'
import { expectedRainLeft, expectedStart } from '../climate/expected-rains.ts'
import type { ZoneId } from '../climate/zones.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { dayNumber, daysBetween } from '../dates.ts'
import type { FieldSituation, Place } from '../types.ts'
import type { Variety } from './maturity.ts'
import type { SeasonDates } from './season-dates.ts'
import { isGrownAllYear, isWatered, onlyWatered, rowsOfZone, unfitForRains } from './sowing-rows.ts'
import { type SowingWindow, type Standing, standingOf } from './sowing-windows.ts'

/**
 * Chance that money put into a field comes back. `late`: it may still ripen, spend little. `too_late`, `too_dry`,
 * `wrong_season`: it will not work here, spend nothing more.
 */
export type Prospects = 'fine' | 'late' | 'too_late' | 'too_dry' | 'wrong_season'

/** Why a season is the wrong one. */
export type Unfit = 'cold' | 'chill' | 'hot' | 'wet' | 'no_rain'

export interface Outlook {
  prospects: Prospects
  unfit: Unfit | null
  /** Position of the planting day (or of today) among the sowing windows. */
  standing: Standing
  /** Rain of a usual year, mm. */
  yearRain: number
}

/** Days after the last useful one in which a crop may still make it. */
const STILL_LATE = 7
/** The same of roots and tubers: what is set later gives small ones, and is not lost (a choice). */
const ROOTS_STILL_LATE = 30
/** Days before a window opens in which planting is only early. */
export const ONLY_EARLY = 45
/** A dry season's crop is not lost by a month's delay, but sooner where the heat comes after it (a choice). */
const WATERED_GRACE = { cold: 30, hot: 14 }

/**
 * Judges whether a crop planted (or to be planted) on its day can work at its place. Trees and mats are judged by the
 * place's rain and nights alone.
 */
export function outlookOf(
  s: FieldSituation,
  facts: CropFacts,
  zone: ZoneId,
  season: SeasonDates,
  variety: Variety,
  windows: readonly SowingWindow[],
): Outlook {
  const date = season.planned ?? season.planted ?? s.asOf
  const standing = standingOf(windows, date)
  const yearRain = annualRain(s.place)
  const told = (prospects: Prospects, unfit: Unfit | null = null): Outlook => ({ prospects, unfit, standing, yearRain })
  const watered = isWatered(s)
  if (facts.record.life !== 'annual') {
    if (!watered && (tooDry(facts, yearRain, zone) || bearsBadly(facts, zone, season, s.asOf, yearRain)))
      return told('too_dry')
    const isProved = rowsOfZone(facts.record.practice, zone).length > 0 || hasBorne(facts, season, s.asOf)
    return !isProved && isChilly(s.place, facts, s.asOf, 365) ? told('wrong_season', 'chill') : told('fine')
  }
  if (season.planned === null && season.planted === null) return told('fine')
  if (!watered && tooDry(facts, yearRain, zone)) return told('too_dry')
  const left = expectedRainLeft(s, date)
  if (!watered && onlyWatered(facts, zone)) {
    if (s.place.country === 'NA') return told('too_dry')
    // Grain of the dry season ripens in no rain.
    const { harvest } = facts.record
    if (harvest.kind === 'dried') return left !== null && left > 0 ? told('wrong_season', 'wet') : told('too_dry')
    // Fruit and leaves grow in the rains too; in the dry season a field said to have rain only gets none.
    const start = expectedStart(s, date)
    const begins = start === null ? Number.POSITIVE_INFINITY : daysBetween(date, start)
    const dry = left === null || left <= 0 || begins > (variety.days ?? 100) / 2
    if (s.irrigation.includes('rain-fed') && dry) return told('too_dry')
  }
  const half = (variety.days ?? 100) / 2
  if (unfitForRains(facts, zone) && left !== null && left > half) return told('wrong_season', 'wet')
  const { open, last, next } = standing
  const ahead = next === null ? Number.POSITIVE_INFINITY : daysBetween(date, next.from)
  if (!last && !next) {
    if (!watered && rainIsShort(facts, variety, left)) return told('too_dry', 'no_rain')
    const unfit = unfitUnknown(s.place, facts, date, variety.days ?? 100)
    return unfit ? told('wrong_season', unfit) : told('fine')
  }
  if (open || ahead <= ONLY_EARLY) return told('fine')
  const behind = last === null ? Number.POSITIVE_INFINITY : daysBetween(last.to, date)
  if (watered) {
    const unfit = behind > WATERED_GRACE.hot ? unfitWeather(s.place, facts, date, variety.days ?? 100) : null
    return unfit && behind > WATERED_GRACE[unfit] ? told('wrong_season', unfit) : told('fine')
  }
  if (left === null || left < 0) return told('wrong_season', 'no_rain')
  if (isGrownAllYear(facts, zone, s)) return told('fine')
  // In the ground it may still have the usual rains; what is not sown yet is not sown on that.
  const grace = season.planned === null ? (last?.grace ?? 0) : 0
  const still = (facts.record.harvest.kind === 'roots' ? ROOTS_STILL_LATE : STILL_LATE) + grace
  if (behind <= still || outlivesDrySeason(facts, variety)) return told('late')
  // In the rains long before its time: it ripens while they last.
  return ahead < behind ? told('wrong_season', 'wet') : told('too_late')
}

/** A tree or mat that has lived to bear bears the nights of its place. */
function hasBorne({ record, stages }: CropFacts, { planted }: SeasonDates, asOf: string): boolean {
  if (planted === null || record.life === 'annual') return false
  return daysBetween(planted, asOf) > (record.life === 'tree' ? record.yearsToBear * 365 : stages.total)
}

/** Share of the rain of good harvests under which a tree hardly bears (a choice). */
const WANTED = 0.85

/** A bearing tree where no guide plants it, and less rain falls than it wants at best (ECOCROP): it lives, and pays for no bag. */
function bearsBadly(facts: CropFacts, zone: ZoneId, season: SeasonDates, asOf: string, yearRain: number): boolean {
  const { record } = facts
  const best = record.figures.ecocrop?.rain_opt_mm?.[0]
  if (record.life !== 'tree' || best === undefined || rowsOfZone(record.practice, zone).length > 0) return false
  return yearRain < WANTED * best && hasBorne(facts, season, asOf)
}

/**
 * True for crops that survive the dry season: roots that wait in the ground regrow with the next rains, and cane takes
 * longer than any rains.
 */
const outlivesDrySeason = ({ record }: CropFacts, { days }: Variety): boolean =>
  record.life === 'annual' &&
  ((record.harvest.kind === 'roots' && record.harvest.waits) || (days ?? 0) >= LONGEST_RAINS)
/** Days that no rainy season lasts: what takes as long is not to ripen within one (a choice). */
const LONGEST_RAINS = 300

/** Less rain falls in a year than it needs at least (ECOCROP); where the guides plant a paddy, low ground gathers more. */
function tooDry({ record }: CropFacts, yearRain: number, zone: ZoneId): boolean {
  const least = record.figures.ecocrop?.rain_abs_mm?.[0]
  const gathers = record.life === 'annual' && record.paddy && rowsOfZone(record.practice, zone).length > 0
  return yearRain < (least === undefined || gathers ? DESERT : least)
}
/** mm a year under which no rain-fed crop is grown (`general.namib_and_south` and ECOCROP's pearl millet). */
const DESERT = 200

/** Days on which a dry harvest may ripen after the rains: as many as pigeon pea has that is sown on its last day; a paddy few. */
const RIPENS_ON = { dry: 60, paddy: 10 }

/** True for crops harvested dry when the remaining rains end long before they can ripen. */
const rainIsShort = ({ record }: CropFacts, { days }: Variety, left: number | null): boolean =>
  record.life === 'annual' &&
  record.harvest.kind === 'dried' &&
  left !== null &&
  left >= 0 &&
  left + RIPENS_ON[record.paddy ? 'paddy' : 'dry'] < (days ?? 100)

/** The months of growth are colder or hotter than the crop bears (ECOCROP's absolute limits, of the mean temperature). */
function unfitWeather(place: Place, { record }: CropFacts, planted: string, days: number): 'cold' | 'hot' | null {
  const { t_abs_min_c: least, t_abs_max_c: most } = record.figures.ecocrop ?? {}
  const first = dayNumber(planted)
  let hot = 0
  for (let day = first; day < first + days; day += WEEK) {
    const { tMax, tMin } = typicalDayOn(place, day)
    if (typeof least === 'number' && tMin < least) return 'cold'
    if (typeof most === 'number' && (tMax + tMin) / 2 > most) hot++
  }
  return hot * WEEK * 3 > days ? 'hot' : null
}
const WEEK = 7

/**
 * The same of a crop whose guides name no time for the place: heat ends it in any year, and where winter is cold a third
 * of its days in nights under its least temperature (ECOCROP; the share is a choice). Nigeria's guides say nothing of cold.
 */
function unfitUnknown(place: Place, facts: CropFacts, planted: string, days: number): 'chill' | 'hot' | null {
  if (isChilly(place, facts, planted, days)) return 'chill'
  return unfitWeather(place, facts, planted, days) === 'hot' ? 'hot' : null
}

function isChilly(place: Place, { record }: CropFacts, from: string, days: number): boolean {
  const least = record.figures.ecocrop?.t_abs_min_c
  if (place.country !== 'NA' || typeof least !== 'number') return false
  const nights = weeksFrom(from, days).map((day) => typicalDayOn(place, day).tMin)
  return nights.filter((tMin) => tMin < least).length * 3 > nights.length
}

const weeksFrom = (planted: string, days: number): number[] =>
  Array.from({ length: Math.ceil(days / WEEK) }, (_, n) => dayNumber(planted) + n * WEEK)
