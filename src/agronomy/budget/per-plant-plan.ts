import type { PlanSplit } from '../../contracts/fertilizer-plan.ts'
import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import { roundToCents } from './applications.ts'
import type { PerPlantFacts, PlantDoseFacts } from './budget-facts.ts'
import type { BudgetRequest } from './budget-request.ts'
import type { NutrientNeed } from './field-need.ts'
import type { ProductOnSale } from './offers.ts'
import { type PlanReasonEntry, type Purchase, planReason } from './purchase-summary.ts'
import type { Shop } from './shop.ts'

const ELEMENTS = ['n', 'p', 'k'] as const
const HALF_BAG = 0.5

interface Given {
  product: ProductOnSale
  grams: number
}

export function planPerPlant(
  want: BudgetRequest,
  facts: PerPlantFacts,
  shop: Shop,
  need: NutrientNeed,
): { purchase: Purchase; splits: PlanSplit[]; reasons: PlanReasonEntry[] } | null {
  const wanted = availableDoses(facts.doses, shop.products)
  if (wanted.length === 0) return null
  const plants = facts.plantsPerHectare * want.hectares
  const inYear = (grams: number) => (grams * plants * facts.times) / 1000
  const brings = (x: keyof Nutrients) =>
    wanted.reduce((sum, { product, grams }) => sum + GRADES[product.id].holds[x] * inYear(grams), 0)
  const borne = Math.min(
    1,
    ...ELEMENTS.filter((x) => brings(x) > 0).map((x) => (need.limit[x] * want.hectares) / brings(x)),
  )
  const whole = wanted.reduce((sum, { product, grams }) => sum + priceOf(product, inYear(grams)), 0) * borne
  const purse = shop.priced && want.purse !== null ? want.purse : Number.POSITIVE_INFINITY
  const short = whole > purse
  const share = borne * Math.min(1, whole > 0 ? purse / whole : 1)
  const given = wanted.flatMap(({ product, grams }) => {
    const each = Math.floor(grams * share + 1e-9)
    return each > 0 ? [{ product, grams: each }] : []
  })
  return {
    purchase: purchaseFor(given, inYear, shop, purse),
    splits: given.length > 0 ? splitsOf(want, facts, given, plants) : [],
    reasons: [
      planReason('by_plant'),
      ...(borne < 1 - 1e-9 ? [planReason('at_limit')] : []),
      ...(facts.rough && given.length > 0 ? [planReason('rough_rate')] : []),
      ...(short ? [planReason(given.length > 0 ? 'purse_small' : 'purse_too_small', Math.ceil(whole))] : []),
    ],
  }
}

const priceOf = ({ price, bagKg }: ProductOnSale, kg: number): number => (price * kg) / bagKg

function availableDoses(doses: readonly PlantDoseFacts[], products: readonly ProductOnSale[]): Given[] {
  const given: Given[] = []
  for (const [n, { grades, grams }] of doses.entries()) {
    const named = grades.map((id) => products.find((one) => one.id === id)).find((one) => one)
    const product = named ?? (n === 0 ? substituteFor(products) : undefined)
    if (!product || given.some((one) => one.product === product)) continue
    given.push({ product, grams: named ? grams : equalNitrogen(grams, grades[0]!, product.id) })
  }
  return given
}

function substituteFor(products: readonly ProductOnSale[]): ProductOnSale | undefined {
  const least = ({ id }: ProductOnSale) => Math.min(...ELEMENTS.map((x) => GRADES[id].holds[x]))
  const compounds = products.filter((one) => least(one) > 0).sort((one, other) => least(other) - least(one))
  return compounds[0] ?? products.find(({ id }) => GRADES[id].holds.n > 0)
}

const equalNitrogen = (grams: number, named: GradeId, id: GradeId): number =>
  (grams * GRADES[named].holds.n) / GRADES[id].holds.n

function purchaseFor(given: readonly Given[], inYear: (grams: number) => number, shop: Shop, purse: number): Purchase {
  const exact = given.map(({ product, grams }) => ({ product, kg: inYear(grams) }))
  const halves = exact.map(({ product, kg }) => ({ product, kg: inHalves(kg, product.bagKg) }))
  const costOf = (list: typeof exact) => list.reduce((sum, { product, kg }) => sum + priceOf(product, kg), 0)
  const bought = costOf(halves) <= purse ? halves : exact
  const total = { n: 0, p: 0, k: 0, cost: costOf(bought) }
  for (const { product, kg } of exact) for (const x of ELEMENTS) total[x] += GRADES[product.id].holds[x] * kg
  const parts = bought.map(({ product, kg }) => ({
    grade: product.id,
    bagKg: product.bagKg,
    bags: roundToCents(kg / product.bagKg),
    kg: roundToCents(kg),
    price: shop.priced ? product.price : null,
    cost: shop.priced ? roundToCents(priceOf(product, kg)) : null,
  }))
  return { bought: [], parts, total, cost: shop.priced ? roundToCents(total.cost) : null }
}

const inHalves = (kg: number, bagKg: number): number =>
  kg < HALF_BAG * bagKg ? Math.ceil(kg - 1e-9) : Math.ceil(kg / (HALF_BAG * bagKg) - 1e-9) * HALF_BAG * bagKg

const splitsOf = (
  { facts }: BudgetRequest,
  { times }: PerPlantFacts,
  given: readonly Given[],
  plants: number,
): PlanSplit[] =>
  Array.from({ length: times }, (_, n) => ({
    n: n + 1,
    of: times,
    days: null,
    transplanted: false,
    fromDay: null,
    toDay: null,
    from: null,
    to: null,
    panicle: null,
    how: facts.how,
    products: given.map(({ product, grams }) => ({
      grade: product.id,
      kg: roundToCents((grams * plants) / 1000),
      bags: roundToCents((grams * plants) / 1000 / product.bagKg),
      capsPerStand: null,
      capsPerMetre: null,
      gramsPerPlant: grams,
    })),
  }))
