import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import { maxPerApplication } from './applications.ts'
import type { PurchaseContext } from './budget-request.ts'
import { MIN_KG_PER_HECTARE } from './cheapest-mix.ts'
import type { Offer, PurchaseStep } from './purchase.ts'

export interface ProductOnSale {
  id: GradeId
  bagKg: number
  price: number
}

const ELEMENTS = ['n', 'p', 'k'] as const
/** Field size from which products are bought in half bags; smaller fields buy by the kilogram (our choice). */
const HALF_BAGS = 0.4
/** Field size from which products are bought in whole bags, one more for each such area (our choice). */
const LARGE_FIELD_HECTARES = 10
/** Field size below which buying by the kilogram is compared with buying half bags. */
const SMALL_FIELD_HECTARES = 2
/** Purchase step in kg by field size: each applies from its hectares up. */
const WEIGHING_STEPS_KG: readonly [
  readonly [hectares: number, kg: number],
  ...(readonly [hectares: number, kg: number])[],
] = [
  [0.1, 5],
  [0.02, 1],
  [0.002, 0.1],
  [0, 0.01],
]

/** Returns purchase steps for a field: bags, or kilograms where half bags are too coarse. */
export function purchaseStepsFor(hectares: number): PurchaseStep[] {
  const step = purchaseStepFor(hectares)
  return 'bags' in step && hectares < SMALL_FIELD_HECTARES ? [step, { kg: WEIGHING_STEPS_KG[0][1] }] : [step]
}

export function purchaseStepFor(hectares: number): PurchaseStep {
  if (hectares >= LARGE_FIELD_HECTARES) return { bags: Math.floor(hectares / LARGE_FIELD_HECTARES) }
  if (hectares >= HALF_BAGS) return { bags: 0.5 }
  return { kg: WEIGHING_STEPS_KG.find(([from]) => hectares >= from)![1] }
}

interface Bounds {
  limit: Nutrients
  /** Target in kg of each element; null if revenue decides. */
  target: Nutrients | null
  atOnceKg?: (id: GradeId) => number
}

export function buildOffers(
  products: readonly ProductOnSale[],
  hectares: number,
  { limit, target, atOnceKg = () => Number.POSITIVE_INFINITY }: Bounds,
  step: PurchaseStep,
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
      least: Math.ceil((MIN_KG_PER_HECTARE * hectares) / stepKg - 1e-9),
      most: Math.max(0, Math.min(borne, wanted)),
    }
  })
}

export function buildFieldOffers(
  { want, shop, step }: PurchaseContext,
  bounds: Pick<Bounds, 'limit' | 'target'>,
): Offer[] {
  const { facts, hectares } = want
  const atOnceKg = (id: GradeId) => maxPerApplication(facts, id) * hectares * facts.feedings.length
  return buildOffers(shop.products, hectares, { ...bounds, atOnceKg }, step)
}
