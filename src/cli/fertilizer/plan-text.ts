import { hectaresToAcres } from '../../agronomy/units.ts'
import type { FertilizerPlan, PlanSplit } from '../../contracts/fertilizer-plan.ts'
import { GRADES } from '../../contracts/grades.ts'
import {
  fertilizerPlanVerdict,
  relevantBadYear,
  roundCostUp,
  roundHarvestDown,
  roundIncomeDown,
} from '../../contracts/rounded-sums.ts'
import {
  amountWords,
  daysWords,
  formatMoneyWords,
  formatNumberWords,
  handWords,
  isShownInHalfBags,
  placementWords,
  reasonWords,
  stageWords,
} from '../../words/amounts-in-words.ts'
import { translatorFor } from '../../words/index.ts'
import type { MessageKey } from '../../words/translate.ts'

const t = translatorFor('en')

export function planText(plan: FertilizerPlan): string {
  const { crop, hectares, parts } = plan
  const buys = parts.length > 0
  return [
    `${t(`crop.${crop}`)}, ${t('bags.inHectares', { n: rounded(hectares) })} (${t('bags.inAcres', { n: rounded(hectaresToAcres(hectares)) })})`,
    ...verdict(plan),
    ...section('bags.toBuy', buys ? toBuy(plan) : []),
    ...section('bags.when', plan.splits.flatMap(splitText)),
    ...section('bags.sum', buys ? sum(plan) : []),
    ...section('bags.next', [...new Set(plan.nextBag.map((bag) => nextText(plan, bag)))]),
    ...section('bags.sources', plan.sources),
  ].join('\n')
}

const section = (title: MessageKey, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', t(title), ...lines.map((line) => `  ${line}`)]

export const reasonsText = ({ why, currency }: Pick<FertilizerPlan, 'why' | 'currency'>): string[] =>
  why.map((reason) => reasonWords(reason, currency, t))

function verdict(plan: FertilizerPlan): string[] {
  const { cost, extraRevenue, currency } = plan
  const planVerdict = fertilizerPlanVerdict(plan)
  const more = {
    pays: () =>
      t('bags.paysText', {
        cost: cost === null ? '' : paid(cost, currency),
        money: income(plan, extraRevenue?.money),
      }),
    paysNot: () => t('bags.instead'),
    unsure: () => t('bags.unsureText'),
    none: () => null,
  }[planVerdict]()
  const first = [t(`bags.${planVerdict}`), ...(more ? [more] : [])]
  return [first.join('. '), ...reasonsText({ why: plan.why, currency })]
}

function toBuy({ parts, cost, currency }: FertilizerPlan): string[] {
  return [
    ...parts.map((part) => {
      const size = isShownInHalfBags(part.bags) ? ` (${t('bags.each', { kg: part.bagKg })})` : ''
      const price =
        part.price === null || part.cost === null
          ? t('bags.noPrice')
          : `${paid(part.cost, currency)} (${paid(part.price, currency)} a bag)`
      return `${amountWords(part, t)}${size}: ${price}`
    }),
    ...(cost === null ? [] : [`${t('bags.pay')} ${paid(cost, currency)}`]),
  ]
}

function splitText(split: PlanSplit): string[] {
  const { n, of, from, to, how, products } = split
  const when = from && to ? [stageWords(split, t), `${from} to ${to}`].filter(Boolean).join(': ') : daysWords(split, t)
  const place = placementWords(how, t)
  return [
    [t('bags.feeding', { n, of }), when].filter(Boolean).join(': '),
    ...products.map((product) => `  ${[amountWords(product, t), handWords(product, t)].filter(Boolean).join(', ')}`),
    ...(place ? [`  ${place}`] : []),
  ]
}

function sum(plan: FertilizerPlan): string[] {
  const { extraYield, extraRevenue, nutrientsPerHa } = plan
  const badYear = relevantBadYear(plan)
  const kg = (value: number) => `${formatNumberWords(roundHarvestDown(value), t)} kg`
  const range = (about: string, low: string, high: string) =>
    `${t('bags.about', { value: about })}, ${t('bags.between', { low, high })}`
  return [
    `N ${nutrientsPerHa.n}, P ${nutrientsPerHa.p}, K ${nutrientsPerHa.k} kg a hectare (elements)`,
    ...(extraYield ? [`${t('bags.extra')}: ${range(kg(extraYield.kg), kg(extraYield.low), kg(extraYield.high))}`] : []),
    ...(extraRevenue
      ? [
          `${t('bags.sales')}: ${range(income(plan, extraRevenue.money), income(plan, extraRevenue.low), income(plan, extraRevenue.high))}`,
        ]
      : []),
    ...(badYear
      ? [`${t('bags.badYear')}: ${t('bags.badYearText', { kg: kg(badYear.kg), money: income(plan, badYear.money) })}`]
      : []),
    ...(plan.estimated && extraYield ? [t('bags.estimated')] : []),
    ...(extraYield ? [t('bags.rounded')] : []),
  ]
}

const nextText = (plan: FertilizerPlan, { grade, price, returns, pays }: FertilizerPlan['nextBag'][number]): string =>
  t(pays ? 'bags.nextPays' : 'bags.nextNot', {
    grade: GRADES[grade].label,
    price: paid(price, plan.currency),
    returns: income(plan, returns),
  })

/** Income, rounded down as on the screens. */
const income = ({ currency }: FertilizerPlan, amount: number | undefined): string =>
  formatMoneyWords(roundIncomeDown(amount ?? 0, currency), currency, t)

/** Cost, rounded up. */
const paid = (amount: number, currency: FertilizerPlan['currency']): string =>
  formatMoneyWords(roundCostUp(amount), currency, t)

const rounded = (value: number): number => Math.round(value * 100) / 100
