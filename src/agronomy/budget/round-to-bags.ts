import { type ApplicationLimits, type Dose, type ProductDoses, ROUNDING_TOLERANCE, remainingRoomFor } from './doses.ts'

/** Divisor of half a bag, used where half bags would exceed a limit. */
const HALF_BAG_DIVISOR = 5

/** An amount in units of half a bag or its fifth. */
interface Rounding {
  dose: Dose
  wished: number
  most: number
  count: number
}

/** Rounds to half bags with an unchanged sum, or to fifths of half bags if half bags exceed a limit. */
export function roundDosesToBags({ product, doses }: ProductDoses, limits: ApplicationLimits): void {
  const total = doses.reduce((sum, { kg }) => sum + kg, 0)
  const given = doses.filter(({ kg }) => kg > ROUNDING_TOLERANCE)
  for (const size of [product.half, product.half / HALF_BAG_DIVISOR]) {
    const parts = given.map((dose): Rounding => {
      const wished = dose.kg / size
      const most = Math.floor((dose.kg + remainingRoomFor(dose, limits)) / size + ROUNDING_TOLERANCE)
      return { dose, wished, most, count: Math.max(1, Math.min(most, Math.floor(wished + ROUNDING_TOLERANCE))) }
    })
    if (!roundToSum(total / size, parts)) continue
    for (const { dose, count } of parts) dose.kg = count * size
    return
  }
}

/** Adjusts counts to the given sum, each between 1 and `most`, largest deviation first. Returns false if infeasible. */
function roundToSum(sum: number, parts: readonly Rounding[]): boolean {
  const whole = Math.round(sum)
  if (Math.abs(whole - sum) > ROUNDING_TOLERANCE || parts.some(({ count, most }) => count > most)) return false
  for (let left = whole - parts.reduce((all, { count }) => all + count, 0); left !== 0; left -= Math.sign(left)) {
    const up = Math.sign(left)
    const free = parts.filter(({ count, most }) => (up > 0 ? count < most : count > 1))
    if (free.length === 0) return false
    const gap = ({ wished, count }: Rounding) => (wished - count) * up
    free.reduce((best, part) => (gap(part) > gap(best) + ROUNDING_TOLERANCE ? part : best)).count += up
  }
  return true
}
