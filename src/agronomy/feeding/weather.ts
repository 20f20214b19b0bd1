import general from '../data/fertilizer-general.json' with { type: 'json' }
import { addDays } from '../dates.ts'
import { type Field, STORM_DAY, standingRain } from '../field.ts'
import type { DayWeather } from '../types.ts'
import { placementOf } from './placement.ts'
import { systemOf } from './season-feedings.ts'

/** mm in the next 48 hours above which nitrogen is washed down or off, by soil. */
export const WASHES_AWAY = general.when_not_to_apply.do_not.find(({ threshold_mm }) => threshold_mm)!.threshold_mm!
/** mm in 48 hours that carry it into the soil, and in a week under which the soil is dry. */
export const CARRIES_IN = 5

/** mm in one day that run off with what lies on the soil, wherever they fall (a choice). */
const POURS = 30

/** Rain ahead that would take nitrogen away: over the soil's limit in two days, a day that pours, or a heavy spell. */
export const rainHolds = ({ week, soil, heavyRainNear }: Field): boolean =>
  week.live &&
  (week.rain2 > WASHES_AWAY[soil.type] || heavyRainNear || week.ahead.slice(0, 2).some(({ rain }) => rain > POURS))

/** True when rain prevented an application on a past day, by the limits that apply on that day. */
export function heldBack(field: Field, day: string, washes: boolean): boolean {
  if (!washes) return false
  const { situation, soil, crop } = field
  const { history } = situation
  const fell = (from: number, to = from) => rainBetween(history, addDays(day, from), addDays(day, to)) ?? 0
  const full = standingRain(crop, soil)
  const deluge = (near: number) => fell(near) > STORM_DAY || fell(near, near + 2) > full
  return (
    fell(0, 1) > WASHES_AWAY[soil.type] ||
    [0, 1].some((n) => fell(n) > POURS) ||
    (fell(-3, -1) >= full && !fedInMud(field)) ||
    NEAR_DAYS.some(deluge)
  )
}

/** Fed on the mud of a paddy, where water that stands is let out anyway. */
export const fedInMud = (field: Field): boolean => placementOf(field.crop.id, systemOf(field))?.way === 'mud'

/** Days ahead in which a heavy rain that begins holds it up. */
const NEAR_DAYS = [0, 1, 2]

/** True when an unirrigated soil was too dry to fertilize: a week nearly without rain, and none forecast soon. */
export function isTooDry(field: Field, day: string): boolean {
  if (field.irrigated) return false
  if (day === field.asOf) return field.week.rainLast7 < CARRIES_IN && field.week.rain2 < CARRIES_IN
  const { history } = field.situation
  const before = rainBetween(history, addDays(day, -7), addDays(day, -1))
  const after = rainBetween(history, day, addDays(day, 1))
  return before !== null && before < CARRIES_IN && (after ?? 0) < CARRIES_IN
}

/** mm measured from one day to another, of days in their order; null where no day of it was. Sought from the latest on. */
function rainBetween(history: readonly DayWeather[], from: string, to: string): number | null {
  let n = history.length
  while (n > 0 && history[n - 1]!.date >= from) n--
  let sum: number | null = null
  for (; n < history.length && history[n]!.date <= to; n++) sum = (sum ?? 0) + history[n]!.rain
  return sum
}
