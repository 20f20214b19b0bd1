import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import { LEAST_KG_HA } from './exact-mix.ts'
import { mostAtOnce } from './feedings.ts'
import type { Offer, Step } from './purchase.ts'
import type { Buying } from './want.ts'

export interface OnSale {
  id: GradeId
  bagKg: number
  price: number
}

const ELEMENTS = ['n', 'p', 'k'] as const
/** Hectares from which half bags are precise enough, and whole bags per ten hectares of large land (our choices). */
const HALF_BAGS = 0.4
const LARGE = 10
/** Hectares up to which fractions of half a bag are weighed. */
const SMALL = 2
/** Weighing steps, kg, by hectares from which each applies. */
const WEIGHED: readonly [readonly [hectares: number, kg: number], ...(readonly [hectares: number, kg: number])[]] = [
  [0.1, 5],
  [0.02, 1],
  [0.002, 0.1],
  [0, 0.01],
]

/** Returns purchase steps for a field: bags, or kilograms where half bags are too coarse. */
export function stepsFor(hectares: number): Step[] {
  const step = stepFor(hectares)
  return 'bags' in step && hectares < SMALL ? [step, { kg: WEIGHED[0][1] }] : [step]
}

export function stepFor(hectares: number): Step {
  if (hectares >= LARGE) return { bags: Math.floor(hectares / LARGE) }
  if (hectares >= HALF_BAGS) return { bags: 0.5 }
  return { kg: WEIGHED.find(([from]) => hectares >= from)![1] }
}

interface Bounds {
  limit: Nutrients
  /** Target in kg of each element; null if revenue decides. */
  target: Nutrients | null
  atOnceKg?: (id: GradeId) => number
}

export function offersOf(
  products: readonly OnSale[],
  hectares: number,
  { limit, target, atOnceKg = () => Number.POSITIVE_INFINITY }: Bounds,
  step: Step,
): Offer[] {
  return products.map(({ id, bagKg, price }) => {
    const { holds } = GRADES[id]
    const stepKg = 'kg' in step ? step.kg : bagKg * step.bags
    const brings = { n: holds.n * stepKg, p: holds.p * stepKg, k: holds.k * stepKg }
    const stepsOf = (kg: Nutrients) => ELEMENTS.filter((x) => brings[x] > 0).map((x) => kg[x] / brings[x])
    const borne = Math.floor(Math.min(...stepsOf(limit), atOnceKg(id) / stepKg) + 1e-9)
    const wanted = target ? Math.max(...stepsOf(target).map(Math.ceil)) + 1 : borne
    return {
      stepKg,
      price: (price * stepKg) / bagKg,
      brings,
      least: Math.ceil((LEAST_KG_HA * hectares) / stepKg - 1e-9),
      most: Math.max(0, Math.min(borne, wanted)),
    }
  })
}

export function fieldOffers({ want, shop, step }: Buying, bounds: Pick<Bounds, 'limit' | 'target'>): Offer[] {
  const { facts, hectares } = want
  const atOnceKg = (id: GradeId) => mostAtOnce(facts, id) * hectares * facts.feedings.length
  return offersOf(shop.products, hectares, { ...bounds, atOnceKg }, step)
}
