import type { FertilizerPlan } from './fertilizer-plan.ts'

type Currency = FertilizerPlan['currency']

/** To what sums that are only about are rounded; of less than ten of these to a tenth, of less than one to a hundredth. */
const STEPS: Record<Currency, number> = { NGN: 1000, NAD: 100 }
const STEP_KG = 50

/** What comes in is never told higher than it is. */
function downTo(value: number, step: number): number {
  if (value <= 0) return 0
  const fit = stepOf(value, step)
  return Math.floor(value / fit + 1e-10) * fit
}

const stepOf = (value: number, step: number): number =>
  Math.max(1, value < step ? step / 100 : value < step * 10 ? step / 10 : step)

/** What sales bring: rounded down. */
export const incomeOf = (money: number, currency: Currency): number => downTo(money, STEPS[currency])
/** What a harvest weighs more: rounded down. */
export const harvestOf = (kg: number): number => downTo(kg, STEP_KG)
/** What is paid, in parts that add up: to the whole coin, rounded up. */
export const costOf = (money: number): number => Math.ceil(money - 1e-9)

/** What would be paid for all of it, in one sum: rounded up. */
export function wholeCostOf(money: number, currency: Currency): number {
  const fit = stepOf(money, STEPS[currency])
  return Math.ceil(money / fit - 1e-9) * fit
}

/** What a plan comes to, before all else. Money that is too short for it is no word on whether it pays. */
export function verdictOf({ parts, worthIt, why }: Pick<FertilizerPlan, 'parts' | 'worthIt' | 'why'>) {
  if (parts.length > 0) return worthIt ? 'pays' : 'unsure'
  return why.some(({ id }) => id === 'does_not_pay') ? 'paysNot' : 'none'
}

/** A bad year, where it says more than the low end of the range; where rain does not hold the crop down it says nothing. */
export const badYearOf = ({ badYear, extraYield }: FertilizerPlan): FertilizerPlan['badYear'] =>
  badYear && extraYield && badYear.kg < extraYield.low ? badYear : null
