import general from '../data/fertilizer-general.json' with { type: 'json' }
import type { Nutrients } from './figures.ts'

/** What the advice names; all of them stand in the list of grades with what is in the bag. */
export const GRADE_IDS = [
  'npk_15_15_15',
  'npk_12_12_17_2',
  'urea',
  'ssp',
  'map_za',
  'can',
  'za_2_3_2_22',
  'gypsum',
] as const
export type GradeId = (typeof GRADE_IDS)[number]

/** Where a field lies, as far as what is sold there goes. */
export type Country = 'NG' | 'NA'

/** What is sold in each country, until the farmer says what is at hand: a compound, a straight nitrogen, a phosphate. */
export const USUAL_GRADES: Record<Country, { compound: GradeId; nitrogen: GradeId; phosphate: GradeId }> = {
  NG: { compound: 'npk_15_15_15', nitrogen: 'urea', phosphate: 'ssp' },
  NA: { compound: 'za_2_3_2_22', nitrogen: 'urea', phosphate: 'map_za' },
}

/** Share of each element in a product, by weight. */
export const CONTENT: Record<GradeId, Nutrients> = Object.fromEntries(
  GRADE_IDS.map((id) => {
    const grade = general.grades.find((one) => one.id === id)!
    const { n, p, k } = grade.element_percent
    return [id, { n: n / 100, p: p / 100, k: k / 100 }]
  }),
) as Record<GradeId, Nutrients>

/** Rain washes it down and dry soil wastes it; phosphate, gypsum and manure wait for neither. */
export const hasNitrogen = (grade: GradeId): boolean => CONTENT[grade].n > 0

const { screw_cap: cap } = general.measures.grams_computed.values
/** Grams in a level plastic screw cap of a drink bottle. */
export const CAP_GRAMS: Record<GradeId, number> = {
  npk_15_15_15: cap.npk_any,
  npk_12_12_17_2: cap.npk_any,
  za_2_3_2_22: cap.npk_any,
  map_za: cap.dap,
  urea: cap.urea,
  ssp: cap.ssp,
  can: cap.can,
  gypsum: cap.gypsum,
}
