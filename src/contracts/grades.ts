import * as z from 'zod/mini'
import { isIn } from '../shared/records.ts'
import { refusalMessage } from './refusal-messages.ts'

/** Fertilisers on sale: label, countries and contents. */

/** Mass fraction of each element. */
export interface Nutrients {
  n: number
  p: number
  k: number
}

/** Countries with their own products. */
export const COUNTRIES = ['NG', 'NA'] as const
export type Country = (typeof COUNTRIES)[number]

interface Grade {
  /** Label on the bag, in every language. */
  label: string
  countries: readonly Country[]
  bagKg: number
  holds: Nutrients
}

/** Mass fraction of the element in its oxide. */
export const P_IN_P2O5 = 0.4364
export const K_IN_K2O = 0.8301

/** Contents of a label in per cent of nitrogen, P2O5 and K2O. */
const nutrientsFromOxides = (n: number, p2o5: number, k2o: number): Nutrients =>
  nutrientsFromElements(n, p2o5 * P_IN_P2O5, k2o * K_IN_K2O)

/** Contents of a label in per cent of the elements. */
const nutrientsFromElements = (n: number, p: number, k: number): Nutrients => ({ n: n / 100, p: p / 100, k: k / 100 })

/** Contents of a southern African label: ratio of the elements and their total percentage. */
const nutrientsFromRatio = (n: number, p: number, k: number, percent: number): Nutrients => {
  const part = percent / (n + p + k)
  return nutrientsFromElements(n * part, p * part, k * part)
}

