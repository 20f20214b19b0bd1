import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import { LEAST_KG_HA } from './exact-mix.ts'
import { mostAtOnce } from './feedings.ts'
import type { Offer, Step } from './purchase.ts'
import type { Buying } from './want.ts'

/** Available product; price per bag, 0 when unknown. */
export interface OnSale {
  id: GradeId
  bagKg: number
  price: number
}

const ELEMENTS = ['n', 'p', 'k'] as const
/** Hectares from which half bags are near enough, and whole bags for each ten hectares of large land (choices). */
const HALF_BAGS = 0.4
const LARGE = 10
/** Hectares up to which a part of half a bag is weighed out. */
const SMALL = 2
/** Below that kilograms, the finer the smaller the land: so much from so many hectares on. */
const WEIGHED: readonly [readonly [hectares: number, kg: number], ...(readonly [hectares: number, kg: number])[]] = [
  [0.1, 5],
  [0.02, 1],
  [0.002, 0.1],
  [0, 0.01],
]

/** Steps in which a field of this size is bought for; on a small field kilograms, where half bags are too many. */
export function stepsFor(hectares: number): Step[] {
  const step = stepFor(hectares)
  return 'bags' in step && hectares < SMALL ? [step, { kg: WEIGHED[0][1] }] : [step]
}

/** Returns the largest convenient step for a field. */
export function stepFor(hectares: number): Step {
  if (hectares >= LARGE) return { bags: Math.floor(hectares / LARGE) }
  if (hectares >= HALF_BAGS) return { bags: 0.5 }
  return { kg: WEIGHED.find(([from]) => hectares >= from)![1] }
}

/** Amounts that bound a purchase for one field. */
interface Bounds {
  /** Greatest kg of each element for the field. */
  limit: Nutrients
  /** Target kg of each element; null when revenue decides. */
  target: Nutrients | null
  /** Greatest kg of a product in all applications. */
  atOnceKg?: (id: GradeId) => number
}

/** Returns the products on sale in the steps in which one field buys them. */
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

/** Returns the products on sale for a field, never more than all its applications bear. */
export function fieldOffers({ want, shop, step }: Buying, bounds: Pick<Bounds, 'limit' | 'target'>): Offer[] {
  const { facts, hectares } = want
  const atOnceKg = (id: GradeId) => mostAtOnce(facts, id) * hectares * facts.feedings.length
  return offersOf(shop.products, hectares, { ...bounds, atOnceKg }, step)
}
