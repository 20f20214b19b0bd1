import type { FertilizerPlan, PlanSplit } from '../../contracts/fertilizer-plan.ts'
import { GRADES } from '../../contracts/grades.ts'
import { moneyText } from '../../contracts/prices.ts'
import { translatorFor } from '../../words/index.ts'
import type { MessageKey } from '../../words/translate.ts'

const t = translatorFor('en')

/** A plan as a field officer reads it out. */
export function planText(plan: FertilizerPlan): string {
  const { crop, hectares, basis } = plan
  return [
    `${t(`crop.${crop}`)}, ${rounded(hectares)} hectares (${rounded(hectares * 2.47105)} acres)`,
    ...verdict(plan),
    ...section('bags.toBuy', basis === 'none' ? [] : toBuy(plan)),
    ...section('bags.when', plan.splits.flatMap(splitText)),
    ...section('bags.sum', sum(plan)),
    ...section(
      'bags.next',
      plan.nextBag.map((bag) => nextText(plan, bag)),
    ),
    ...section('bags.sources', plan.sources),
  ].join('\n')
}

const section = (title: MessageKey, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', t(title), ...lines.map((line) => `  ${line}`)]

/** What it comes to, and why. */
export const reasonsText = ({ why, country }: Pick<FertilizerPlan, 'why' | 'country'>): string[] =>
  why.map(({ id, n }) => t(`bags.why.${id}`, n === null ? {} : { n: id === 'purse_small' ? moneyText(country, n) : n }))

function verdict(plan: FertilizerPlan): string[] {
  const { basis, worthIt, cost, extraRevenue, country } = plan
  const first =
    basis === 'none'
      ? [t('bags.none')]
      : worthIt === null
        ? [t('bags.unsure'), t('bags.unsureText')]
        : worthIt
          ? [t('bags.pays'), t('bags.paysText', { cost: money(plan, cost), money: money(plan, extraRevenue?.money) })]
          : [t('bags.paysNot'), t('bags.instead')]
  return [first.join('. '), ...reasonsText({ why: plan.why, country })]
}

function toBuy({ parts, cost, country }: FertilizerPlan): string[] {
  return [
    ...parts.map(({ grade, bagKg, bags, kg, price, cost: part }) => {
      const paid =
        price === null || part === null
          ? t('bags.noPrice')
          : `${moneyText(country, part)} (${moneyText(country, price)} a bag)`
      return `${bagsText(bags)} x ${bagKg} kg ${GRADES[grade].label} = ${rounded(kg)} kg: ${paid}`
    }),
    ...(cost === null ? [] : [`${t('bags.pay')} ${moneyText(country, cost)}`]),
  ]
}

const bagsText = (bags: number): string => String(rounded(bags))

function splitText({ n, of, from, to, days, transplanted, how, products }: PlanSplit): string[] {
  const when =
    from !== null && to !== null
      ? `${from} to ${to}`
      : days === null
        ? ''
        : t(transplanted ? 'bags.afterTransplanting' : 'bags.afterPlanting', { from: days[0], to: days[1] })
  return [
    [t('bags.feeding', { n, of }), when].filter(Boolean).join(': '),
    ...products.map(({ grade, kg, bags, capsPerStand, capsPerMetre, gramsPerPlant }) =>
      [
        `  ${rounded(kg)} kg ${GRADES[grade].label} (${bagsText(bags)} bags)`,
        capsPerStand && capsText('stand', capsPerStand),
        capsPerMetre && capsText('metre', capsPerMetre),
        gramsPerPlant !== null && t('bags.grams', { grams: gramsPerPlant }),
      ]
        .filter(Boolean)
        .join(', '),
    ),
    ...(how ? [`  ${placedText(how)}`] : []),
  ]
}

function capsText(per: 'stand' | 'metre', { caps, stands }: { caps: number; stands: number }): string {
  if (stands === 1) return t(per === 'stand' ? 'bags.capsStand' : 'bags.capsMetre', { caps })
  return `${caps === 1 ? '' : `${caps} x `}${t(per === 'stand' ? 'bags.capsStands' : 'bags.capsMetres', { stands })}`
}

function placedText({ way, depth, from }: NonNullable<PlanSplit['how']>): string {
  return t(`bags.at.${way}`, { depth: depth ?? 5, from: from ?? 5 })
}

function sum(plan: FertilizerPlan): string[] {
  const { extraYield, extraRevenue, badYear, nutrientsPerHa } = plan
  const kg = (value: number) => `${Math.round(value).toLocaleString('en')} kg`
  const range = (about: string, low: string, high: string) =>
    `${t('bags.about', { value: about })}, ${t('bags.between', { low, high })}`
  return [
    ...(plan.basis === 'none'
      ? []
      : [`N ${nutrientsPerHa.n}, P ${nutrientsPerHa.p}, K ${nutrientsPerHa.k} kg a hectare (elements)`]),
    ...(extraYield ? [`${t('bags.extra')}: ${range(kg(extraYield.kg), kg(extraYield.low), kg(extraYield.high))}`] : []),
    ...(extraRevenue
      ? [
          `${t('bags.sales')}: ${range(money(plan, extraRevenue.money), money(plan, extraRevenue.low), money(plan, extraRevenue.high))}`,
        ]
      : []),
    ...(badYear
      ? [`${t('bags.badYear')}: ${t('bags.badYearText', { kg: kg(badYear.kg), money: money(plan, badYear.money) })}`]
      : []),
    ...(plan.estimated && plan.basis !== 'none' ? [t('bags.estimated')] : []),
  ]
}

const nextText = (plan: FertilizerPlan, { grade, price, returns, pays }: FertilizerPlan['nextBag'][number]): string =>
  t(pays ? 'bags.nextPays' : 'bags.nextNot', {
    grade: GRADES[grade].label,
    price: money(plan, price),
    returns: money(plan, returns),
  })

const money = ({ country }: FertilizerPlan, amount: number | null | undefined): string =>
  amount == null ? t('bags.noPrice') : moneyText(country, amount)

const rounded = (value: number): number => Math.round(value * 100) / 100
