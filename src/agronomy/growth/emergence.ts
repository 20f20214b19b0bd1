import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { itemAt } from '../../shared/lookups.ts'
import { typicalDayOfYear } from '../climate/climate-normals.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import { addDays, dayNumber, daysBetween, isoDate } from '../dates.ts'
import { lastLogEntry, logEntriesOf } from '../season/log-entries.ts'
import type { FieldSituation } from '../types.ts'
import { diesWhenRainsEnd } from './dies-with-rains.ts'
import { daysToEmergence, establishmentMethod, sowsNursery } from './establishment.ts'
import { isIrrigated } from './planting-times.ts'

/** Emergence: reported, expected by now, none so far (seed in dry soil, a stand that died), or not applicable. */
export type EmergenceState = 'told' | 'expected' | 'not_yet' | 'none'

export interface EmergenceInfo {
  emergence: EmergenceState
  /** ISO day of actual or expected emergence; null while impossible, and for transplants. */
  emerged: string | null
  delay: number
}

/** Rain of three days that wets the seed bed, mm (a choice). */
const WETS_IN_3_DAYS = 10
/** Total rain since shortly before sowing that wets the seed bed, mm (a choice). */
const WETS_TOGETHER = 15
/** Usual rain of the day from which the seed bed counts as wet if no rain was recorded, mm. */
const MOIST_NORMAL = 1
/** Log kinds of work that is possible only after emergence. */
const ON_PLANTS: ReadonlySet<LogKind> = new Set(['scouted', 'thinned', 'staked', 'earthed_up', 'harvested'])
/** Log kinds of work that implies emergence only after the expected day, because it is also done on bare soil. */
const AMONG_PLANTS: ReadonlySet<LogKind> = new Set(['weeded', 'fed'])
/** Log kinds that prove plants whatever the rain on record; fertilizer and a look may precede them. */
const NEEDS_PLANTS: ReadonlySet<LogKind> = new Set(['weeded', 'thinned', 'staked', 'earthed_up', 'harvested'])
/** Days before sowing whose rain also counts for the seed bed. */
const BEFORE_SOWING = 3

/** Days after planting in which "did not come up" still means that a young tree or mat died. */
const TAKES_ROOT = 365

/** True for plants that die where they are set out; seed and sprouting setts wait in dry soil. */
const isSetOut = (s: FieldSituation, facts: CropFacts): boolean =>
  facts.record.life !== 'annual' ||
  establishmentMethod(s, facts) === 'seedling' ||
  (establishmentMethod(s, facts) === 'cutting' && facts.record.practice.establishment.root_days !== undefined)

/** Returns the day on which plants that were set out were reported dead; null if they live, or were planted again. */
export function dayReportedDead(s: FieldSituation, facts: CropFacts, planted: string | null): string | null {
  if (planted === null || !s.log || s.log.length === 0 || !isSetOut(s, facts)) return null
  const died = lastLogEntry(s, 'not_emerged', planted)?.date
  if (died === undefined || (facts.record.life !== 'annual' && daysBetween(planted, died) > TAKES_ROOT)) return null
  const lives = lastLogEntry(s, 'emerged', died) !== null || s.log.some(isOnPlants(died)) || isSeenSince(s, died)
  return lives ? null : died
}

const isSeenSince = ({ statedStage, stageStatedOn }: FieldSituation, day: string): boolean =>
  statedStage !== null && statedStage !== 'planted' && stageStatedOn != null && stageStatedOn > day

export function estimateEmergence(s: FieldSituation, facts: CropFacts, planted: string | null): EmergenceInfo {
  if (dayReportedDead(s, facts, planted) !== null) return { emergence: 'not_yet', emerged: null, delay: 0 }
  if (planted === null || facts.record.life !== 'annual' || establishmentMethod(s, facts) === 'seedling')
    return { emergence: 'none', emerged: null, delay: 0 }
  const reportedEmergence = lastLogEntry(s, 'emerged', planted)
  const failed = reportedEmergence === null ? lastLogEntry(s, 'not_emerged', planted) : null
  if (failed !== null && rottedBy(s, facts, planted, failed.date) && !s.log!.some(isOnPlants(failed.date)))
    return { emergence: 'not_yet', emerged: null, delay: 0 }
  const sown = failed?.date ?? planted
  const due = addDays(sown, daysToEmergence(facts))
  const worked = (s.log ?? []).filter(
    (entry) => isOnPlants(sown)(entry) || (AMONG_PLANTS.has(entry.kind) && entry.date > due),
  )
  const wet = firstWetDay(s, facts, sown, failed !== null)
  const expected = wet === null ? null : addDays(wet, daysToEmergence(facts))
  if (reportedEmergence !== null) {
    const emerged = expected !== null && expected <= reportedEmergence.date ? expected : reportedEmergence.date
    return { emergence: 'told', emerged, delay: delayOf(facts, planted, emerged) }
  }
  const seen = worked.some(
    ({ kind, date }) => NEEDS_PLANTS.has(kind) && date > due && expected !== null && date < expected,
  )
  if (seen || (worked.length > 0 && (expected === null || expected > s.asOf))) {
    const days = Math.min(daysToEmergence(facts), daysBetween(sown, s.asOf))
    return { emergence: 'told', emerged: addDays(sown, days), delay: 0 }
  }
  if (expected === null) return { emergence: 'not_yet', emerged: null, delay: 0 }
  return { emergence: 'expected', emerged: expected, delay: delayOf(facts, planted, expected) }
}

const delayOf = (facts: CropFacts, planted: string, emerged: string): number =>
  Math.max(0, dayNumber(emerged) - dayNumber(planted) - daysToEmergence(facts))

const isOnPlants = (since: string) => (entry: LogEntry) => ON_PLANTS.has(entry.kind) && entry.date > since

/** True if seed that did not emerge is dead, because the soil was wet long enough; in dry soil seed waits for rain. */
function rottedBy(s: FieldSituation, facts: CropFacts, planted: string, failed: string): boolean {
  const wet = firstWetDay(s, facts, planted, false)
  return wet !== null && addDays(wet, daysToEmergence(facts)) <= failed
}

/** First day from `from` with a wet seed bed; immediate on an irrigated field and in a nursery. */
function firstWetDay(s: FieldSituation, facts: CropFacts, from: string, fresh: boolean): string | null {
  // Yam setts stay dormant in dry capped mounds until the rains or a reported watering.
  if ((isIrrigated(s) && !diesWhenRainsEnd(facts.record)) || sowsNursery(s, facts)) return from
  const { history, asOf, place } = s
  const watered = logEntriesOf(s, 'watered', from).find(({ amount }) => amount !== 0)?.date ?? null
  const sown = dayNumber(from)
  const today = dayNumber(asOf)
  let next = 0
  let together = 0
  const last3: [number, number, number] = [0, 0, 0]
  for (let day = fresh ? sown : sown - BEFORE_SOWING; day < Math.max(today, sown + 1); day++) {
    while (next < history.length && dayNumber(itemAt(history, next).date) < day) next++
    const known = day === today ? s.forecast[0] : history[next]
    const measured = known && !known.estimated && dayNumber(known.date) === day ? known.rain : undefined
    const rain = measured ?? typicalDayOfYear(place, day).rain
    last3[day % 3] = rain
    together += rain
    if (day < sown) continue
    const moist = measured === undefined && rain >= MOIST_NORMAL
    if (moist || together >= WETS_TOGETHER || last3[0] + last3[1] + last3[2] >= WETS_IN_3_DAYS)
      return watered !== null && watered < isoDate(day) ? watered : isoDate(day)
  }
  return watered
}
