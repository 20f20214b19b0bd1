import type { GrowthStage } from '../../contracts/farm.ts'
import type { GrowthStarts } from '../growth/growth-stages.ts'
import { stageStart } from '../growth/stage-info.ts'

/** Days from the first day of a growth stage, both ends inclusive. */
export interface Window {
  after: GrowthStage
  from: number
  to: number
  until?: GrowthStage
}

export function holdsOn({ after, from, to, until }: Window, dap: number, growth: GrowthStarts): boolean {
  const day = dap - stageStart(after, growth)
  return day >= from && day <= to && (until === undefined || dap < stageStart(until, growth))
}