/** Products, usual ones first. Sources: `agronomy/data/fertilizer-general.json`. */
export const GRADES = {
  urea: { label: 'Urea 46-0-0', countries: ['NG', 'NA'], bagKg: 50, holds: nutrientsFromOxides(46, 0, 0) },
  npk_15_15_15: { label: 'NPK 15-15-15', countries: ['NG'], bagKg: 50, holds: nutrientsFromOxides(15, 15, 15) },
  npk_20_10_10: { label: 'NPK 20-10-10', countries: ['NG'], bagKg: 50, holds: nutrientsFromOxides(20, 10, 10) },
  npk_12_12_17_2: { label: 'NPK 12-12-17', countries: ['NG'], bagKg: 50, holds: nutrientsFromOxides(12, 12, 17) },
  npk_27_13_13: { label: 'NPK 27-13-13', countries: ['NG'], bagKg: 50, holds: nutrientsFromOxides(27, 13, 13) },
  npk_20_20_20: { label: 'NPK 20-20-20', countries: ['NG'], bagKg: 50, holds: nutrientsFromOxides(20, 20, 20) },
  npk_17_17_17: { label: 'NPK 17-17-17', countries: ['NG'], bagKg: 50, holds: nutrientsFromOxides(17, 17, 17) },
  npk_20_12_26: { label: 'NPK 20-12-26', countries: ['NG'], bagKg: 50, holds: nutrientsFromOxides(20, 12, 26) },
  npk_16_16_16: { label: 'NPK 16-16-16', countries: ['NG'], bagKg: 50, holds: nutrientsFromOxides(16, 16, 16) },
  npk_10_20_10_s_zn: {
    label: 'NPK 10-20-10+S+Zn',
    countries: ['NG'],
    bagKg: 50,
    holds: nutrientsFromOxides(10, 20, 10),
  },
  npk_20_10_10_s_zn: {
    label: 'NPK 20-10-10+S+Zn',
    countries: ['NG'],
    bagKg: 50,
    holds: nutrientsFromOxides(20, 10, 10),
  },
  npk_15_10_10_mg_zn: {
    label: 'NPK 15-10-10+Mg+Zn',
    countries: ['NG'],
    bagKg: 50,
    holds: nutrientsFromOxides(15, 10, 10),
  },
  ssp: { label: 'SSP 0-18-0', countries: ['NG'], bagKg: 50, holds: nutrientsFromOxides(0, 18, 0) },
  tsp: { label: 'TSP 0-46-0', countries: ['NG', 'NA'], bagKg: 50, holds: nutrientsFromOxides(0, 46, 0) },
  dap: { label: 'DAP 18-46-0', countries: ['NG', 'NA'], bagKg: 50, holds: nutrientsFromOxides(18, 46, 0) },
  mop: { label: 'MOP 0-0-60', countries: ['NG', 'NA'], bagKg: 50, holds: nutrientsFromOxides(0, 0, 60) },
  sop: { label: 'SOP 0-0-50', countries: ['NG', 'NA'], bagKg: 50, holds: nutrientsFromOxides(0, 0, 50) },
  can: { label: 'CAN 27-0-0', countries: ['NG', 'NA'], bagKg: 50, holds: nutrientsFromOxides(27, 0, 0) },
  ammonium_sulphate: {
    label: 'Ammonium sulphate 21-0-0',
    countries: ['NG', 'NA'],
    bagKg: 50,
    holds: nutrientsFromOxides(21, 0, 0),
  },
  calcium_nitrate: {
    label: 'Calcium nitrate 15.5-0-0',
    countries: ['NG', 'NA'],
    bagKg: 25,
    holds: nutrientsFromOxides(15.5, 0, 0),
  },
  potassium_nitrate: {
    label: 'Potassium nitrate 13-0-46',
    countries: ['NG', 'NA'],
    bagKg: 25,
    holds: nutrientsFromOxides(13, 0, 46),
  },
  map: { label: 'MAP 12-61-0', countries: ['NG'], bagKg: 25, holds: nutrientsFromOxides(12, 61, 0) },
  zinc_sulphate: { label: 'Zinc sulphate', countries: ['NG', 'NA'], bagKg: 25, holds: nutrientsFromOxides(0, 0, 0) },
  borax: { label: 'Borax', countries: ['NG', 'NA'], bagKg: 25, holds: nutrientsFromOxides(0, 0, 0) },
  gypsum: { label: 'Gypsum', countries: ['NG', 'NA'], bagKg: 50, holds: nutrientsFromOxides(0, 0, 0) },
  ag_lime: { label: 'Lime', countries: ['NG', 'NA'], bagKg: 50, holds: nutrientsFromOxides(0, 0, 0) },
  za_2_3_2_22: { label: '2:3:2 (22)', countries: ['NA'], bagKg: 50, holds: nutrientsFromRatio(2, 3, 2, 22) },
  za_2_3_2_30: { label: '2:3:2 (30)', countries: ['NA'], bagKg: 50, holds: nutrientsFromRatio(2, 3, 2, 30) },
  za_3_2_1_25: { label: '3:2:1 (25)', countries: ['NA'], bagKg: 50, holds: nutrientsFromRatio(3, 2, 1, 25) },
  za_2_3_4_30: { label: '2:3:4 (30)', countries: ['NA'], bagKg: 50, holds: nutrientsFromRatio(2, 3, 4, 30) },
  za_5_1_5_45: { label: '5:1:5 (45)', countries: ['NA'], bagKg: 50, holds: nutrientsFromRatio(5, 1, 5, 45) },
  za_4_3_4_33: { label: '4:3:4 (33)', countries: ['NA'], bagKg: 50, holds: nutrientsFromRatio(4, 3, 4, 33) },
  lan_28: { label: 'LAN 28', countries: ['NA'], bagKg: 50, holds: nutrientsFromOxides(28, 0, 0) },
  map_za: { label: 'MAP (33)', countries: ['NA'], bagKg: 50, holds: nutrientsFromElements(11, 22, 0) },
  compound_d: { label: 'Compound D 7-14-7', countries: ['NA'], bagKg: 50, holds: nutrientsFromOxides(7, 14, 7) },
} as const satisfies Record<string, Grade>

export type GradeId = keyof typeof GRADES
export const GRADE_IDS = Object.keys(GRADES) as [GradeId, ...GradeId[]]

/** Converts former ids with hyphens; clients and old plans may still send them. */
export const withUnderscores = (id: string): string => id.replaceAll('-', '_')

export const gradeIdSchema: z.ZodMiniType<GradeId, GradeId> = z.pipe(
  z.transform((id: GradeId): unknown => (typeof id === 'string' ? withUnderscores(id) : id)),
  z.enum(GRADE_IDS, refusalMessage('grade.unknown')),
)

/** Returns the products of a country, usual ones first. */
export const gradesSoldIn = (country: Country): GradeId[] =>
  GRADE_IDS.filter((id) => isIn(GRADES[id].countries, country))

/** Returns whether a product contains nitrogen, phosphorus or potassium. */
export const containsNutrients = (id: GradeId): boolean => Object.values(GRADES[id].holds).some((share) => share > 0)
