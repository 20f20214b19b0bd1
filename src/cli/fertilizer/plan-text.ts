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

const translateToEnglish = translatorFor('en')

export function planText(plan: FertilizerPlan): string {
  const { crop, hectares, parts } = plan
  const buys = parts.length > 0
  return [
    `${translateToEnglish(`crop.${crop}`)}, ${translateToEnglish('bags.inHectares', { n: roundToHundredth(hectares) })} (${translateToEnglish('bags.inAcres', { n: roundToHundredth(hectaresToAcres(hectares)) })})`,
    ...verdictLines(plan),
    ...sectionLines('bags.toBuy', buys ? toBuy(plan) : []),
    ...sectionLines('bags.when', plan.splits.flatMap(splitText)),
    ...sectionLines('bags.sum', buys ? summaryLines(plan) : []),
    ...sectionLines('bags.next', [...new Set(plan.nextBag.map((bag) => nextText(plan, bag)))]),
    ...sectionLines('bags.sources', plan.sources),
  ].join('\n')
}

const sectionLines = (title: MessageKey, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', translateToEnglish(title), ...lines.map((line) => `  ${line}`)]

export const reasonsText = ({ why, currency }: Pick<FertilizerPlan, 'why' | 'currency'>): string[] =>
  why.map((reason) => reasonWords(reason, currency, translateToEnglish))

function verdictLines(plan: FertilizerPlan): string[] {
  const { cost, extraRevenue, currency } = plan
  const planVerdict = fertilizerPlanVerdict(plan)
  const more = {
    pays: () =>
      translateToEnglish('bags.paysText', {
        cost: cost === null ? '' : costText(cost, currency),
        money: incomeText(plan, extraRevenue?.money),
      }),
    paysNot: () => translateToEnglish('bags.instead'),
    unsure: () => translateToEnglish('bags.unsureText'),
    none: () => null,
  }[planVerdict]()
  const first = [translateToEnglish(`bags.${planVerdict}`), ...(more ? [more] : [])]
  return [first.join('. '), ...reasonsText({ why: plan.why, currency })]
}

function toBuy({ parts, cost, currency }: FertilizerPlan): string[] {
  return [
    ...parts.map((part) => {
      const size = isShownInHalfBags(part.bags) ? ` (${translateToEnglish('bags.each', { kg: part.bagKg })})` : ''
      const price =
        part.price === null || part.cost === null
          ? translateToEnglish('bags.noPrice')
          : `${costText(part.cost, currency)} (${costText(part.price, currency)} a bag)`
      return `${amountWords(part, translateToEnglish)}${size}: ${price}`
    }),
    ...(cost === null ? [] : [`${translateToEnglish('bags.pay')} ${costText(cost, currency)}`]),
  ]
}

function splitText(split: PlanSplit): string[] {
  const { n, of, from, to, how, products } = split
  const when =
    from && to
      ? [stageWords(split, translateToEnglish), `${from} to ${to}`].filter(Boolean).join(': ')
      : daysWords(split, translateToEnglish)
  const place = placementWords(how, translateToEnglish)
  return [
    [translateToEnglish('bags.feeding', { n, of }), when].filter(Boolean).join(': '),
    ...products.map(
      (product) =>
        `  ${[amountWords(product, translateToEnglish), handWords(product, translateToEnglish)].filter(Boolean).join(', ')}`,
    ),
    ...(place ? [`  ${place}`] : []),
  ]
}

function summaryLines(plan: FertilizerPlan): string[] {
  const { extraYield, extraRevenue, nutrientsPerHa } = plan
  const badYear = relevantBadYear(plan)
  const kg = (value: number) => `${formatNumberWords(roundHarvestDown(value), translateToEnglish)} kg`
  const range = (about: string, low: string, high: string) =>
    `${translateToEnglish('bags.about', { value: about })}, ${translateToEnglish('bags.between', { low, high })}`
  return [
    `N ${nutrientsPerHa.n}, P ${nutrientsPerHa.p}, K ${nutrientsPerHa.k} kg a hectare (elements)`,
    ...(extraYield
      ? [`${translateToEnglish('bags.extra')}: ${range(kg(extraYield.kg), kg(extraYield.low), kg(extraYield.high))}`]
      : []),
    ...(extraRevenue
      ? [
          `${translateToEnglish('bags.sales')}: ${range(incomeText(plan, extraRevenue.money), incomeText(plan, extraRevenue.low), incomeText(plan, extraRevenue.high))}`,
        ]
      : []),
    ...(badYear
      ? [
          `${translateToEnglish('bags.badYear')}: ${translateToEnglish('bags.badYearText', { kg: kg(badYear.kg), money: incomeText(plan, badYear.money) })}`,
        ]
      : []),
    ...(plan.estimated && extraYield ? [translateToEnglish('bags.estimated')] : []),
    ...(extraYield ? [translateToEnglish('bags.rounded')] : []),
  ]
}

const nextText = (plan: FertilizerPlan, { grade, price, returns, pays }: FertilizerPlan['nextBag'][number]): string =>
  translateToEnglish(pays ? 'bags.nextPays' : 'bags.nextNot', {
    grade: GRADES[grade].label,
    price: costText(price, plan.currency),
    returns: incomeText(plan, returns),
  })

/** Income, rounded down as on the screens. */
const incomeText = ({ currency }: FertilizerPlan, amount: number | undefined): string =>
  formatMoneyWords(roundIncomeDown(amount ?? 0, currency), currency, translateToEnglish)

/** Cost, rounded up. */
const costText = (amount: number, currency: FertilizerPlan['currency']): string =>
  formatMoneyWords(roundCostUp(amount), currency, translateToEnglish)

const roundToHundredth = (value: number): number => Math.round(value * 100) / 100
