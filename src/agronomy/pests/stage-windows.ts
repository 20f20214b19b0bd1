import type { GrowthStage } from '../../contracts/farm.ts'
import type { GrowthStageStarts } from '../growth/growth-stages.ts'
import { growthStageStart } from '../growth/stage-info.ts'

/** Range of days counted from the first day of a growth stage, both ends inclusive. */
export interface StageWindow {
  after: GrowthStage
  from: number
  to: number
  until?: GrowthStage
}

export function isInStageWindow(
  { after, from, to, until }: StageWindow,
  dap: number,
  growth: GrowthStageStarts,
): boolean {
  const day = dap - growthStageStart(after, growth)
  return day >= from && day <= to && (until === undefined || dap < growthStageStart(until, growth))
}
