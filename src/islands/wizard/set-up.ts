import type { User } from '../../contracts/account.ts'
import type { Crop } from '../../contracts/crop.ts'
import { type DrawingId, stageDrawing } from '../../contracts/drawings.ts'
import { cropsToSetUp } from './answers.ts'
import { isSetUpDue } from './setup-flag.ts'
import { stagesOf } from './stages.ts'

/** Returns the drawings visible when the set-up opens: of the first question, new crop tiles and the empty advice list. */
export function drawingsOfSetUp(user: User, mine: Crop[]): DrawingId[] {
  const types = cropsToSetUp(user.primaryCrops)
  const [first] = types
  if (!first || !isSetUpDue(user, mine)) return []
  const question = stagesOf(first).map(({ stage }) => stageDrawing(first, stage))
  return mine.length > 0
    ? question
    : [...question, ...types.map((type) => stageDrawing(type, 'planted')), 'action.tell' as const]
}
