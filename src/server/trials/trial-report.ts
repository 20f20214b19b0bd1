import { MAX_HALF_WIDTH_FOR_RESULT, MIN_ARM_SIZE_P_VALUE, type TrialReport } from '../../contracts/trials.ts'
import { itemAt } from '../../shared/lookups.ts'
import { welchDifference } from '../../statistics/clusters.ts'
import { goodnessOfFitProbability } from '../../statistics/goodness-of-fit.ts'
import { type DifferenceEstimate, newcombeDifference, type Proportion } from '../../statistics/proportions.ts'
import type { ArmCount } from './outcomes.ts'
import type { TrialRow } from './trial-arms.ts'

const isRunning = ({ start, end, stoppedAt }: TrialRow, today: string): boolean =>
  stoppedAt === null && start <= today && today <= end

const NOTHING = { difference: null, interval: null, designEffect: null }
type Compared = DifferenceEstimate & { designEffect: number | null }

/** Report of a trial from its counted people. `today`: UTC day. */
export function buildTrialReport(trial: TrialRow, counted: readonly ArmCount[], today: string): TrialReport {
  const isByArea = trial.unit === 'lga'
  const byArm = trial.arms.map(({ id }) => counted.filter(({ arm }) => arm === id))
  const totals = byArm.map(
    (rows): Proportion => ({ n: sumOf(rows.map(({ n }) => n)), hits: sumOf(rows.map(({ hits }) => hits)) }),
  )
  const compared = (a: number, b: number): Compared | null => {
    if (isByArea) return welchDifference(itemAt(byArm, a), itemAt(byArm, b))
    const found = newcombeDifference(itemAt(totals, a), itemAt(totals, b))
    return found && { ...found, designEffect: null }
  }
  const held = trial.arms.findIndex((arm) => arm.held)
  const base = held < 0 ? trial.arms.length - 1 : held
  const differences = trial.arms.map((_, arm) => (arm === base ? null : compared(arm, base)))
  const first = itemAt(differences, base === 0 ? 1 : 0)
  const units = isByArea ? byArm.map((rows) => rows.length) : totals.map(({ n }) => n)
  const probability = goodnessOfFitProbability(
    units,
    trial.arms.map(({ share }) => share),
  )
  const { difference, interval, designEffect } = first ?? NOTHING
  return {
    id: trial.id,
    name: trial.name,
    unit: trial.unit,
    measure: trial.measure,
    what: trial.what.kind === 'holdout' ? `holdout ${trial.what.of}` : `wording ${trial.what.template}`,
    start: trial.start,
    end: trial.end,
    stoppedAt: trial.stoppedAt,
    running: isRunning(trial, today),
    planned: trial.planned,
    arms: trial.arms.map(({ id, share, held = false }, arm) => ({
      id,
      held,
      planned: share,
      n: itemAt(totals, arm).n,
      clusters: isByArea ? itemAt(units, arm) : null,
      share: itemAt(totals, arm).n === 0 ? null : itemAt(totals, arm).hits / itemAt(totals, arm).n,
      difference: differences[arm]?.difference ?? null,
      interval: differences[arm]?.interval ?? null,
    })),
    difference,
    interval,
    designEffect,
    sharesProbability: probability,
    state: stateOf(
      trial,
      totals,
      differences.filter((_, arm) => arm !== base),
      probability,
    ),
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

function stateOf(
  { planned }: TrialRow,
  totals: readonly Proportion[],
  differences: readonly (DifferenceEstimate | null)[],
  probability: number,
): TrialReport['state'] {
  if (probability < MIN_ARM_SIZE_P_VALUE) return 'do not believe this'
  const isKnown = differences.every((each) => each !== null)
  const isNarrow = differences.every(
    (each) => each && (each.interval[1] - each.interval[0]) / 2 < MAX_HALF_WIDTH_FOR_RESULT,
  )
  return isKnown && (isNarrow || totals.every(({ n }) => n >= planned)) ? 'ready' : 'not yet'
}
