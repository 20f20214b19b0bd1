import type { PlanSplit } from '../../contracts/fertilizer-plan.ts'
import { GRADES, type GradeId } from '../../contracts/grades.ts'
import { daysWords, stageWords } from '../../words/amounts-in-words.ts'
import type { Translate } from '../../words/translate.ts'
import { formatWeekday } from '../lib/format-time.ts'

export { handWords, placementWords as placeWords, reasonWords } from '../../words/amounts-in-words.ts'

/** Label on the drawing of a bag: the nutrient numbers, or the name of a single-nutrient product. */
export const shortLabel = (grade: GradeId): string => GRADES[grade].label.replace(/^NPK /, '').split(/[ +]/)[0]!

/** Dates of an application, and the growth stage if it depends on one. */
export function applicationTimeText(split: PlanSplit, t: Translate): string | null {
  const { from, to } = split
  if (!from || !to) return daysWords(split, t)
  const dates = from === to ? formatWeekday(from, t) : `${formatWeekday(from, t)} – ${formatWeekday(to, t)}`
  return [stageWords(split, t), dates].filter(Boolean).join(': ')
}
