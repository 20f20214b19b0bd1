import type { PlanSplit } from '../../contracts/fertilizer-plan.ts'
import type { GradeId } from '../../contracts/grades.ts'
import {
  type BottleCapCount,
  bottleCapsPerMetre,
  gramsPerMetre,
  gramsPerStand,
  gramsToBottleCaps,
  gramsToPinches,
  stridesPerTenKilograms,
} from './bottle-caps.ts'
import type { BudgetFacts } from './budget-facts.ts'
import type { ApplicationLimits, BoughtProduct } from './doses.ts'
import { splitProductsOverApplications } from './split-products.ts'

type Product = PlanSplit['products'][number]
export interface BoughtBags extends BoughtProduct {
  bagKg: number
}

/** Minimum distance of fertilizer from the stand if the crop record has none, cm. */
const DEFAULT_DISTANCE_CM = 5

export function planApplications(facts: BudgetFacts, bought: readonly BoughtBags[], hectares: number): PlanSplit[] {
  const rows = splitProductsOverApplications(
    facts.feedings.map(({ share }) => share),
    bought,
    limitsOf(facts, hectares),
  )
  const given = rows.flatMap((row, s) => (row.some((kg) => kg > 0) ? [s] : []))
  return given.map((s, at) => {
    const { share: _, ...when } = facts.feedings[s]!
    const products = bought.flatMap((one, i) => (rows[s]![i]! > 0 ? [{ ...one, kg: rows[s]![i]! }] : []))
    return {
      n: facts.over + at + 1,
      of: facts.over + given.length,
      ...when,
      how: placementOf(facts, products, hectares),
      products: products.map((one) => measureProduct(facts, one, hectares)),
    }
  })
}

const limitsOf = (facts: BudgetFacts, hectares: number): ApplicationLimits => ({
  hectares,
  singleN: facts.singleN,
  atOnce: (id) => maxPerApplication(facts, id),
})

/** Returns the maximum kg/ha of a product per application: the crop's tolerance, at the farthest placement. */
export function maxPerApplication(facts: BudgetFacts, id: GradeId): number {
  const { row, plant } = facts.spacing
  const own = facts.atOnce[id] ?? Number.POSITIVE_INFINITY
  if (!isAppliedAtStands(facts) || row === null || plant === null) return own
  const farthest = facts.how?.to ?? facts.how?.from ?? DEFAULT_DISTANCE_CM
  return Math.min(own, maxGramsPerStand(facts, id, farthest) / gramsPerStand(1, row, plant))
}

const isAppliedAtStands = ({ how }: BudgetFacts): boolean => how?.way === 'stand' || how?.way === 'ring'

const standLimits = ({ perStand }: BudgetFacts, id: GradeId) => (id === 'urea' ? perStand.urea : perStand.other)

function maxGramsPerStand(facts: BudgetFacts, id: GradeId, cm: number): number {
  const rows = standLimits(facts, id)
  return (rows.filter(([from]) => from <= cm).at(-1) ?? rows[0]!)[1]
}

function placementOf(facts: BudgetFacts, products: readonly BoughtBags[], hectares: number): PlanSplit['how'] {
  const { how, spacing } = facts
  const { row, plant } = spacing
  if (!how || !isAppliedAtStands(facts) || row === null || plant === null) return how
  const needs = products.map(({ id, kg }) => {
    const grams = gramsPerStand(kg / hectares, row, plant)
    return (standLimits(facts, id).find(([, most]) => grams <= most + 1e-6) ?? [DEFAULT_DISTANCE_CM])[0]
  })
  const from = Math.max(how.from ?? DEFAULT_DISTANCE_CM, ...needs)
  return { ...how, from: Math.min(from, how.to ?? from) }
}

function measureProduct(facts: BudgetFacts, { id, kg, bagKg }: BoughtBags, hectares: number): Product {
  const capsPerStand = isAppliedAtStands(facts) ? measureForStand(facts, id, kg / hectares) : null
  return {
    grade: id,
    kg: roundToCents(kg),
    bags: roundToCents(kg / bagKg),
    capsPerStand,
    capsPerMetre: facts.how?.way === 'band' ? measureForMetre(facts, id, kg / hectares) : null,
    gramsPerPlant: null,
    ...spreadingMeasure(facts, id, kg, hectares),
  }
}

/** Minimum kg from which a broadcast amount is measured by pacing a strip. */
const MIN_STRIDES_KG = 10

function spreadingMeasure(
  { how, spacing, capGrams }: BudgetFacts,
  id: GradeId,
  kg: number,
  hectares: number,
): Partial<Product> {
  if (how?.way !== 'mud' && how?.way !== 'broadcast') return {}
  const cap = capGrams[id]
  if (how.way === 'mud' || spacing.plant === null)
    return kg < MIN_STRIDES_KG ? {} : { strides: stridesPerTenKilograms(kg / hectares) }
  return cap === undefined ? {} : { capsPerSquare: gramsToBottleCaps(kg / hectares / 10, cap) }
}

function measureForStand(facts: BudgetFacts, id: GradeId, kgPerHectare: number): BottleCapCount | null {
  const { row, plant } = facts.spacing
  const cap = facts.capGrams[id]
  if (cap === undefined || row === null || plant === null) return null
  const bears = maxGramsPerStand(facts, id, facts.how?.to ?? facts.how?.from ?? DEFAULT_DISTANCE_CM)
  return gramsToPinches(gramsPerStand(kgPerHectare, row, plant), cap, bears)
}

function measureForMetre({ spacing, capGrams }: BudgetFacts, id: GradeId, kgPerHectare: number): BottleCapCount | null {
  const cap = capGrams[id]
  return cap === undefined || spacing.row === null
    ? null
    : bottleCapsPerMetre(gramsPerMetre(kgPerHectare, spacing.row), cap)
}

export const roundToCents = (value: number): number => Math.round(value * 100) / 100
