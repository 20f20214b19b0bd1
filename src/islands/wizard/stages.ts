import { CROPS, type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { MessageKey } from '../../words/translate.ts'

export interface StageOption {
  stage: GrowthStage
  /** How long after planting a crop is usually at this stage. */
  age: MessageKey
  /** The same in days: from the first of these on, up to the second; the last stage has no end. */
  days: readonly [from: number, to: number]
}

type Ages = (typeof CROPS)[ReturnType<typeof canonicalCrop>]['ages']

const FOUR = ['planted', 'vegetative', 'flowering', 'mature'] as const

/** A day of each is in the words `wizard.<ages>.<stage>`. */
const STAGES: Record<Ages, StageOption[]> = {
  maize: options('maize', FOUR, [14, 61, 91]),
  cassava: options('cassava', ['planted', 'vegetative', 'mature'], [30, 304]),
  tomato: options('tomato', FOUR, [21, 49, 84]),
  beans: options('beans', FOUR, [14, 42, 70]),
}

export const stagesOf = (crop: CropId): StageOption[] => STAGES[CROPS[canonicalCrop(crop)].ages]

/** Days since planting that stand for a stage until a day is told: its middle, and two weeks into one without an end. */
export function middleAge({ days: [from, to] }: StageOption): number {
  return to === Number.POSITIVE_INFINITY ? from + 14 : Math.round((from + to) / 2)
}

/** As long as this before and after its days a stage is nothing to ask about: crops differ, and memories. */
const ABOUT = { days: 10, share: 0.3 }

/** The stage that fits an age better than the chosen one; null where that may well be so. */
export function betterStage(crop: CropId, chosen: string, age: number): GrowthStage | null {
  const all = stagesOf(crop)
  const option = all.find(({ stage }) => stage === chosen)
  if (!option || age < 0) return null
  const [from, to] = option.days
  const about = Math.max(ABOUT.days, ABOUT.share * age)
  if (age >= from - about && age < to + about) return null
  return all.find(({ days }) => age >= days[0] && age < days[1])?.stage ?? null
}

function options<const A extends Ages, const S extends GrowthStage>(
  ages: A,
  stages: readonly S[],
  ends: readonly number[],
) {
  return stages.map((stage, index) => ({
    stage,
    age: `wizard.${ages}.${stage}` as const,
    days: [ends[index - 1] ?? 0, ends[index] ?? Number.POSITIVE_INFINITY] as const,
  }))
}
