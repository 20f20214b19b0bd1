import { GRADES, type GradeId } from '../../contracts/grades.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import { ACRES_PER_HECTARE } from '../units.ts'

export interface BagAmount {
  bags: number
  kg: number
  bagKg: number
}

export const bagAmountKilograms = ({ bags, kg, bagKg }: BagAmount): number => bags * bagKg + kg

/** Maximum relative error of a rounded amount. */
const MAX_RELATIVE_ERROR = 0.1
const MANY_BAGS = 10

/** Rounds to half bags if the error is within a tenth, else to kilograms to weigh. @param kg of the product @param most kg, never exceeded */
export function roundToBagAmount(grade: GradeId, kg: number, most: number): BagAmount {
  const { bagKg } = GRADES[grade]
  const step = kg >= MANY_BAGS * bagKg ? bagKg : bagKg / 2
  const near = [Math.round(kg / step) * step, Math.floor(kg / step + TOLERANCE) * step].find(
    (whole) => whole > 0 && Math.abs(whole - kg) <= MAX_RELATIVE_ERROR * kg + TOLERANCE && whole <= most + TOLERANCE,
  )
  if (near !== undefined) return { bags: near / bagKg, kg: 0, bagKg }
  const bags = Math.floor(kg / bagKg + TOLERANCE)
  return { bags, kg: roundKilograms(kg - bags * bagKg, most - bags * bagKg, kg), bagKg }
}

const TOLERANCE = 1e-6

/** Rounds to 5 kg from 25 kg on, 1 kg from 5 kg on, else 100 g; finer where that exceeds `most`. */
function roundKilograms(kg: number, most: number, all: number): number {
  const near = kg >= 25 ? Math.round(kg / 5) * 5 : all >= 5 ? Math.round(kg) : Math.round(kg * 10) / 10
  const perKg = all >= 10 ? 1 : all >= 5 ? 2 : 10
  return near <= most + TOLERANCE ? near : Math.floor(most * perKg + TOLERANCE) / perKg
}

export function boughtBagAmount(grade: GradeId, kg: number, bags: number): BagAmount {
  const halves = Number.isInteger(bags * 2)
  const bagKg = bags > 0 ? Math.round((kg / bags) * 10) / 10 : GRADES[grade].bagKg
  const whole = halves ? bags : Math.floor(bags)
  return { bags: whole, kg: halves ? 0 : Math.round((kg - whole * bagKg) * 10) / 10, bagKg }
}

export const acresToHectares = (acres: number): number => acres / ACRES_PER_HECTARE

/** Returns the grams that a stand tolerates at a distance in cm. */
export function maxGramsPerStand(grade: GradeId, distance: number): number {
  const { urea_g_max: urea, npk_g_max: npk } = general.limits.per_stand
  const limits = grade === 'urea' ? urea : npk
  if (distance >= 20) return limits.at_20_cm_ring
  if (distance >= 10) return limits.at_10_cm
  return distance >= 8 ? limits.at_8_cm : limits.at_5_cm
}
