import type { GrowthStage } from '../../contracts/farm.ts'
import type { GrowthStageStarts, StageLengths } from './growth-stages.ts'
import type { ReportedStage } from './reported-stage.ts'
import type { SeasonDates } from './season-dates.ts'
import type { Variety } from './variety.ts'

type FaoStage = 'initial' | 'development' | 'mid' | 'late'

export interface StageInfo {
  stage: GrowthStage
  faoStage: FaoStage
  dayAfterPlanting: number | null
  /** Basis of the stage: planting date, report, tree months, or the usual season. */
  basis: 'calendar' | 'stated' | 'perennial' | 'season'
  calendarStage: GrowthStage | null
  disagrees: boolean
  reported: ReportedStage | null
  thermalShift: number
  stages: StageLengths
  growth: GrowthStageStarts
  variety: Variety
  season: SeasonDates
  age: number | null
  bearing: boolean
  /** Expected harvest start, ISO; for bearing trees the first of the month. Null if unknown. */
  harvestDate: string | null
  rough: boolean
}

export function growthStageOnDay(dap: number, growth: GrowthStageStarts): GrowthStage {
  for (const stage of GROWTH_STAGES_LATEST_FIRST) {
    const start = growth[stage]
    if (start !== null && dap >= start) return stage
  }
  return 'planted'
}

export function faoStageOnDay(dap: number, { ini, dev, mid }: StageLengths): FaoStage {
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

export function growthStageStart(stage: GrowthStage, growth: GrowthStageStarts): number {
  for (const next of GROWTH_STAGE_ORDER.slice(GROWTH_STAGE_ORDER.indexOf(stage))) {
    const start = growth[next]
    if (start !== null) return start
  }
  return growth.harvesting ?? 0
}

export const GROWTH_STAGE_ORDER: GrowthStage[] = [
  'planted',
  'seedling',
  'vegetative',
  'flowering',
  'fruiting',
  'mature',
  'harvesting',
]
const GROWTH_STAGES_LATEST_FIRST = GROWTH_STAGE_ORDER.toReversed()
