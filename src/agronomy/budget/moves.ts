import {
  type Application,
  type Column,
  type Dose,
  isStraight,
  NEARLY,
  othersThan,
  roomFor,
  type SplitLimits,
} from './doses.ts'
import { LEAST_KG_HA } from './exact-mix.ts'

/** Moves amounts above a limit to other applications with room, straight nitrogen first. */
export function moveExcess({ doses }: Application, limits: SplitLimits): void {
  const order = [...doses].sort(
    (one, other) => Number(isStraight(other.product.id)) - Number(isStraight(one.product.id)),
  )
  for (const dose of order) {
    let over = Math.min(dose.kg, -roomFor(dose, limits))
    for (const other of othersThan(dose)) {
      const moved = Math.min(over, roomFor(other, limits))
      if (moved <= NEARLY) continue
      other.kg += moved
      dose.kg -= moved
      over -= moved
    }
  }
}

/** Moves amounts too small to spread to another application of the product with room. */
export function mergeSmall({ doses }: Column, limits: SplitLimits): void {
  const least = LEAST_KG_HA * limits.hectares - NEARLY
  for (const dose of doses) {
    const { kg } = dose
    if (kg === 0 || kg >= least) continue
    const joined = othersThan(dose).find((other) => other.kg > 0 && roomFor(other, limits) >= kg - NEARLY)
    if (joined) join(dose, joined)
  }
}

/** Merges a product's smallest amounts until they average at least half a bag. */
export function mergeToHalfBags({ product: { kg, half }, doses }: Column, limits: SplitLimits): void {
  for (;;) {
    const given = doses.filter((dose) => dose.kg > NEARLY)
    if (given.length <= Math.max(1, Math.floor(kg / half + NEARLY))) return
    const least = given.reduce((best, dose) => (dose.kg < best.kg ? dose : best))
    const joined = othersThan(least, given).find((dose) => roomFor(dose, limits) >= least.kg - NEARLY)
    if (!joined) return
    join(least, joined)
  }
}

function join(dose: Dose, joined: Dose): void {
  joined.kg += dose.kg
  dose.kg = 0
}
