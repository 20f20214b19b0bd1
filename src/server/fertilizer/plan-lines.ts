import type { FertilizerPlan } from '../../contracts/fertilizer-plan.ts'
import { fertilizerPlanVerdict, roundCostUp } from '../../contracts/rounded-sums.ts'
import { amountWords, daysWords, formatMoneyWords, handWords, reasonWords } from '../../words/amounts-in-words.ts'
import type { Translate } from '../../words/translate.ts'

/** Lines of a plan for a basic phone: verdict, purchases, cost if prices are known, and each application with its dates. */
export function fertilizerPlanLines(plan: FertilizerPlan, t: Translate): { verdict: string; lines: string[] } {
  const { parts, cost, currency, splits, why } = plan
  const verdict = t(`bags.${fertilizerPlanVerdict(plan)}`)
  if (parts.length === 0) return { verdict, lines: why.map((one) => reasonWords(one, currency, t)) }
  const buys = `${t('bags.toBuy')}: ${parts.map((part) => amountWords(part, t)).join(', ')}`
  const pays = cost === null ? [] : [`${t('bags.pay')}: ${formatMoneyWords(roundCostUp(cost), currency, t)}`]
  const applications = splits.map((split) => {
    const products = split.products.map((one) => [amountWords(one, t), handWords(one, t)].filter(Boolean).join(', '))
    return [daysWords(split, t), products.join('; ')].filter(Boolean).join(': ')
  })
  return { verdict, lines: [buys, ...pays, ...applications] }
}
