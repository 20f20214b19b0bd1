import type { Operation, StepChangeReason } from '../../contracts/season.ts'
import { dayNumber, isoDate } from '../dates.ts'
import type { Field } from '../field.ts'
import { countsFromTransplanting, establishmentMethod, sowsNursery } from '../growth/establishment.ts'
import { type OperationRound, roundsFromStart, roundsInTreeYear } from './operation-rounds.ts'
import { type PlanAnchorDays, planAnchorDays } from './plan-anchors.ts'
import { type ParsedPlanRow, parsePlanRows } from './plan-rows.ts'
import { type BeginRange, isInBeginRange, type PlannedStep, type StepSource } from './step.ts'

export const practiceSteps: StepSource = (field, begins, isAsked) => {
  const anchors = planAnchorDays(field)
  const steps: PlannedStep[] = []
  for (const row of parsePlanRows(field.crop.record.practice))
    if (isAsked(row.operation)) addSteps(steps, field, anchors, row, begins)
  return steps
}

function addSteps(
  steps: PlannedStep[],
  field: Field,
  anchors: PlanAnchorDays,
  row: ParsedPlanRow,
  begins: BeginRange,
): void {
  const { id, operation, closes, source } = row
  const delay = row.from === 'planting' && row.day_min >= 0 && operation !== 'plant' ? anchors.late : 0
  const rounds = isElsewhere(row, field, anchors, begins, delay) ? NONE : roundsOf(field, anchors, row)
  for (const { first, last, n, of, round } of rounds) {
    if (!isInBeginRange(begins, first + delay)) continue
    const left = leftOut(field, id, operation)
    steps.push({
      id: round === null ? id : `${id}_${round}`,
      row: id,
      operation,
      n,
      of,
      from: isoDate(first + delay),
      to: isoDate(last + delay),
      closes,
      moved: left ?? delayReason(anchors, delay),
      skipped: left !== null,
      source,
    })
  }
}

function isElsewhere(
  row: ParsedPlanRow,
  field: Field,
  anchors: PlanAnchorDays,
  begins: BeginRange,
  delay: number,
): boolean {
  const { kind } = row.count
  if (
    row.from === 'calendar' ||
    row.operation === 'plant' ||
    sowsOnPlanting(row, field) ||
    kind === 'until' ||
    kind === 'again'
  )
    return false
  if (field.crop.record.life === 'tree') return false
  const start = anchors[row.from]
  return start === null || !isInBeginRange(begins, dayNumber(start) + row.day_min + delay)
}
const NONE: readonly OperationRound[] = []

const sowsOnPlanting = ({ id }: ParsedPlanRow, { situation, crop }: Field): boolean =>
  id === 'nursery_sow' && sowsNursery(situation, crop)

export const delayReason = ({ notUp }: PlanAnchorDays, days: number): StepChangeReason | null =>
  days === 0 ? null : notUp ? 'not_emerged' : 'late_emergence'

function roundsOf(field: Field, anchors: PlanAnchorDays, row: ParsedPlanRow): OperationRound[] {
  const { life } = field.crop.record
  if (row.operation === 'plant') return plantingRound(anchors.planting, row)
  if (sowsOnPlanting(row, field)) return nurseryRound(anchors.planting, row)
  if (row.from === 'calendar') return roundsInTreeYear(row, field)
  const start = anchors[row.from]
  if (start === null) return []
  const today = dayNumber(field.asOf)
  const rounds = roundsFromStart(row, dayNumber(start), today)
  return life === 'tree' && row.from !== 'planting' ? rounds.map((round) => thisYear(round, today)) : rounds
}

function plantingRound(planting: string | null, { day_min, day_max }: ParsedPlanRow): OperationRound[] {
  if (planting === null) return []
  const first = dayNumber(planting)
  return [{ first, last: first + day_max - day_min, n: null, of: null, round: null }]
}

/** Returns the nursery as one round, which ends on the planned planting day. */
function nurseryRound(planting: string | null, { day_min, day_max }: ParsedPlanRow): OperationRound[] {
  if (planting === null) return []
  const last = dayNumber(planting)
  return [{ first: last - (day_max - day_min), last, n: null, of: null, round: null }]
}

const thisYear = (round: OperationRound, today: number): OperationRound =>
  round.last < today - 30 ? { ...round, first: round.first + 365, last: round.last + 365 } : round

function leftOut({ irrigated, situation, crop }: Field, id: string, operation: Operation): StepChangeReason | null {
  if (operation === 'watered' && !irrigated) return 'rain_fed'
  if (operation === 'drained' && situation.riceField === 'upland') return 'no_pond'
  if (id === 'scout_striga' && situation.striga === false) return 'no_striga'
  if (operation !== 'nursery' || countsFromTransplanting(crop)) return null
  return establishmentMethod(situation, crop) === 'seed' ? 'sown_in_place' : null
}
