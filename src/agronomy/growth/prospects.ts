import { annualRainNormal } from '../climate/climate-normals.ts'
import { daysOfRainExpected, expectedRainStart } from '../climate/expected-rains.ts'
import type { ZoneId } from '../climate/zones.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import type { AnnualCrop } from '../crops/crop-record.ts'
import { daysBetween } from '../dates.ts'
import type { SourceId } from '../sources.ts'
import type { FieldSituation } from '../types.ts'
import { dayReportedDead } from './emergence.ts'
import { MAX_RAINY_SEASON_DAYS, ROOTING_RAIN_DAYS } from './last-planting-day.ts'
import {
  isGrownAllYear,
  isIrrigated,
  isOnlyGrownIrrigated,
  isUnfitForRainySeason,
  plantingTimesOfZone,
} from './planting-times.ts'
import type { SeasonDates } from './season-dates.ts'
import { isChilly, unfitUnknown, unfitWeather } from './season-temperatures.ts'
import { relateWindowsToDay, type SowingWindow, type WindowsAroundDay } from './sowing-windows.ts'
import { isTooCoolForCrop } from './temperature-effect.ts'
import { maturityFiguresOf, meanDaysToMaturity, usualMaturityClass, type Variety } from './variety.ts'

/** Prospects of a crop. `fine`: spending pays; `late`: may still ripen, spend little; all others: spend nothing. */
export type CropProspects = 'fine' | 'late' | 'too_late' | 'too_dry' | 'wrong_season'

type Unfit = 'cold' | 'chill' | 'hot' | 'wet' | 'no_rain'

export interface SeasonOutlook {
  prospects: CropProspects
  unfit: Unfit | null
  standing: WindowsAroundDay
  /** Mean annual rain, mm. */
  yearRain: number
}

/** Days after the last planting day in which a planted crop may still ripen. */
const STILL_LATE = 7
/** Days after the last planting day in which roots and tubers may still be planted: they ripen but stay small (a choice). */
const ROOTS_STILL_LATE = 30
/** Days before a planting window in which planting counts as early, not as out of season. */
export const MAX_DAYS_EARLY = 45
/** Days after the last planting day allowed to an irrigated dry-season crop; fewer where heat follows (a choice). */
const WATERED_GRACE = { cold: 30, hot: 14 }

/** Days after planting in which a late crop gets no fertilizer: most money is spent then, and the crop may fail. */
const SPENT_DAYS = 14

/** True on a day on which little is spent on a crop sown late, whose harvest is dried. */
export function deservesLittleSpending(
  { prospects, season, crop: { record } }: { prospects: CropProspects; season: SeasonDates; crop: CropFacts },
  day: string,
): boolean {
  if (prospects !== 'late' || season.planted === null || record.life !== 'annual') return false
  return record.harvest.kind === 'dried' && daysBetween(season.planted, day) <= SPENT_DAYS
}

/** Returns the planting day to judge: planned or actual, or today if the transplants have died. */
const plantingDayOf = (s: FieldSituation, facts: CropFacts, { planned, planted }: SeasonDates): string | null =>
  planned ?? (dayReportedDead(s, facts, planted) === null ? planted : s.asOf)

