import type { Operation, StepState } from '../../contracts/season.ts'
import { addDays, dayNumber, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { memoizeByObject } from '../memoize.ts'
import { isTreatedAsUnplanted } from '../rules/planted-state.ts'
import { anchorsOf } from './anchors.ts'
import { ANNOUNCE_DAYS, earlier } from './announce.ts'
import { closeSteps } from './close-steps.ts'
import { movedByWeather } from './moved-by-weather.ts'
import type { Begins, PlannedStep, Step } from './step.ts'
import { STEP_SOURCES } from './step-sources.ts'

/** Returns the season's steps by day: done, due and ahead. Empty if the age is unknown. */
export const seasonPlan = memoizeByObject((field: Field): Step[] => planOf(field, EVER))

export const stepsOfWeek = memoizeByObject((field: Field): Step[] => {
  const { situation, asOf } = field
  if (situation.log && situation.log.length > 0) return seasonPlan(field)
  const today = dayNumber(asOf)
  const metLately = situation.addedOn ? daysBetween(situation.addedOn, asOf) <= ANNOUNCE_DAYS : false
  if (metLately) return seasonPlan(field)
  return planOf(field, { first: today - ANNOUNCE_DAYS, last: today + ANNOUNCED })
})

export const ANNOUNCED = 28

const EVER: Begins = { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY }

function planOf(field: Field, begins: Begins): Step[] {
  const planned = plannedSteps(field, begins).sort(byDay)
  const closed = closeSteps(planned, field).map((step, _, all) => metLate(step, all, field))
  const open = closed.filter(({ doneOn, skipped }) => doneOn === null && !skipped)
  const next = open.find(({ from }) => from > field.asOf)?.from
  const started = anchorsOf(field).planting
  return closed.map((step): Step => {
    const state = stateOf(step, field, next, started)
    const usual = { from: step.from, to: step.to }
    if (state === 'skipped' && !step.skipped) return { ...step, state, usual, moved: 'not_planted', skipped: true }
    // A closed step is a copy already.
    return Object.assign(state === 'now' ? movedByWeather(step, field) : step, { state, usual })
  })
}

/** A weeding that began before the crop was added pays until the next one, at most for the two weeks of its card. */
function metLate(step: Closed, all: readonly Closed[], { situation: { addedOn } }: Field): Closed {
  const { operation, closes, doneOn, skipped, from } = step
  if (!addedOn || from >= addedOn || operation !== 'weeded' || closes === null || doneOn !== null || skipped)
    return step
  const next = all.find((other) => other.operation === 'weeded' && other.from > from)
  if (!next) return step
  const to = earlier(addDays(addedOn, ANNOUNCE_DAYS), addDays(next.from, -1))
  return to > step.to ? { ...step, to } : step
}

type Closed = ReturnType<typeof closeSteps>[number]

function stateOf(step: Closed, field: Field, next: string | undefined, started: string | null): StepState {
  const { asOf } = field
  if (step.skipped) return 'skipped'
  if (step.doneOn !== null) return 'done'
  if (isTreatedAsUnplanted(field)) return 'skipped'
  if (field.unanswered && step.operation === 'plant') return 'now'
  if (BEFORE_PLANTING.has(step.operation) && started !== null && started <= asOf && step.from <= started) return 'done'
  if (step.from > asOf) return step.from === next ? 'next' : 'later'
  return stillPays(step) < asOf && !WAITS.has(step.operation) ? 'missed' : 'now'
}

/** Operations that are done once a crop is planted. */
const BEFORE_PLANTING: ReadonlySet<Operation> = new Set(['buy_seed', 'land', 'nursery', 'plant'])
/** Operations without a deadline. */
const WAITS: ReadonlySet<Operation> = new Set(['harvested', 'dried', 'stored', 'sell'])
const GRACE: Partial<Record<Operation, number>> = { stand_check: 4, thinned: 7, weeded: 7, earthed_up: 7, staked: 7 }

export function stillPays({ operation, to }: Pick<Step, 'operation' | 'to'>): string {
  const grace = GRACE[operation]
  return grace === undefined ? to : addDays(to, grace)
}

const LOOKS_BACK = 400

const SOURCES = [...new Set(Object.values(STEP_SOURCES))]

function plannedSteps(field: Field, begins: Begins): PlannedStep[] {
  const oldest = addDays(field.asOf, -LOOKS_BACK)
  const planned: PlannedStep[] = []
  for (const source of SOURCES) {
    const isSource = (operation: Operation) => STEP_SOURCES[operation] === source
    for (const step of source(field, begins, isSource)) if (step.to >= oldest) planned.push(step)
  }
  return planned
}

const byDay = (a: PlannedStep, b: PlannedStep): number =>
  a.from < b.from ? -1 : a.from > b.from ? 1 : a.to < b.to ? -1 : a.to > b.to ? 1 : 0
