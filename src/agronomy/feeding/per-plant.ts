import type { CanonicalCropId } from '../../contracts/crops.ts'
import { type Country, GRADES, type GradeId } from '../../contracts/grades.ts'
import { isIn } from '../../shared/records.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { fertilizerFigures } from '../crops/fertilizer.ts'
import type { PerPlantFigures } from './fertilizer-figures.ts'
import { nutrientContent } from './grades.ts'

export interface PlantDose {
  grade: GradeId
  grams: number
}

export interface PerPlantApplication {
  index: number
  row: PerPlantFigures
  times: number
  products: [PlantDose, ...PlantDose[]]
  plantsPerHectare: number
}

/** Assumed age of a tree, years. */
const ASSUMED_TREE_AGE_YEARS = 5

/** Doses per tree or mat at its age within the yearly limit per hectare; null for other crops and ages without a dose. */
export function perPlantApplication(
  crop: CanonicalCropId,
  country: Country,
  ageYears: number | null,
): PerPlantApplication | null {
  const record = fertilizerFigures(crop)
  const rows = record?.per_plant ?? []
  const index = rows.findLastIndex(({ age_years: [from] }) => (ageYears ?? ASSUMED_TREE_AGE_YEARS) >= from)
  const row = rows[index]
  const { plantsPerHectare } = cropFacts(crop)
  if (!record || !row?.give || !row.times_a_year || plantsPerHectare === null) return null
  const sold = row.give.map((dose) => soldIn(country, dose))
  const shares = (['n', 'p', 'k'] as const).map((x) => {
    const year = sold.reduce((sum, { grade, grams }) => sum + nutrientContent(grade)[x] * grams, 0) * row.times_a_year!
    return (record.maximum.season_element_kg_ha[x] * 1000) / plantsPerHectare / year
  })
  const share = Math.min(1, ...shares)
  const [first, ...rest] = sold.map(({ grade, grams }) => ({ grade, grams: roundGramsDown(grams * share) }))
  return { index, row, times: row.times_a_year, products: [first!, ...rest], plantsPerHectare }
}

const roundGramsDown = (grams: number): number =>
  Math.floor(grams / (grams < 100 ? 5 : 10) + 1e-9) * (grams < 100 ? 5 : 10)

const NAMIBIAN_GRADE: Partial<Record<GradeId, GradeId>> = {
  npk_12_12_17_2: 'za_4_3_4_33',
  npk_15_15_15: 'za_4_3_4_33',
  npk_20_10_10: 'za_4_3_4_33',
  ssp: 'map_za',
}

function soldIn(country: Country, dose: PlantDose): PlantDose {
  const grade = NAMIBIAN_GRADE[dose.grade]
  if (!grade || isIn(GRADES[dose.grade].countries, country)) return dose
  const x = nutrientContent(dose.grade).n > 0 ? 'n' : 'p'
  return { grade, grams: (dose.grams * nutrientContent(dose.grade)[x]) / nutrientContent(grade)[x] }
}
