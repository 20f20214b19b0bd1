import type { IrrigationMethod } from '../../contracts/farm.ts'
import type { FieldSituation } from '../types.ts'
import { SQUARE_METRES_PER_ACRE } from '../units.ts'
import type { WaterRow } from './daily-balance.ts'
import { BUND } from './root-zone.ts'
import type { WaterBalance } from './soil-water.ts'
import { EFFICIENCY, methodOf } from './watering-methods.ts'

export interface IrrigationNeed {
  /** Water now: depletion is past RAW today and the next three days' rain will not bring it back. */
  due: boolean
  /** mm to bring into the root zone now; 0 when not due. */
  netMm: number
  /** mm to pump or carry for that, at the method's efficiency. */
  grossMm: number
  method: IrrigationMethod
  efficiency: number
  /** First day ahead, today included, on which watering is due; null: not within the forecast. */
  triggerDate: string | null
  daysToTrigger: number | null
  /** mm net on that day. */
  triggerNetMm: number
  /** Days a full root zone lasts at today's use, rounded down, at least 1. */
  intervalDays: number
  /** `high`: stress (Ks under 0.8) in a sensitive stage, unless past waterings are only assumed; `medium`: due; `low`: due within 3 days; null: neither. */
  urgency: 'high' | 'medium' | 'low' | null
  /** Lowest Ks of today and the days ahead. */
  leastKs: number
  /** Rain of the next three days after today, mm. */
  rainNext3: number
  /** A good part of the rain or the past is typical weather, not known. */
  rough: boolean
}

/** Whether a depletion asks for water: past RAW by more than eight tenths of the coming three days' rain. */
export const isDue = (depletion: number, raw: number, rainNext3: number): boolean =>
  depletion > raw && 0.8 * rainNext3 < depletion - raw

/** Net depth: the whole depletion, or only back to 0.9 RAW when heavy rain is near. */
export const netDepth = (depletion: number, raw: number, heavyRainNear: boolean): number =>
  Math.max(0, heavyRainNear ? depletion - 0.9 * raw : depletion)

/** Gross depth to apply for a net depth. */
export const grossDepth = (netMm: number, efficiency: number): number => netMm / efficiency

/**
 * Litres for a depth over an area, the same however it is given: the root zone lacks the whole depth (FAO-56 eq. 85);
 * the wetted part of the ground (Table 20) only matters to what evaporates from the surface.
 */
export const litresFor = (mm: number, acres: number): number => mm * SQUARE_METRES_PER_ACRE * acres

/**
 * What watering a field needs, from its balance. Never raised by more rain nor lowered by a drier soil. A rain-fed field
 * gets the same figures as for watering by hand: whether to speak of them is the rule's affair.
 */
export function irrigationNeed(balance: WaterBalance, situation: Pick<FieldSituation, 'irrigation'>): IrrigationNeed {
  const { forecast, paddy } = balance
  const method = methodOf(situation)
  const efficiency = EFFICIENCY[method]
  const dueOn = forecast.findIndex((row, n) => dueAt(forecast, row, n))
  const due = dueOn === 0
  const netMm = due ? netOn(forecast, 0, paddy) : 0
  const grossMm = grossDepth(netMm, efficiency)
  let leastKs = 1
  for (const row of forecast) if (row.ks < leastKs) leastKs = row.ks
  const { today } = balance
  const known = !balance.assumedIrrigation
  const stressed =
    known && forecast.slice(0, 3).some((row) => row.ks < 0.8 && balance.facts.record.sensitive.includes(row.stage))
  return {
    due,
    netMm,
    grossMm,
    method,
    efficiency,
    triggerDate: dueOn < 0 ? null : forecast[dueOn]!.date,
    daysToTrigger: dueOn < 0 ? null : dueOn,
    triggerNetMm: dueOn < 0 ? 0 : netOn(forecast, dueOn, paddy),
    intervalDays: today.etc > 0 ? Math.max(1, Math.floor(today.raw / today.etc)) : 30,
    urgency: due ? (stressed ? 'high' : 'medium') : dueOn > 0 && dueOn <= 3 ? 'low' : null,
    leastKs,
    rainNext3: rainAfter(forecast, 0, 3),
    rough:
      balance.facts.rough || balance.soil.assumed || today.estimated || balance.estimatedDays * 2 > balance.pastDays,
  }
}

const dueAt = (rows: WaterRow[], row: WaterRow, n: number): boolean =>
  isDue(row.depletion, row.raw, rainAfter(rows, n, 3))

/** A paddy is filled to half its bund above saturation. */
function netOn(rows: WaterRow[], n: number, paddy: boolean): number {
  const row = rows[n]!
  if (paddy) return row.depletion + BUND / 2
  return netDepth(row.depletion, row.raw, rainAfter(rows, n, 5) >= HEAVY_RAIN)
}

/** mm in the five days after that make a full watering a waste (a choice). */
const HEAVY_RAIN = 30

function rainAfter(rows: WaterRow[], n: number, days: number): number {
  let rain = 0
  for (let m = n + 1; m <= n + days && m < rows.length; m++) rain += rows[m]!.rain
  return rain
}
