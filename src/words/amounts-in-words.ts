import type { FertilizerPlan, PlanSplit } from '../contracts/fertilizer-plan.ts'
import { GRADES, type GradeId } from '../contracts/grades.ts'
import { CURRENCIES } from '../contracts/prices.ts'
import { roundTotalCost } from '../contracts/rounded-sums.ts'
import type { Translate } from './translate.ts'

type Currency = FertilizerPlan['currency']

const SIGNS = Object.fromEntries(Object.values(CURRENCIES).map(({ code, sign }) => [code, sign])) as Record<
  Currency,
  string
>

/** `120,000`, in the language's own marks; parts of one to two places. */
export function formatNumberWords(value: number, t: Translate): string {
  const [whole = '', part] = String(Math.round(value * 100) / 100).split('.')
  const mark = t('number.thousands').replace(' ', '\u00a0')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, mark)
  return part === undefined ? grouped : grouped + t('number.decimal') + part
}

/** `₦120,000`, `N$1 200`. */
export const formatMoneyWords = (money: number, currency: Currency, t: Translate): string =>
  SIGNS[currency] + formatNumberWords(money, t)

/** Halves as they are drawn: `2½`; anything else as a number. */
export function formatWithHalves(value: number, t: Translate): string {
  const whole = Math.floor(value)
  if (Math.abs(value - whole - 0.5) > NEARLY) return formatNumberWords(value, t)
  return whole === 0 ? '½' : `${formatNumberWords(whole, t)}½`
}

const NEARLY = 1e-6

/** True for an amount to express in bags and half bags. */
export const isShownInHalfBags = (bags: number): boolean =>
  bags > 0.4 && Math.abs(bags * 2 - Math.round(bags * 2)) < NEARLY

/** `2 bags of NPK 15-15-15`, `half a bag of Urea 46-0-0`, `7 kg of …` where the land is small. */
export function amountWords({ grade, bags, kg }: { grade: GradeId; bags: number; kg: number }, t: Translate): string {
  const { label } = GRADES[grade]
  if (!isShownInHalfBags(bags)) return t('bags.kilos', { kg: formatNumberWords(roundKilograms(kg), t), grade: label })
  return bags === 0.5
    ? t('bags.half', { grade: label })
    : t('bags.some', { bags: formatWithHalves(bags, t), grade: label })
}

/** To a tenth under ten. */
const roundKilograms = (kg: number) => (kg < 10 ? Math.round(kg * 10) / 10 : Math.round(kg))

type Product = PlanSplit['products'][number]

/** `2 caps a stand`; null where it is too little to be measured off. */
export function handWords(product: Product, t: Translate): string | null {
  const { capsPerStand, capsPerMetre, capsPerSquare, strides, gramsPerPlant } = product
  if (gramsPerPlant !== null) return t('bags.grams', { grams: formatNumberWords(Math.round(gramsPerPlant), t) })
  if (strides) return t('bags.strides', { stands: strides })
  const measure = capsPerStand ?? capsPerMetre ?? capsPerSquare
  if (!measure) return null
  const of = capsPerStand ? 'Stand' : capsPerMetre ? 'Metre' : 'Square'
  const words = { caps: formatWithHalves(measure.caps, t), stands: measure.stands }
  return t(measure.stands > 1 ? `bags.caps${of}s` : `bags.caps${of}`, words)
}

/** `In a hole 5 cm deep, 6 cm from each stand.` */
export function placementWords(how: PlanSplit['how'], t: Translate): string | null {
  if (!how) return null
  const { way, depth, from, to } = how
  if (way === 'mud' || way === 'broadcast') return t(`bags.at.${way}`)
  if (from === null) return way === 'tree' ? t('bags.at.crown') : null
  const range = to === null || to === from ? from : `${from}-${to}`
  if (way === 'tree') return t('bags.at.tree', { from: range })
  return depth === null ? null : t(`bags.at.${way}`, { depth, from: range })
}

/** The stage that a feeding is given at, and how long before harvest that is; null where days alone say when. */
export const stageWords = ({ panicle }: PlanSplit, t: Translate): string | null =>
  panicle ? t('bags.atPanicle', { days: panicle }) : null

/** When a feeding is given, in days after planting; of trees in the rains. */
export function daysWords(split: PlanSplit, t: Translate): string | null {
  const { days, transplanted, fromDay, toDay } = split
  if (!days && fromDay !== null && toDay !== null)
    return [stageWords(split, t), t('bags.afterPlanting', { from: Math.max(0, fromDay), to: toDay })]
      .filter(Boolean)
      .join(': ')
  if (!days) return stageWords(split, t) ?? (split.how?.way === 'tree' ? t('bags.inRains') : null)
  const [first, last] = days
  if (last <= 0) return t(transplanted ? 'bags.atTransplanting' : 'bags.atPlanting')
  return t(transplanted ? 'bags.afterTransplanting' : 'bags.afterPlanting', { from: Math.max(0, first), to: last })
}

/** Why a plan is as it is. */
export const reasonWords = ({ id, n }: FertilizerPlan['why'][number], currency: Currency, t: Translate): string =>
  t(`bags.why.${id}`, {
    n:
      n === null
        ? ''
        : id === 'purse_small'
          ? formatMoneyWords(roundTotalCost(n, currency), currency, t)
          : id === 'part_of_field'
            ? t(currency === 'NAD' ? 'bags.inHectares' : 'bags.inAcres', { n })
            : formatNumberWords(Math.floor(n), t),
  })
