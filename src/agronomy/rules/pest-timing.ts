import { dayNumber } from '../dates.ts'
import type { Field } from '../field.ts'
import type { PestRecord } from '../pests/pests.ts'
import { assessPestRisk, isPestInSeason, type PestRisk, RISK_LEVEL_RANK } from '../pests/risks.ts'
import { isScoutedPest, SCOUTING } from '../pests/scouting.ts'
import { isInStageWindow, type StageWindow } from '../pests/stage-windows.ts'
import type { PestRiskVariables } from '../pests/triggers.ts'
import { computeRiskVariables } from './risk-variables.ts'

/** Weekly runs of a pest card from its first week; weed rounds follow each other. */
const WEEKLY_RUNS = { pest: 2, weed: 1 }
/** Weeks searched back for the start of a risk: eight, or half a year for repeated advice. */
const MAX_WEEKS_BACK = { once: 8, anew: 26 }
/** Weeks between repeats of a fast pest without its own interval (a choice). */
const REPEAT_WEEKS = 4

/**
 * Weeks since a risk's window opened: 0 in its first; null after its cards, or when closed. Computed from weather,
 * without a record of messages.
 */
export function weeksSinceRiskBegan(field: Field, { record, level }: PestRisk): number | null {
  const windows = windowsOf(record)
  const window = windows?.findLast((one) => isIn(field, one, field.dap))
  if (windows && !window) return null
  let open = 0
  for (let n = 1; n <= (record.repeats === null ? MAX_WEEKS_BACK.once : MAX_WEEKS_BACK.anew); n++) {
    const then = computeRiskVariables(field, 7 * n)
    if (window ? !isIn(field, window, then.dap) : !isPestInSeason(field.crop.record, record, then)) break
    const risk = assessPestRisk(field.crop.record, record, then)
    if (risk && RISK_LEVEL_RANK[risk.level] >= RISK_LEVEL_RANK[level]) open = n
  }
  const times = record.weed ? WEEKLY_RUNS.weed : WEEKLY_RUNS.pest
  return open < times || isAgain(field, record, open) ? Math.min(open, times - 1) : null
}

/** Returns whether an announced pest is announced again: at its own interval, where weekly ones pause every fourth week, or every four weeks if it is fast and has none. */
function isAgain(field: Field, record: PestRecord, open: number): boolean {
  if (record.repeats === 1) return weekOf(field) % REPEAT_WEEKS !== REPEAT_WEEKS - 1
  if (record.repeats === null && (!record.fast || record.weed || record.category === 'harvest')) return false
  const every = record.repeats ?? REPEAT_WEEKS
  if (record.repeats !== null && (windowsOf(record) || !isAsOldAsTheRecord(field, open))) return open % every === 0
  return open >= every && weekOf(field) % every === turnOf(field, record) % every
}

/** Weeks of past weather from which a risk is computed. */
const LOOKS_BACK = 2
const isAsOldAsTheRecord = ({ situation: { history } }: Field, open: number): boolean =>
  history.length > 0 && 7 * (open + LOOKS_BACK) >= history.length

/** Returns the calendar week, because weather records are shorter than a rainy season. */
const weekOf = ({ asOf }: Field): number => Math.floor(dayNumber(asOf) / 7)

/** Staggers repeats of pests that opened together. */
const turnOf = ({ crop }: Field, { id }: PestRecord): number => crop.record.pests.indexOf(id) % REPEAT_WEEKS

function windowsOf(record: PestRecord): StageWindow[] | null {
  const found = isScoutedPest(record.id) ? SCOUTING[record.id].rounds.map(({ window }) => window) : record.windows
  const windows = found.filter((window) => window !== null)
  return windows.length > 0 ? windows : null
}

const isIn = (field: Field, window: StageWindow, dap: PestRiskVariables['dap']): boolean =>
  dap !== null && isInStageWindow(window, dap, field.stages.growth)
