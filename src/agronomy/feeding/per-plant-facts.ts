import type { CanonicalCropId } from '../../contracts/crops.ts'
import { type Country, GRADES, type GradeId, gradesOf } from '../../contracts/grades.ts'
import { fertilizerOf } from '../crops/all-fertilizer.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import type { PerPlantFacts } from '../purse/facts.ts'
import type { FertilizerFigures } from './figures.ts'
import { USUAL_GRADES } from './grades.ts'

type Row = NonNullable<FertilizerFigures['per_plant']>[number]
/** Age in years of a tree whose age is not known. */
const GROWN = 5

/** What each tree or mat is given at its age; null for what is not fed by the plant. */
export function perPlantFacts(crop: CanonicalCropId, country: Country, ageYears: number | null): PerPlantFacts | null {
  const rows = fertilizerOf(crop)?.per_plant ?? []
  const age = ageYears ?? GROWN
  const row = rows.findLast(({ age_years: [from] }) => age >= from) ?? rows[0]
  const { plantsPerHectare } = cropFacts(crop)
  if (!row || plantsPerHectare === null) return null
  const times = timesOf(row)
  const yearly = row.note?.includes('per year') ?? false
  return {
    grades: namedIn(row.product, country),
    grams: yearly ? row.grams_per_plant_per_time / times : row.grams_per_plant_per_time,
    times,
    plantsPerHectare,
  }
}

/** How often in a year: as the row counts them, the fewer where it leaves a choice. */
function timesOf({ product, times }: Row): number {
  const each = /each of (\d)/.exec(product) ?? /^(\d)(?:-\d)? splits/.exec(times[0]!)
  if (each) return Number(each[1])
  const months = /every (\d+) months/.exec(times[0]!)
  return months ? 12 / Number(months[1]) : times.length
}

/** The products that a row names, of those sold in the country; the usual compound where it names none. */
function namedIn(product: string, country: Country): GradeId[] {
  const sold = gradesOf(country)
  const named = sold.filter((id) => product.includes(numbersOf(id)))
  return named.length > 0 ? named : [USUAL_GRADES[country].compound]
}

/** The numbers of a compound's label, or the name of what has none. */
const numbersOf = (id: GradeId): string => {
  const { label } = GRADES[id]
  return /^NPK ([\d-]+)/.exec(label)?.[1] ?? label.split(' ')[0]!
}
