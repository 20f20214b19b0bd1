import type { IrrigationMethod } from '../../contracts/farm.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { dayNumber } from '../dates.ts'
import type { FieldSituation } from '../types.ts'
import { CAN_LITRES, SQUARE_METRES_PER_ACRE } from '../units.ts'
import { EFFICIENCY, MOST_AT_ONCE, methodOf } from './watering-methods.ts'

/** Waterings reported by the farmer. */
export interface Waterings {
  /** Water that reached the roots (mm) by day number; null for a watering of unknown amount. */
  byDay: ReadonlyMap<number, number | null>
  /** First day reported; earlier waterings are unknown. */
  from: number
  /** mm that such a watering of unknown amount brings to the roots at most, by the way of watering. */
  most: number
}

/** Days after the last watering told of for which silence means that there was none (a choice). */
const SILENCE = 14

/**
 * The waterings of the log, net of what each way of watering loses; null when none is told of or the last is so long
 * ago that the farmer has stopped telling. Litres and cans are for the whole field: where its area is not known, they
 * count as a watering of unknown amount.
 */
export function wateringsOf(situation: FieldSituation): Waterings | null {
  const byDay = new Map<number, number | null>()
  const method = methodOf(situation)
  let from = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  const today = dayNumber(situation.asOf)
  for (const entry of situation.log ?? []) {
    if (entry.kind !== 'watered') continue
    const day = dayNumber(entry.date)
    if (day > today) continue
    const mm = grossOf(entry, situation.areaAcres)
    const sum = byDay.get(day)
    byDay.set(day, mm === null || sum === null ? null : (sum ?? 0) + mm * EFFICIENCY[method])
    from = Math.min(from, day)
    last = Math.max(last, day)
  }
  return today - last > SILENCE ? null : { byDay, from, most: mostNet(method) }
}

/** Net mm that the roots get of one watering at most. */
const mostNet = (method: IrrigationMethod): number => MOST_AT_ONCE[method] * EFFICIENCY[method]

/** mm brought to the field; null where it cannot be said. */
function grossOf({ amount, unit }: LogEntry, acres: number | null): number | null {
  if (amount === null) return null
  if (unit === 'mm') return amount
  if (acres === null || acres === 0) return null
  const squareMetres = acres * SQUARE_METRES_PER_ACRE
  if (unit === 'litres') return amount / squareMetres
  return unit === 'cans' ? (amount * CAN_LITRES) / squareMetres : null
}
