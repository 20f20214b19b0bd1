import type { CropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import {
  type SetUpStage,
  type SetUpTable,
  setUpStageAt,
  setUpStages,
  setUpTable,
} from '../../contracts/set-up-stages.ts'
import type { MessageKey } from '../../words/translate.ts'

interface StageOption extends SetUpStage {
  /** Message key of the age, in the farmer's terms. */
  age: MessageKey
}

/** Stages with a message `wizard.<ages>.<stage>` each. */
export const stagesOf = (crop: CropId): StageOption[] =>
  setUpStages(crop).map((each) => ({ ...each, age: `wizard.${setUpTable(crop)}.${each.stage}` as AgeKey }))

type AgeKey = Extract<MessageKey, `wizard.${SetUpTable}.${GrowthStage}`>

/** Returns days since planting that represent a stage until a date is reported: its middle, or two weeks after its start if it has no end. */
export function representativeAge({ days: [from, to] }: StageOption): number {
  return to === Number.POSITIVE_INFINITY ? from + 14 : Math.round((from + to) / 2)
}

/** Tolerance around a stage's days: `days`, or `share` of the age if larger. Crops and memories vary. */
const AGE_TOLERANCE = { days: 10, share: 0.3 }

/** Returns the stage that fits the age better than the chosen one; null if the chosen one may be right. */
export function betterStage(crop: CropId, chosen: string, age: number): GrowthStage | null {
  const all = stagesOf(crop)
  const option = all.find(({ stage }) => stage === chosen)
  if (!option || age < 0) return null
  const [from, to] = option.days
  const about = Math.max(AGE_TOLERANCE.days, AGE_TOLERANCE.share * age)
  if (age >= from - about && age < to + about) return null
  return setUpStageAt(crop, age)
}
