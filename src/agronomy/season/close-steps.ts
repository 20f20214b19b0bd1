import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { planAnchorDays } from './plan-anchors.ts'
import type { PlannedStep, SeasonStep } from './step.ts'

type Closed = Omit<SeasonStep, 'state' | 'usual'>

const SAME_ROUND = 7
const CLOSES_AHEAD_DAYS = 14

/** Closes steps that the log completes. An entry completes the latest step that has begun, or the next one early. Steps after a late step move. */
export function closeLoggedSteps(planned: readonly PlannedStep[], field: Field): Closed[] {
  const steps: Closed[] = planned.map(({ givenOn, ...step }) => ({ ...step, doneOn: givenOn ?? null }))
  const { late } = planAnchorDays(field)
  const matched = new Set(planned.flatMap(({ givenOn, closes }) => (givenOn === undefined ? [] : (closes ?? []))))
  const lastOfKind = new Map<LogKind, string>()
  for (const { kind, date } of field.situation.log ?? []) {
    if (matched.has(kind)) continue
    const before = lastOfKind.get(kind)
    if (before !== undefined && daysBetween(before, date) < SAME_ROUND) continue
    const step = closedBy(steps, { kind, date }, late)
    if (!step) continue
    lastOfKind.set(kind, date)
    step.doneOn = date
    for (const twin of steps) if (isTwin(twin, step)) twin.doneOn = date
    moveFollowing(steps, step)
  }
  return steps
}

function closedBy(steps: Closed[], { kind, date }: Pick<LogEntry, 'kind' | 'date'>, late: number) {
  const open = steps.filter(({ closes, doneOn, skipped }) => closes === kind && doneOn === null && !skipped)
  const dueBy = (day: string) => open.findLast(({ from }) => from <= day)
  const aheadBy = (day: string) => open.find(({ from }) => addDays(from, -CLOSES_AHEAD_DAYS) <= day)
  // Reports of a crop that emerged late refer to the planned days, not the moved ones.
  const unmoved = addDays(date, late)
  return dueBy(date) ?? aheadBy(date) ?? dueBy(unmoved) ?? aheadBy(unmoved)
}

/** Returns whether two rows have the same work on the same days; both close together. Pests close separately. */
const isTwin = (other: Closed, { operation, closes, n, from, to }: Closed): boolean =>
  n === null &&
  closes !== 'scouted' &&
  other.n === null &&
  other.operation === operation &&
  other.doneOn === null &&
  !other.skipped &&
  other.from <= to &&
  other.to >= from

/** Moves the rounds after a late one, so that the interval between them stays. */
function moveFollowing(steps: Closed[], { operation, n, to, doneOn }: Closed): void {
  const late = daysBetween(to, doneOn!)
  if (n === null || late <= 0) return
  const next = steps.find((step) => step.operation === operation && step.n === n + 1 && step.doneOn === null)
  if (!next || next.skipped) return
  next.from = addDays(next.from, late)
  next.to = addDays(next.to, late)
  next.moved = 'step_before'
}
