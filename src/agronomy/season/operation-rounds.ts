import { expectedRainStart } from '../climate/expected-rains.ts'
import { ZONES } from '../climate/zones.ts'
import { dayNumber, dayOfYear } from '../dates.ts'
import type { Field } from '../field.ts'
import { expectedEndOfRains } from './plan-anchors.ts'
import type { ParsedPlanRow } from './plan-rows.ts'

export interface OperationRound {
  first: number
  last: number
  n: number | null
  of: number | null
  /** Index of the round, from 1; null for a single row. */
  round: number | null
}

const WEEK = 7
/** Length of a repeated job's window, days. */
const ROUND_DAYS = 14
/** Offset of southern seasons, days. */
const HALF_A_YEAR = 180

export function roundsFromStart(
  { day_min, day_max, count }: ParsedPlanRow,
  start: number,
  today: number,
): OperationRound[] {
  const first = start + day_min
  switch (count.kind) {
    case 'until': {
      const of = Math.floor((count.until - day_min) / count.gap) + 1
      return Array.from({ length: of }, (_, k) => roundOf(first + k * count.gap, k, of))
    }
    case 'again':
      return nowAndNext(first, count.gap, today)
    default: {
      const { n, of } = count.kind === 'numbered' ? count : UNNUMBERED
      return [{ first, last: start + day_max, n, of, round: null }]
    }
  }
}

const UNNUMBERED = { n: null, of: null }

function nowAndNext(first: number, gap: number, today: number): OperationRound[] {
  const k = Math.max(0, Math.floor((today - first) / gap))
  return [k, k + 1].map((round) => ({
    ...roundDays(first + round * gap),
    ...UNNUMBERED,
    round: round + 1,
  }))
}

/** Returns the rounds of a tree's year: through the rains, at weekly intervals, or by month. */
export function roundsInTreeYear({ day_min, day_max, count }: ParsedPlanRow, field: Field): OperationRound[] {
  const { asOf } = field
  const today = dayNumber(asOf)
  const newYear = today + 1 - dayOfYear(asOf)
  if (count.kind === 'a-year') return spreadRounds(field, count.of, newYear)
  if (count.kind === 'every') return nowAndNext(newYear, count.gap, today)
  const south = ZONES[field.zone].country === 'NA' ? HALF_A_YEAR : 0
  const first = newYear + day_min - south
  const last = newYear + day_max - south
  const later = last < today ? 365 : 0
  return [{ first: first + later, last: last + later, ...UNNUMBERED, round: null }]
}

/** Returns `of` rounds from the third week of the rains, or over the whole year without rains. */
function spreadRounds(field: Field, of: number, newYear: number): OperationRound[] {
  const start = expectedRainStart(field.situation, field.asOf)
  const end = expectedEndOfRains(field)
  const first = start === null ? newYear : dayNumber(start) + 3 * WEEK
  const gap = start === null || end === null ? 365 / of : (dayNumber(end) - first) / Math.max(1, of - 1)
  return Array.from({ length: of }, (_, k) => roundOf(first + Math.round(k * gap), k, of))
}

const roundOf = (first: number, k: number, of: number): OperationRound => ({
  ...roundDays(first),
  n: k + 1,
  of,
  round: k + 1,
})

const roundDays = (first: number) => ({ first, last: first + ROUND_DAYS - 1 })
