import { type Country, GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }

interface UsualGrades {
  compound: GradeId
  potash: GradeId
  nitrogen: GradeId
  phosphate: GradeId
}

export const USUAL_GRADES: Record<Country, UsualGrades> = {
  NG: { compound: 'npk_15_15_15', potash: 'npk_12_12_17_2', nitrogen: 'urea', phosphate: 'ssp' },
  NA: { compound: 'za_2_3_2_22', potash: 'za_4_3_4_33', nitrogen: 'lan_28', phosphate: 'map_za' },
}

export const nutrientContent = (grade: GradeId): Nutrients => GRADES[grade].holds

/** Returns whether a product has nitrogen, which rain leaches and dry soil wastes. Phosphate, gypsum and manure do not. */
export const hasNitrogenProduct = (products: readonly { grade: GradeId }[]): boolean =>
  products.some(({ grade }) => nutrientContent(grade).n > 0)

const { screw_cap: cap } = general.measures.grams_computed.values
const OWN_WEIGHT: Partial<Record<GradeId, number>> = {
  urea: cap.urea,
  ssp: cap.ssp,
  tsp: cap.tsp,
  dap: cap.dap,
  map: cap.dap,
  map_za: cap.dap,
  mop: cap.mop,
  ammonium_sulphate: cap.ammonium_sulphate,
  can: cap.can,
  lan_28: cap.can,
  gypsum: cap.gypsum,
}

/** Grams in a level plastic bottle cap; unknown granules weigh like a compound. */
export const gramsPerBottleCap = (grade: GradeId): number => OWN_WEIGHT[grade] ?? cap.npk_any
