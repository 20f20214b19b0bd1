import { dayNumber } from '../dates.ts'
import type { Field } from '../field.ts'
import type { PestRecord } from '../pests/pests.ts'
import { inSeason, LEVELS, type Risk, riskOf } from '../pests/risks.ts'
import { isScouted, SCOUTING } from '../pests/scouting.ts'
import type { RiskVariables } from '../pests/triggers.ts'
import { holdsOn, type Window } from '../pests/windows.ts'
import { variablesOf } from './risk-variables.ts'

/** Weekly runs in which a pest is told from its first week on; a weed, whose rounds follow each other, in one. */
const TIMES = { pest: 2, weed: 1 }
/** Weeks behind that are searched for the first one: enough to rest, and half a year for what comes again. */
const WEEKS = { once: 8, anew: 26 }
/** Weeks after which what takes a field within days is advised again while its weather lasts, without an interval of its own (a choice). */
const AGAIN = 4

/**
 * Weeks since a risk opened in its present window: 0 in its first week; null when it has been sent and rests, or its
 * window is closed. Computed from the days that came, because no record of sent texts is available here.
 */
export function weeksOpen(field: Field, { record, level }: Risk): number | null {
  const windows = windowsOf(record)
  const window = windows?.findLast((one) => isIn(field, one, field.dap))
  if (windows && !window) return null
  let open = 0
  for (let n = 1; n <= (record.repeats === null ? WEEKS.once : WEEKS.anew); n++) {
    const then = variablesOf(field, 7 * n)
    if (window ? !isIn(field, window, then.dap) : !inSeason(field.crop.record, record, then)) break
    const risk = riskOf(field.crop.record, record, then)
    if (risk && LEVELS[risk.level] >= LEVELS[level]) open = n
  }
  const times = record.weed ? TIMES.weed : TIMES.pest
  return open < times || isAgain(field, record, open) ? Math.min(open, times - 1) : null
}

/** Advised again after its interval, weekly counts with a week's rest in four; what takes a field within days, every four weeks while its weather lasts. */
function isAgain(field: Field, record: PestRecord, open: number): boolean {
  if (record.repeats === 1) return weekOf(field) % AGAIN !== AGAIN - 1
  if (record.repeats === null && (!record.fast || record.weed || record.category === 'harvest')) return false
  const every = record.repeats ?? AGAIN
  if (record.repeats !== null && (windowsOf(record) || !isAsOldAsTheRecord(field, open))) return open % every === 0
  return open >= every && weekOf(field) % every === turnOf(field, record) % every
}

/** Weeks of weather that a risk looks back on. */
const LOOKS_BACK = 2
/** Open since the first recorded day: its age stands still, however long the rain lasts. */
const isAsOldAsTheRecord = ({ situation: { history } }: Field, open: number): boolean =>
  history.length > 0 && 7 * (open + LOOKS_BACK) >= history.length

/** Weeks of the calendar: recorded weather reaches back less far than a season of rain. */
const weekOf = ({ asOf }: Field): number => Math.floor(dayNumber(asOf) / 7)

/** Pests of one crop that opened in one week come again in different weeks, so that none stands behind another for ever. */
const turnOf = ({ crop }: Field, { id }: PestRecord): number => crop.record.pests.indexOf(id) % AGAIN

/** Null where the whole season of the pest is its window. */
function windowsOf(record: PestRecord): Window[] | null {
  const found = isScouted(record.id) ? SCOUTING[record.id].rounds.map(({ window }) => window) : record.windows
  const windows = found.filter((window) => window !== null)
  return windows.length > 0 ? windows : null
}

const isIn = (field: Field, window: Window, dap: RiskVariables['dap']): boolean =>
  dap !== null && holdsOn(window, dap, field.stages.growth)
