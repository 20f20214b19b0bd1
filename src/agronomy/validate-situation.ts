import type { LogEntry } from '../contracts/season.ts'
import { itemAt } from '../shared/lookups.ts'
import type { DayWeather, FieldSituation, Place, StoredPlan } from './types.ts'

/** Thrown for an invalid number; `field` is the path of the number in the input. */
export class InvalidNumberError extends RangeError {
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
export function validateSituation(situation: FieldSituation): void {
  validatePlace(situation.place)
  validateDays('history', situation.history)
  validateDays('forecast', situation.forecast)
  checkLog(situation.log ?? [])
  if (situation.feedings) checkFeedings(situation.feedings)
  requireNotNegative('areaAcres', situation.areaAcres)
  requirePositive('varietyDays', situation.varietyDays)
}

export function validatePlace({ lat, lng, elevation }: Place): void {
  if (!(Math.abs(lat) <= 90)) throw new InvalidNumberError('place.lat', 'a latitude from -90 to 90', lat)
  if (!(Math.abs(lng) <= 180)) throw new InvalidNumberError('place.lng', 'a longitude from -180 to 180', lng)
  requireMissingOrFinite('place.elevation', elevation)
}

const OPTIONAL_DAY_VALUES = [
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
export function validateDays(list: string, days: readonly DayWeather[]): void {
  for (let n = 0; n < days.length; n++) {
    const day = itemAt(days, n)
    if (!(Number.isFinite(day.tMax + day.tMin + day.rain) && day.rain >= 0 && hasValidOptionalValues(day)))
      refuseDay(`${list}[${n}]`, day)
  }
}

const hasValidOptionalValues = (day: DayWeather): boolean =>
  isMissingOrFinite(day.rainProbability) &&
  isMissingOrFinite(day.humidity) &&
  isMissingOrFinite(day.windMax) &&
  isMissingOrFinite(day.et0) &&
  isMissingOrFinite(day.windMean) &&
  isMissingOrFinite(day.radiation) &&
  isMissingOrFinite(day.sunshineHours) &&
  isMissingOrFinite(day.dewPoint)

const isMissingOrFinite = (value: number | null | undefined): boolean =>
  value === null || value === undefined || Number.isFinite(value)

function refuseDay(at: string, day: DayWeather): void {
  for (const name of ['tMax', 'tMin', 'rain'] as const) {
    if (!Number.isFinite(day[name])) throw new InvalidNumberError(`${at}.${name}`, 'a number', day[name])
  }
  requireNotNegative(`${at}.rain`, day.rain)
  for (const name of OPTIONAL_DAY_VALUES) requireMissingOrFinite(`${at}.${name}`, day[name])
}

function checkLog(log: readonly LogEntry[]): void {
  for (let n = 0; n < log.length; n++) {
    const { amount, count, of } = itemAt(log, n)
    requireNotNegative(`log[${n}].amount`, amount)
    requireNotNegative(`log[${n}].count`, count)
    requireNotNegative(`log[${n}].of`, of)
  }
}

function checkFeedings({ hectares, splits }: StoredPlan): void {
  requirePositive('feedings.hectares', hectares)
  for (const [n, { products }] of splits.entries())
    for (const [at, { kg, bags, gramsPerPlant }] of products.entries()) {
      const name = `feedings.splits[${n}].products[${at}]`
      requireNotNegative(`${name}.kg`, kg)
      requireNotNegative(`${name}.bags`, bags)
      requirePositive(`${name}.gramsPerPlant`, gramsPerPlant)
    }
}

function requireMissingOrFinite(field: string, value: number | null | undefined): void {
  if (!isMissingOrFinite(value)) throw new InvalidNumberError(field, 'a number or null', value)
}

export function requireNotNegative(field: string, value: number | null | undefined): void {
  if (!isMissingOrFinite(value) || (value ?? 0) < 0) throw new InvalidNumberError(field, 'a number of 0 or more', value)
}

export function requirePositive(field: string, value: number | null | undefined): void {
  if (!isMissingOrFinite(value) || (value ?? 1) <= 0) throw new InvalidNumberError(field, 'a number above 0', value)
}
