import type { Nutrients } from '../../contracts/grades.ts'
import type { YieldFacts } from './budget-facts.ts'
import { computeDryYield, computeYieldPerUptake, harvestedDryMatter, type YieldPerUptake } from './quefts.ts'

interface FieldConditions {
  look: number
  /** Nutrients from manure, kg/ha. */
  manure: Nutrients
  striga: boolean
  /** Water-limited yield of the year as a share of that of a usual year, 0 to 1. */
  water: number
}

/** Extra yield (kg/ha as sold) from nutrients applied (kg/ha). */
type Response = (given: Nutrients) => number

const SOIL_SCORE_RANGE: readonly [number, number] = [1, 5]

/** Returns the QUEFTS yield with fertilizer minus the yield without; manure counts in both. */
export function yieldResponseFunction(facts: YieldFacts, { look, manure, striga, water }: FieldConditions): Response {
  const { leaf, stem, store } = facts.most
  const most = { leaf: leaf * water, stem: stem * water, store: store * water }
  const per: YieldPerUptake = 'a' in facts.crop ? facts.crop : computeYieldPerUptake(facts.crop, most)
  const ceiling = harvestedDryMatter(most)
  const soil = facts.supply[look - 1]!
  const keeps = look === SOIL_SCORE_RANGE[0] ? facts.poorest : 1
  const { n: rn, p: rp, k: rk } = facts.recovery
  const [keepsN, keepsP, keepsK] = [rn * keeps * (striga ? facts.striga : 1), rp * keeps, rk * keeps]
  const [soilN, soilP, soilK] = [soil.n + manure.n, soil.p + manure.p, soil.k + manure.k]
  const without = computeDryYield({ n: soilN, p: soilP, k: soilK }, per, ceiling)
  return ({ n, p, k }) => {
    const fed = { n: soilN + n * keepsN, p: soilP + p * keepsP, k: soilK + k * keepsK }
    return Math.max(0, computeDryYield(fed, per, ceiling) - without) / facts.dryFraction
  }
}

export const neighbouringSoilScores = (look: number): number[] =>
  [look - 1, look, look + 1].filter((one) => one >= SOIL_SCORE_RANGE[0] && one <= SOIL_SCORE_RANGE[1])
