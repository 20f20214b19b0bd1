import type { IrrigationMethod } from '../../contracts/farm.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { dayNumber } from '../dates.ts'
import type { FieldSituation } from '../types.ts'
import { CAN_LITRES, SQUARE_METRES_PER_ACRE } from '../units.ts'
import { IRRIGATION_EFFICIENCY, irrigationMethodOf, MAX_WATERING_MM } from './watering-methods.ts'

export interface LoggedWaterings {
  /** Net mm by day number; null: unknown amount. */
  byDay: ReadonlyMap<number, number | null>
  from: number
  /** Greatest net mm of an unknown amount. */
  most: number
}

/** Days without a logged watering after which the field counts as not watered (a choice). */
const SILENCE_DAYS = 14

/** Logged waterings, net; null without a recent one. Litres and cans are per field: unknown without its area. */
export function loggedWaterings(situation: FieldSituation): LoggedWaterings | null {
  const byDay = new Map<number, number | null>()
  const method = irrigationMethodOf(situation)
  let from = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  const today = dayNumber(situation.asOf)
  for (const entry of situation.log ?? []) {
    if (entry.kind !== 'watered') continue
    const day = dayNumber(entry.date)
    if (day > today) continue
    const mm = grossOf(entry, situation.areaAcres)
    const sum = byDay.get(day)
    byDay.set(day, mm === null || sum === null ? null : (sum ?? 0) + mm * IRRIGATION_EFFICIENCY[method])
    from = Math.min(from, day)
    last = Math.max(last, day)
  }
  return today - last > SILENCE_DAYS ? null : { byDay, from, most: mostNet(method) }
}

const mostNet = (method: IrrigationMethod): number => MAX_WATERING_MM[method] * IRRIGATION_EFFICIENCY[method]

function grossOf({ amount, unit }: LogEntry, acres: number | null): number | null {
  if (amount === null) return null
  if (unit === 'mm') return amount
  if (acres === null || acres === 0) return null
  const squareMetres = acres * SQUARE_METRES_PER_ACRE
  if (unit === 'litres') return amount / squareMetres
  return unit === 'cans' ? (amount * CAN_LITRES) / squareMetres : null
}
