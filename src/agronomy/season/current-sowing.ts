import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { daysToEmergence } from '../growth/establishment.ts'
import type { FieldSituation } from '../types.ts'
import { lastLogEntry } from './log-entries.ts'

/** Kinds of log entries that still count after a new sowing. */
const KINDS_OUTLASTING_SOWING: ReadonlySet<LogKind> = new Set(['watered', 'sprayed'])
/** Kinds of log entries that need a living stand. */
const OF_PLANTS: ReadonlySet<LogKind> = new Set(['emerged', 'thinned', 'staked', 'earthed_up', 'scouted', 'harvested'])
const OF_SOWING: ReadonlySet<LogKind> = new Set([...OF_PLANTS, 'not_emerged', 'weeded', 'fed'])

/**
 * Adapts the situation to the current sowing: a second sowing restarts the crop, a failed stand voids reports of
 * planting, logged work implies planting. Later code needs no special cases.
 */
export function toCurrentSowing(given: FieldSituation): FieldSituation {
  if (!given.log || given.log.length === 0) return given
  const s = answeredByWork(given)
  const begun = lastLogEntry(s, 'planted')?.date ?? s.plantingDate ?? ''
  const onlyPlanned = s.unanswered === true || begun > s.asOf
  const resown = lastLogEntry(s, 'resown', onlyPlanned ? '' : begun)
  const sown = resown === null ? s : sownAgain(s, resown.date)
  const failed = lastLogEntry(sown, 'not_emerged', resown?.date ?? begun)
  return failed === null ? sown : withoutPlants(sown, failed)
}

/** Logged work implies planting on the planned day, or earlier if plants were seen. */
function answeredByWork(s: FieldSituation): FieldSituation {
  const { plantingDate: day, log = [] } = s
  if (day === null || !(s.unanswered || day > s.asOf)) return s
  const seen = log.find(({ kind }) => OF_PLANTS.has(kind) || kind === 'not_emerged')
  if (seen !== undefined && seen.date < day)
    return { ...s, unanswered: false, plantingDate: addDays(seen.date, -daysToEmergence(cropFacts(s.crop))) }
  const answers = ({ kind, date }: LogEntry) => kind === 'planted' || (OF_SOWING.has(kind) && date >= day)
  return log.some(answers) ? { ...s, unanswered: false } : s
}

function sownAgain(s: FieldSituation, date: string): FieldSituation {
  return {
    ...s,
    plantingDate: date,
    unanswered: false,
    log: s.log!.filter((entry) => entry.date >= date || KINDS_OUTLASTING_SOWING.has(entry.kind)),
    fedBeforeSowing: s.log!.findLast((entry) => entry.kind === 'fed' && entry.date < date)?.date ?? null,
    ...stageAfter(s, date),
  }
}

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
