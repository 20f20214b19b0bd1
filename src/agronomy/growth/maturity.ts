import type { MaturityClass } from '../../contracts/season.ts'
import { daysOfRainLeft } from '../climate/rainy-seasons.ts'
import type { ZoneId } from '../climate/zones.ts'
import { type CropFacts, growthOf } from '../crops/crop-facts.ts'
import type { MaturityFigures } from '../crops/practice.ts'
import type { SourceId } from '../sources.ts'
import type { FieldSituation } from '../types.ts'
import { type GrowthStarts, type StageLengths, scaleStages } from './growth-stages.ts'

/** How long the variety in the ground takes. */
export interface Variety {
  /** Null: days told that no class is known for, and crops without classes. */
  class: MaturityClass | null
  /** Days to the first harvest, from sowing, or from transplanting where the crop's days are counted from there; null for trees. */
  days: number | null
  /** Not told: the class that the zone mostly grows. */
  assumed: boolean
  source: SourceId
}

/**
 * The variety: what the farmer told, else the longest class that the zone grows and that still ripens in the rains left at
 * planting; watered crops take the class nearest to the tabled season, picked ones the shortest.
 */
export function varietyOf(s: FieldSituation, facts: CropFacts, zone: ZoneId, planted: string | null): Variety {
  const { record } = facts
  if (record.life !== 'annual') return { class: null, days: null, assumed: true, source: `${facts.id}.stages` }
  const classes = record.practice.maturity_classes
  if (s.varietyDays) {
    const nearest = classes.toSorted((a, b) => gap(a, s.varietyDays!) - gap(b, s.varietyDays!))[0]
    return { class: nearest?.id ?? null, days: s.varietyDays, assumed: false, source: 'farmer' }
  }
  const told = classes.find(({ id }) => id === s.maturity)
  if (told) return varietyOfClass(told, false)
  // Lifted when it sells best, from a day on that its class hardly moves.
  if (record.harvest.kind === 'roots' && record.harvest.waits)
    return { class: null, days: null, assumed: true, source: `${facts.id}.stages` }
  return varietyOfClass(usualClass(s, facts, zone, planted), true)
}

/** Middle of a class's range of days. */
export const daysOf = ({ days_min, days_max }: Pick<MaturityFigures, 'days_min' | 'days_max'>): number =>
  Math.round((days_min + days_max) / 2)

const varietyOfClass = (figures: MaturityFigures, assumed: boolean): Variety => ({
  class: figures.id,
  days: daysOf(figures),
  assumed,
  source: `practice.${figures.source}`,
})

const gap = ({ days_min, days_max }: MaturityFigures, days: number): number =>
  Math.max(days_min - days, days - days_max, 0)

/** The classes that a zone grows, shortest first; all of them where none is known for it. */
export function classesOf(facts: CropFacts, zone: ZoneId): readonly MaturityFigures[] {
  const key = `${facts.id} ${zone}`
  let classes = classesByZone.get(key)
  if (!classes) {
    classes = sortedClasses(facts, zone)
    classesByZone.set(key, classes)
  }
  return classes
}

/** Memo of a pure function: one entry a crop and zone. */
const classesByZone = new Map<string, readonly MaturityFigures[]>()

function sortedClasses({ record }: CropFacts, zone: ZoneId): MaturityFigures[] {
  const all = record.practice.maturity_classes.toSorted((a, b) => daysOf(a) - daysOf(b))
  const here = all.filter(({ zones }) => zones.includes(zone) || zones.includes('all'))
  return here.length > 0 ? here : all
}

/** Days that a crop can ripen on stored water after the rains (`general.latest_sowing_rule`, the usual one). */
const SLACK = 10
/** A longer season is not bounded by one rainy season. */
const ONE_SEASON = 200

function usualClass(s: FieldSituation, facts: CropFacts, zone: ZoneId, planted: string | null): MaturityFigures {
  const here = classesOf(facts, zone)
  const { record } = facts
  if (record.life === 'annual' && record.harvest.kind === 'picked') return here[0]!
  const rainFed = s.irrigation.every((method) => method === 'rain-fed')
  const left = rainFed ? daysOfRainLeft(s.place, planted ?? s.asOf) : null
  if (left !== null && left > 0 && daysOf(here[0]!) < ONE_SEASON)
    return here.findLast((figures) => daysOf(figures) - SLACK <= left) ?? here[0]!
  const tabled = tabledDays(facts)
  return here.toSorted((a, b) => Math.abs(daysOf(a) - tabled) - Math.abs(daysOf(b) - tabled))[0]!
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
