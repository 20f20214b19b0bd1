import { usualStart } from '../climate/rainy-seasons.ts'
import { ZONES } from '../climate/zones.ts'
import type { PlanFigures } from '../crops/practice.ts'
import { addDays, dayOfYear, daysBetween } from '../dates.ts'
import type { Field } from '../field.ts'
import { endOfRains } from './anchors.ts'
import type { Span } from './told.ts'

/** One round of a row that comes several times. */
export interface Round extends Span {
  n: number | null
  of: number | null
}

const WEEK = 7
/** Work that comes again has this long each time. */
const ROUND_DAYS = 14
/** The year's months of the south lie half a year off. */
const HALF_A_YEAR = 180

/** The rounds of a row that counts from a day: one, `n of N`, or again and again until its last day. */
export function roundsFrom({ day_min, day_max, count }: PlanFigures, start: string, asOf: string): Round[] {
  const { numbered, every, again } = readCount(count)
  if (every) {
    const gap = Number(every[1]) * WEEK
    const days = Array.from({ length: Math.floor((Number(every[2]) * 30 - day_min) / gap) + 1 }, (_, k) => k)
    return days.map((k) => ({ ...spanFrom(addDays(start, day_min + k * gap)), n: k + 1, of: days.length }))
  }
  if (again) {
    const gap = Number(again[1]) * 30
    const k = Math.max(0, Math.floor((daysBetween(start, asOf) - day_min) / gap))
    return [k, k + 1].map((round) => ({ ...spanFrom(addDays(start, day_min + round * gap)), n: null, of: null }))
  }
  return [
    {
      from: addDays(start, day_min),
      to: addDays(start, day_max),
      n: numbered ? Number(numbered[1]) : null,
      of: numbered ? Number(numbered[2]) : null,
    },
  ]
}

interface Count {
  numbered: RegExpExecArray | null
  every: RegExpExecArray | null
  again: RegExpExecArray | null
}

/** Memo of a pure function: the data have some dozens of such phrases. */
const counts = new Map<string, Count>()

function readCount(count: string): Count {
  let read = counts.get(count)
  if (!read) {
    read = {
      numbered: /^(\d+) of (\d+)$/.exec(count),
      every: /^every \d+-(\d+) weeks, month \d+-(\d+)/.exec(count),
      again: /then every (\d+) months/.exec(count),
    }
    counts.set(count, read)
  }
  return read
}

/** The rounds of a row of a tree's year: spread over the rains, every so many weeks, or in its months. */
export function roundsOfYear({ day_min, day_max, count }: PlanFigures, field: Field): Round[] {
  const { asOf } = field
  const newYear = addDays(asOf, 1 - dayOfYear(asOf))
  const aYear = /^(\d+)(?:-\d+)? a year$/.exec(count)
  const every = /^every \d+-(\d+) weeks$/.exec(count)
  if (aYear) return spread(field, Number(aYear[1]), newYear)
  if (every) {
    const gap = Number(every[1]) * WEEK
    const k = Math.floor(daysBetween(newYear, asOf) / gap)
    return [k, k + 1].map((round) => ({ ...spanFrom(addDays(newYear, round * gap)), n: null, of: null }))
  }
  const south = ZONES[field.zone].country === 'NA' ? HALF_A_YEAR : 0
  const first = addDays(newYear, day_min - south)
  const last = addDays(newYear, day_max - south)
  return [last < asOf ? { from: addDays(first, 365), to: addDays(last, 365) } : { from: first, to: last }].map(
    (span) => ({ ...span, n: null, of: null }),
  )
}

/** `of` rounds from the third week of the rains to their end; over the whole year where there are none. */
function spread(field: Field, of: number, newYear: string): Round[] {
  const start = usualStart(field.situation.place, field.asOf)
  const end = endOfRains(field)
  const first = start === null ? newYear : addDays(start, 3 * WEEK)
  const gap = start === null || end === null ? 365 / of : daysBetween(first, end) / Math.max(1, of - 1)
  return Array.from({ length: of }, (_, k) => ({ ...spanFrom(addDays(first, Math.round(k * gap))), n: k + 1, of }))
}

const spanFrom = (from: string): Span => ({ from, to: addDays(from, ROUND_DAYS - 1) })
