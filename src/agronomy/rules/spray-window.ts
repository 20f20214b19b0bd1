import type { Field } from '../field.ts'
import type { DayWeather } from '../types.ts'

/** km/h above which it drifts (Ontario's guidance on spray drift: 2-15). */
const DRIFT_WIND = 15
/** Daily highest wind is not the early morning's; half of it stands for the morning (a choice). */
const MORNING_SHARE = 0.5
/** °C of the day above which spray dries before it lands. */
const HOTTEST = 35

/**
 * The first of the next five days on which something could be sprayed early in the morning: under 1 mm of rain that
 * day and not over 5 mm the day after, a calm morning, a day of no more than 35 °C. Null when none is, or none is forecast.
 */
export function sprayDay(field: Field): string | null {
  if (field.heavyRain) return null
  const { ahead } = field.week
  // From tomorrow: today's early morning has passed when this is read.
  for (let n = 1; n <= 5 && n < ahead.length; n++) {
    if (suits(ahead[n]!) && (ahead[n + 1]?.rain ?? 0) <= 5) return ahead[n]!.date
  }
  return null
}

const suits = (day: DayWeather): boolean =>
  !day.estimated &&
  day.rain < 1 &&
  (day.windMax === null || day.windMax * MORNING_SHARE <= DRIFT_WIND) &&
  day.tMax <= HOTTEST
