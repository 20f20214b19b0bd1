import type { IrrigationMethod } from '../../contracts/farm.ts'
import { firstItem, itemAt } from '../../shared/lookups.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import type { FieldSituation } from '../types.ts'
import { SQUARE_METRES_PER_ACRE } from '../units.ts'
import { BUND_HEIGHT_MM } from './root-zone.ts'
import type { WaterBalance } from './soil-water.ts'
import type { WaterRow } from './water-row.ts'
import {
  IRRIGATION_EFFICIENCY,
  irrigationMethodOf,
  isGarden,
  MAX_WATERING_MM,
  MIN_BY_CAN_MM,
  MIN_WATERING_MM,
  minWateringInterval,
} from './watering-methods.ts'

export interface IrrigationNeed {
  /** Depletion past RAW and not refilled by three days' rain. */
  due: boolean
  /** mm missing now; 0 when not due. */
  netMm: number
  method: IrrigationMethod
  efficiency: number
  /** Days between waterings: RAW over mean ETc, at least 1 (FAO-56 eq. 83). */
  intervalDays: number
  /** Net mm per watering: use between two, never a late start's deficit. */
  eachNetMm: number
  /** Gross mm at the method's efficiency. */
  eachGrossMm: number
  /** First day due, today included; null: beyond the forecast. */
  triggerDate: string | null
  daysToTrigger: number | null
  /** `high`: Ks under 0.8 in a sensitive stage with logged waterings; `medium`: due; `low`: due within the week. */
  urgency: 'high' | 'medium' | 'low' | null
  leastKs: number
  /** Rain of three days after today, mm. */
  rainNext3: number
  /** True if much of the weather is climate normals. */
  rough: boolean
}

/** Depletion exceeds RAW by over eight tenths of three days' rain. */
export const isIrrigationDue = (depletion: number, raw: number, rainNext3: number): boolean =>
  depletion > raw && EFFECTIVE_RAIN_SHARE * rainNext3 < depletion - raw

/** Share of forecast rain counted. */
const EFFECTIVE_RAIN_SHARE = 0.8

/** Net depth: whole depletion, or to 0.9 RAW before heavy rain. */
export const netIrrigationDepth = (depletion: number, raw: number, heavyRainNear: boolean): number =>
  Math.max(0, heavyRainNear ? depletion - 0.9 * raw : depletion)

export const grossIrrigationDepth = (netMm: number, efficiency: number): number => netMm / efficiency

/** Litres for a depth over the whole area (FAO-56 eq. 85); the wetted fraction matters only to evaporation. */
export const litresForDepth = (mm: number, acres: number): number => mm * SQUARE_METRES_PER_ACRE * acres

/** Irrigation need: never rises with more rain or wetter soil. A rain-fed field is computed as if watered by hand. */
export function computeIrrigationNeed(
  balance: WaterBalance,
  situation: Pick<FieldSituation, 'irrigation'>,
): IrrigationNeed {
  const { forecast, paddy, today } = balance
  const method = irrigationMethodOf(situation)
  const dueOn = forecast.findIndex((row, n) => dueAt(forecast, row, n))
  const due = dueOn === 0
  let leastKs = 1
  for (const row of forecast) if (row.ks < leastKs) leastKs = row.ks
  const known = !balance.assumedIrrigation
  const isStressed = () =>
    known && forecast.slice(0, 3).some((row) => row.ks < 0.8 && balance.facts.record.sensitive.includes(row.stage))
  return {
    due,
    netMm: due ? netNow(forecast, paddy) : 0,
    method,
    efficiency: IRRIGATION_EFFICIENCY[method],
    ...(paddy ? pondSchedule(balance) : scheduleWaterings(forecast, method, balance.facts)),
    triggerDate: dueOn < 0 ? null : itemAt(forecast, dueOn).date,
    daysToTrigger: dueOn < 0 ? null : dueOn,
    urgency: due ? (isStressed() ? 'high' : 'medium') : dueOn > 0 ? 'low' : null,
    leastKs,
    rainNext3: rainAfter(forecast, 0, 3),
    rough:
      balance.facts.rough || balance.soil.assumed || today.estimated || balance.estimatedDays * 2 > balance.pastDays,
  }
}

const dueAt = (rows: WaterRow[], row: WaterRow, n: number): boolean =>
  isIrrigationDue(row.depletion, row.raw, rainAfter(rows, n, 3))

function netNow(rows: WaterRow[], paddy: boolean): number {
  const row = firstItem(rows)
  if (paddy) return row.depletion + BUND_HEIGHT_MM / 2
  return netIrrigationDepth(row.depletion, row.raw, rainAfter(rows, 0, 5) >= HEAVY_RAIN)
}

/** Days of rain that drip deducts. */
const DRIP_DAYS = 3

type Schedule = Pick<IrrigationNeed, 'intervalDays' | 'eachNetMm' | 'eachGrossMm'>

/** Returns the watering interval and amount that meet the soil demand, not below the minimum interval of method and crop. Drip irrigation is daily, less the forecast rain. */
function scheduleWaterings(rows: WaterRow[], method: IrrigationMethod, crop: CropFacts): Schedule {
  const etc = meanEtc(rows)
  const efficiency = IRRIGATION_EFFICIENCY[method]
  if (method === 'drip') {
    const net = Math.max(0, etc - (EFFECTIVE_RAIN_SHARE * rainAfter(rows, -1, DRIP_DAYS)) / DRIP_DAYS)
    return { intervalDays: 1, eachNetMm: net, eachGrossMm: grossIrrigationDepth(net, efficiency) }
  }
  const { raw, taw } = firstItem(rows)
  const fewest = method === 'manual' && !isGarden(crop) ? MIN_BY_CAN_MM : MIN_WATERING_MM[method]
  const least = Math.min(fewest * efficiency, taw / 2)
  const lasts = Math.max(least, Math.min(raw, MAX_WATERING_MM[method] * efficiency))
  const daysOf = (mm: number) => (etc > 0 ? Math.floor(mm / etc) : LONGEST_INTERVAL)
  const intervalDays = Math.max(minWateringInterval(method, crop, daysOf(taw / 2)), daysOf(lasts))
  const eachNetMm = Math.min(intervalDays, LONGEST_INTERVAL) * etc
  const needed = Math.max(eachNetMm, method === 'manual' ? least : 0)
  return {
    intervalDays,
    eachNetMm,
    eachGrossMm: Math.max(MIN_WATERING_MM[method], grossIrrigationDepth(needed, efficiency)),
  }
}

/** Days until a pond of half the bund is used. */
function pondSchedule({ forecast, soil }: WaterBalance): Schedule {
  const intervalDays = Math.max(1, Math.floor(BUND_HEIGHT_MM / 2 / (meanEtc(forecast) + soil.percolation)))
  return {
    intervalDays,
    eachNetMm: BUND_HEIGHT_MM / 2,
    eachGrossMm: grossIrrigationDepth(BUND_HEIGHT_MM / 2, IRRIGATION_EFFICIENCY.flood),
  }
}

function meanEtc(rows: WaterRow[]): number {
  let etc = 0
  for (const row of rows) etc += row.etc
  return etc / rows.length
}

/** Maximum days between waterings. */
const LONGEST_INTERVAL = 30

/** mm in five days that replace a full watering (a choice). */
const HEAVY_RAIN = 30

function rainAfter(rows: WaterRow[], n: number, days: number): number {
  let rain = 0
  for (let m = n + 1; m <= n + days && m < rows.length; m++) rain += itemAt(rows, m).rain
  return rain
}
