import type { CanonicalCropId } from '../../contracts/crops.ts'
import { type Country, GRADES } from '../../contracts/grades.ts'
import { isIn } from '../../shared/records.ts'
import type { PerPlantFacts } from '../budget/budget-facts.ts'
import { isEstimatedFigure } from './from-memory.ts'
import { perPlantApplication } from './per-plant.ts'

export function collectPerPlantFacts(
  crop: CanonicalCropId,
  country: Country,
  ageYears: number | null,
): PerPlantFacts | null {
  const feeding = perPlantApplication(crop, country, ageYears)
  if (!feeding) return null
  const { products, row, times, plantsPerHectare } = feeding
  const others = (row.or ?? []).filter((id) => isIn(GRADES[id].countries, country))
  const doses = products.map(({ grade, grams }, n) => ({ grades: n === 0 ? [grade, ...others] : [grade], grams }))
  return { doses, times, plantsPerHectare, ...(isEstimatedFigure(row) ? { rough: true } : {}) }
}
