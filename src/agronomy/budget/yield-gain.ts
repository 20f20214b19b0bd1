import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import type { Nutrients } from '../../contracts/grades.ts'
import type { YieldFacts } from './budget-facts.ts'
import type { BudgetRequest } from './budget-request.ts'
import { type NutrientNeed, scaleNutrients } from './field-need.ts'
import { neighbouringSoilScores, yieldResponseFunction } from './yield-response.ts'

/** Share of the water-limited yield in a bad year. */
const BAD_YEAR = 0.5

/** Share by which the gain varies among fields with the same score (CV of soil nitrogen supply 42 %, of phosphorus 57 %; Tabi et al. 2008). */
const FIELDS_DIFFER = 0.4

type Extra = (given: Nutrients) => number

/** Returns a function from nutrients applied to extra yield, both in kg for the whole field. */
export function extraYieldFunction(
  want: BudgetRequest,
  yields: YieldFacts,
  { manure }: NutrientNeed,
  look = lookOf(want, yields),
  water = 1,
): Extra {
  const { hectares } = want
  const perHectare = yieldResponseFunction(yields, { look, manure, striga: want.facts.striga, water })
  return (given) => perHectare(scaleNutrients(given, 1 / hectares)) * hectares
}

const lookOf = ({ look }: BudgetRequest, { usualLook }: YieldFacts): number => look ?? usualLook

type Harvest = Pick<FertilizerPlan, 'extraYield' | 'extraRevenue' | 'badYear'>

/** Returns the gain from a purchase, rounded down, with soil one class poorer and better; a bad year has half the water-limited yield. */
export function estimateYieldGain(
  want: BudgetRequest,
  yields: YieldFacts,
  need: NutrientNeed,
  given: Nutrients,
): Harvest {
  const price = want.cropPrice
  const kg = extraYieldFunction(want, yields, need)(given)
  const around = neighbouringSoilScores(lookOf(want, yields)).map((look) =>
    extraYieldFunction(want, yields, need, look)(given),
  )
  const low = Math.min(...around, kg * (1 - FIELDS_DIFFER))
  const high = Math.max(...around, kg * (1 + FIELDS_DIFFER))
  // With less water the computed response of a nutrient-limited yield can rise. A bad year must not exceed a usual year.
  const bad = Math.min(kg, extraYieldFunction(want, yields, need, lookOf(want, yields), BAD_YEAR)(given))
  const money = (sold: number) => Math.floor(sold * (price ?? 0))
  return {
    extraYield: { kg: Math.floor(kg), low: Math.floor(low), high: Math.floor(high) },
    extraRevenue: price === null ? null : { money: money(kg), low: money(low), high: money(high) },
    badYear: price === null ? null : { kg: Math.floor(bad), money: money(bad) },
  }
}
