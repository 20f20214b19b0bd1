import type { Nutrients } from '../../contracts/grades.ts'

interface Priced {
  holds: Nutrients
  price: number
}

export interface ProductMix {
  kg: number[]
  cost: number
  /** Shadow price of each nutrient: cost of one more kg of it. */
  worth: Nutrients
}

const ELEMENTS = ['n', 'p', 'k'] as const
const TOLERANCE = 1e-9
/** Minimum kg/ha of a product in an application; less is not worth spreading (AKILIMO). */
export const MIN_KG_PER_HECTARE = 25

type Element = keyof Nutrients

/** Product, and the nutrient that it represents in the equations. */
type Used = readonly [Element, Priced]

/** Linear equation whose unknowns are named after the elements. */
interface Equation extends Nutrients {
  right: number
}

/** Cheapest mix that supplies `target` kg of each element: enumerates the vertices of the linear program. */
export function findCheapestMix(products: readonly Priced[], target: Nutrients): ProductMix | null {
  const wanted = ELEMENTS.filter((x) => target[x] > 0)
  const none: ProductMix = { kg: products.map(() => 0), cost: 0, worth: { n: 0, p: 0, k: 0 } }
  if (wanted.length === 0) return none
  let best: ProductMix | null = null
  for (const tight of setsOf(wanted))
    for (const set of setsOf(products, tight.length)) {
      const used = tight.map((x, at): Used => [x, set[at]!])
      const mix = mixOf(products, used, target)
      if (mix && (best === null || mix.cost < best.cost - TOLERANCE)) best = mix
    }
  return best
}

/** Returns the mix of `used` that meets their nutrients exactly and the others at least; null if infeasible. */
function mixOf(products: readonly Priced[], used: readonly Used[], target: Nutrients): ProductMix | null {
  const tight = used.map(([x]) => x)
  const amounts = solveEquations(
    tight.map((x) => supplyOf(x, used, target)),
    tight,
  )
  if (!amounts || !tight.every((x) => amounts[x] > -TOLERANCE)) return null
  const mixed = products.map((product) => {
    const one = used.find(([, other]) => other === product)
    return { product, kg: one ? Math.max(0, amounts[one[0]]) : 0 }
  })
  const brings = (x: Element) => mixed.reduce((sum, { product, kg }) => sum + kg * product.holds[x], 0)
  if (!ELEMENTS.every((x) => brings(x) >= target[x] - 1e-7)) return null
  const worth = solveEquations(
    used.map(([, { holds, price }]) => ({ n: holds.n, p: holds.p, k: holds.k, right: price })),
    tight,
  )
  return {
    kg: mixed.map(({ kg }) => kg),
    cost: mixed.reduce((sum, { product, kg }) => sum + kg * product.price, 0),
    worth: worth ?? { n: 0, p: 0, k: 0 },
  }
}

function supplyOf(x: Element, used: readonly Used[], target: Nutrients): Equation {
  const equation = { n: 0, p: 0, k: 0, right: target[x] }
  for (const [unknown, { holds }] of used) equation[unknown] = holds[x]
  return equation
}

function setsOf<T>(list: readonly T[], size?: number): T[][] {
  const sets: T[][] = [[]]
  for (const one of list) for (const set of [...sets]) sets.push([...set, one])
  return sets.filter((set) => (size === undefined ? set.length > 0 : set.length === size))
}

/** Solves `rows` for `unknowns` by Gauss-Jordan elimination in place; null without a unique solution. */
function solveEquations(rows: readonly Equation[], unknowns: readonly Element[]): Nutrients | null {
  const pivots: [Element, Equation][] = []
  let open = rows
  for (const [c, x] of unknowns.entries()) {
    const [first, ...others] = open
    if (!first) return null
    const pivot = others.reduce((best, row) => (Math.abs(row[x]) > Math.abs(best[x]) ? row : best), first)
    if (Math.abs(pivot[x]) < TOLERANCE) return null
    open = others.map((row) => (row === pivot ? first : row))
    pivots.push([x, pivot])
    const rest = unknowns.slice(c)
    for (const row of rows) {
      const share = row === pivot ? 0 : row[x] / pivot[x]
      if (share === 0) continue
      for (const term of rest) row[term] -= share * pivot[term]
      row.right -= share * pivot.right
    }
  }
  const solved = { n: 0, p: 0, k: 0 }
  for (const [x, row] of pivots) solved[x] = row.right / row[x]
  return solved
}
