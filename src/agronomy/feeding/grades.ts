import { type Country, GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }

/** What is bought for what, in one country. */
interface UsualGrades {
  compound: GradeId
  /** A compound for crops that take more potash. */
  potash: GradeId
  nitrogen: GradeId
  phosphate: GradeId
}

/** What is sold in each country, until the farmer says what is at hand. */
export const USUAL_GRADES: Record<Country, UsualGrades> = {
  NG: { compound: 'npk-15-15-15', potash: 'npk-12-12-17-2', nitrogen: 'urea', phosphate: 'ssp' },
  NA: { compound: 'za-2-3-2-22', potash: 'za-4-3-4-33', nitrogen: 'lan-28', phosphate: 'map-za' },
}

/** Share of each element in a product, by weight. */
export const contentOf = (grade: GradeId): Nutrients => GRADES[grade].holds

/** Rain washes it down and dry soil wastes it; phosphate, gypsum and manure wait for neither. */
export const hasNitrogen = (products: readonly { grade: GradeId }[]): boolean =>
  products.some(({ grade }) => contentOf(grade).n > 0)

const { screw_cap: cap } = general.measures.grams_computed.values
const OWN_WEIGHT: Partial<Record<GradeId, number>> = {
  urea: cap.urea,
  ssp: cap.ssp,
  tsp: cap.tsp,
  dap: cap.dap,
  map: cap.dap,
  'map-za': cap.dap,
  mop: cap.mop,
  'ammonium-sulphate': cap.ammonium_sulphate,
  can: cap.can,
  'lan-28': cap.can,
  gypsum: cap.gypsum,
}

/** Grams in a level plastic screw cap of a drink bottle; granules of which nothing is told weigh as a compound does. */
export const capGrams = (grade: GradeId): number => OWN_WEIGHT[grade] ?? cap.npk_any
