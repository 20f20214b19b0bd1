import type { PlanSplit } from '../../contracts/fertilizer-plan.ts'
import { GRADES, type GradeId } from '../../contracts/grades.ts'
import { halves, numberWords } from '../../words/amounts.ts'
import type { Translate } from '../../words/translate.ts'
import { weekdayWords } from '../lib/words-of-time.ts'

type Product = PlanSplit['products'][number]

/** What stands large on the bag: the numbers, or the name of what has but one. */
export const shortLabel = (grade: GradeId): string => GRADES[grade].label.replace(/^NPK /, '').split(/[ +]/)[0]!

/** `2 caps a stand`; null where it is spread. */
export function handWords({ capsPerStand, capsPerMetre, gramsPerPlant }: Product, t: Translate): string | null {
  if (gramsPerPlant !== null) return t('bags.grams', { grams: numberWords(Math.round(gramsPerPlant), t) })
  const measure = capsPerStand ?? capsPerMetre
  if (!measure) return null
  const words = { caps: halves(measure.caps, t), stands: measure.stands }
  if (measure.stands > 1) return t(capsPerStand ? 'bags.capsStands' : 'bags.capsMetres', words)
  return t(capsPerStand ? 'bags.capsStand' : 'bags.capsMetre', words)
}

/** `In a hole 5 cm deep, 6 cm from each stand.` */
export function placeWords(how: PlanSplit['how'], t: Translate): string | null {
  if (!how) return null
  const { way, depth, from, to } = how
  if (way === 'mud' || way === 'broadcast') return t(`bags.at.${way}`)
  if (from === null) return way === 'tree' ? t('bags.at.crown') : null
  const range = to === null || to === from ? from : `${from}-${to}`
  if (way === 'tree') return t('bags.at.tree', { from: range })
  return depth === null ? null : t(`bags.at.${way}`, { depth, from: range })
}

/** The days of a feeding; null where a stage or the rains say when. */
export function whenWords({ from, to, days, transplanted, fromDay, toDay }: PlanSplit, t: Translate): string | null {
  if (from && to) return from === to ? weekdayWords(from, t) : `${weekdayWords(from, t)} – ${weekdayWords(to, t)}`
  if (!days && fromDay !== null && toDay !== null)
    return t('bags.afterPlanting', { from: Math.max(0, fromDay), to: toDay })
  if (!days) return null
  const [first, last] = days
  if (last <= 0) return t(transplanted ? 'bags.atTransplanting' : 'bags.atPlanting')
  return t(transplanted ? 'bags.afterTransplanting' : 'bags.afterPlanting', { from: Math.max(0, first), to: last })
}
