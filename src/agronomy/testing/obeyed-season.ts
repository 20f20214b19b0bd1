import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { collectCandidates } from '../advise.ts'
import { postponesFertilizer } from '../choose-advice.ts'
import { addDays, daysBetween } from '../dates.ts'
import { applicationLedger, combinedProducts } from '../feeding/application-ledger.ts'
import { seasonApplications } from '../feeding/season-applications.ts'
import { nutrientsInDoses, type PlannedApplicationProducts } from '../feeding/split-plan.ts'
import { assessField } from '../field.ts'
import type { Advice, DayWeather, FieldSituation, Place } from '../types.ts'
import { logged } from './example-fields.ts'
import { RECORDED } from './made-seasons.ts'
import { madeDay } from './made-weather.ts'

export interface SeasonField {
  crop: CanonicalCropId
  place: Place
  planted: string
  days: number
  field?: Partial<FieldSituation>
}

export interface ObeyedSeason {
  weeks: { asOf: string; day: number; given: Advice[] }[]
  log: LogEntry[]
  /** kg/ha applied, and planned. */
  given: ReturnType<typeof nutrientsInDoses>
  plan: ReturnType<typeof nutrientsInDoses>
  splits: readonly PlannedApplicationProducts[]
}

const DONE: ReadonlySet<LogKind> = new Set<LogKind>([
  ...(['emerged', 'weeded', 'thinned', 'staked', 'earthed_up', 'fed', 'drained'] as const),
  ...(['harvested', 'dried', 'stored', 'sold', 'resown'] as const),
])

/** Mondays in synthetic weather with all cards followed and logged. */
export function obey({ crop, place, planted, days, field }: SeasonField, year: string): ObeyedSeason {
  const made = new Map<string, DayWeather>()
  const dayAt = (date: string) => made.getOrInsertComputed(date, () => madeDay(place, date, year))
  const span = (from: string, count: number) => Array.from({ length: count }, (_, n) => dayAt(addDays(from, n)))
  const log: LogEntry[] = []
  const weeks: ObeyedSeason['weeks'] = []
  const doses: PlannedApplicationProducts['products'][number][] = []
  let splits: readonly PlannedApplicationProducts[] = []
  for (let asOf = addDays(planted, 1); daysBetween(planted, asOf) <= days; asOf = addDays(asOf, 7)) {
    const situation: FieldSituation = {
      ...{ asOf, place, crop, plantingDate: planted, statedStage: null, soil: 'loam', areaAcres: 1 },
      irrigation: ['rain-fed'],
      ...field,
      log: [...log],
      history: span(addDays(asOf, -RECORDED), RECORDED),
      forecast: span(asOf, 7),
    }
    const given = collectCandidates(situation)
    weeks.push({ asOf, day: daysBetween(planted, asOf), given })
    const read = assessField(situation)
    splits = seasonApplications(read)?.splits ?? splits
    for (const { rule, closes } of given) {
      if (closes === null || !DONE.has(closes.kind) || postponesFertilizer({ rule, closes })) continue
      if (closes.kind === 'fed' && rule !== 'fertilizer.pods') {
        const { due, bears } = applicationLedger(read)
        doses.push(...combinedProducts(due, bears))
      }
      log.push(logged(closes.kind, addDays(asOf, 1)))
    }
  }
  return {
    ...{ weeks, log, splits },
    given: nutrientsInDoses(doses),
    plan: nutrientsInDoses(splits.flatMap(({ products }) => products)),
  }
}
