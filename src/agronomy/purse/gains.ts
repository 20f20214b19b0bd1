import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import type { Nutrients } from '../../contracts/grades.ts'
import type { YieldFacts } from './facts.ts'
import { type FieldNeed, times } from './field-need.ts'
import { looksAround, responseOf } from './response.ts'
import type { PurseWant } from './want.ts'

/** Of the yield that water allows, in a year that bears little. */
const BAD_YEAR = 0.5

/** Fields of one look differ by so much (CV of the nitrogen that soils supply 42 %, of phosphorus 57 %; Tabi et al. 2008). */
const FIELDS_DIFFER = 0.4

/** Kilograms as sold that the whole field bears more for what it is given. */
export type Extra = (given: Nutrients) => number

/** @param given kg of each element for the field */
export function extraOf(
  want: PurseWant,
  yields: YieldFacts,
  { manure }: FieldNeed,
  look = lookOf(want, yields),
  water = 1,
): Extra {
  const { hectares } = want
  const perHectare = responseOf(yields, { look, manure, striga: want.facts.striga, water })
  return (given) => perHectare(times(given, 1 / hectares)) * hectares
}

const lookOf = ({ look }: PurseWant, { usualLook }: YieldFacts): number => look ?? usualLook

type Harvest = Pick<FertilizerPlan, 'extraYield' | 'extraRevenue' | 'badYear'>

/** What a purchase brings in, rounded down; the range with a soil one class poorer and richer and as fields of one class differ, and a bad year. */
export function harvestOf(want: PurseWant, yields: YieldFacts, need: FieldNeed, given: Nutrients): Harvest {
  const price = want.cropPrice
  const kg = extraOf(want, yields, need)(given)
  const around = looksAround(lookOf(want, yields)).map((look) => extraOf(want, yields, need, look)(given))
  const low = Math.min(...around, kg * (1 - FIELDS_DIFFER))
  const high = Math.max(...around, kg * (1 + FIELDS_DIFFER))
  // Where food and not water holds a crop down half the water takes nothing from it: no bad year is better than a usual one.
  const bad = Math.min(kg, extraOf(want, yields, need, lookOf(want, yields), BAD_YEAR)(given))
  const money = (sold: number) => Math.floor(sold * (price ?? 0))
  return {
    extraYield: { kg: Math.floor(kg), low: Math.floor(low), high: Math.floor(high) },
    extraRevenue: price === null ? null : { money: money(kg), low: money(low), high: money(high) },
    badYear: price === null ? null : { kg: Math.floor(bad), money: money(bad) },
  }
}
