import { lastItem } from '../../shared/lookups.ts'
import { dryingDays } from '../crops/postharvest.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import type { DateSpan } from './announce.ts'
import { firstHarvestDay, harvestedOnDay, pickingPeriods, reportedHarvestingDay, ripenessDay } from './harvest-days.ts'
import { lastLogEntry, loggedOnDay } from './log-entries.ts'

export interface PostHarvestStep extends DateSpan {
  operation: 'harvested' | 'dried' | 'stored' | 'sell'
  n: number
  of: number
}

const DRYING_DAYS = 14
const STORING_DAYS = 14
const SELLING_DAYS = 60

export function postHarvestSteps(field: Field): PostHarvestStep[] {
  const ripe = ripenessDay(field)
  const { record } = field.crop
  if (ripe === null || record.life !== 'annual') return []
  const pickings = pickingPeriods(field)
  const harvests = pickings.map(
    ([first, last], n): PostHarvestStep => ({
      operation: 'harvested',
      n: n + 1,
      of: pickings.length,
      from: n === 0 ? firstHarvestDay(field, addDays(ripe, first)) : addDays(ripe, first),
      to: addDays(ripe, last),
    }),
  )
  return [...harvests, ...stepsFrom(field, harvestedOnDay(field) ?? lastItem(harvests).to)]
}

function stepsFrom(field: Field, broughtIn: string): PostHarvestStep[] {
  const { handling } = field.crop.record
  const steps: PostHarvestStep[] = []
  let opens = broughtIn
  const add = (operation: PostHarvestStep['operation'], days: number, done: string | null) => {
    const to = addDays(opens, days)
    steps.push({ operation, n: 1, of: 1, from: opens, to })
    opens = done ?? to
  }
  if (handling.drying) add('dried', daysOfDrying(field), loggedOnDay(field.situation, 'dried', 1, broughtIn))
  // A harvest first reported long after it was due means that the crop has been dried and stored already.
  const reportedDate = reportedHarvestingDay(field)
  if (reportedDate !== null && reportedDate > opens) opens = reportedDate
  if (handling.store) add('stored', STORING_DAYS, loggedOnDay(field.situation, 'stored', 1, broughtIn))
  if (handling.hold) add('sell', SELLING_DAYS, null)
  return steps
}

/** Returns the days of drying, more than a week so that a weekly run falls within. */
function daysOfDrying({ crop }: Field): number {
  const days = crop.record.postharvest && dryingDays(crop.record.postharvest)
  return days ? Math.max(8, days[1]) : DRYING_DAYS
}

export function currentPostHarvestStep(field: Field): PostHarvestStep | null {
  const broughtIn = harvestedOnDay(field)
  if (broughtIn === null || lastLogEntry(field.situation, 'sold', broughtIn)) return null
  return stepsFrom(field, broughtIn).findLast(({ from }) => from <= field.asOf) ?? null
}
