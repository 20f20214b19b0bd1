import type { FertilizerPlan } from './fertilizer-plan.ts'

type Currency = FertilizerPlan['currency']

/** Rounding step of estimates. Amounts below ten steps use a tenth of it, below one step a hundredth. */
const ROUNDING_STEPS: Record<Currency, number> = { NGN: 1000, NAD: 100 }
const STEP_KG = 50

/** Rounds down, so that income is never overstated. */
function downTo(value: number, step: number): number {
  if (value <= 0) return 0
  const fit = stepOf(value, step)
  return Math.floor(value / fit + 1e-10) * fit
}

const stepOf = (value: number, step: number): number =>
  Math.max(1, value < step ? step / 100 : value < step * 10 ? step / 10 : step)

export const roundIncomeDown = (money: number, currency: Currency): number => downTo(money, ROUNDING_STEPS[currency])
export const roundHarvestDown = (kg: number): number => downTo(kg, STEP_KG)
/** Rounds up to whole units; for costs that users may add up. */
export const roundCostUp = (money: number): number => Math.ceil(money - 1e-9)

export function roundTotalCost(money: number, currency: Currency): number {
  const fit = stepOf(money, ROUNDING_STEPS[currency])
  return Math.ceil(money / fit - 1e-9) * fit
}

/** Verdict on a plan: a budget that is too small says nothing about profit. */
export function fertilizerPlanVerdict({ parts, worthIt, why }: Pick<FertilizerPlan, 'parts' | 'worthIt' | 'why'>) {
  if (parts.length > 0) return worthIt ? 'pays' : 'unsure'
  return why.some(({ id }) => id === 'does_not_pay') ? 'paysNot' : 'none'
}

/** Returns the bad year if it is worse than the low estimate; null otherwise, or if rain does not limit the crop. */
export const relevantBadYear = ({ badYear, extraYield }: FertilizerPlan): FertilizerPlan['badYear'] =>
  badYear && extraYield && badYear.kg < extraYield.low ? badYear : null
