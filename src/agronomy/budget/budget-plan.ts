import type { FertilizerPlan, FieldPlanInput } from '../../contracts/fertilizer-plan.ts'
import type { Country } from '../../contracts/grades.ts'
import { ACRES_PER_HECTARE } from '../units.ts'
import { planApplications, roundToCents } from './applications.ts'
import { planBestArea } from './best-area.ts'
import type { BudgetFacts } from './budget-facts.ts'
import type { BudgetRequest, PurchaseContext } from './budget-request.ts'
import { computeNutrientNeed, type NutrientNeed } from './field-need.ts'
import { planForProfit } from './most-profitable.ts'
import { purchaseStepsFor } from './offers.ts'
import { planPerPlant } from './per-plant-plan.ts'
import { type PlanReasonEntry, type Purchase, planReason, type YieldGainFields } from './purchase-summary.ts'
import { listPlanReasons } from './reasons.ts'
import { planForRecommendedRate } from './recommended-rate-plan.ts'
import { selectProductsForCrop } from './shop.ts'

const CURRENCY = { NG: 'NGN', NA: 'NAD' } as const satisfies Record<Country, FertilizerPlan['currency']>
/** Lowest score of unfertilised maize (1 to 5): such land needs manure before fertilizer (AKILIMO). */
const POOR_SOIL_SCORE = 1
/** Highest score of unfertilised maize: such land needs no fertilizer (AKILIMO). */
const RICH_SOIL_SCORE = 5

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
    // The default is cattle manure: the most common kind, and the weakest except compost.
    manureKind: input.manureKind ?? 'cattle',
  })

function planFor(want: BudgetRequest): FertilizerPlan {
  const { facts, hectares } = want
  const need = computeNutrientNeed(facts, hectares, { kg: want.manureKg, kind: want.manureKind })
  const shop = selectProductsForCrop(want)
  if (facts.perPlant) {
    const plan = planPerPlant(want, facts.perPlant, shop, need)
    return plan
      ? planOf(want, { ...plan, basis: 'rate', gain: null })
      : planWithoutPurchase(want, planReason('lacks_n'))
  }
  const bar = refusalReason(want, need)
  if (bar) return planWithoutPurchase(want, bar)
  const { yields } = facts
  const price = want.cropPrice
  if (yields && shop.priced && price !== null)
    return planBestArea(want, LAND_UNIT[facts.country], (part) => {
      const plans = purchaseStepsFor(part.hectares).map((step) => {
        const buying = { want: part, shop, need, step }
        return () => planWithPurchase(buying, { basis: 'purse', ...planForProfit(buying, yields, price) })
      })
      return firstBought(plans)
    })
  const buying = { want, shop, need, step: purchaseStepsFor(hectares)[0]! }
  const planned = planForRecommendedRate(buying)
  const rough = planned.purchase.bought.length > 0 && facts.rate?.rough
  const reasons = [...planned.reasons, ...(rough ? [planReason('rough_rate')] : [])]
  return planWithPurchase(buying, { basis: 'rate', ...planned, reasons })
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

const planWithPurchase = (buying: PurchaseContext, { reasons, ...planned }: Planned): FertilizerPlan =>
  planOf(buying.want, {
    ...planned,
    splits: planApplications(buying.want.facts, planned.purchase.bought, buying.want.hectares),
    reasons: [...reasons, ...listPlanReasons(buying, planned.purchase, planned.basis === 'purse')],
  })

function refusalReason({ facts, look }: BudgetRequest, { manureTonnes }: NutrientNeed): PlanReasonEntry | null {
  if (facts.over > 0 && facts.feedings.length === 0) return planReason('too_late')
  if (!facts.rate || facts.feedings.length === 0) return planReason('no_rate')
  if (facts.rate.withManure && manureTonnes === 0) return planReason('poor_soil')
  if (facts.mendedBy === null) return null
  const seen = look ?? facts.yields?.usualLook
  if (seen === RICH_SOIL_SCORE) return planReason('rich_soil')
  return seen === POOR_SOIL_SCORE && manureTonnes < facts.mendedBy ? planReason('poor_soil') : null
}

const planWithoutPurchase = (want: BudgetRequest, reason: PlanReasonEntry): FertilizerPlan =>
  planOf(want, { basis: 'none', purchase: null, splits: [], gain: null, reasons: [reason] })

interface Worked {
  basis: FertilizerPlan['basis']
  purchase: Purchase | null
  splits: FertilizerPlan['splits']
  gain: YieldGainFields | null
  reasons: PlanReasonEntry[]
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
    nutrients: { n: roundToCents(n), p: roundToCents(p), k: roundToCents(k) },
    nutrientsPerHa: { n: roundToCents(n / hectares), p: roundToCents(p / hectares), k: roundToCents(k / hectares) },
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

function sourcesOf({ sources }: BudgetFacts, basis: FertilizerPlan['basis'], gain: YieldGainFields | null): string[] {
  if (basis === 'none') return [...sources.yields]
  const amounts = basis === 'purse' ? sources.yields : [...sources.rate, ...(gain ? sources.yields : [])]
  return [...new Set([...amounts, ...sources.feeding])]
}
