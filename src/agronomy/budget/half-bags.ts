import { GRADES } from '../../contracts/grades.ts'
import { MIN_KG_PER_HECTARE } from './cheapest-mix.ts'
import {
  type ApplicationLimits,
  type Dose,
  isStraightNitrogen,
  type ProductDoses,
  ROUNDING_TOLERANCE,
} from './doses.ts'

/** Maximum deviation from the exact share, in half bags. Phosphate and potash stay nearer to their time (our choice). */
const MAX_DEVIATION_HALF_BAGS = { straight: 2, compound: 1 }

interface Rounded {
  dose: Dose
  kg: number
}

/** A product's amounts in all applications, in half bags. */
interface Choice {
  amounts: Rounded[]
  missed: number
}

/** Rounds applications to half bags with unchanged sums and least squared deviation. Returns false, and changes nothing, if infeasible. */
export function tryRoundDosesToHalfBags(columns: readonly ProductDoses[], limits: ApplicationLimits): boolean {
  const choices = columns.map((column) => ({ n: GRADES[column.product.id].holds.n, all: choicesOf(column, limits) }))
  const most = limits.singleN * limits.hectares + ROUNDING_TOLERANCE
  const chosen: Choice[] = []
  let best: Choice[] = []
  let least = Number.POSITIVE_INFINITY
  const go = (i: number, missed: number): void => {
    if (missed >= least) return
    const choice = choices[i]
    if (!choice) {
      best = [...chosen]
      least = missed
      return
    }
    const { n, all } = choice
    for (const one of all) {
      if (!one.amounts.every(({ dose, kg }) => dose.application.nitrogen + kg * n <= most)) continue
      for (const { dose, kg } of one.amounts) dose.application.nitrogen += kg * n
      chosen[i] = one
      go(i + 1, missed + one.missed)
      for (const { dose, kg } of one.amounts) dose.application.nitrogen -= kg * n
    }
  }
  go(0, 0)
  if (least === Number.POSITIVE_INFINITY) return false
  for (const { amounts } of best) for (const { dose, kg } of amounts) dose.kg = kg
  return true
}

/** Returns the possible amounts of a product in half bags within its limits, least deviation first. */
function choicesOf({ product, doses }: ProductDoses, { hectares, atOnce }: ApplicationLimits): Choice[] {
  const { id, kg, half } = product
  const least = Math.min(kg, MIN_KG_PER_HECTARE * hectares)
  const most = atOnce(id) * hectares
  const moves = isStraightNitrogen(id) ? MAX_DEVIATION_HALF_BAGS.straight : MAX_DEVIATION_HALF_BAGS.compound
  const found: Choice[] = []
  const go = (s: number, left: number, amounts: Rounded[], missed: number): void => {
    const dose = doses[s]
    if (!dose) {
      if (left === 0) found.push({ amounts, missed })
      return
    }
    const wished = dose.kg / half
    for (
      let count = Math.max(0, Math.ceil(wished - moves - ROUNDING_TOLERANCE));
      count <= Math.min(left, wished + moves + ROUNDING_TOLERANCE);
      count++
    ) {
      const given = count * half
      if (count > 0 && (given < least - ROUNDING_TOLERANCE || given > most + ROUNDING_TOLERANCE)) continue
      go(s + 1, left - count, [...amounts, { dose, kg: given }], missed + (given - dose.kg) ** 2)
    }
  }
  const halves = kg / half
  if (Math.abs(halves - Math.round(halves)) < ROUNDING_TOLERANCE) go(0, Math.round(halves), [], 0)
  return found.sort((one, other) => one.missed - other.missed)
}
