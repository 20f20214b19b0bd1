import type { PlanSplit } from '../../contracts/fertilizer-plan.ts'
import type { GradeId } from '../../contracts/grades.ts'
import { type CapCount, capsAlong, capsOf, gramsPerMetre, gramsPerStand, pinchesOf, stridesOf } from './caps.ts'
import type { PurseFacts } from './facts.ts'
import { type Bought, type SplitLimits, splitUp } from './splits.ts'

type Product = PlanSplit['products'][number]
export interface BoughtBags extends Bought {
  bagKg: number
}

/** The nearest to the stand that fertiliser is put where the record says nothing, cm. */
const NEAREST = 5

/** What was bought for a field as its feedings, each with a measure in hand. */
export function feedingsOf(facts: PurseFacts, bought: readonly BoughtBags[], hectares: number): PlanSplit[] {
  const rows = splitUp(
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
      how: farEnough(facts, products, hectares),
      products: products.map((one) => measured(facts, one, hectares)),
    }
  })
}

export const limitsOf = (facts: PurseFacts, hectares: number): SplitLimits => ({
  hectares,
  singleN: facts.singleN,
  atOnce: (id) => mostAtOnce(facts, id),
})

/** kg/ha of a product at once: what the crop bears, and at stands what is borne from as far off as it may be put. */
export function mostAtOnce(facts: PurseFacts, id: GradeId): number {
  const { row, plant } = facts.spacing
  const own = facts.atOnce[id] ?? Number.POSITIVE_INFINITY
  if (!atStands(facts) || row === null || plant === null) return own
  const farthest = facts.how?.to ?? facts.how?.from ?? NEAREST
  return Math.min(own, standBears(facts, id, farthest) / gramsPerStand(1, row, plant))
}

const atStands = ({ how }: PurseFacts): boolean => how?.way === 'stand' || how?.way === 'ring'

const borneOf = ({ perStand }: PurseFacts, id: GradeId) => (id === 'urea' ? perStand.urea : perStand.other)

/** Grams that a stand bears at a distance. */
function standBears(facts: PurseFacts, id: GradeId, cm: number): number {
  const rows = borneOf(facts, id)
  return (rows.filter(([from]) => from <= cm).at(-1) ?? rows[0]!)[1]
}

/** Where to put it: farther from the stand where there is more of it. */
function farEnough(facts: PurseFacts, products: readonly BoughtBags[], hectares: number): PlanSplit['how'] {
  const { how, spacing } = facts
  const { row, plant } = spacing
  if (!how || !atStands(facts) || row === null || plant === null) return how
  const needs = products.map(({ id, kg }) => {
    const grams = gramsPerStand(kg / hectares, row, plant)
    return (borneOf(facts, id).find(([, most]) => grams <= most + 1e-6) ?? [NEAREST])[0]
  })
  const from = Math.max(how.from ?? NEAREST, ...needs)
  return { ...how, from: Math.min(from, how.to ?? from) }
}

function measured(facts: PurseFacts, { id, kg, bagKg }: BoughtBags, hectares: number): Product {
  const capsPerStand = atStands(facts) ? forStand(facts, id, kg / hectares) : null
  return {
    grade: id,
    kg: cents(kg),
    bags: cents(kg / bagKg),
    capsPerStand,
    capsPerMetre: facts.how?.way === 'band' ? forMetre(facts, id, kg / hectares) : null,
    gramsPerPlant: null,
    ...spread(facts, id, kg, hectares),
  }
}

/** kg from which what is spread is stepped out. */
const STEPPED_OUT = 10

/** Of a bed by the square metre, of a field by strides. */
function spread({ how, spacing, capGrams }: PurseFacts, id: GradeId, kg: number, hectares: number): Partial<Product> {
  if (how?.way !== 'mud' && how?.way !== 'broadcast') return {}
  const cap = capGrams[id]
  if (how.way === 'mud' || spacing.plant === null) return kg < STEPPED_OUT ? {} : { strides: stridesOf(kg / hectares) }
  return cap === undefined ? {} : { capsPerSquare: capsOf(kg / hectares / 10, cap) }
}

function forStand(facts: PurseFacts, id: GradeId, kgPerHectare: number): CapCount | null {
  const { row, plant } = facts.spacing
  const cap = facts.capGrams[id]
  if (cap === undefined || row === null || plant === null) return null
  const bears = standBears(facts, id, facts.how?.to ?? facts.how?.from ?? NEAREST)
  return pinchesOf(gramsPerStand(kgPerHectare, row, plant), cap, bears)
}

function forMetre({ spacing, capGrams }: PurseFacts, id: GradeId, kgPerHectare: number): CapCount | null {
  const cap = capGrams[id]
  return cap === undefined || spacing.row === null ? null : capsAlong(gramsPerMetre(kgPerHectare, spacing.row), cap)
}

export const cents = (value: number): number => Math.round(value * 100) / 100
