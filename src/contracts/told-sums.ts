import type { FertilizerPlan } from './fertilizer-plan.ts'

type Currency = FertilizerPlan['currency']

/** To what sums that are only about are rounded; of less than ten of these to a tenth, of less than one to a hundredth. */
const STEPS: Record<Currency, number> = { NGN: 1000, NAD: 100 }
const STEP_KG = 50

/** What comes in is never told higher than it is. */
function downTo(value: number, step: number): number {
  if (value <= 0) return 0
  const fit = Math.max(1, value < step ? step / 100 : value < step * 10 ? step / 10 : step)
  return Math.floor(value / fit + 1e-9) * fit
}

/** What sales bring: rounded down. */
export const incomeOf = (money: number, currency: Currency): number => downTo(money, STEPS[currency])
/** What a harvest weighs more: rounded down. */
export const harvestOf = (kg: number): number => downTo(kg, STEP_KG)
/** What is paid: to the whole coin, rounded up. */
export const costOf = (money: number): number => Math.ceil(money - 1e-9)
