import type { Nutrients } from '../../contracts/grades.ts'

interface Priced {
  holds: Nutrients
  price: number
}

export interface Mix {
  kg: number[]
  cost: number
  /** Shadow price of each nutrient: cost of one more kg of it. */
  worth: Nutrients
}

const ELEMENTS = ['n', 'p', 'k'] as const
const NEARLY = 1e-9
/** Least application in kg/ha; less of a product is not worth spreading (AKILIMO). */
export const LEAST_KG_HA = 25

/** Cheapest mix that supplies `target` kg of each element: enumerates the vertices of the linear program. */
export function cheapestMix(products: readonly Priced[], target: Nutrients): Mix | null {
  const wanted = ELEMENTS.filter((x) => target[x] > 0)
  const none: Mix = { kg: products.map(() => 0), cost: 0, worth: { n: 0, p: 0, k: 0 } }
  if (wanted.length === 0) return none
  let best: Mix | null = null
  for (const tight of setsOf(wanted))
    for (const used of setsOf(
      products.map((_, i) => i),
      tight.length,
    )) {
      const mix = mixOf(products, used, tight, target)
      if (mix && (best === null || mix.cost < best.cost - NEARLY)) best = mix
    }
  return best
}

/** Mix of the products `used` that meets the `tight` nutrients exactly and the others at least; null when infeasible. */
function mixOf(
  products: readonly Priced[],
  used: readonly number[],
  tight: readonly (keyof Nutrients)[],
  target: Nutrients,
): Mix | null {
  const rows = tight.map((x) => used.map((i) => products[i]!.holds[x]))
  const amounts = solve(
    rows,
    tight.map((x) => target[x]),
  )
  if (!amounts?.every((kg) => kg > -NEARLY)) return null
  const kg = products.map(() => 0)
  used.forEach((i, at) => {
    kg[i] = Math.max(0, amounts[at]!)
  })
  const brings = (x: keyof Nutrients) => products.reduce((sum, { holds }, i) => sum + kg[i]! * holds[x], 0)
  if (!ELEMENTS.every((x) => brings(x) >= target[x] - 1e-7)) return null
  const prices = solve(
    used.map((_, at) => rows.map((row) => row[at]!)),
    used.map((i) => products[i]!.price),
  )
  const worth = { n: 0, p: 0, k: 0 }
  tight.forEach((x, at) => {
    worth[x] = prices?.[at] ?? 0
  })
  return { kg, cost: products.reduce((sum, { price }, i) => sum + kg[i]! * price, 0), worth }
}

function setsOf<T>(list: readonly T[], size?: number): T[][] {
  const sets: T[][] = [[]]
  for (const one of list) for (const set of [...sets]) sets.push([...set, one])
  return sets.filter((set) => (size === undefined ? set.length > 0 : set.length === size))
}

/** Solves up to three linear equations by Gauss-Jordan elimination; null without a unique solution. */
function solve(rows: readonly (readonly number[])[], right: readonly number[]): number[] | null {
  const m = rows.map((row, i) => [...row, right[i]!])
  const size = m.length
  for (let c = 0; c < size; c++) {
    let pivot = c
    for (let r = c + 1; r < size; r++) if (Math.abs(m[r]![c]!) > Math.abs(m[pivot]![c]!)) pivot = r
    if (Math.abs(m[pivot]![c]!) < NEARLY) return null
    ;[m[c], m[pivot]] = [m[pivot]!, m[c]!]
    for (let r = 0; r < size; r++) {
      const share = r === c ? 0 : m[r]![c]! / m[c]![c]!
      if (share !== 0) for (let at = c; at <= size; at++) m[r]![at]! -= share * m[c]![at]!
    }
  }
  return m.map((row, i) => row[size]! / row[i]!)
}