/** Judges whether a crop planted on its day can ripen at its place; trees and mats by annual rain and night temperatures only. */
export function assessSeasonOutlook(
  s: FieldSituation,
  facts: CropFacts,
  zone: ZoneId,
  season: SeasonDates,
  variety: Variety,
  windows: readonly SowingWindow[],
): SeasonOutlook {
  const date = plantingDayOf(s, facts, season) ?? s.asOf
  const standing = relateWindowsToDay(windows, date)
  const yearRain = annualRainNormal(s.place)
  const withProspects = (prospects: CropProspects, unfit: Unfit | null = null): SeasonOutlook => ({
    prospects,
    unfit,
    standing,
    yearRain,
  })
  const watered = isIrrigated(s)
  if (facts.record.life !== 'annual')
    return withProspects(...perennialProspects(s, facts, zone, season, yearRain, standing))
  if (season.planned === null && season.planted === null) return withProspects('fine')
  if (!watered && tooDry(facts, yearRain, zone, s)) return withProspects('too_dry')
  if (isTooCoolFor(s, facts, zone, date, variety))
    return { ...withProspects('wrong_season', 'chill'), standing: { open: null, last: null, next: null } }
  const left = daysOfRainExpected(s, date)
  const half = (variety.days ?? 100) / 2
  if (!watered && isOnlyGrownIrrigated(facts, zone)) {
    if (s.place.country === 'NA') return withProspects('too_dry')
    // Dry-season grain ripens without rain.
    const { harvest } = facts.record
    if (harvest.kind === 'dried')
      return left !== null && left > 0 ? withProspects('wrong_season', 'wet') : withProspects('too_dry')
    // Fruit and leaves also grow in the rains; in the dry season a rain-fed field gets none.
    const start = expectedRainStart(s, date)
    const begins = start === null ? Number.POSITIVE_INFINITY : daysBetween(date, start)
    const dry = left === null || left <= 0 || begins > half
    if (s.irrigation.includes('rain-fed') && dry) return withProspects('too_dry')
  }
  if (
    !watered &&
    facts.record.harvest.kind === 'picked' &&
    isGrownAllYear(facts, zone, s) &&
    left !== null &&
    left < 0
  ) {
    const start = expectedRainStart(s, date)
    const year = start !== null && start < date ? 365 : 0
    if (start !== null && daysBetween(date, start) + year > half) return withProspects('wrong_season', 'no_rain')
  }
  if (isUnfitForRainySeason(facts, zone) && left !== null && left > half) return withProspects('wrong_season', 'wet')
  const { open, last, next } = standing
  const ahead = next === null ? Number.POSITIVE_INFINITY : daysBetween(date, next.from)
  if (!last && !next) {
    if (!watered && rainIsShort(facts, variety, left)) return withProspects('too_dry', 'no_rain')
    const unfit = unfitUnknown(s.place, facts, date, variety.days ?? 100)
    const dry = s.irrigation.includes('rain-fed') && left !== null && isOutsideRains(s, date, left)
    if (unfit || (dry && !outlivesDrySeason(facts, variety))) return withProspects('wrong_season', unfit ?? 'no_rain')
    return withProspects('fine')
  }
  if (open || ahead <= MAX_DAYS_EARLY) return withProspects('fine')
  const behind = last === null ? Number.POSITIVE_INFINITY : daysBetween(last.to, date)
  if (watered) {
    const unfit = behind > WATERED_GRACE.hot ? unfitWeather(s.place, facts, date, variety.days ?? 100) : null
    return unfit && behind > WATERED_GRACE[unfit] ? withProspects('wrong_season', unfit) : withProspects('fine')
  }
  if (left === null || isOutsideRains(s, date, left)) return withProspects('wrong_season', 'no_rain')
  if (isGrownAllYear(facts, zone, s)) return withProspects('fine')
  // A planted crop may count on the usual rains to continue; a crop not sown yet must not.
  const grace = season.planned === null ? (last?.grace ?? 0) : 0
  const still = (facts.record.harvest.kind === 'roots' ? ROOTS_STILL_LATE : STILL_LATE) + grace
  if (behind <= still || outlivesDrySeason(facts, variety)) return withProspects('late')
  if (behind <= ahead && ripensInRains(variety, left)) return withProspects('late')
  // Dry grain must not ripen in the rains; fruit, leaves and roots are harvested in them.
  const rots = facts.record.harvest.kind === 'dried'
  return ahead < behind ? withProspects('wrong_season', rots ? 'wet' : null) : withProspects('too_late')
}

function isTooCoolFor(s: FieldSituation, facts: CropFacts, zone: ZoneId, planted: string, variety: Variety): boolean {
  if (facts.record.practice.planting.some(({ zones }) => zones.includes(zone))) return false
  const figures = maturityFiguresOf(facts, variety.class, zone) ?? usualMaturityClass(s, facts, zone, planted)
  return isTooCoolForCrop({
    facts,
    zone,
    place: s.place,
    planted,
    days: meanDaysToMaturity(figures),
    zones: figures.zones,
  })
}

/** True when the usual rains outlast a variety sown after its guide's last day. */
const ripensInRains = ({ days }: Variety, left: number): boolean => days !== null && left >= days

/** True when the rains are over, or far ahead: in the dry season the days of rain left are those of the season to come. */
function isOutsideRains(s: FieldSituation, date: string, left: number): boolean {
  if (left < 0) return true
  const start = expectedRainStart(s, date)
  return start !== null && daysBetween(date, start) > MAX_DAYS_EARLY
}

function perennialProspects(
  s: FieldSituation,
  facts: CropFacts,
  zone: ZoneId,
  season: SeasonDates,
  yearRain: number,
  standing: WindowsAroundDay,
): [CropProspects, Unfit?] {
  if (!isIrrigated(s)) {
    if (tooDry(facts, yearRain, zone, s) || bearsBadly(facts, zone, season, s.asOf, yearRain)) return ['too_dry']
    const day =
      season.planted === null || dayReportedDead(s, facts, season.planted) ? plantingDayOf(s, facts, season) : null
    if (s.place.country === 'NA' && isOnlyGrownIrrigated(facts, zone) && !hasBorne(facts, season, s.asOf))
      return ['too_dry']
    if (day !== null && isOutOfTime(standing, day)) {
      const left = daysOfRainExpected(s, day)
      if (left !== null && isOutsideRains(s, day, left)) return ['wrong_season', 'no_rain']
      if (left !== null && left < ROOTING_RAIN_DAYS) return ['wrong_season']
    }
    if (day !== null && isWithoutTime(standing)) {
      const left = daysOfRainExpected(s, day)
      if (left !== null && isOutsideRains(s, day, left)) return ['wrong_season', 'no_rain']
    }
  }
  const isProved = plantingTimesOfZone(facts.record.practice, zone).length > 0 || hasBorne(facts, season, s.asOf)
  return !isProved && isChilly(s.place, facts, s.asOf, 365) ? ['wrong_season', 'chill'] : ['fine']
}

