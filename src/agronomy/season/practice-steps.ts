import type { Operation, StepMove } from '../../contracts/season.ts'
import type { PlanFigures } from '../crops/practice.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { countsFromTransplanting, establishedAs } from '../growth/establishment.ts'
import { once } from '../once.ts'
import { type Anchors, anchorsOf } from './anchors.ts'
import { rowMeaning } from './operations.ts'
import { type Round, roundsFrom, roundsOfYear } from './rounds.ts'
import type { PlannedStep } from './step.ts'

/** The steps that the crop's plan (`practice.plan`) names, on this season's days. */
export const practiceSteps = once((field: Field): PlannedStep[] => {
  const anchors = anchorsOf(field)
  const steps: PlannedStep[] = []
  for (const row of field.crop.record.practice.plan) addSteps(steps, field, anchors, row)
  return steps
})

function addSteps(steps: PlannedStep[], field: Field, anchors: Anchors, row: PlanFigures): void {
  const { operation, closes } = rowMeaning(row.id)
  const left = leftOut(field, row.id, operation)
  const delay = row.from === 'planting' && row.day_min >= 0 && operation !== 'plant' ? anchors.late : 0
  for (const { from, to, n, of } of roundsOf(field, anchors, row, operation)) {
    steps.push({
      id: row.id,
      operation,
      n,
      of,
      from: delay === 0 ? from : addDays(from, delay),
      to: delay === 0 ? to : addDays(to, delay),
      closes,
      moved: left ?? delayed(anchors, delay),
      skipped: left !== null,
      source: `practice.${row.source}`,
    })
  }
}

/** Why a step waits for its plants. */
export const delayed = ({ notUp }: Anchors, days: number): StepMove | null =>
  days === 0 ? null : notUp ? 'not_emerged' : 'late_emergence'

function roundsOf(field: Field, anchors: Anchors, row: PlanFigures, operation: Operation): Round[] {
  const { life } = field.crop.record
  if (operation === 'plant') return plantingRound(anchors.planting, row)
  if (row.from === 'calendar') return roundsOfYear(row, field)
  const start = anchors[row.from]
  const rounds = start === null ? [] : roundsFrom(row, start, field.asOf)
  return life === 'tree' && row.from !== 'planting' ? rounds.map((round) => thisYear(round, field.asOf)) : rounds
}

/** Planting is on its day, once that is known. */
const plantingRound = (planting: string | null, { day_min, day_max }: PlanFigures): Round[] =>
  planting === null
    ? []
    : [{ from: planting, to: addDays(planting, Math.min(7, day_max - day_min)), n: null, of: null }]

/** A tree's work comes back a year later. */
const thisYear = (round: Round, asOf: string): Round =>
  round.to < addDays(asOf, -30) ? { ...round, from: addDays(round.from, 365), to: addDays(round.to, 365) } : round

/** Why a row does not hold for this field; null when it does. */
function leftOut({ irrigated, situation, crop }: Field, id: string, operation: Operation): StepMove | null {
  if (operation === 'watered' && !irrigated) return 'rain_fed'
  if (operation === 'drained' && situation.riceField === 'upland') return 'no_pond'
  if (id === 'scout_striga' && situation.striga === false) return 'no_striga'
  if (operation !== 'nursery' || countsFromTransplanting(crop)) return null
  return establishedAs(situation, crop) === 'seed' ? 'sown_in_place' : null
}
