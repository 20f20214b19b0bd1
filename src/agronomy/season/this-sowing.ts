import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { emergenceDays } from '../growth/establishment.ts'
import type { FieldSituation } from '../types.ts'
import { lastOf } from './log.ts'

/** Work whose effect outlasts a sowing: water stays in the soil, a spray on the field. */
const OUTLASTS: ReadonlySet<LogKind> = new Set(['watered', 'sprayed'])
/** Reports that need plants. */
const OF_PLANTS: ReadonlySet<LogKind> = new Set(['emerged', 'thinned', 'staked', 'earthed_up', 'scouted', 'harvested'])
/** Reports that need something in the ground. */
const OF_SOWING: ReadonlySet<LogKind> = new Set([...OF_PLANTS, 'not_emerged', 'weeded', 'fed'])

/**
 * The situation of the sowing that is in the ground now. A second sowing starts the field again, a failed stand takes back
 * earlier reports of plants, and work on plants answers whether they were planted: no reader of dates, log or stage needs
 * to know of any of them.
 */
export function thisSowing(given: FieldSituation): FieldSituation {
  if (!given.log || given.log.length === 0) return given
  const s = answeredByWork(given)
  const begun = lastOf(s, 'planted')?.date ?? s.plantingDate ?? ''
  // Seed that was sown a second time was planted before, whatever day was planned.
  const onlyPlanned = s.unanswered === true || begun > s.asOf
  const resown = lastOf(s, 'resown', onlyPlanned ? '' : begun)
  const sown = resown === null ? s : sownAgain(s, resown.date)
  const failed = lastOf(sown, 'not_emerged', resown?.date ?? begun)
  return failed === null ? sown : withoutPlants(sown, failed)
}

/** A planned crop on which work was done was planted: on its day, or before it where plants were seen earlier. */
function answeredByWork(s: FieldSituation): FieldSituation {
  const { plantingDate: day, log = [] } = s
  if (day === null || !(s.unanswered || day > s.asOf)) return s
  const seen = log.find(({ kind }) => OF_PLANTS.has(kind) || kind === 'not_emerged')
  if (seen !== undefined && seen.date < day)
    return { ...s, unanswered: false, plantingDate: addDays(seen.date, -emergenceDays(cropFacts(s.crop))) }
  const answers = ({ kind, date }: LogEntry) => kind === 'planted' || (OF_SOWING.has(kind) && date >= day)
  return log.some(answers) ? { ...s, unanswered: false } : s
}

function sownAgain(s: FieldSituation, date: string): FieldSituation {
  return {
    ...s,
    plantingDate: date,
    unanswered: false,
    log: s.log!.filter((entry) => entry.date >= date || OUTLASTS.has(entry.kind)),
    fedBeforeSowing: s.log!.findLast((entry) => entry.kind === 'fed' && entry.date < date)?.date ?? null,
    ...stageAfter(s, date),
  }
}

/** Plants that were seen after the failure stand. */
function withoutPlants(s: FieldSituation, failed: LogEntry): FieldSituation {
  const log = s.log!
  const at = log.lastIndexOf(failed)
  if (log.some(({ kind }, n) => n > at && kind === 'emerged')) return s
  return {
    ...s,
    log: log.filter(({ kind }, n) => n >= at || !OF_PLANTS.has(kind)),
    ...stageAfter(s, failed.date),
  }
}

const stageAfter = ({ stageStatedOn }: FieldSituation, date: string): Partial<FieldSituation> =>
  stageStatedOn && stageStatedOn <= date ? { statedStage: null } : {}
