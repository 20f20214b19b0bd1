import { firstItem, itemAt, lastItem } from '../../shared/lookups.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { deservesLittleSpending } from '../growth/prospects.ts'
import { memoizeByObject } from '../memoize.ts'
import { logEntriesOf } from '../season/log-entries.ts'
import { planAnchorDays } from '../season/plan-anchors.ts'
import {
  applicationSchedule,
  MIN_DAYS_BETWEEN_APPLICATIONS,
  type ScheduledApplication,
} from './application-schedule.ts'
import { DAYS_BETWEEN_RUNS, MAX_ANNOUNCEMENTS, MAX_RUNS_WAITING } from './application-timing.ts'
import { isDelayedByRain, wasDelayedByRain, wasTooDry } from './application-weather.ts'
import { maxNitrogenPerApplication } from './season-products.ts'
import { nutrientsInDoses, type PlannedApplicationProducts, type PlannedDose } from './split-plan.ts'

export interface LedgerEntry extends ScheduledApplication {
  loggedOn: string | null
  /** Date of the last weekly run that advised the application. */
  advisedOn: string | null
  /** Number of weekly runs that advised the application. */
  advised: number
  /** Number of runs in which weather, or a late sowing, prevented the application. */
  forbidden: number
  /** True after a run has announced that the application no longer pays. */
  saidLate: boolean
  /** True if the application was due before the crop was added, so that it may already have been applied. */
  unmet: boolean
}

interface Ledger {
  /** Nitrogen that crop and soil tolerate at once, kg/ha. */
  bears: number
  entries: readonly LedgerEntry[]
  due: readonly LedgerEntry[]
  /** Applications past their last day that were neither advised, logged nor announced as late. */
  late: readonly LedgerEntry[]
}

/** Days before the window of an application in which a log entry still counts for the application. */
const DAYS_BEFORE_WINDOW = 3
const CLOSES_AHEAD_DAYS = 14
/** Log entries within this many days count as one application. */
const SAME_APPLICATION_DAYS = 7
/** Days after the last advice in which a log entry counts for the advised application. */
const ADVICE_ANSWER_DAYS = 21
/** Maximum applications that are combined. */
const MOST_AT_ONCE = 2
const BEFORE_PLANTING = 60

/**
 * Replays the season's weekly runs since the crop was added: each advises the oldest open applications within the soil's
 * tolerance, two weeks apart. Prevented by weather in every run: stays open while it pays; advised twice: counts as given.
 * Runs before the recorded weather count as advised.
 */
export const applicationLedger = memoizeByObject((field: Field): Ledger => {
  const addedOn = field.situation.addedOn ?? ''
  const entries = applicationSchedule(field).map((one): LedgerEntry => {
    const [saidLate, unmet] = [one.last < addedOn, one.opens < addedOn]
    return { ...one, loggedOn: null, advisedOn: null, advised: 0, forbidden: 0, saidLate, unmet }
  })
  const opens = entries.map((one) => one.opens).sort()[0]
  const logged = loggedDays(field)
  if (opens === undefined || (logged.length === 0 && (opens > field.asOf || isOver(field, entries))))
    return { bears: 0, entries, due: [], late: [] }
  const bears = maxNitrogenPerApplication(field.soil.type)
  const season: Season = { field, entries, bears, late: planAnchorDays(field).late, card: null }
  const done = basalBefore(field)
  if (done !== null) firstItem(entries).loggedOn = done
  const first = addDays(
    field.asOf,
    -DAYS_BETWEEN_RUNS * Math.max(0, Math.ceil(daysBetween(opens, field.asOf) / DAYS_BETWEEN_RUNS)),
  )
  let next = 0
  for (let day = first; day < field.asOf; day = addDays(day, DAYS_BETWEEN_RUNS)) {
    while (next < logged.length && itemAt(logged, next) < day) closeBy(season, itemAt(logged, next++))
    if (day >= opens && day >= addedOn) recordWeeklyAdvice(season, day)
  }
  while (next < logged.length) closeBy(season, itemAt(logged, next++))
  const due = groupOn(season, field.asOf)
  if (due.length === 0) return { bears, entries, due, late: lateOn(season, field.asOf) }
  return { bears, entries, due: hasWaitedTooLong(season, due) ? [] : due, late: [] }
})

