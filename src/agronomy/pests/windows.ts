import type { GrowthStage } from '../../contracts/farm.ts'
import type { GrowthStarts } from '../growth/growth-stages.ts'
import { stageStart } from '../growth/stage-info.ts'

/** Days in which a pest is a job of its own, counted from the first day of a growth stage; both ends belong to it. */
export interface Window {
  after: GrowthStage
  from: number
  to: number
  /** First growth stage in which it is over, however few days have passed. */
  until?: GrowthStage
}

/** True when a day after planting is in a window. */
export function holdsOn({ after, from, to, until }: Window, dap: number, growth: GrowthStarts): boolean {
  const day = dap - stageStart(after, growth)
  return day >= from && day <= to && (until === undefined || dap < stageStart(until, growth))
}
