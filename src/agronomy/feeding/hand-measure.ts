import type { Country } from '../../contracts/grades.ts'
import { gramsPerMetre, gramsPerStand, gramsToBottleCaps, stridesPerTenKilograms } from '../budget/bottle-caps.ts'
import type { CropFigures } from '../crops/figures.ts'
import { maxGramsPerStand } from './amount.ts'
import type { ProductRate } from './fertilizer-figures.ts'
import { gramsPerBottleCap } from './grades.ts'
import type { FertilizerPlacement } from './placement.ts'
import { plantSpacing } from './plant-spacing.ts'

/** Hand measure: level bottle caps per stand, metre of row or square metre of a bed; strides for 10 kg. */
export interface HandMeasure {
  per: 'stand' | 'metre' | 'square' | 'strides'
  caps: number
  stands: number
}

/** Distance between stands in cm up to which fertilizer goes into a furrow instead of holes. */
const FURROW_SPACING_CM = 20

export function placementForSpacing(
  placement: FertilizerPlacement,
  figures: CropFigures,
  country: Country,
): FertilizerPlacement {
  const { plant } = plantSpacing(figures, country)
  return placement.way === 'stand' && (plant ?? 0) <= FURROW_SPACING_CM ? { ...placement, way: 'band' } : placement
}

export function computeHandMeasure(
  doses: readonly ProductRate[],
  placement: FertilizerPlacement,
  figures: CropFigures,
  country: Country,
): HandMeasure | null {
  const { row, plant } = plantSpacing(figures, country)
  const kg = doses.reduce((sum, { kgPerHectare }) => sum + kgPerHectare, 0)
  const cap = kg / doses.reduce((sum, { grade, kgPerHectare }) => sum + kgPerHectare / gramsPerBottleCap(grade), 0)
  const onBed = placement.way === 'broadcast' && plant !== null
  if (!onBed && (placement.way === 'mud' || placement.way === 'broadcast')) return measureInStrides(kg)
  if (onBed) return measureInCaps('square', kg / 10, cap)
  if (row === null) return null
  if (placement.way === 'band' || plant === null) return measureInCaps('metre', gramsPerMetre(kg, row), cap)
  const most = Math.min(...doses.map(({ grade }) => maxGramsPerStand(grade, placement.to ?? 5)))
  return (
    measureInCaps('stand', gramsPerStand(kg, row, plant), cap, most) ??
    measureInCaps('metre', gramsPerMetre(kg, row), cap)
  )
}

function measureInCaps(per: HandMeasure['per'], grams: number, cap: number, most?: number): HandMeasure | null {
  const count = gramsToBottleCaps(grams, cap, most)
  return count && { per, ...count }
}

/** Returns the length in strides of the strip, 50 strides wide, for 10 kg. */
const measureInStrides = (kgPerHectare: number): HandMeasure => ({
  per: 'strides',
  caps: 0,
  stands: stridesPerTenKilograms(kgPerHectare),
})
