import { itemAt } from '../../shared/lookups.ts'
import { daysOfRainExpected } from '../climate/expected-rains.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { memoizeByObject } from '../memoize.ts'
import { planAnchorDays } from '../season/plan-anchors.ts'
import {
  applicationWindow,
  DAYS_BETWEEN_RUNS,
  firstAnnouncementDay,
  MAX_WEATHER_DELAY_DAYS,
} from './application-timing.ts'
import { hasNitrogenProduct } from './grades.ts'
import { productionSystem, seasonApplications } from './season-applications.ts'
import type { PlannedApplicationProducts } from './split-plan.ts'

export const MIN_DAYS_BETWEEN_APPLICATIONS: number = general.late.days_apart.value
const LATE_COMPOUND: number = general.late.compound_last_day.value

/** Application with its days, in plan order and spaced. */
export interface ScheduledApplication {
  split: PlannedApplicationProducts
  from: string
  to: string
  opens: string
  /** Last usual day; later only after a weather delay. */
  usual: string
  last: string
  washes: boolean
}

export const applicationSchedule = memoizeByObject((field: Field): ScheduledApplication[] => {
  const { late } = planAnchorDays(field)
  const found = (seasonApplications(field)?.splits ?? []).flatMap((split): ScheduledApplication[] => {
    const span = applicationWindow(field, split.row)
    if (!span) return []
    const washes = hasNitrogenProduct(split.products)
    return [{ split, ...span, opens: span.from, usual: span.last, washes }]
  })
  for (const [n, one] of found.entries()) setLast(field, one, found[n + 1], late)
  joinWithoutRoom(found)
  for (const [n, one] of found.entries()) {
    const next = found[n + 1]
    if (next)
      one.to = laterDate(
        earlierDate(one.to, addDays(next.to, -MIN_DAYS_BETWEEN_APPLICATIONS)),
        earlierDate(one.to, addDays(one.from, DAYS_BETWEEN_RUNS - 1)),
      )
    one.opens = firstAnnouncementDay(one)
    for (const bound of [lastInRains(field, one), eveOf(field, ripeFrom(field))])
      if (bound !== null) one.last = earlierDate(one.last, bound)
  }
  return found
})

/** Sets the last useful day: end of the next one's window; for grain nitrogen the eve of flowering. */
function setLast(field: Field, one: ScheduledApplication, next: ScheduledApplication | undefined, late: number): void {
  const { row, n } = one.split
  const grain = isGrain(field)
  const stretched = row.last_day === undefined ? addDays(one.usual, MAX_WEATHER_DELAY_DAYS) : one.usual
  const { planting } = planAnchorDays(field)
  const bound = grain && n === 1 && planting !== null ? addDays(planting, LATE_COMPOUND + late) : null
  const carried =
    next && next.to > stretched ? laterDate(stretched, bound && bound < next.to ? bound : next.to) : stretched
  const eve = one.washes && grain && row.last_day === undefined ? eveOfFlowering(field) : null
  one.last = eve !== null && eve < carried ? (one.from <= eve ? laterDate(eve, one.to) : eve) : carried
}

export const MIN_RAIN_DAYS_LEFT = 28

/** Last day on which usual rains bring a top dressing to the roots; null if not rain-dependent. */
function lastInRains(field: Field, { split, from }: ScheduledApplication): string | null {
  if (split.n === 1 || field.irrigated || productionSystem(field) === 'lowland rain-fed') return null
  const left = daysOfRainExpected(field.situation, from)
  return left === null ? null : addDays(from, left - MIN_RAIN_DAYS_LEFT)
}

const isGrain = ({ crop: { record } }: Field): boolean => record.life === 'annual' && record.harvest.kind === 'dried'

/** Grain takes up no nitrogen after flowering (from memory). */
const eveOfFlowering = (field: Field): string | null => eveOf(field, field.stages.growth.flowering)

/** No application to a ripe or harvested crop. */
const ripeFrom = ({ stages: { growth } }: Field): number | null => growth.mature ?? growth.harvesting

function eveOf(field: Field, day: number | null): string | null {
  const { planted } = field.season
  return day === null || planted === null ? null : addDays(planted, day - 1 + planAnchorDays(field).late)
}

/** Joins a dressing without spacing, or past its useful day, to the previous one. */
function joinWithoutRoom(all: ScheduledApplication[]): void {
  for (let n = all.length - 1; n > 1; n--) {
    const [one, before] = [itemAt(all, n), itemAt(all, n - 1)]
    if (one.from > one.last) Object.assign(one, { from: before.from, to: before.to })
    if (daysBetween(before.from, one.to) >= MIN_DAYS_BETWEEN_APPLICATIONS) continue
    const from = laterDate(one.from, addDays(itemAt(all, n - 2).from, MIN_DAYS_BETWEEN_APPLICATIONS))
    const to = laterDate(one.to, addDays(from, DAYS_BETWEEN_RUNS - 1))
    const last = laterDate(laterDate(before.last, one.last), to)
    for (const both of [before, one]) Object.assign(both, { from, to, usual: to, last })
  }
}

const earlierDate = (a: string, b: string): string => (a < b ? a : b)
const laterDate = (a: string, b: string): string => (a > b ? a : b)