const isWithoutTime = ({ open, last, next }: WindowsAroundDay): boolean =>
  open === null && last === null && next === null

const isOutOfTime = ({ open, last, next }: WindowsAroundDay, date: string): boolean =>
  open === null && (last !== null || next !== null) && (next === null || daysBetween(date, next.from) > MAX_DAYS_EARLY)

/** A tree or mat that has borne tolerates the local nights. */
function hasBorne({ record, stages }: CropFacts, { planted }: SeasonDates, asOf: string): boolean {
  if (planted === null || record.life === 'annual') return false
  return daysBetween(planted, asOf) > (record.life === 'tree' ? record.yearsToBear * 365 : stages.total)
}

/** Share of the rain for a good harvest below which a tree bears hardly any fruit (a choice). */
const MIN_TREE_RAIN_SHARE = 0.85

/** True for a tree of bearing age that bears too little to spend money on: outside the zones of its guides, with less than `MIN_TREE_RAIN_SHARE` of the optimum rain (ECOCROP). */
function bearsBadly(facts: CropFacts, zone: ZoneId, season: SeasonDates, asOf: string, yearRain: number): boolean {
  const { record } = facts
  const best = record.figures.ecocrop?.rain_opt_mm?.[0]
  if (record.life !== 'tree' || best === undefined || plantingTimesOfZone(record.practice, zone).length > 0)
    return false
  return yearRain < MIN_TREE_RAIN_SHARE * best && hasBorne(facts, season, asOf)
}

const outlivesDrySeason = ({ record }: CropFacts, { days }: Variety): boolean =>
  record.life === 'annual' &&
  ((record.harvest.kind === 'roots' && record.harvest.waits) || (days ?? 0) >= MAX_RAINY_SEASON_DAYS)

export interface MinimumRain {
  mm: number
  source: SourceId
}

/** Least annual rain of a crop without irrigation: ECOCROP's, of upland rice its guide's. */
export function minimumAnnualRain({ record }: CropFacts, { riceField }: FieldSituation): MinimumRain | null {
  const { ecocrop, rain_need_mm: upland } = record.figures
  if (upland && riceField === 'upland') return { mm: upland.upland_min, source: 'practice.rice_guide_2020' }
  const least = ecocrop?.rain_abs_mm?.[0]
  return least === undefined ? null : { mm: least, source: 'ecocrop' }
}

/** True below the least annual rain; low ground gathers more for a paddy. */
function tooDry(facts: CropFacts, yearRain: number, zone: ZoneId, s: FieldSituation): boolean {
  const { record } = facts
  const least = minimumAnnualRain(facts, s)
  const gathers =
    record.life === 'annual' &&
    record.paddy &&
    s.riceField !== 'upland' &&
    plantingTimesOfZone(record.practice, zone).length > 0
  return yearRain < (least === null || gathers ? DESERT_RAIN_MM : least.mm)
}
/** Annual rain in mm below which no rain-fed crop grows (minimum of pearl millet in ECOCROP). */
const DESERT_RAIN_MM = 200

/** Days after the rains in which a crop may still ripen (choices): with deep roots, on stored soil water, in a paddy. */
const RIPENS_ON = { deep: 60, stored: 20, paddy: 10 }

/** Share of the season after which roots ripen on without rain (a choice). */
const HALF_GROWN = 0.5

const isDeep = ({ outlivesRains, harvest }: AnnualCrop): boolean =>
  outlivesRains === true || (harvest.kind === 'dried' && harvest.sign === 'bolls')

/** True if the rains end too early for an annual to ripen on the soil water that they leave. */
function rainIsShort(facts: CropFacts, variety: Variety, left: number | null): boolean {
  const { record } = facts
  const { days, heading } = variety
  if (record.life !== 'annual' || left === null || left < 0 || outlivesDrySeason(facts, variety)) return false
  if (heading !== null) return left + HEADS_AFTER < heading
  if (record.harvest.kind === 'roots') return left < HALF_GROWN * (days ?? 100)
  return left + RIPENS_ON[isDeep(record) ? 'deep' : record.paddy ? 'paddy' : 'stored'] < (days ?? 100)
}

/** Days after the rains in which a photoperiod-sensitive crop still heads with a harvest (a choice). */
const HEADS_AFTER = 20
