import type { MaturityClass } from '../../contracts/season.ts'
import { daysOfRainLeft } from '../climate/rainy-seasons.ts'
import type { ZoneId } from '../climate/zones.ts'
import { type CropFacts, growthOf } from '../crops/crop-facts.ts'
import type { MaturityFigures } from '../crops/practice.ts'
import { daysBetween } from '../dates.ts'
import { once } from '../once.ts'
import type { SourceId } from '../sources.ts'
import type { FieldSituation } from '../types.ts'
import { type GrowthStarts, type StageLengths, scaleStages } from './growth-stages.ts'
import { type Ground, isWatered } from './sowing-rows.ts'
import { type Length, MOST_KNOWN, memoryOf, type SowingWindow, sowingWindows, standingOf } from './sowing-windows.ts'
import { slowness } from './warmth.ts'

/** Duration of the variety in the ground. */
export interface Variety {
  /** Null: days told that no class is known for, crops without classes, and harvests that the season sets whatever the class. */
  class: MaturityClass | null
  /**
   * Days to the first harvest at this place and season, from sowing, or from transplanting where the crop's days are counted
   * from there; null for trees.
   */
  days: number | null
  /** Not told: the class that the zone mostly grows. */
  assumed: boolean
  source: SourceId
}

/**
 * The variety: what the farmer told, else, of the classes that the zone grows and that still ripen in the rains left at
 * planting, the middle one, the longer of two; watered crops take the class nearest to the tabled season, picked ones the shortest.
 */
export function varietyOf(s: FieldSituation, facts: CropFacts, zone: ZoneId, planted: string | null): Variety {
  const { record } = facts
  if (record.life !== 'annual') return { class: null, days: null, assumed: true, source: `${facts.id}.stages` }
  const classes = record.practice.maturity_classes
  if (s.varietyDays) {
    const nearest = classes.toSorted((a, b) => gap(a, s.varietyDays!) - gap(b, s.varietyDays!))[0]
    return { class: nearest?.id ?? null, days: s.varietyDays, assumed: false, source: 'farmer' }
  }
  const ofClass = (figures: MaturityFigures, assumed: boolean): Variety => {
    const days = daysOf(figures)
    const longer = slowness(facts, zone, s.place, planted ?? s.asOf, days, figures.zones)
    const source: SourceId = `practice.${figures.source}`
    const { open } = standingOf(sowingWindows(facts, zone, s, figures, planted ?? s.asOf), planted ?? s.asOf)
    if (planted === null || !open?.ripens)
      return { class: figures.id, days: Math.round(days * longer), assumed, source }
    const least = daysBetween(planted, open.ripens.from)
    const most = daysBetween(planted, open.ripens.to)
    const bounded = Math.min(most, Math.max(least, Math.round(days * longer)))
    return { class: assumed ? null : figures.id, days: bounded, assumed, source: open.source }
  }
  const told = classes.find(({ id }) => id === s.maturity)
  if (told) return ofClass(told, false)
  // Lifted when it sells best, from a day on that its class hardly moves.
  if (record.harvest.kind === 'roots' && record.harvest.waits)
    return { class: null, days: null, assumed: true, source: `${facts.id}.stages` }
  return ofClass(usualClass(s, facts, zone, planted), true)
}

/** Length for the choice of sowing windows: the variety's class and its longest duration. */
export function lengthOf({ record }: CropFacts, variety: Variety): Length {
  const figures = record.practice.maturity_classes.find(({ id }) => id === variety.class)
  const told = variety.source === 'farmer' ? variety.days : null
  return { id: variety.class, days_max: told ?? figures?.days_max ?? variety.days ?? USUAL_DAYS }
}
const USUAL_DAYS = 120

/** Middle of a class's range of days. */
export const daysOf = ({ days_min, days_max }: Pick<MaturityFigures, 'days_min' | 'days_max'>): number =>
  Math.round((days_min + days_max) / 2)

const gap = ({ days_min, days_max }: MaturityFigures, days: number): number =>
  Math.max(days_min - days, days - days_max, 0)

/** The classes that a zone grows, shortest first; all of them where none is known for it. */
export const classesOf = (facts: CropFacts, zone: ZoneId): readonly MaturityFigures[] =>
  classesByZone(facts).getOrInsertComputed(zone, () => sortedClasses(facts, zone))

