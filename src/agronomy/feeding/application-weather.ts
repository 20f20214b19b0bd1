import { itemAt } from '../../shared/lookups.ts'
import { findMainRainSpell, type RainSpell } from '../climate/rain-spell.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import { addDays, dayNumber, daysBetween } from '../dates.ts'
import { type Field, isDeluge, isHeavyRain, isSoilSoggy, PONDING_RAIN_MM, pondingRainIn3Days } from '../field.ts'
import type { DayWeather } from '../types.ts'
import { fertilizerPlacement } from './placement.ts'
import { productionSystem } from './season-applications.ts'

/** mm in the next 48 hours above which nitrogen leaches or runs off, by soil. */
export const LEACHING_RAIN_MM = general.when_not_to_apply.do_not.find(({ threshold_mm }) => threshold_mm)!.threshold_mm!
/** mm in 48 hours that wash fertiliser in. Soil is dry if the last week and the next 48 hours each bring less. */
export const WASH_IN_RAIN_MM = 5

/** mm in a day that run off any soil (a choice). */
const DOWNPOUR_MM = 30

/** Days before a heavy spell in which nitrogen waits: one to give it, and the 48 hours that it needs in the soil. */
const BEFORE_SPELL = 3

/** The same before a storm, whose day is less certain (a choice). */
const BEFORE_STORM = 4

/** Returns a coming spell for which nitrogen waits on a day; null if none begins soon enough. */
export const findSpellDelayingNitrogen = (spell: RainSpell | null, day: string, storm: boolean): RainSpell | null =>
  spell !== null && daysBetween(day, spell.comingFrom) <= (storm ? BEFORE_STORM : BEFORE_SPELL) ? spell : null

/** Days of an application with the 48 hours that nitrogen needs in the soil. */
const TAKEN_UP = 3

/** Forecast rain that removes nitrogen, by days ahead. */
interface Washing {
  from: number
  to: number
  rain: number
}

/** First rain ahead over the soil's 2-day limit, or a downpour; null if none is forecast. */
export function findWashingRain({ week: { live, ahead }, soil }: Pick<Field, 'week' | 'soil'>): Washing | null {
  if (!live) return null
  const limit = LEACHING_RAIN_MM[soil.type]
  for (const [n, { rain }] of ahead.entries()) {
    if (rain > Math.min(DOWNPOUR_MM, limit)) return { from: n, to: n, rain }
    const next = ahead[n + 1]?.rain ?? 0
    if (rain > 0 && rain + next > limit) return { from: n, to: n + 1, rain: rain + next }
  }
  return null
}

/** Washing rain that falls while today's nitrogen would still be in its way. */
export function findWashingRainSoon(field: Field): Washing | null {
  const washing = findWashingRain(field)
  return washing !== null && washing.to < TAKEN_UP ? washing : null
}

/** True for rain that removes nitrogen: over the soil's 2-day limit, a downpour, or a heavy spell. */
export const isDelayedByRain = (field: Field): boolean =>
  findWashingRainSoon(field) !== null ||
  (field.week.live && field.heavyRain && findSpellDelayingNitrogen(field.spell, field.asOf, field.deluge) !== null)

/** True when rain prevented application on a past day, assuming that run's forecast came true. */
export function wasDelayedByRain(field: Field, day: string, washes: boolean): boolean {
  if (!washes) return false
  const { situation, soil, crop } = field
  const { history, forecast } = situation
  const fell = (from: number, to = from) =>
    (rainBetween(history, addDays(day, from), addDays(day, to)) ?? 0) +
    (rainBetween(forecast, addDays(day, from), addDays(day, to)) ?? 0)
  const past = { pastTypical: false, rainLast3: fell(-3, -1), rainLast7: fell(-7, -1), rain3: fell(0, 2) }
  return (
    [0, 1].some((n) => fell(n, n + 1) > LEACHING_RAIN_MM[soil.type]) ||
    [0, 1, 2].some((n) => fell(n) > DOWNPOUR_MM) ||
    (!isAppliedOnMud(field) && isSoilSoggy(past, pondingRainIn3Days(crop, soil))) ||
    (fell(0, FORECAST_DAYS) > PONDING_RAIN_MM && isHeavyNear(field, day))
  )
}

const FORECAST_DAYS = 6

function isHeavyNear({ situation, crop, soil, balance }: Field, day: string): boolean {
  const days = [...situation.history, ...situation.forecast]
  const end = addDays(day, FORECAST_DAYS)
  const behind = days.filter(({ date }) => date < day)
  const ahead = days.filter(({ date }) => date >= day && date <= end)
  const coming = findMainRainSpell(behind, ahead, day)
  const spell = findSpellDelayingNitrogen(coming, day, coming !== null && isDeluge(coming, crop, soil))
  if (spell === null) return false
  const row = balance.rows.find(({ date }) => date === day) ?? balance.today
  return isHeavyRain(spell, day, crop, soil, row, balance.paddy)
}

/** Applied on paddy mud: standing water is drained anyway. */
export const isAppliedOnMud = (field: Field): boolean =>
  fertilizerPlacement(field.crop.id, productionSystem(field))?.way === 'mud'

/** True when unirrigated soil was too dry: a week nearly without rain and none forecast. */
export function wasTooDry(field: Field, day: string): boolean {
  if (field.irrigated) return false
  if (day === field.asOf) return field.week.rainLast7 < WASH_IN_RAIN_MM && field.week.rain2 < WASH_IN_RAIN_MM
  const { history } = field.situation
  const before = rainBetween(history, addDays(day, -7), addDays(day, -1))
  const after = rainBetween(history, day, addDays(day, 1))
  return before !== null && before < WASH_IN_RAIN_MM && (after ?? 0) < WASH_IN_RAIN_MM
}

/** Start index of a day search: exact without missing days. */
function startAt(history: readonly DayWeather[], from: string): number {
  const last = history.at(-1)
  if (!last) return 0
  const guess = history.length - 1 - (dayNumber(last.date) - dayNumber(from))
  return guess >= 0 && guess < history.length && itemAt(history, guess).date === from ? guess : history.length
}

function rainBetween(history: readonly DayWeather[], from: string, to: string): number | null {
  let n = startAt(history, from)
  while (n > 0 && itemAt(history, n - 1).date >= from) n--
  let sum: number | null = null
  for (; n < history.length && itemAt(history, n).date <= to; n++) sum = (sum ?? 0) + itemAt(history, n).rain
  return sum
}
