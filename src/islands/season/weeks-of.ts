import type { StepState } from '../../contracts/season.ts'
import type { PlanStep } from '../../contracts/season-plan.ts'

const WEEK = 7 * 86_400_000
/** Maximum squares: a tree's year, or a cassava season, in weeks. */
const MAX_WEEK_SQUARES = 80

interface PlanWeek {
  /** First day of the week. */
  from: string
  /** State of the week's most important step; `free` without steps. */
  state: StepState | 'free'
  /** True for the current week. */
  current: boolean
}

const STATES_BY_WEIGHT: (StepState | 'free')[] = ['now', 'missed', 'next', 'later', 'done', 'skipped', 'free']

export function planWeeks(steps: readonly PlanStep[], today: string): PlanWeek[] {
  const first = steps.map(({ from }) => from).toSorted()[0]
  const last = steps
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  if (!first || !last) return []
  const weeks: PlanWeek[] = []
  for (let start = Date.parse(first); start <= Date.parse(last) && weeks.length < MAX_WEEK_SQUARES; start += WEEK) {
    const from = dayOf(start)
    const to = dayOf(start + WEEK - 1)
    const states = steps.filter((step) => step.from <= to && step.to >= from).map(({ state }) => state)
    weeks.push({
      from,
      state: STATES_BY_WEIGHT.find((state) => states.some((one) => one === state)) ?? 'free',
      current: today >= from && today <= to,
    })
  }
  return weeks
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
