import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import type { BudgetRequest } from './budget-request.ts'
import { type PlanReasonEntry, planReason } from './purchase-summary.ts'

/** Part sizes that a farmer can pace out, in the country's land unit. */
const PART_SIZES = [50, 30, 20, 15, 10, 8, 6, 5, 4, 3, 2, 1.5, 1, 0.5, 0.25]
/** Ratio of gains, best part to whole field, above which only the part is advised (our choice). */
const MIN_GAIN_RATIO = 1.03

/** Plans the whole field, or a part of it if few bags gain more there. @param unit hectares per land unit */
export function planBestArea(
  want: BudgetRequest,
  unit: number,
  planFor: (part: BudgetRequest) => FertilizerPlan,
): FertilizerPlan {
  const whole = planFor(want)
  const least = gainOf(whole) > 0 ? want.hectares / 2 : 0
  let best = whole
  for (const size of PART_SIZES) {
    const hectares = size * unit
    if (hectares >= want.hectares * 0.95 || hectares < least || (best !== whole && gainOf(whole) <= 0)) continue
    const plan = planFor({ ...want, hectares, manureKg: (want.manureKg * hectares) / want.hectares })
    if (gainOf(plan) <= gainOf(best) * (best === whole ? MIN_GAIN_RATIO : 1)) continue
    best = { ...plan, why: [planReason('part_of_field', size), ...plan.why.map((one) => ofWhole(one, whole))] }
  }
  return best
}

const ofWhole = (reason: PlanReasonEntry, { why: reasons }: FertilizerPlan): PlanReasonEntry =>
  reason.id === 'purse_small'
    ? { id: reason.id, n: reasons.find(({ id }) => id === 'purse_too_small' || id === 'purse_small')?.n ?? reason.n }
    : reason

const gainOf = ({ extraRevenue, cost }: FertilizerPlan): number => (extraRevenue?.money ?? 0) - (cost ?? 0)
