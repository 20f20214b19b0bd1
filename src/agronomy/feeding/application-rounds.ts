import type { GradeId, Nutrients } from '../../contracts/grades.ts'
import { itemAt } from '../../shared/lookups.ts'
import type { ProductRate } from './fertilizer-figures.ts'
import { nutrientContent } from './grades.ts'

/** kg/ha below which a product is combined with another round (AKILIMO). */
export const MIN_KG_PER_ROUND = 25

/** Season target as compound and remaining straight nitrogen. */
export interface SeasonProducts {
  compound: GradeId
  kg: number
  lead: keyof Nutrients
  nitrogen: GradeId
  straight: number
  total: number
  /** kg/ha nitrogen tolerated at once. */
  once: number
}

/**
 * Products per round, kg/ha: compound by shares, overflow to the next; straight nitrogen in the gaps, one product a
 * round if possible. Mass is conserved except for overflow of the last.
 */
export function distributeOverRounds(shares: readonly Nutrients[], makings: SeasonProducts): ProductRate[][] {
  const { compound, nitrogen, kg, lead, once } = makings
  const [inCompound, inStraight] = [nutrientContent(compound).n, nutrientContent(nitrogen).n]
  const led = shares.reduce((sum, share) => sum + share[lead], 0)
  const compounds = carriedOn(
    shares.map((share) => (led > 0 ? (kg * share[lead]) / led : 0)),
    once / inCompound,
  )
  const room = compounds.map((given) => Math.max(0, once - given * inCompound))
  const open = shares.map(({ n }, at) => Math.max(0, n * makings.total - itemAt(compounds, at) * inCompound))
  const straights = distributeWithinLimits(open, makings.straight, room)
  separateProductsByRound(compounds, straights, room)
  mergeSmallApplications(straights, room, MIN_KG_PER_ROUND * inStraight)
  return compounds.map((given, at) => [
    ...(given > 1 ? [{ grade: compound, kgPerHectare: given }] : []),
    ...(itemAt(straights, at) > 0.1 ? [{ grade: nitrogen, kgPerHectare: itemAt(straights, at) / inStraight }] : []),
  ])
}

/** Share of a compound dropped rather than carried to a round with another product. */
const SMALL_REST = 0.15

function carriedOn(wanted: readonly number[], most: number): number[] {
  const all = wanted.reduce((sum, kg) => sum + kg, 0)
  let over = 0
  return wanted.map((kg) => {
    const small = kg === 0 && over < Math.max(MIN_KG_PER_ROUND, SMALL_REST * all)
    const given = small ? 0 : Math.min(kg + over, most)
    over = small ? over : kg + over - given
    return given
  })
}

function distributeWithinLimits(open: readonly number[], total: number, room: readonly number[]): number[] {
  const given = open.map(() => 0)
  let weights = open.some((n) => n > 0) ? [...open] : open.map(() => 1)
  for (let left = total, times = 0; left > 0.01 && times <= open.length; times++) {
    const sum = weights.reduce((all, n) => all + n, 0)
    if (sum === 0) break
    const before = left
    weights.forEach((weight, at) => {
      const part = Math.min((before * weight) / sum, itemAt(room, at) - itemAt(given, at))
      given[at]! += part
      left -= part
    })
    weights = room.map((most, at) => Math.max(0, most - itemAt(given, at) - 0.01))
  }
  return given
}

function separateProductsByRound(compounds: readonly number[], straights: number[], room: readonly number[]): void {
  for (let at = 0; at < straights.length; at++)
    for (let to = at + 1; itemAt(compounds, at) > 0 && to < straights.length; to++)
      if (compounds[to] === 0) moveToRound(straights, at, to, room)
}

function mergeSmallApplications(straights: number[], room: readonly number[], least: number): void {
  for (let at = 0; at < straights.length; at++) {
    const others = [...straights.keys()].filter((to) => to !== at && itemAt(straights, to) > 0)
    for (const to of [...others.filter((n) => n > at), ...others.filter((n) => n < at)])
      if (itemAt(straights, at) > 0 && itemAt(straights, at) < least) moveToRound(straights, at, to, room)
    if (itemAt(straights, at) < least) straights[at] = 0
  }
}

function moveToRound(straights: number[], from: number, to: number, room: readonly number[]): void {
  const part = Math.min(itemAt(straights, from), Math.max(0, itemAt(room, to) - itemAt(straights, to)))
  straights[from]! -= part
  straights[to]! += part
}
