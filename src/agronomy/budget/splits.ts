import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import { LEAST_KG_HA } from './exact-mix.ts'
import { halfBags } from './half-bags.ts'

export interface Bought {
  id: GradeId
  kg: number
  /** Half a bag, kg. */
  half: number
}

export interface SplitLimits {
  hectares: number
  /** Greatest nitrogen per application, kg/ha. */
  singleN: number
  atOnce: (id: GradeId) => number
}

const NEARLY = 1e-6
/** Divisor of half a bag, used where half bags would exceed a limit. */
const FINER = 5
/** kg/ha from which a compound that is the only product is split by nitrogen shares (our choice). */
const WORTH_SPLITTING = 100
/** P in P2O5, by mass; labels print P2O5. */
const P2O5 = 0.4364

/**
 * Splits products over applications, [application][product] in kg; compounds follow their phosphate or potash share,
 * straight nitrogen fills the rest. @param shares nutrient shares of each application
 */
export function splitUp(shares: readonly Nutrients[], bought: readonly Bought[], limits: SplitLimits): number[][] {
  const rows = shares.map(() => bought.map(() => 0))
  const straight = bought.map(({ id }) => isStraight(id))
  const alone = !bought.some(({ kg }, i) => straight[i] && kg >= LEAST_KG_HA * limits.hectares - NEARLY)
  bought.forEach(({ id, kg }, i) => {
    if (straight[i]) return
    const fed = alone && kg >= WORTH_SPLITTING * limits.hectares - NEARLY
    partsOf(shares.map((share) => shareFollowed(id, share, fed))).forEach((part, s) => {
      rows[s]![i] = part * kg
    })
  })
  const all = nitrogenOf(
    bought.map(({ kg }) => kg),
    bought,
  )
  const open = partsOf(shares.map(({ n }, s) => Math.max(0, n * all - nitrogenOf(rows[s]!, bought))))
  bought.forEach(({ kg }, i) => {
    if (!straight[i]) return
    const once = kg < 2 * LEAST_KG_HA * limits.hectares - NEARLY ? centroidOf(open) : null
    open.forEach((part, s) => {
      rows[s]![i] = once === null ? part * kg : s === once ? kg : 0
    })
  })
  moveExcess(rows, bought, limits)
  for (let i = 0; i < bought.length; i++) {
    mergeSmall(rows, i, bought, limits)
    mergeToHalfBags(rows, i, bought, limits)
  }
  const halves = halfBags(rows, bought, limits)
  if (halves) return halves
  for (let i = 0; i < bought.length; i++) inHalfBags(rows, i, bought, limits)
  return rows
}

export const isStraight = (id: GradeId): boolean => GRADES[id].holds.p === 0 && GRADES[id].holds.k === 0

/** Application nearest to the centroid of the nitrogen shares; an amount for only one application goes there. */
const centroidOf = (parts: readonly number[]): number => Math.round(parts.reduce((sum, part, s) => sum + part * s, 0))

/** Share that a product follows: phosphate, or potash without phosphate; nitrogen for the only compound. */
function shareFollowed(id: GradeId, share: Nutrients, alone: boolean): number {
  const { n, p } = GRADES[id].holds
  if (alone && n > 0 && n >= p / P2O5 - NEARLY) return share.n
  return p > 0 ? share.p : share.k
}

function partsOf(shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share, s) => (sum > 0 ? share / sum : s === shares.length - 1 ? 1 : 0))
}

const nitrogenOf = (kg: readonly number[], bought: readonly Bought[]): number =>
  kg.reduce((sum, one, i) => sum + one * GRADES[bought[i]!.id].holds.n, 0)

function roomFor(row: readonly number[], i: number, bought: readonly Bought[], limits: SplitLimits): number {
  const { id } = bought[i]!
  const { n } = GRADES[id].holds
  const free = (limits.singleN * limits.hectares - nitrogenOf(row, bought)) / n
  return Math.min(n > 0 ? free : Number.POSITIVE_INFINITY, limits.atOnce(id) * limits.hectares - row[i]!)
}

