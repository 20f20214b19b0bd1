import type { Country } from '../../contracts/grades.ts'
import { capsOf, gramsPerMetre, gramsPerStand, stridesOf } from '../budget/caps.ts'
import type { CropFigures } from '../crops/figures.ts'
import { mostPerStand } from './amount.ts'
import { distancesOf } from './distances.ts'
import type { Dose } from './figures.ts'
import { capGrams } from './grades.ts'
import type { Placement } from './placement.ts'

/** Hand measure: level bottle caps per stand, metre of row or square metre of a bed; strides for 10 kg. */
export interface HandMeasure {
  per: 'stand' | 'metre' | 'square' | 'strides'
  caps: number
  stands: number
}

/** cm between stands up to which a furrow replaces holes. */
const DENSE = 20

export function placedFor(placement: Placement, figures: CropFigures, country: Country): Placement {
  const { plant } = distancesOf(figures, country)
  return placement.way === 'stand' && (plant ?? 0) <= DENSE ? { ...placement, way: 'band' } : placement
}

export function handMeasure(
  doses: readonly Dose[],
  placement: Placement,
  figures: CropFigures,
  country: Country,
): HandMeasure | null {
  const { row, plant } = distancesOf(figures, country)
  const kg = doses.reduce((sum, { kgPerHectare }) => sum + kgPerHectare, 0)
  const cap = kg / doses.reduce((sum, { grade, kgPerHectare }) => sum + kgPerHectare / capGrams(grade), 0)
  const onBed = placement.way === 'broadcast' && plant !== null
  if (!onBed && (placement.way === 'mud' || placement.way === 'broadcast')) return strides(kg)
  if (onBed) return counted('square', kg / 10, cap)
  if (row === null) return null
  if (placement.way === 'band' || plant === null) return counted('metre', gramsPerMetre(kg, row), cap)
  const most = Math.min(...doses.map(({ grade }) => mostPerStand(grade, placement.to ?? 5)))
  return counted('stand', gramsPerStand(kg, row, plant), cap, most) ?? counted('metre', gramsPerMetre(kg, row), cap)
}

function counted(per: HandMeasure['per'], grams: number, cap: number, most?: number): HandMeasure | null {
  const count = capsOf(grams, cap, most)
  return count && { per, ...count }
}

/** Strides for 10 kg, beside a 50-stride width. */
const strides = (kgPerHectare: number): HandMeasure => ({
  per: 'strides',
  caps: 0,
  stands: stridesOf(kgPerHectare),
})
