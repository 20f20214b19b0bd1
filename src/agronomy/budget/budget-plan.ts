import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import type { Country } from '../../contracts/grades.ts'
import { ACRES_PER_HECTARE } from '../units.ts'
import { onBestPart } from './best-part.ts'
import type { BudgetFacts } from './facts.ts'
import { cents, feedingsOf } from './feedings.ts'
import { type FieldNeed, fieldNeed } from './field-need.ts'
import { moneyPlan } from './money-plan.ts'
import { stepsFor } from './offers.ts'
import { plantPlan } from './plant-plan.ts'
import { ratePlan } from './rate-plan.ts'
import { reasonsOf } from './reasons.ts'
import { shopOf } from './shop.ts'
import type { BudgetRequest, Buying } from './want.ts'
import { type Gain, type Purchase, type Why, why } from './worked.ts'

const CURRENCY = { NG: 'NGN', NA: 'NAD' } as const satisfies Record<Country, FertilizerPlan['currency']>
/** Score of unfertilised maize (1 to 5): poor land needs manure first, rich land no fertilizer (AKILIMO). */
const POOR = 1
const RICH = 5

export const planWithinBudget = (facts: BudgetFacts, input: FieldPlanInput): FertilizerPlan =>
  planFor({
    facts,
    hectares: input.areaUnit === 'acre' ? input.area / ACRES_PER_HECTARE : input.area,
    grades: input.grades,
    purse: input.purse ?? null,
    cropPrice: input.cropPrice ?? null,
    risk: input.risk,
    look: input.look ?? null,
    manureKg: input.manure ?? 0,
    // Default: the most common kind, and the weakest except compost.
    manureKind: input.manureKind ?? 'cattle',
  })

function planFor(want: BudgetRequest): FertilizerPlan {
  const { facts, hectares } = want
  const need = fieldNeed(facts, hectares, { kg: want.manureKg, kind: want.manureKind })
  const shop = shopOf(want)
  if (facts.perPlant) {
    const plan = plantPlan(want, facts.perPlant, shop, need)
    return plan ? planOf(want, { ...plan, basis: 'rate', gain: null }) : nothing(want, why('lacks_n'))
  }
  const bar = refusalReason(want, need)
  if (bar) return nothing(want, bar)
  const { yields } = facts
  const price = want.cropPrice
  if (yields && shop.priced && price !== null)
    return onBestPart(want, LAND_UNIT[facts.country], (part) => {
      const plans = stepsFor(part.hectares).map((step) => {
        const buying = { want: part, shop, need, step }
        return () => bought(buying, { basis: 'purse', ...moneyPlan(buying, yields, price) })
      })
      return firstBought(plans)
    })
  const buying = { want, shop, need, step: stepsFor(hectares)[0]! }
  const planned = ratePlan(buying)
  const rough = planned.purchase.bought.length > 0 && facts.rate?.rough
  const reasons = [...planned.reasons, ...(rough ? [why('rough_rate')] : [])]
  return bought(buying, { basis: 'rate', ...planned, reasons })
}

const LAND_UNIT: Record<Country, number> = { NG: 1 / ACRES_PER_HECTARE, NA: 1 }

function firstBought(plans: readonly (() => FertilizerPlan)[]): FertilizerPlan {
  const first = plans[0]!()
  if (first.parts.length > 0) return first
  for (const other of plans.slice(1)) {
    const plan = other()
    if (plan.parts.length > 0) return plan
  }
  return first
}

type Planned = Omit<Worked, 'purchase' | 'splits'> & { purchase: Purchase }

const bought = (buying: Buying, { reasons, ...planned }: Planned): FertilizerPlan =>
  planOf(buying.want, {
    ...planned,
    splits: feedingsOf(buying.want.facts, planned.purchase.bought, buying.want.hectares),
    reasons: [...reasons, ...reasonsOf(buying, planned.purchase, planned.basis === 'purse')],
  })

function refusalReason({ facts, look }: BudgetRequest, { manureTonnes }: FieldNeed): Why | null {
  if (facts.over > 0 && facts.feedings.length === 0) return why('too_late')
  if (!facts.rate || facts.feedings.length === 0) return why('no_rate')
  if (facts.rate.withManure && manureTonnes === 0) return why('poor_soil')
  if (facts.mendedBy === null) return null
  const seen = look ?? facts.yields?.usualLook
  if (seen === RICH) return why('rich_soil')
  return seen === POOR && manureTonnes < facts.mendedBy ? why('poor_soil') : null
}

const nothing = (want: BudgetRequest, reason: Why): FertilizerPlan =>
  planOf(want, { basis: 'none', purchase: null, splits: [], gain: null, reasons: [reason] })

interface Worked {
  basis: FertilizerPlan['basis']
  purchase: Purchase | null
  splits: FertilizerPlan['splits']
  gain: Gain | null
  reasons: Why[]
}

function planOf(
  { facts, hectares }: BudgetRequest,
  { basis, purchase, splits, gain, reasons }: Worked,
): FertilizerPlan {
  const { n, p, k } = purchase?.total ?? { n: 0, p: 0, k: 0 }
  return {
    crop: facts.crop,
    country: facts.country,
    currency: CURRENCY[facts.country],
    hectares,
    basis,
    splits,
    nutrients: { n: cents(n), p: cents(p), k: cents(k) },
    nutrientsPerHa: { n: cents(n / hectares), p: cents(p / hectares), k: cents(k / hectares) },
    cost: purchase?.cost ?? null,
    parts: purchase?.parts ?? [],
    extraYield: gain?.extraYield ?? null,
    extraRevenue: gain?.extraRevenue ?? null,
    badYear: gain?.badYear ?? null,
    nextBag: gain?.nextBag ?? [],
    worthIt: gain?.worthIt ?? null,
    why: reasons,
    sources: sourcesOf(facts, basis, gain),
    estimated: gain !== null || (facts.rate?.rough ?? true),
  }
}

function sourcesOf({ sources }: BudgetFacts, basis: FertilizerPlan['basis'], gain: Gain | null): string[] {
  if (basis === 'none') return [...sources.yields]
  const amounts = basis === 'purse' ? sources.yields : [...sources.rate, ...(gain ? sources.yields : [])]
  return [...new Set([...amounts, ...sources.feeding])]
}
