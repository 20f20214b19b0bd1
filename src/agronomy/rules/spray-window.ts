import { itemAt } from '../../shared/lookups.ts'
import type { Field } from '../field.ts'
import type { DayWeather } from '../types.ts'

/** km/h of drift (Ontario's guidance: 2-15). */
const DRIFT_WIND = 15
/** Morning share of the highest wind (a choice). */
const MORNING_SHARE = 0.5
/** °C above which spray evaporates. */
const MAX_SPRAY_CELSIUS = 35

/** Returns the first of five days fit for a morning spray: under 1 mm of rain, at most 5 mm the next day, little wind, at most 35 °C; null without. */
export function findSprayDay(field: Field): string | null {
  if (field.heavyRain) return null
  const { ahead } = field.week
  for (let n = 1; n <= 5 && n < ahead.length; n++) {
    if (isSprayDay(itemAt(ahead, n)) && (ahead[n + 1]?.rain ?? 0) <= 5) return itemAt(ahead, n).date
  }
  return null
}

const isSprayDay = (day: DayWeather): boolean =>
  !day.estimated &&
  day.rain < 1 &&
  (day.windMax === null || day.windMax * MORNING_SHARE <= DRIFT_WIND) &&
  day.tMax <= MAX_SPRAY_CELSIUS
