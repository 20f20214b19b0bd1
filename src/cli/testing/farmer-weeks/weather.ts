import { addDays, daysBetween } from '../../../agronomy/dates.ts'
import type { SeasonWeather, WeekWeather } from './shapes.ts'

const COLUMNS = ['tmax', 'tmin', 'rain', 'humidity', 'wind'] as const
type Day = Record<(typeof COLUMNS)[number], number>
export type Row = [date: string, day: Day]

const nth = (value: number | number[], n: number): number =>
  Array.isArray(value) ? value[((n % value.length) + value.length) % value.length]! : value

export function weekWeather(spec: WeekWeather, date: string): Row[] {
  const rows: Row[] = []
  for (let k = -(spec.back ?? 45); k < (spec.ahead ?? 7); k++) {
    const day: Day = { tmax: 32, tmin: 22, rain: 0, humidity: 65, wind: 12 }
    put(day, spec, k)
    for (const span of spec.days ?? []) if (k >= span.from && k <= (span.to ?? span.from)) put(day, span, k - span.from)
    rows.push([addDays(date, k), day])
  }
  return rows
}

export function seasonWeather({ months, seed = '', changes = [] }: SeasonWeather, from: string, to: string): Row[] {
  const rows: Row[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const m = Number(date.slice(5, 7)) - 1
    const wetDays = months.days[m]!
    const wet = draw(`${seed}${date}w`) < wetDays / 30.4
    const mean = months.rain[m]! / wetDays
    const rain = wet ? tenth(-Math.log(1 - 0.97 * draw(`${seed}${date}a`)) * mean) : 0
    const t = (draw(`${seed}${date}t`) - 0.5) * 3
    const day: Day = {
      tmax: tenth(months.tmax[m]! + t - (rain >= 1 ? 1 : -0.5)),
      tmin: tenth(months.tmin[m]! + t / 2),
      rain,
      humidity: Math.max(8, Math.min(98, months.humidity[m]! + (rain >= 1 ? 6 : -3))),
      wind: 13,
    }
    for (const span of changes) if (date >= span.from && date <= span.to) put(day, span, daysBetween(span.from, date))
    rows.push([date, day])
  }
  return rows
}

/** Input of `--forecast`. */
export const csv = (rows: Row[]): string =>
  `date,tmax,tmin,rain,humidity,windmax\n${rows.map(([date, d]) => [date, ...[d.tmax, d.tmin, d.rain, d.humidity, d.wind]].join(',')).join('\n')}\n`

function put(day: Day, values: Partial<Record<keyof Day, number | number[]>>, n: number) {
  for (const column of COLUMNS) {
    const value = values[column]
    if (value !== undefined) day[column] = nth(value, n)
  }
}

/** 0 to 1 from a text, always the same. */
function draw(text: string): number {
  let h = 2166136261
  for (const c of text) {
    h ^= c.charCodeAt(0)
    h = Math.imul(h, 16777619)
  }
  h = Math.imul(h ^ (h >>> 15), 2246822507)
  h = Math.imul(h ^ (h >>> 13), 3266489909)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const tenth = (value: number) => Math.round(value * 10) / 10
