import { climateNormal } from '../../agronomy/climate/climate-normals.ts'
import { addDays, dayNumber, daysBetween } from '../../agronomy/dates.ts'
import { buildSeasonCalendar, seasonDayToDate } from '../../agronomy/rain-odds/season-calendar.ts'
import type { Place } from '../../agronomy/types.ts'

/** Days by which the rains of a year start after the usual day, in the order of years; sorted they are -20 to 20. */
const OFFSETS = [
  0, -12, 7, -3, 15, -8, 3, 20, -16, 5, -1, 10, -6, 12, -20, 1, -10, 8, -4, 17, -14, 4, -2, 11, -7, 2, -18, 6, -5, 9,
]

/** Onset of a made-up year. */
export function madeUpOnset(place: Place, year: number): string {
  const median = buildSeasonCalendar(place)!.usual.median
  return addDays(seasonDayToDate(median, year), OFFSETS[(year + 10_000) % OFFSETS.length]!)
}

/**
 * Daily rain (mm) of made-up years: dry until two days before the onset, 8, 8 and 14 mm until that day (20 mm in three days are reached on it), and from then on the rain of
 * two usual days on every other day.
 */
export function madeUpRain(place: Place): (date: string) => number {
  return (date) => {
    const year = Number(date.slice(0, 4))
    const onset = [madeUpOnset(place, year), madeUpOnset(place, year - 1)].find((day) => addDays(date, 2) >= day)
    if (onset === undefined || daysBetween(onset, date) > 230) return 0
    const since = daysBetween(onset, date)
    if (since < 0) return 8
    if (since === 0) return 14
    return dayNumber(date) % 2 === 0 ? Math.round(Math.max(1, climateNormal(place, date).rain * 2) * 10) / 10 : 0
  }
}

/** Lines of a history file: `lat,lng,date,rain` of a point, both years included. */
export function historyCsv(
  place: Place,
  { from, to }: { from: number; to: number },
  rain: (date: string) => number = madeUpRain(place),
): string {
  const lines = ['lat,lng,date,rain']
  for (let date = `${from}-01-01`; date <= `${to}-12-31`; date = addDays(date, 1))
    lines.push(`${place.lat},${place.lng},${date},${rain(date)}`)
  return `${lines.join('\n')}\n`
}
