import type { PlanSplit } from '../../contracts/fertilizer-plan.ts'
import { GRADES, type GradeId } from '../../contracts/grades.ts'
import { daysWords, stageWords } from '../../words/amounts.ts'
import type { Translate } from '../../words/translate.ts'
import { weekdayWords } from '../lib/words-of-time.ts'

export { handWords, placeWords } from '../../words/amounts.ts'

/** What stands large on the bag: the numbers, or the name of what has but one. */
export const shortLabel = (grade: GradeId): string => GRADES[grade].label.replace(/^NPK /, '').split(/[ +]/)[0]!

/** The days of a feeding, and the stage where that is what it waits for. */
export function whenWords(split: PlanSplit, t: Translate): string | null {
  const { from, to } = split
  if (!from || !to) return daysWords(split, t)
  const dates = from === to ? weekdayWords(from, t) : `${weekdayWords(from, t)} – ${weekdayWords(to, t)}`
  return [stageWords(split, t), dates].filter(Boolean).join(': ')
}
