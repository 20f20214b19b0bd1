import type { PlanSplit } from '../../contracts/fertilizer-plan.ts'
import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import type { PerPlantFacts } from './facts.ts'
import { cents } from './feedings.ts'
import { type FieldNeed, times } from './field-need.ts'
import type { OnSale } from './offers.ts'
import type { Shop } from './shop.ts'
import type { PurseWant } from './want.ts'
import { type Purchase, type Why, why } from './worked.ts'

/** Half a bag, or where that is too much the kilograms themselves, is what is bought. */
const HALF = 0.5

/** Trees and mats: so many grams to each, so many times in the rains, within what they bear and the purse buys. */
export function plantPlan(
  want: PurseWant,
  plant: PerPlantFacts,
  shop: Shop,
  need: FieldNeed,
): { purchase: Purchase; splits: PlanSplit[]; reasons: Why[] } | null {
  const { facts, hectares } = want
  const product = productFor(plant.grades, shop.products)
  if (!product) return null
  const { holds } = GRADES[product.id]
  const plants = plant.plantsPerHectare * hectares
  const wanted = (asStrong(plant, product.id) * plant.times * plants) / 1000
  const borne = mostOf(need.limit, holds) * hectares
  const purse =
    shop.priced && want.purse !== null ? (want.purse / product.price) * product.bagKg : Number.POSITIVE_INFINITY
  const kg = Math.min(wanted, borne, purse)
  const grams = Math.floor((kg * 1000) / plants / plant.times)
  const bought = boughtFor((grams * plants * plant.times) / 1000, product, purse)
  const cost = shop.priced ? cents((product.price * bought) / product.bagKg) : null
  const split = (n: number): PlanSplit => ({
    n: n + 1,
    of: plant.times,
    days: null,
    transplanted: false,
    fromDay: null,
    toDay: null,
    from: null,
    to: null,
    how: facts.how,
    products: [
      {
        grade: product.id,
        kg: cents((grams * plants) / 1000),
        bags: cents((grams * plants) / 1000 / product.bagKg),
        capsPerStand: null,
        capsPerMetre: null,
        gramsPerPlant: grams,
      },
    ],
  })
  const { id, bagKg, price } = product
  const part = {
    grade: id,
    bagKg,
    bags: cents(bought / bagKg),
    kg: cents(bought),
    price: shop.priced ? price : null,
    cost,
  }
  return {
    purchase: {
      bought: [],
      parts: grams > 0 ? [part] : [],
      total: { ...times(holds, (grams * plants * plant.times) / 1000), cost: cost ?? 0 },
      cost,
    },
    splits: grams > 0 ? Array.from({ length: plant.times }, (_, n) => split(n)) : [],
    reasons: [
      why('by_plant'),
      ...(kg < wanted - 1e-6 && kg >= borne - 1e-6 ? [why('at_limit')] : []),
      ...(purse < Math.min(wanted, borne)
        ? [why(grams > 0 ? 'purse_small' : 'purse_too_small', Math.ceil((Math.min(wanted, borne) * price) / bagKg))]
        : []),
    ],
  }
}

/** Of those that the record names what is at hand, else what holds most of all three, else any nitrogen. */
function productFor(named: readonly GradeId[], products: readonly OnSale[]): OnSale | undefined {
  const all = ({ id }: OnSale) => Math.min(GRADES[id].holds.n, GRADES[id].holds.p, GRADES[id].holds.k)
  const compounds = products.filter((one) => all(one) > 0).sort((one, other) => all(other) - all(one))
  return (
    named.map((id) => products.find((one) => one.id === id)).find((one) => one) ??
    compounds[0] ??
    products.find(({ id }) => GRADES[id].holds.n > 0)
  )
}

/** Grams to a plant that bring the nitrogen of the grams that the record gives of its own product. */
function asStrong({ grades, grams }: PerPlantFacts, id: GradeId): number {
  if (grades.length === 0 || grades.includes(id)) return grams
  return (grams * GRADES[grades[0]!].holds.n) / GRADES[id].holds.n
}

function mostOf(limit: Nutrients, holds: Nutrients): number {
  const most = (['n', 'p', 'k'] as const).filter((x) => holds[x] > 0).map((x) => limit[x] / holds[x])
  return Math.min(...most)
}

/** In half bags rounded up, as long as the purse holds out and it is not mostly waste; else in kilograms. */
function boughtFor(kg: number, { bagKg }: OnSale, purse: number): number {
  const halves = Math.ceil(kg / (HALF * bagKg) - 1e-9) * HALF * bagKg
  if (kg >= HALF * bagKg && halves <= purse) return halves
  return Math.ceil(kg) <= purse ? Math.ceil(kg) : kg
}
