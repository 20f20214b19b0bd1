import type { ForecastDay } from '../../contracts/weather.ts'

export const WIDTH = 320
export const HEIGHT = 210
/** Where the bars stand. */
export const FLOOR = 186
/** The line keeps to the upper part, bars to the lower, so that no figure covers another. */
const LINE_TOP = 22
const LINE_BOTTOM = 76
const BAR_TOP = 112
/** A dry week is not drawn as a wet one: the scale reaches at least to the Rain badge's 15 mm. */
const LEAST_RAIN_SCALE = 15

export interface Column {
  date: string
  /** Middle of the day's column. */
  x: number
  barX: number
  barY: number
  barWidth: number
  pointY: number
  rain: number
  degrees: number
}

/** Places of bars (mm) and points (°C) in a box of WIDTH × HEIGHT, and the path of the line through the points. */
export function chartOf(days: Pick<ForecastDay, 'forecastDate' | 'precipitation' | 'temperature'>[]): {
  columns: Column[]
  line: string
} {
  const step = WIDTH / Math.max(1, days.length)
  const wettest = Math.max(LEAST_RAIN_SCALE, ...days.map((day) => day.precipitation))
  const temperatures = days.map((day) => day.temperature)
  const coolest = Math.min(...temperatures)
  const span = Math.max(1, Math.max(...temperatures) - coolest)
  const columns = days.map((day, index) => ({
    date: day.forecastDate,
    x: tenth(step * (index + 0.5)),
    barX: tenth(step * (index + 0.25)),
    barWidth: tenth(step / 2),
    barY: tenth(FLOOR - (day.precipitation / wettest) * (FLOOR - BAR_TOP)),
    pointY: tenth(LINE_BOTTOM - ((day.temperature - coolest) / span) * (LINE_BOTTOM - LINE_TOP)),
    rain: Math.round(day.precipitation),
    degrees: Math.round(day.temperature),
  }))
  return { columns, line: columns.map(({ x, pointY }, index) => `${index ? 'L' : 'M'}${x} ${pointY}`).join('') }
}

const tenth = (value: number) => Math.round(value * 10) / 10
