import type { SoilType } from '../../contracts/farm.ts'
import { type GradeId, K_IN_K2O, type Nutrients, P_IN_P2O5 } from '../../contracts/grades.ts'
import general from '../data/fertilizer-general.json' with { type: 'json' }
import { MIN_KG_PER_ROUND, type SeasonProducts } from './application-rounds.ts'
import type { FertilizerFigures } from './fertilizer-figures.ts'
import { nutrientContent, USUAL_GRADES } from './grades.ts'
import { fertilizerPlacement } from './placement.ts'
import type { ApplicationPlanInput } from './split-plan.ts'

/** Nitrogen target up to which a phosphate-demanding crop fixes its own nitrogen (legumes), kg/ha. */
const FIXES_ITS_OWN = 20
/** Ratio of potash to phosphate from which the high-potash compound is chosen (our choice). */
const POTASH_LEADS = 1.45

export const fixesNitrogen = ({ n, p }: Nutrients): boolean => n <= FIXES_ITS_OWN && n < p / P_IN_P2O5

/** Returns kg/ha of a compound that replaces phosphate alone; for legumes its nitrogen is the limit. */
export const compoundReplacingPhosphate = (compound: GradeId): number => FIXES_ITS_OWN / nutrientContent(compound).n

/** Returns the nitrogen tolerated at once, kg/ha. */
export const maxNitrogenPerApplication = (soil: SoilType): number => general.limits.single_dose_n_kg_ha[soil]

/** Chooses a compound for the phosphate (or potash) target, and straight nitrogen for the rest. */
export function chooseSeasonProducts(
  record: FertilizerFigures,
  target: Nutrients,
  { crop, country, soil, system }: ApplicationPlanInput,
): SeasonProducts {
  const usual = USUAL_GRADES[country]
  // Flooded mud denitrifies nitrate.
  const nitrogen: GradeId = fertilizerPlacement(crop, system)?.way === 'mud' ? 'urea' : usual.nitrogen
  const potash = target.k / K_IN_K2O >= POTASH_LEADS * (target.p / P_IN_P2O5)
  const compound: GradeId = potash ? usual.potash : usual.compound
  const content = nutrientContent(compound)
  const ceiling = record.maximum.season_element_kg_ha
  const wanted = potash ? Math.max(target.k / content.k, target.p / content.p) : target.p / content.p
  const kg = Math.min(wanted, target.n / content.n, ceiling.p / content.p, ceiling.k / content.k)
  const left = target.n - kg * content.n
  const alone = left / nutrientContent(nitrogen).n < MIN_KG_PER_ROUND
  return {
    compound,
    kg,
    lead: alone ? 'n' : potash ? 'k' : 'p',
    nitrogen,
    straight: alone ? 0 : left,
    total: target.n,
    once: maxNitrogenPerApplication(soil),
  }
}
