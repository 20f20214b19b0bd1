import type { MaturityClass } from '../../contracts/season.ts'
import type { PracticeSourceId } from '../sources.ts'

/** Countries with growing guides, by the names in the data files. */
export type GuideCountry = 'Nigeria' | 'Namibia'

/** Returns the country whose guides apply to a place (ISO code, null unknown). */
export const guideCountryOf = (code: string | null): GuideCountry => (code === 'NA' ? 'Namibia' : 'Nigeria')

/** Growing practice of one crop, as in `data/practice/<crop>.json`. Days are days after planting unless `from` says otherwise. */
export interface Practice {
  maturity_classes: MaturityFigures[]
  /** Event from which days are counted, if not sowing. */
  days_counted_from?: SourcedValue<'transplanting'>
  planting: PlantingCalendarEntry[]
  establishment: Record<string, SourcedValue | undefined>
  weeding: Record<string, unknown>
  harvest: Record<string, SourcedValue | undefined>
  plan: PlanFigures[]
  striga?: SourcedValue[]
  sowing_moisture?: SourcedValue
}

/** Figure with its source. Confidence `memory`: recalled without a source, never shown as a precise figure. */
interface Sourced {
  source: PracticeSourceId
  confidence: 'read' | 'abstract' | 'memory'
  note?: string
}

type SourcedValue<Value = unknown> = Sourced & { value: Value }

export interface MaturityFigures extends Sourced {
  id: MaturityClass
  days_min: number
  days_max: number
  /** Country of these days, if they differ between the countries. */
  country?: GuideCountry
  varieties: Partial<Record<GuideCountry, string[]>>
  zones: string[]
  /** Photoperiod-sensitive in that country: heads at the end of the local rains, whatever the sowing date. */
  heads_with_rains?: SourcedValue<HeadsWithRains>
}

interface HeadsWithRains {
  country: GuideCountry
  /** Days from heading to ripeness. */
  days_to_ripe: number
  /** Minimum days from sowing to heading for a harvest. */
  least_days_to_head: number
  /** Days by which heading is later for each day that sowing is later. */
  later_per_day: number
  /** True if most farmers of the region grow this class. */
  usual: boolean
}

export interface PlantingCalendarEntry extends Sourced {
  country: GuideCountry
  zones: string[]
  /** States to which a practice of one region is limited. */
  states?: string[]
  system: string
  rule: string
  /** `MM-DD`; a window whose end is before its start wraps the year. */
  earliest: string | null
  best: [string, string] | null
  /** First and last `MM-DD` of the harvest, if day length or the end of winter sets the harvest and not the age. */
  ripens?: [string, string]
  /** Latest planting day, `MM-DD`; only from a source, never from memory. */
  latest: string | { by_class: Partial<Record<MaturityClass, string>> } | { rule: string; slack_days: number } | null
}

export interface PlanFigures extends Sourced {
  id: string
  from: 'planting' | 'emergence' | 'transplanting' | 'flowering' | 'maturity' | 'harvest' | 'onset' | 'calendar'
  day_min: number
  day_max: number
  timing: 'fixed' | 'movable'
  count: string
}

/** Returns the maturity classes of a country. Each class is listed once. */
export const maturityClassesOf = (
  { maturity_classes: classes }: Pick<Practice, 'maturity_classes'>,
  country: GuideCountry,
): MaturityFigures[] => classes.filter((figures) => (figures.country ?? country) === country)

const isSourced = (fact: unknown): fact is Sourced =>
  typeof fact === 'object' && fact !== null && 'source' in fact && 'confidence' in fact

/** Source of a fact of the practice; null where there is none or it is from memory. */
export function readPracticeSource(fact: unknown): `practice.${PracticeSourceId}` | null {
  if (!isSourced(fact)) return null
  const { source, confidence } = fact
  return confidence === 'memory' ? null : `practice.${source}`
}
