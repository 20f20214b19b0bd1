import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { anchorsOf } from './anchors.ts'
import type { PlannedStep, Step } from './step.ts'

/** A planned step and when it was done. */
type Closed = Omit<Step, 'state' | 'usual'>

/** Days within which two reports count as one. */
const SAME_ROUND = 7
/** Days by which work may be early. */
const AHEAD = 14

/**
 * Closes the steps that the log tells of: an entry ends the latest step whose days had come, so that a second weeding counts
 * as the second although nobody wrote down the first; an early one ends the next. What follows a step that was done late
 * moves with it.
 */
export function closeSteps(planned: readonly PlannedStep[], field: Field): Closed[] {
  const steps: Closed[] = planned.map(({ givenOn, ...step }) => ({ ...step, doneOn: givenOn ?? null }))
  const { late } = anchorsOf(field)
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
  const aheadBy = (day: string) => open.find(({ from }) => addDays(from, -AHEAD) <= day)
  // Work reported while the crop is late in coming up belongs to the step of its days from planting.
  const unmoved = addDays(date, late)
  return dueBy(date) ?? aheadBy(date) ?? dueBy(unmoved) ?? aheadBy(unmoved)
}

/** The same work of the same days in another row of the plan is done with the first; each pest is counted by itself. */
const isTwin = (other: Closed, { operation, closes, n, from, to }: Closed): boolean =>
  n === null &&
  closes !== 'scouted' &&
  other.n === null &&
  other.operation === operation &&
  other.doneOn === null &&
  !other.skipped &&
  other.from <= to &&
  other.to >= from

/** The next round keeps its distance from one that was done after its days. */
function moveFollowing(steps: Closed[], { operation, n, to, doneOn }: Closed): void {
  const late = daysBetween(to, doneOn!)
  if (n === null || late <= 0) return
  const next = steps.find((step) => step.operation === operation && step.n === n + 1 && step.doneOn === null)
  if (!next || next.skipped) return
  next.from = addDays(next.from, late)
  next.to = addDays(next.to, late)
  next.moved = 'step_before'
}
