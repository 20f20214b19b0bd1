import type { MaturityClass } from '../../contracts/season.ts'
import { firstItem } from '../../shared/lookups.ts'
import { keysOf, recordFrom } from '../../shared/records.ts'
import { daysOfRainLeft } from '../climate/rainy-seasons.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import { type CropFacts, growthStartsOfVariety } from '../crops/crop-facts.ts'
import { guideCountryOf, type MaturityFigures, maturityClassesOf } from '../crops/practice.ts'
import { daysBetween } from '../dates.ts'
import { memoizeByObject } from '../memoize.ts'
import type { SourceId } from '../sources.ts'
import type { FieldSituation } from '../types.ts'
import { fitStagesToHeading, type GrowthStageStarts, type StageLengths, scaleStageLengths } from './growth-stages.ts'
import type { MaturityLength } from './last-planting-day.ts'
import { daysToPhotoperiodHeading } from './photoperiod.ts'
import { isIrrigated, plantingTimesFor, type SowingSite } from './planting-times.ts'
import {
  findSowingWindows,
  MAX_CACHED_SITES,
  relateWindowsToDay,
  type SowingWindow,
  sowingWindowCache,
} from './sowing-windows.ts'
import { coolSeasonFactor } from './temperature-effect.ts'

export interface Variety {
  class: MaturityClass | null
  /** Days to the first harvest from sowing, or from transplanting where so counted; null for trees. */
  days: number | null
  /** Days to heading where the rains and not the age set it. */
  heading: number | null
  assumed: boolean
  source: SourceId
}

/**
 * Variety as entered; else the middle of the zone's classes that ripen in the rains left (longer of two); watered
 * crops: nearest the tabled season, picked ones: shortest.
 */
export function resolveVariety(s: FieldSituation, facts: CropFacts, zone: ZoneId, planted: string | null): Variety {
  const { record } = facts
  if (record.life !== 'annual')
    return { class: null, days: null, heading: null, assumed: true, source: `${facts.id}.stages` }
  const classes = classesOfCountry(record, zone)
  if (s.varietyDays) {
    const nearest = classes.toSorted(
      (a, b) => daysOutsideClass(a, s.varietyDays!) - daysOutsideClass(b, s.varietyDays!),
    )[0]
    return { class: nearest?.id ?? null, days: s.varietyDays, heading: null, assumed: false, source: 'farmer' }
  }
  const ofClass = (figures: MaturityFigures, assumed: boolean): Variety => {
    const days = meanDaysToMaturity(figures)
    const bound = planted === null ? null : daysToPhotoperiodHeading(figures, s.place, planted)
    if (bound) {
      const { source } = figures.heads_with_rains!
      return { class: figures.id, days: bound.ripe, heading: bound.heading, assumed, source: `practice.${source}` }
    }
    const sown = planted ?? s.asOf
    const longer = coolSeasonFactor({ facts, zone, place: s.place, planted: sown, days, zones: figures.zones })
    const source: SourceId = `practice.${figures.source}`
    const { open } = relateWindowsToDay(findSowingWindows(facts, zone, s, figures, sown), sown)
    if (planted === null || !open?.ripens)
      return { class: figures.id, days: Math.round(days * longer), heading: null, assumed, source }
    const least = daysBetween(planted, open.ripens.from)
    const most = daysBetween(planted, open.ripens.to)
    const bounded = Math.min(most, Math.max(least, Math.round(days * longer)))
    return { class: assumed ? null : figures.id, days: bounded, heading: null, assumed, source: open.source }
  }
  const chosenClass = classes.find(({ id }) => id === s.maturity)
  if (chosenClass) return ofClass(chosenClass, false)
  // Roots that keep in the ground are harvested when prices are best, so the maturity class hardly matters.
  if (record.harvest.kind === 'roots' && record.harvest.waits)
    return { class: null, days: null, heading: null, assumed: true, source: `${facts.id}.stages` }
  return ofClass(usualMaturityClass(s, facts, zone, planted), true)
}

export function maturityLengthOf(facts: CropFacts, variety: Variety, zone: ZoneId): MaturityLength {
  const figures = maturityFiguresOf(facts, variety.class, zone)
  const reportedDays = variety.source === 'farmer' ? variety.days : null
  return { id: variety.class, days_max: reportedDays ?? figures?.days_max ?? variety.days ?? USUAL_DAYS }
}
const USUAL_DAYS = 120

/** Returns the figures of a maturity class in the country of a zone. */
export const maturityFiguresOf = (
  { record }: CropFacts,
  maturity: MaturityClass | null,
  zone: ZoneId,
): MaturityFigures | undefined => classesOfCountry(record, zone).find(({ id }) => id === maturity)

const classesOfCountry = ({ practice }: CropFacts['record'], zone: ZoneId): MaturityFigures[] =>
  maturityClassesOf(practice, guideCountryOf(ZONES[zone].country))

export const meanDaysToMaturity = ({ days_min, days_max }: Pick<MaturityFigures, 'days_min' | 'days_max'>): number =>
  Math.round((days_min + days_max) / 2)