const isOver = ({ asOf }: Field, entries: readonly LedgerEntry[]): boolean =>
  entries.every(({ last }) => daysBetween(last, asOf) > DAYS_BETWEEN_RUNS)

interface Season {
  field: Field
  entries: LedgerEntry[]
  bears: number
  late: number
  card: { day: string; group: readonly LedgerEntry[] } | null
}

function loggedDays({ situation, season, asOf }: Field): string[] {
  const days: string[] = []
  for (const { date } of logEntriesOf(situation, 'fed', season.planted ?? ''))
    if (date <= asOf && (days.length === 0 || daysBetween(lastItem(days), date) >= SAME_APPLICATION_DAYS))
      days.push(date)
  return days
}

/** Application before planting or a second sowing: its phosphate and potash remain in the soil. */
function basalBefore({ situation, season: { planted } }: Field): string | null {
  if (planted === null) return null
  const since = addDays(planted, -BEFORE_PLANTING)
  const before = logEntriesOf(situation, 'fed', since).findLast(({ date }) => date < planted)?.date
  const earlier = situation.fedBeforeSowing
  return before ?? (earlier && earlier >= since ? earlier : null)
}

const isOpen = ({ loggedOn, advised }: LedgerEntry): boolean => loggedOn === null && advised === 0

/** Returns the last day with an application, reported or assumed from advice. */
function lastGiven(entries: readonly LedgerEntry[]): string | null {
  let last: string | null = null
  for (const one of entries) {
    const day = one.loggedOn ?? one.advisedOn
    if (day !== null && (last === null || day > last)) last = day
  }
  return last
}

function groupOn(season: Season, day: string): LedgerEntry[] {
  const { entries } = season
  const repeated = repeatedOn(season, day)
  if (repeated.length > 0) return repeated
  const given = lastGiven(entries)
  if (given !== null && daysBetween(given, day) < MIN_DAYS_BETWEEN_APPLICATIONS) return []
  const open = entries.filter((one) => isOpen(one) && one.last >= day && !isPassedOver(season, one))
  while (isLeftFor(open, day)) open.shift()
  const [first, next] = open
  if (!first || first.opens > day) return []
  const group = [first]
  for (const one of open.slice(1)) {
    if (group.length === MOST_AT_ONCE || one.opens > day || !isGroupAllowed(season, [...group, one])) break
    group.push(one)
  }
  // If the first application came alone this late, the next would miss its window: combine both.
  const waits =
    group.length === 1 &&
    next &&
    day > first.to &&
    addDays(day, MIN_DAYS_BETWEEN_APPLICATIONS) > next.to &&
    next.opens > day
  return waits && !first.unmet && isGroupAllowed(season, [first, next]) ? [] : group
}

/** True for an application that was due before the crop was added, once a later application is closed. */
const isPassedOver = ({ entries }: Season, one: LedgerEntry): boolean =>
  one.unmet && entries.some((other) => other.split.n > one.split.n && !isOpen(other))

/** True for a first application that was due before the crop was added and would now delay the next one. */
const isLeftFor = ([first, next]: readonly LedgerEntry[], day: string): boolean =>
  first?.unmet === true &&
  next !== undefined &&
  (next.opens <= day || addDays(day, MIN_DAYS_BETWEEN_APPLICATIONS) > next.last)

function repeatedOn({ entries }: Season, day: string): LedgerEntry[] {
  const last = entries.findLast(({ advised }) => advised > 0)
  if (!last || last.advised >= MAX_ANNOUNCEMENTS || last.loggedOn !== null) return []
  const given = lastGiven(entries)
  if (given !== null && given !== last.advisedOn && daysBetween(given, day) < MIN_DAYS_BETWEEN_APPLICATIONS) return []
  if (entries.some((one) => isOpen(one) && one.opens <= day && one.split.n > last.split.n)) return []
  const next = entries.find((one) => isOpen(one) && one.split.n > last.split.n)
  const delays = next !== undefined && addDays(day, MIN_DAYS_BETWEEN_APPLICATIONS) > next.to
  if (delays && last.unmet && last.forbidden === 0) return []
  const stillPays = last.forbidden > 0 || (last.split.n === 1 && !delays)
  if (day > (stillPays ? last.last : usualEnd(last))) return []
  // Applications of one advice are logged together.
  return entries.filter((one) => one.advisedOn === last.advisedOn)
}

const usualEnd = ({ to, usual, split }: LedgerEntry): string =>
  split.row.last_day === undefined ? to : laterDate(to, usual)

