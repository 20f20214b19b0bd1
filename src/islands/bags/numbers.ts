import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import type { Translate } from '../../words/translate.ts'

type Currency = FertilizerPlan['currency']

const SIGNS: Record<Currency, string> = { NGN: '₦', NAD: 'N$' }
/** To what sums that are only about are rounded, and from how many of that on; smaller ones to a tenth of it. */
const STEPS: Record<Currency, number> = { NGN: 1000, NAD: 100 }
const STEP_KG = 50
const FINER_UNDER = 10

/** Kilograms or money that come in: never more than they are worth, to a step that fits them. */
const downTo = (value: number, step: number): number => {
  if (value <= 0) return 0
  const fit = value < step * FINER_UNDER ? Math.max(1, step / (value < step ? 100 : 10)) : step
  return Math.floor(value / fit + 1e-9) * fit
}

/** What sales bring: rounded down. */
export const incomeOf = (money: number, currency: Currency): number => downTo(money, STEPS[currency])
/** What a harvest weighs more: rounded down. */
export const harvestOf = (kg: number): number => downTo(kg, STEP_KG)
/** What is paid: to the whole coin, rounded up. */
export const costOf = (money: number): number => Math.ceil(money - 1e-9)

/** `120,000`, in the language's own marks; parts of one to two places. */
export function numberWords(value: number, t: Translate): string {
  const [whole = '', part] = String(Math.round(value * 100) / 100).split('.')
  const mark = t('number.thousands').replace(' ', '\u00a0')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, mark)
  return part === undefined ? grouped : grouped + t('number.decimal') + part
}

/** `₦120,000`, `N$1 200`. */
export const moneyWords = (money: number, currency: Currency, t: Translate): string =>
  `${money < 0 ? '−' : ''}${SIGNS[currency]}${numberWords(Math.abs(money), t)}`

/** Halves as they are drawn: `2½`; anything else as a number. */
export function halves(value: number, t: Translate): string {
  const whole = Math.floor(value)
  if (Math.abs(value - whole - 0.5) > 1e-6) return numberWords(value, t)
  return whole === 0 ? '½' : `${numberWords(whole, t)}½`
}

/** Whether so many bags can be told in bags and half bags. */
export const inHalves = (bags: number): boolean => bags > 0.4 && Math.abs(bags * 2 - Math.round(bags * 2)) < 1e-6