const daysOutsideClass = ({ days_min, days_max }: MaturityFigures, days: number): number =>
  Math.max(days_min - days, days - days_max, 0)

export const maturityClassesInZone = (facts: CropFacts, zone: ZoneId): readonly MaturityFigures[] =>
  classesByZone(facts).getOrInsertComputed(zone, () => sortedClasses(facts, zone))

const classesByZone = memoizeByObject((_: CropFacts) => new Map<ZoneId, readonly MaturityFigures[]>())

function sortedClasses({ record }: CropFacts, zone: ZoneId): MaturityFigures[] {
  const all = classesOfCountry(record, zone).toSorted((a, b) => meanDaysToMaturity(a) - meanDaysToMaturity(b))
  const here = all.filter(({ zones }) => zones.includes(zone) || zones.includes('all'))
  return here.length > 0 ? here : all
}

/** Seasons longer than this many days extend over more than one rainy season. */
const ONE_SEASON = 200
/** Days before the start of the rains from which a planting is meant for these rains. */
const BEFORE_RAINS = 60

export function usualMaturityClass(
  s: FieldSituation,
  facts: CropFacts,
  zone: ZoneId,
  planted: string | null,
): MaturityFigures {
  const date = planted ?? s.asOf
  const { classes: known } = sowingWindowCache(s)
  const key = `${facts.id} ${zone} ${date}`
  let usual = known.get(key)
  if (!usual) {
    if (known.size >= MAX_CACHED_SITES) known.clear()
    usual = usualMaturityClassOn(date, s, facts, zone)
    known.set(key, usual)
  }
  return usual
}

export function usualMaturityClassOn(date: string, s: SowingSite, facts: CropFacts, zone: ZoneId): MaturityFigures {
  const here = maturityClassesInZone(facts, zone)
  const { record } = facts
  if (record.life === 'annual' && record.harvest.kind === 'picked') return firstItem(here)
  if (!isIrrigated(s) && meanDaysToMaturity(firstItem(here)) < ONE_SEASON) {
    const isUnknown = plantingTimesFor(facts, zone, s).length === 0
    const inTime = (figures: MaturityFigures) => ripensFrom(date, findSowingWindows(facts, zone, s, figures, date))
    const inTimes = isUnknown ? here : here.filter(inTime)
    const inRains = inTimes.filter((figures) => ripensInRains(s, date, figures))
    const fitting = inRains.length > 0 ? inRains : inTimes.slice(0, 1)
    return fitting[Math.floor(fitting.length / 2)] ?? firstItem(here)
  }
  const tabled = tabledSeasonDays(facts)
  return firstItem(
    here.toSorted((a, b) => Math.abs(meanDaysToMaturity(a) - tabled) - Math.abs(meanDaysToMaturity(b) - tabled)),
  )
}

/** Days after the usual rains in which stored water ripens a crop (a choice). */
const STORED_WATER = 14

/** Returns whether a maturity class sown on `date` ripens before or soon after the end of the rains. The last sowing date of the record does not show that. */
function ripensInRains(s: SowingSite, date: string, figures: MaturityFigures): boolean {
  if (figures.heads_with_rains?.value.usual && daysToPhotoperiodHeading(figures, s.place, date)) return true
  const left = daysOfRainLeft(s.place, date)
  return left === null || left <= 0 || meanDaysToMaturity(figures) <= left + STORED_WATER
}

function ripensFrom(date: string, windows: readonly SowingWindow[]): boolean {
  const { open, next } = relateWindowsToDay(windows, date)
  return open !== null || (next !== null && daysBetween(date, next.from) <= BEFORE_RAINS)
}

export function tabledSeasonDays({ record, stages, growth }: CropFacts): number {
  const lifted = record.life === 'annual' && record.growth?.ofDays !== undefined
  return (lifted ? growth.mature : growth.harvesting) ?? stages.total
}

/** Stage lengths and first days of a variety; the picking period remains as tabled. */
export function stagesForVariety(
  facts: CropFacts,
  days: number | null,
  heading: number | null = null,
): { stages: StageLengths; growth: GrowthStageStarts } {
  const { stages, growth, record } = facts
  const tabled = tabledSeasonDays(facts)
  if (days !== null && heading !== null) {
    const bound = fitStagesToHeading(stages, days, heading)
    return { stages: bound, growth: growthStartsOfVariety(record, bound) }
  }
  if (days === null || days === tabled) return { stages, growth }
  const picked = Math.max(0, stages.total - tabled)
  if (picked === 0) {
    const scaled = scaleStageLengths(stages, days)
    return { stages: scaled, growth: growthStartsOfVariety(record, scaled) }
  }
  const factor = days / tabled
  const starts = recordFrom(keysOf(growth), (stage) => {
    const day = growth[stage]
    return day === null ? null : Math.round(day * factor)
  })
  const ini = Math.round(stages.ini * factor)
  const dev = Math.round(stages.dev * factor)
  const late = Math.min(stages.late, picked)
  const total = Math.max(days + picked, ini + dev + late + 1)
  return { stages: { ini, dev, mid: total - ini - dev - late, late, total }, growth: starts }
}
