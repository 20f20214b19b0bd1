import type { GradeId } from '../../contracts/grades.ts'
import type { CropFigures } from '../crops/figures.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import { ACRES_PER_HECTARE, BAG_KG, roundTo } from '../units.ts'
import type { Dose } from './figures.ts'
import { capGrams } from './grades.ts'
import type { Placement } from './placement.ts'

/** How much for a piece of land: bags, or kilograms where it is less than half a bag. `to` where the rate is rough. */
export interface Amount {
  unit: 'bags' | 'kg'
  least: number
  most: number
}

/** A rate from memory is shown a quarter less to a quarter more (a choice). */
const ROUGHLY = 0.25

/** @param hectares the land */
export function amountFor({ kgPerHectare }: Dose, hectares: number, rough: boolean): Amount {
  const kg = kgPerHectare * hectares
  const [low, high] = rough ? [kg * (1 - ROUGHLY), kg * (1 + ROUGHLY)] : [kg, kg]
  if (kg < BAG_KG * 0.75) return { unit: 'kg', least: shownKilograms(low), most: shownKilograms(high) }
  return { unit: 'bags', least: shownBags(low), most: shownBags(high) }
}

/** Half bags up to five, whole ones above. */
const shownBags = (kg: number): number => {
  const bags = kg / BAG_KG
  return bags > 5 ? Math.round(bags) : roundTo(bags, 0.5)
}

const shownKilograms = (kg: number): number => roundTo(kg, kg > 10 ? 5 : 1)

export const hectaresOf = (acres: number): number => acres / ACRES_PER_HECTARE

/** What a level bottle cap feeds: so many caps for one stand or metre, or one cap for so many. */
export interface CapMeasure {
  per: 'stand' | 'metre'
  caps: number
  stands: number
}

/** A bottle cap in hand, for what is put at stands or along rows; null where it is spread, or the distances are not known. */
export function capsFor(dose: Dose, placement: Placement, { spacing: [first] }: CropFigures): CapMeasure | null {
  const row = middle(first?.row_cm)
  const plant = middle(first?.plant_cm)
  if (row === null || placement.way === 'mud' || placement.way === 'broadcast') return null
  const cap = capGrams(dose.grade)
  if (placement.way === 'band') return measure('metre', (dose.kgPerHectare * row) / 1000 / cap)
  if (plant === null) return null
  const grams = (dose.kgPerHectare * row * plant) / 1e5
  return measure('stand', Math.min(grams, mostPerStand(dose.grade, placement.from ?? 5)) / cap)
}

const middle = (cm: number | number[] | undefined): number | null =>
  Array.isArray(cm) ? (cm[0]! + cm.at(-1)!) / 2 : (cm ?? null)

function measure(per: CapMeasure['per'], caps: number): CapMeasure | null {
  if (caps < 0.17) return null
  if (caps < 0.75) return { per, caps: 1, stands: Math.round(1 / caps) }
  return { per, caps: Math.max(1, Math.round(caps * 2) / 2), stands: 1 }
}

/** Grams that a stand bears at a distance from it, cm. */
export function mostPerStand(grade: GradeId, distance: number): number {
  const { urea_g_max: urea, npk_g_max: npk } = general.limits.per_stand
  const limits = grade === 'urea' ? urea : npk
  if (distance >= 15) return limits.at_20_cm_ring
  if (distance >= 10) return limits.at_10_cm
  return distance >= 8 ? limits.at_8_cm : limits.at_5_cm
}
