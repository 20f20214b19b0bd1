import { MIN_KG_PER_HECTARE } from './cheapest-mix.ts'
import {
  type ApplicationDoses,
  type ApplicationLimits,
  type Dose,
  isStraightNitrogen,
  otherDosesOf,
  type ProductDoses,
  ROUNDING_TOLERANCE,
  remainingRoomFor,
} from './doses.ts'

/** Moves amounts above a limit to other applications with room, straight nitrogen first. */
export function moveExcessDoses({ doses }: ApplicationDoses, limits: ApplicationLimits): void {
  const order = [...doses].sort(
    (one, other) => Number(isStraightNitrogen(other.product.id)) - Number(isStraightNitrogen(one.product.id)),
  )
  for (const dose of order) {
    let over = Math.min(dose.kg, -remainingRoomFor(dose, limits))
    for (const other of otherDosesOf(dose)) {
      const moved = Math.min(over, remainingRoomFor(other, limits))
      if (moved <= ROUNDING_TOLERANCE) continue
      other.kg += moved
      dose.kg -= moved
      over -= moved
    }
  }
}

/** Moves amounts too small to spread to another application of the product with room. */
export function mergeSmallDoses({ doses }: ProductDoses, limits: ApplicationLimits): void {
  const least = MIN_KG_PER_HECTARE * limits.hectares - ROUNDING_TOLERANCE
  for (const dose of doses) {
    const { kg } = dose
    if (kg === 0 || kg >= least) continue
    const joined = otherDosesOf(dose).find(
      (other) => other.kg > 0 && remainingRoomFor(other, limits) >= kg - ROUNDING_TOLERANCE,
    )
    if (joined) mergeDose(dose, joined)
  }
}

/** Merges a product's smallest amounts until they average at least half a bag. */
export function mergeDosesToHalfBags({ product: { kg, half }, doses }: ProductDoses, limits: ApplicationLimits): void {
  for (;;) {
    const given = doses.filter((dose) => dose.kg > ROUNDING_TOLERANCE)
    if (given.length <= Math.max(1, Math.floor(kg / half + ROUNDING_TOLERANCE))) return
    const least = given.reduce((best, dose) => (dose.kg < best.kg ? dose : best))
    const joined = otherDosesOf(least, given).find(
      (dose) => remainingRoomFor(dose, limits) >= least.kg - ROUNDING_TOLERANCE,
    )
    if (!joined) return
    mergeDose(least, joined)
  }
}

function mergeDose(dose: Dose, joined: Dose): void {
  joined.kg += dose.kg
  dose.kg = 0
}
