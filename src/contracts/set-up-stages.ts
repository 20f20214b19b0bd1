import { CROPS, type CropId, canonicalCrop } from './crops.ts'
import type { GrowthStage } from './farm.ts'

/** Table that converts a crop's age to a stage in the set-up wizard. Most crops use that of maize. */
export type SetUpTable = (typeof CROPS)[ReturnType<typeof canonicalCrop>]['ages']

export interface SetUpStage {
  stage: GrowthStage
  /** Days after planting: `from` included, `to` not. The last stage has no end. */
  days: readonly [from: number, to: number]
}

const FOUR_STAGES = ['planted', 'vegetative', 'flowering', 'mature'] as const

const TABLES: Record<SetUpTable, readonly SetUpStage[]> = {
  maize: stagesFromEnds(FOUR_STAGES, [14, 61, 91]),
  cassava: stagesFromEnds(['planted', 'vegetative', 'mature'], [30, 304]),
  tomato: stagesFromEnds(FOUR_STAGES, [21, 49, 84]),
  beans: stagesFromEnds(FOUR_STAGES, [14, 42, 70]),
}

export const setUpTable = (crop: CropId): SetUpTable => CROPS[canonicalCrop(crop)].ages

/** Stages that the set-up wizard offers for a crop, youngest first. */
export const setUpStages = (crop: CropId): readonly SetUpStage[] => TABLES[setUpTable(crop)]

/** Returns the stage that the set-up wizard proposes for a crop of `age` days; null before planting. */
export const setUpStageAt = (crop: CropId, age: number): GrowthStage | null =>
  setUpStages(crop).find(({ days: [from, to] }) => age >= from && age < to)?.stage ?? null

function stagesFromEnds(of: readonly GrowthStage[], ends: readonly number[]): SetUpStage[] {
  return of.map((stage, index) => ({
    stage,
    days: [ends[index - 1] ?? 0, ends[index] ?? Number.POSITIVE_INFINITY],
  }))
}
