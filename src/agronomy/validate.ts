import type { LogEntry } from '../contracts/season.ts'
import { itemAt } from '../shared/lookups.ts'
import type { DayWeather, FieldSituation, Place, StoredPlan } from './types.ts'

/** Invalid number; `field` is its path. */
export class UnusableNumber extends RangeError {
  constructor(
    readonly field: string,
    wanted: string,
    value: unknown,
  ) {
    super(`${field} must be ${wanted}, not ${String(value)}`)
    this.name = 'UnusableNumber'
  }
}

/** Validates all numbers; later code relies on it. Unknown is null, never NaN. @throws UnusableNumber */
export function checkSituation(situation: FieldSituation): void {
  checkPlace(situation.place)
  checkDays('history', situation.history)
  checkDays('forecast', situation.forecast)
  checkLog(situation.log ?? [])
  if (situation.feedings) checkFeedings(situation.feedings)
  atLeastNothing('areaAcres', situation.areaAcres)
  aboveNothing('varietyDays', situation.varietyDays)
}

export function checkPlace({ lat, lng, elevation }: Place): void {
  if (!(Math.abs(lat) <= 90)) throw new UnusableNumber('place.lat', 'a latitude from -90 to 90', lat)
  if (!(Math.abs(lng) <= 180)) throw new UnusableNumber('place.lng', 'a longitude from -180 to 180', lng)
  known('place.elevation', elevation)
}

const MAYBE = [
  'rainProbability',
  'humidity',
  'windMax',
  'et0',
  'windMean',
  'radiation',
  'sunshineHours',
  'dewPoint',
] as const

/** Validates days; `list` prefixes the path, `history[3].tMax`. */
export function checkDays(list: string, days: readonly DayWeather[]): void {
  for (let n = 0; n < days.length; n++) {
    const day = itemAt(days, n)
    if (!(Number.isFinite(day.tMax + day.tMin + day.rain) && day.rain >= 0 && knows(day)))
      refuseDay(`${list}[${n}]`, day)
  }
}

const knows = (day: DayWeather): boolean =>
  maybe(day.rainProbability) &&
  maybe(day.humidity) &&
  maybe(day.windMax) &&
  maybe(day.et0) &&
  maybe(day.windMean) &&
  maybe(day.radiation) &&
  maybe(day.sunshineHours) &&
  maybe(day.dewPoint)

const maybe = (value: number | null | undefined): boolean =>
  value === null || value === undefined || Number.isFinite(value)

function refuseDay(at: string, day: DayWeather): void {
  for (const name of ['tMax', 'tMin', 'rain'] as const) {
    if (!Number.isFinite(day[name])) throw new UnusableNumber(`${at}.${name}`, 'a number', day[name])
  }
  atLeastNothing(`${at}.rain`, day.rain)
  for (const name of MAYBE) known(`${at}.${name}`, day[name])
}

function checkLog(log: readonly LogEntry[]): void {
  for (let n = 0; n < log.length; n++) {
    const { amount, count, of } = itemAt(log, n)
    atLeastNothing(`log[${n}].amount`, amount)
    atLeastNothing(`log[${n}].count`, count)
    atLeastNothing(`log[${n}].of`, of)
  }
}

function checkFeedings({ hectares, splits }: StoredPlan): void {
  aboveNothing('feedings.hectares', hectares)
  for (const [n, { products }] of splits.entries())
    for (const [at, { kg, bags, gramsPerPlant }] of products.entries()) {
      const name = `feedings.splits[${n}].products[${at}]`
      atLeastNothing(`${name}.kg`, kg)
      atLeastNothing(`${name}.bags`, bags)
      aboveNothing(`${name}.gramsPerPlant`, gramsPerPlant)
    }
}

function known(field: string, value: number | null | undefined): void {
  if (!maybe(value)) throw new UnusableNumber(field, 'a number or null', value)
}

export function atLeastNothing(field: string, value: number | null | undefined): void {
  if (!maybe(value) || (value ?? 0) < 0) throw new UnusableNumber(field, 'a number of 0 or more', value)
}

export function aboveNothing(field: string, value: number | null | undefined): void {
  if (!maybe(value) || (value ?? 1) <= 0) throw new UnusableNumber(field, 'a number above 0', value)
}
