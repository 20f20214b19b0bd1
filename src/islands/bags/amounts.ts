import type { PlanSplit } from '../../contracts/fertilizer-plan.ts'
import { GRADES, type GradeId } from '../../contracts/grades.ts'
import type { Translate } from '../../words/translate.ts'
import { weekdayWords } from '../lib/words-of-time.ts'
import { halves, inHalves, numberWords } from './numbers.ts'

type Product = PlanSplit['products'][number]

/** What stands large on the bag: the numbers, or the name of what has but one. */
export const shortLabel = (grade: GradeId): string => GRADES[grade].label.replace(/^NPK /, '').split(/[ +]/)[0]!

/** `2 bags of NPK 15-15-15`, `half a bag of Urea 46-0-0`, `7 kg of …` where the land is small. */
export function amountWords({ grade, bags, kg }: Pick<Product, 'grade' | 'bags' | 'kg'>, t: Translate): string {
  const { label } = GRADES[grade]
  if (!inHalves(bags)) return t('bags.kilos', { kg: numberWords(shownKg(kg), t), grade: label })
  return bags === 0.5 ? t('bags.half', { grade: label }) : t('bags.some', { bags: halves(bags, t), grade: label })
}

/** To a tenth under ten. */
const shownKg = (kg: number) => (kg < 10 ? Math.round(kg * 10) / 10 : Math.round(kg))

/** `2 caps a stand`; null where it is spread. */
export function handWords({ capsPerStand, capsPerMetre, gramsPerPlant }: Product, t: Translate): string | null {
  if (gramsPerPlant !== null) return t('bags.grams', { grams: numberWords(Math.round(gramsPerPlant), t) })
  const measure = capsPerStand ?? capsPerMetre
  if (!measure) return null
  const { caps, stands } = measure
  if (capsPerStand)
    return stands > 1 ? t('bags.capsStands', { stands }) : t('bags.capsStand', { caps: halves(caps, t) })
  return stands > 1 ? t('bags.capsMetres', { stands }) : t('bags.capsMetre', { caps: halves(caps, t) })
}

/** `In a hole 5 cm deep, 6 cm from each stand.` */
export function placeWords(how: PlanSplit['how'], t: Translate): string | null {
  if (!how) return null
  const { way, depth, from, to } = how
  if (way === 'tree' && from === null) return t('bags.at.crown')
  const range = from === null ? '' : to === null || to === from ? `${from}` : `${from}-${to}`
  return t(`bags.at.${way}`, { depth: depth ?? 5, from: range || 5 })
}

/** The days of a feeding; null where a stage or the rains say when. */
export function whenWords({ from, to, days, transplanted }: PlanSplit, t: Translate): string | null {
  if (from && to) return from === to ? weekdayWords(from, t) : `${weekdayWords(from, t)} – ${weekdayWords(to, t)}`
  if (!days) return null
  const [first, last] = days
  if (last <= 0) return t(transplanted ? 'bags.atTransplanting' : 'bags.atPlanting')
  return t(transplanted ? 'bags.afterTransplanting' : 'bags.afterPlanting', { from: Math.max(0, first), to: last })
}