function moveExcess(rows: number[][], bought: readonly Bought[], limits: SplitLimits): void {
  for (let s = 0; s < rows.length; s++) {
    const order = [...bought.keys()].sort(
      (i, j) => Number(isStraight(bought[j]!.id)) - Number(isStraight(bought[i]!.id)),
    )
    for (const i of order) {
      let over = Math.min(rows[s]![i]!, -roomFor(rows[s]!, i, bought, limits))
      const others = [...rows.slice(s + 1), ...rows.slice(0, s).reverse()]
      for (const other of others) {
        const moved = Math.min(over, roomFor(other, i, bought, limits))
        if (moved <= NEARLY) continue
        other[i]! += moved
        rows[s]![i]! -= moved
        over -= moved
      }
    }
  }
}

function mergeSmall(rows: number[][], i: number, bought: readonly Bought[], limits: SplitLimits): void {
  const least = LEAST_KG_HA * limits.hectares - NEARLY
  for (let s = 0; s < rows.length; s++) {
    const kg = rows[s]![i]!
    if (kg === 0 || kg >= least) continue
    const others = [...rows.slice(s + 1), ...rows.slice(0, s).reverse()]
    const joined = others.find((other) => other[i]! > 0 && roomFor(other, i, bought, limits) >= kg - NEARLY)
    if (!joined) continue
    joined[i]! += kg
    rows[s]![i] = 0
  }
}

function mergeToHalfBags(rows: number[][], i: number, bought: readonly Bought[], limits: SplitLimits): void {
  const { kg, half } = bought[i]!
  for (;;) {
    const given = rows.flatMap((row, s) => (row[i]! > NEARLY ? [s] : []))
    if (given.length <= Math.max(1, Math.floor(kg / half + NEARLY))) return
    const least = given.reduce((best, s) => (rows[s]![i]! < rows[best]![i]! ? s : best))
    const others = [...given.filter((s) => s > least), ...given.filter((s) => s < least).reverse()]
    const joined = others.find((s) => roomFor(rows[s]!, i, bought, limits) >= rows[least]![i]! - NEARLY)
    if (joined === undefined) return
    rows[joined]![i]! += rows[least]![i]!
    rows[least]![i] = 0
  }
}

/** Rounds to half bags with an unchanged sum; to fifths of half bags where half bags exceed a limit. */
function inHalfBags(rows: number[][], i: number, bought: readonly Bought[], limits: SplitLimits): void {
  const wished = rows.map((row) => row[i]!)
  const total = wished.reduce((sum, kg) => sum + kg, 0)
  const given = wished.flatMap((kg, s) => (kg > NEARLY ? [s] : []))
  const borne = given.map((s) => wished[s]! + roomFor(rows[s]!, i, bought, limits))
  for (const size of [bought[i]!.half, bought[i]!.half / FINER]) {
    const parts = roundToSum(
      total / size,
      given.map((s) => wished[s]! / size),
      borne.map((kg) => Math.floor(kg / size + NEARLY)),
    )
    if (!parts) continue
    given.forEach((s, at) => {
      rows[s]![i] = parts[at]! * size
    })
    return
  }
}

/** Rounds to integers with the given sum, each between 1 and `most`; largest deviation first. Null if infeasible. */
function roundToSum(sum: number, wished: readonly number[], most: readonly number[]): number[] | null {
  const whole = Math.round(sum)
  const parts = wished.map((one, i) => Math.max(1, Math.min(most[i]!, Math.floor(one + NEARLY))))
  if (Math.abs(whole - sum) > NEARLY || parts.some((one, i) => one > most[i]!)) return null
  for (let left = whole - parts.reduce((all, one) => all + one, 0); left !== 0; left -= Math.sign(left)) {
    const up = Math.sign(left)
    const free = parts.flatMap((one, i) => ((up > 0 ? one < most[i]! : one > 1) ? [i] : []))
    if (free.length === 0) return null
    const gap = (i: number) => (wished[i]! - parts[i]!) * up
    parts[free.reduce((best, i) => (gap(i) > gap(best) + NEARLY ? i : best))]! += up
  }
  return parts
}