/** Memo of a pure function: one entry a crop and zone. */
const classesByZone = once((_: CropFacts) => new Map<ZoneId, readonly MaturityFigures[]>())

function sortedClasses({ record }: CropFacts, zone: ZoneId): MaturityFigures[] {
  const all = record.practice.maturity_classes.toSorted((a, b) => daysOf(a) - daysOf(b))
  const here = all.filter(({ zones }) => zones.includes(zone) || zones.includes('all'))
  return here.length > 0 ? here : all
}

/** A longer season is not bounded by one rainy season. */
const ONE_SEASON = 200
/** Whoever plants before the rains plants for their start. */
const BEFORE_RAINS = 60

/** The class that is grown where the farmer told none. */
export function usualClass(s: FieldSituation, facts: CropFacts, zone: ZoneId, planted: string | null): MaturityFigures {
  const date = planted ?? s.asOf
  // Equal planting conditions give one result for a crop and planting date.
  const { classes: known } = memoryOf(s)
  const key = `${facts.id} ${zone} ${date}`
  let usual = known.get(key)
  if (!usual) {
    if (known.size >= MOST_KNOWN) known.clear()
    usual = usualClassOn(date, s, facts, zone)
    known.set(key, usual)
  }
  return usual
}

/** The same worked out anew. */
export function usualClassOn(date: string, s: Ground, facts: CropFacts, zone: ZoneId): MaturityFigures {
  const here = classesOf(facts, zone)
  const { record } = facts
  if (record.life === 'annual' && record.harvest.kind === 'picked') return here[0]!
  if (!isWatered(s) && daysOf(here[0]!) < ONE_SEASON) {
    const inTime = (figures: MaturityFigures) => ripensFrom(date, sowingWindows(facts, zone, s, figures, date))
    const inTimes = here.filter(inTime)
    const inRains = inTimes.filter((figures) => ripensInRains(s, date, figures))
    // No class ripens in the rains that are left: the shortest one is sown.
    const fitting = inRains.length > 0 ? inRains : inTimes.slice(0, 1)
    return fitting[Math.floor(fitting.length / 2)] ?? here[0]!
  }
  const tabled = tabledDays(facts)
  return here.toSorted((a, b) => Math.abs(daysOf(a) - tabled) - Math.abs(daysOf(b) - tabled))[0]!
}

/** Days past the end of the usual rains in which a crop still ripens on stored water (a choice: two weeks). */
const STORED_WATER = 14

/**
 * True when a class sown on a day in the rains ripens soon after them; a record's last sowing date may be for another
 * purpose.
 */
function ripensInRains(s: Ground, date: string, figures: MaturityFigures): boolean {
  const left = daysOfRainLeft(s.place, date)
  return left === null || left <= 0 || daysOf(figures) <= left + STORED_WATER
}

function ripensFrom(date: string, windows: readonly SowingWindow[]): boolean {
  const { open, next } = standingOf(windows, date)
  return open !== null || (next !== null && daysBetween(date, next.from) <= BEFORE_RAINS)
}

/** Days to the first harvest of the crop as its stages are tabled. */
export function tabledDays({ record, stages, growth }: CropFacts): number {
  const lifted = record.life === 'annual' && record.growth?.ofDays !== undefined
  return (lifted ? growth.mature : growth.harvesting) ?? stages.total
}

/** Stage lengths and first days of the stages of a variety; what is picked for weeks is picked as long as tabled. */
export function stagesOfVariety(facts: CropFacts, days: number | null): { stages: StageLengths; growth: GrowthStarts } {
  const { stages, growth, record } = facts
  const tabled = tabledDays(facts)
  if (days === null || days === tabled) return { stages, growth }
  const picked = Math.max(0, stages.total - tabled)
  if (picked === 0) {
    const scaled = scaleStages(stages, days)
    return { stages: scaled, growth: growthOf(record, scaled) }
  }
  const factor = days / tabled
  const starts = Object.fromEntries(
    Object.entries(growth).map(([stage, day]) => [stage, day === null ? null : Math.round(day * factor)]),
  ) as GrowthStarts
  const ini = Math.round(stages.ini * factor)
  const dev = Math.round(stages.dev * factor)
  const late = Math.min(stages.late, picked)
  const total = Math.max(days + picked, ini + dev + late + 1)
  return { stages: { ini, dev, mid: total - ini - dev - late, late, total }, growth: starts }
}
