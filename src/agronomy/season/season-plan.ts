import type { Operation, StepState } from '../../contracts/season.ts'
import { addDays, dayNumber, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { memoizeByObject } from '../memoize.ts'
import { isTreatedAsUnplanted } from '../rules/planted-state.ts'
import { ANNOUNCEMENT_DAYS, earlierDate } from './announce.ts'
import { closeLoggedSteps } from './close-steps.ts'
import { moveStepByWeather } from './moved-by-weather.ts'
import { planAnchorDays } from './plan-anchors.ts'
import type { BeginRange, PlannedStep, SeasonStep } from './step.ts'
import { STEP_SOURCES } from './step-sources.ts'

/** Returns the season's steps by day: done, due and ahead. Empty if the age is unknown. */
export const buildSeasonPlan = memoizeByObject((field: Field): SeasonStep[] => planOf(field, ALL_DAYS))

export const stepsThisWeek = memoizeByObject((field: Field): SeasonStep[] => {
  const { situation, asOf } = field
  if (situation.log && situation.log.length > 0) return buildSeasonPlan(field)
  const today = dayNumber(asOf)
  const metLately = situation.addedOn ? daysBetween(situation.addedOn, asOf) <= ANNOUNCEMENT_DAYS : false
  if (metLately) return buildSeasonPlan(field)
  return planOf(field, { first: today - ANNOUNCEMENT_DAYS, last: today + ANNOUNCED_AHEAD_DAYS })
})

export const ANNOUNCED_AHEAD_DAYS = 28

const ALL_DAYS: BeginRange = { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY }

function planOf(field: Field, begins: BeginRange): SeasonStep[] {
  const planned = plannedSteps(field, begins).sort(byDay)
  const closed = closeLoggedSteps(planned, field).map((step, _, all) => metLate(step, all, field))
  const open = closed.filter(({ doneOn, skipped }) => doneOn === null && !skipped)
  const next = open.find(({ from }) => from > field.asOf)?.from
  const started = planAnchorDays(field).planting
  return closed.map((step): SeasonStep => {
    const state = stateOf(step, field, next, started)
    const usual = { from: step.from, to: step.to }
    if (state === 'skipped' && !step.skipped) return { ...step, state, usual, moved: 'not_planted', skipped: true }
    // A closed step is already a copy and may be changed.
    return Object.assign(state === 'now' ? moveStepByWeather(step, field) : step, { state, usual })
  })
}

/** A weeding that began before the crop was added pays until the next one, at most for the two weeks of its card. */
function metLate(step: Closed, all: readonly Closed[], { situation: { addedOn } }: Field): Closed {
  const { operation, closes, doneOn, skipped, from } = step
  if (!addedOn || from >= addedOn || operation !== 'weeded' || closes === null || doneOn !== null || skipped)
    return step
  const next = all.find((other) => other.operation === 'weeded' && other.from > from)
  if (!next) return step
  const to = earlierDate(addDays(addedOn, ANNOUNCEMENT_DAYS), addDays(next.from, -1))
  return to > step.to ? { ...step, to } : step
}

type Closed = ReturnType<typeof closeLoggedSteps>[number]

function stateOf(step: Closed, field: Field, next: string | undefined, started: string | null): StepState {
  const { asOf } = field
  if (step.skipped) return 'skipped'
  if (step.doneOn !== null) return 'done'
  if (isTreatedAsUnplanted(field)) return 'skipped'
  if (field.unanswered && step.operation === 'plant') return 'now'
  if (BEFORE_PLANTING.has(step.operation) && started !== null && started <= asOf && step.from <= started) return 'done'
  if (step.from > asOf) return step.from === next ? 'next' : 'later'
  return lastPayingDay(step) < asOf && !OPERATIONS_WITHOUT_DEADLINE.has(step.operation) ? 'missed' : 'now'
}

/** Operations that are done once a crop is planted. */
const BEFORE_PLANTING: ReadonlySet<Operation> = new Set(['buy_seed', 'land', 'nursery', 'plant'])
/** Operations that pay without a deadline. */
const OPERATIONS_WITHOUT_DEADLINE: ReadonlySet<Operation> = new Set(['harvested', 'dried', 'stored', 'sell'])
const GRACE_DAYS: Partial<Record<Operation, number>> = {
  stand_check: 4,
  thinned: 7,
  weeded: 7,
  earthed_up: 7,
  staked: 7,
}

export function lastPayingDay({ operation, to }: Pick<SeasonStep, 'operation' | 'to'>): string {
  const grace = GRACE_DAYS[operation]
  return grace === undefined ? to : addDays(to, grace)
}

const LOOKS_BACK = 400

const SOURCES = [...new Set(Object.values(STEP_SOURCES))]

function plannedSteps(field: Field, begins: BeginRange): PlannedStep[] {
  const oldest = addDays(field.asOf, -LOOKS_BACK)
  const planned: PlannedStep[] = []
  for (const source of SOURCES) {
    const isSource = (operation: Operation) => STEP_SOURCES[operation] === source
    for (const step of source(field, begins, isSource))
      if (step.to >= oldest && !needsStand(field, step)) planned.push(step)
  }
  return planned
}

/** True for work on a tree, mat or cane in the months before it is planted. */
const needsStand = ({ crop, season: { planned } }: Field, { operation, row, from }: PlannedStep): boolean =>
  planned !== null && from < planned && (row === 'firebreak' || (crop.perennial && !BEFORE_PLANTING.has(operation)))

const byDay = (a: PlannedStep, b: PlannedStep): number =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.to < b.to ? -1 : a.to > b.to ? 1 : 0