/** True if the farmer may have applied the fertilizer already: it was due before the crop was added, or was advised and its usual days are over. */
export const mayHaveBeenApplied = (one: LedgerEntry, day: string): boolean =>
  one.unmet || (one.advised > 0 && day > usualEnd(one))

const laterDate = (a: string, b: string): string => (a > b ? a : b)

/** Returns whether a group stays within the soil's nitrogen tolerance and two products. */
function isGroupAllowed({ bears }: Season, group: readonly LedgerEntry[]): boolean {
  const doses = group.flatMap(({ split }) => split.products)
  return nutrientsInDoses(doses).n <= bears + 0.5 && new Set(doses.map(({ grade }) => grade)).size <= 2
}

function recordWeeklyAdvice(season: Season, day: string): void {
  const group = groupOn(season, day)
  season.card = { day, group }
  if (group.length === 0) for (const one of lateOn(season, day)) one.saidLate = true
  const { field } = season
  const recorded = field.situation.history[0]?.date
  const known = recorded !== undefined && recorded <= addDays(day, -DAYS_BETWEEN_RUNS)
  const washes = group.some((one) => one.washes)
  const held = known && (wasDelayedByRain(field, day, washes) || wasTooDry(field, day))
  const forbidden = held || deservesLittleSpending(field, day)
  for (const one of group) {
    if (forbidden) one.forbidden++
    else {
      one.advised++
      one.advisedOn = day
    }
  }
}

/** A log entry closes the application advised that week, else one due that day or soon after. */
function closeBy(season: Season, day: string): void {
  for (const one of entriesClosedBy(season, day)) one.loggedOn = day
}

function entriesClosedBy(season: Season, day: string): readonly LedgerEntry[] {
  const { entries, card } = season
  if (card && daysBetween(card.day, day) < DAYS_BETWEEN_RUNS && card.group.some((one) => one.loggedOn === null))
    return card.group
  for (const near of [day, addDays(day, DAYS_BEFORE_WINDOW)]) {
    const group = groupOn(season, near)
    if (group.length > 0) return group
  }
  const advised = entries.findLast((one) => one.advised > 0 && one.loggedOn === null)
  if (advised && daysBetween(advised.advisedOn!, day) <= ADVICE_ANSWER_DAYS)
    return entries.filter((one) => one.advisedOn === advised.advisedOn)
  const first = entries.find(isOpen)
  return first && addDays(first.from, -CLOSES_AHEAD_DAYS - season.late) <= day ? [first] : []
}

function hasWaitedTooLong({ field }: Season, due: readonly LedgerEntry[]): boolean {
  const since = laterDate(lastItem(due).opens, field.situation.addedOn ?? '')
  const weeks = Math.floor(daysBetween(since, field.asOf) / DAYS_BETWEEN_RUNS)
  const washes = due.some((one) => one.washes)
  return (
    weeks >= MAX_ANNOUNCEMENTS + MAX_RUNS_WAITING &&
    ((washes && (isDelayedByRain(field) || field.soggy)) || wasTooDry(field, field.asOf))
  )
}

const lateOn = (season: Season, day: string): LedgerEntry[] =>
  season.entries.filter(
    (one) => isOpen(one) && !one.saidLate && !isPassedOver(season, one) && one.opens <= day && one.last < day,
  )

export function combinedProducts(
  group: readonly { split: PlannedApplicationProducts }[],
  bears: number,
): PlannedApplicationProducts['products'] {
  if (group.length === 1) return firstItem(group).split.products
  const all = group.flatMap(({ split }) => split.products)
  const slack = Math.min(ROUNDING_SLACK, Math.max(1, bears / nutrientsInDoses(all).n))
  const grades = [...new Set(all.map(({ grade }) => grade))]
  const [first, ...others] = grades.map((grade): PlannedDose => {
    const same = all.filter((one) => one.grade === grade)
    const kgPerHectare = sumOf(same, (one) => one.kgPerHectare)
    const sum: PlannedDose = { grade, kgPerHectare, most: kgPerHectare * slack }
    if (!same.every((one) => one.bought)) return sum
    return {
      ...sum,
      bought: { kg: sumOf(same, (one) => one.bought!.kg), bags: sumOf(same, (one) => one.bought!.bags) },
    }
  })
  return [first!, ...others]
}

const ROUNDING_SLACK = 1.1

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0)
