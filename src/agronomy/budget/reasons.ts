import type { Nutrients } from '../../contracts/grades.ts'
import { GRADES } from '../../contracts/grades.ts'
import type { BudgetRequest, PurchaseContext } from './budget-request.ts'
import type { NutrientNeed } from './field-need.ts'
import { type PlanReasonEntry, type Purchase, planReason } from './purchase-summary.ts'

const LACKING_NUTRIENT_REASONS = { n: 'lacks_n', p: 'lacks_p', k: 'lacks_k' } as const
const ELEMENTS = ['n', 'p', 'k'] as const
/** Share of the limit that counts as reached, because the next half bag would exceed it. */
const AT_LIMIT = 0.95

/** Reasons to show with a plan. @param paid true for the best-paying amount, false for the zone's rate */
export function listPlanReasons(
  { want, shop, need, step }: PurchaseContext,
  { total }: Purchase,
  paid: boolean,
): PlanReasonEntry[] {
  const { facts, hectares } = want
  const sold = (x: keyof Nutrients) => shop.products.some(({ id }) => GRADES[id].holds[x] > 0)
  const ownMade = (x: keyof Nutrients) => x === 'n' && facts.fedAs === 'legume'
  const held = ELEMENTS.some((x) => total[x] > 0 && total[x] >= AT_LIMIT * need.limit[x] * hectares)
  return [
    ...(facts.over > 0 ? [planReason('feedings_over', facts.over)] : []),
    ...manureReason(want, need),
    ...ELEMENTS.filter((x) => (need.target?.[x] ?? 0) > 0 && !sold(x) && !ownMade(x)).map((x) =>
      planReason(LACKING_NUTRIENT_REASONS[x]),
    ),
    ...(held ? [planReason(paid ? 'at_most' : 'at_limit')] : []),
    ...(total.n > 0 && total.p + total.k === 0 && want.manureKg === 0 ? [planReason('urea_alone')] : []),
    ...('kg' in step ? [planReason('in_kilograms')] : []),
    ...(facts.striga && facts.yields ? [planReason('striga')] : []),
  ]
}

function manureReason({ facts, manureKg }: BudgetRequest, { manure }: NutrientNeed): PlanReasonEntry[] {
  const wanted = facts.rate?.target.n ?? 0
  if (manureKg === 0) return []
  return [planReason('manure_counts', wanted > 0 ? Math.min(100, Math.round((100 * manure.n) / wanted)) : null)]
}
