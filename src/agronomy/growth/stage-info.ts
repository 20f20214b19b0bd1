import type { GrowthStage } from '../../contracts/farm.ts'
import type { GrowthStarts, StageLengths } from './growth-stages.ts'
import type { Variety } from './maturity.ts'
import type { ReportedStage } from './reported-stage.ts'
import type { SeasonDates } from './season-dates.ts'

type FaoStage = 'initial' | 'development' | 'mid' | 'late'

/** Growth stage of a crop on a day. */
export interface StageInfo {
  stage: GrowthStage
  faoStage: FaoStage
  /** Day after planting the figures are taken for; for trees their age. Negative before planting; null: age unknown. */
  dayAfterPlanting: number | null
  /** Basis of the stage: planting date, farmer's report, months of a tree, or the usual season. */
  basis: 'calendar' | 'stated' | 'perennial' | 'season'
  /** The stage by planting date alone, when there is one. */
  calendarStage: GrowthStage | null
  /** The farmer's stage and the planting date are far apart: ask politely which is right. */
  disagrees: boolean
  /** Stage that the farmer saw on the plants and that the calendar allows; null: none that counts. */
  reported: ReportedStage | null
  /** Days the recorded warmth has put the crop ahead of the calendar (+) or behind (−). */
  thermalShift: number
  /** Stage lengths and first days, scaled to the variety. */
  stages: StageLengths
  growth: GrowthStarts
  variety: Variety
  season: SeasonDates
  /** Days since the plants came up or were transplanted, which operations count from; null while neither has happened. */
  age: number | null
  /** Trees and mats old enough to bear; true for annuals. */
  bearing: boolean
  /** Expected start of harvest, ISO; for bearing trees the first of the month. Null when it cannot be said. */
  harvestDate: string | null
  /** True when the stage rests on an assumption or weak figures. */
  rough: boolean
}

/** Growth stage of a day after planting. */
export function growthStageOn(dap: number, growth: GrowthStarts): GrowthStage {
  for (const stage of BACKWARDS) {
    const start = growth[stage]
    if (start !== null && dap >= start) return stage
  }
  return 'planted'
}

/** FAO-56 stage of a day after planting. */
export function faoStageOn(dap: number, { ini, dev, mid }: StageLengths): FaoStage {
  if (dap < ini) return 'initial'
  if (dap < ini + dev) return 'development'
  return dap < ini + dev + mid ? 'mid' : 'late'
}

/** FAO-56 stage of a growth stage (a choice). */
export const FAO_STAGE_OF: Record<GrowthStage, FaoStage> = {
  planted: 'initial',
  seedling: 'initial',
  vegetative: 'development',
  flowering: 'mid',
  fruiting: 'mid',
  mature: 'late',
  harvesting: 'late',
}

/** First day of a growth stage; a stage the crop does not show is the next one it does. */
export function stageStart(stage: GrowthStage, growth: GrowthStarts): number {
  for (const next of FORWARDS.slice(FORWARDS.indexOf(stage))) {
    const start = growth[next]
    if (start !== null) return start
  }
  return growth.harvesting ?? 0
}

export const FORWARDS: GrowthStage[] = [
  'planted',
  'seedling',
  'vegetative',
  'flowering',
  'fruiting',
  'mature',
  'harvesting',
]
const BACKWARDS = FORWARDS.toReversed()
