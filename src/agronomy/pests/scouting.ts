import { jsonData } from '../../shared/json-data.ts'
import { keysOf } from '../../shared/records.ts'
import data from '../data/protection/scouting.json' with { type: 'json' }
import type { GrowthStageStarts } from '../growth/growth-stages.ts'
import { growthStageStart } from '../growth/stage-info.ts'
import type { PestId } from './pests.ts'
import type { ProtectionSourceId } from './protection-sources.ts'
import { isInStageWindow, type StageWindow } from './stage-windows.ts'

export type ScoutedPestId = keyof typeof data

/** Count unit: damaged plants or flowers, insects on all of them, or the average per one. */
export type CountUnit = 'plants' | 'flowers' | 'bugs' | 'worms' | 'per-flower' | 'per-plant'

/** Scouting round: sample size, action threshold, recount threshold. */
export interface ScoutingRound {
  window: StageWindow | null
  of: number
  unit: CountUnit
  act: number
  /** Count from which the farmer counts again before acting; equal to `act` if the threshold is not a range. */
  again: number
  source: ProtectionSourceId
  /** True if from memory: leads to a second count, never to a spray. */
  rough: boolean
}

interface Scouting {
  rounds: readonly ScoutingRound[]
  how: ProtectionSourceId
  /** Maximum number of sprays per season that paid. */
  sprays?: { most: number; source: ProtectionSourceId }
}

export const SCOUTING = jsonData<Record<ScoutedPestId, Scouting>>(data)

export const SCOUTED_PEST_IDS = keysOf(SCOUTING)

export const isScoutedPest = (pest: PestId | string): pest is ScoutedPestId => pest in SCOUTING

export const scoutingRoundOn = (
  pest: ScoutedPestId,
  dap: number | null,
  growth: GrowthStageStarts,
): ScoutingRound | null =>
  SCOUTING[pest].rounds.findLast(
    ({ window }) => window === null || (dap !== null && isInStageWindow(window, dap, growth)),
  ) ?? null

/** Pests of buds, flowers and pods; a count made before the crop has those decides nothing. */
const FRUIT_PESTS: ReadonlySet<ScoutedPestId> = new Set(['cowpea_thrips', 'maruca', 'pod_bugs', 'bollworm'])

/** Returns the day after planting from which a pest has anything to damage; null if that is from the beginning. */
export function firstDamageDay(pest: ScoutedPestId, growth: GrowthStageStarts): number | null {
  const window = FRUIT_PESTS.has(pest) ? SCOUTING[pest].rounds[0]?.window : null
  return window ? growthStageStart(window.after, growth) + window.from : null
}

/** Returns the round of a count, also if made before the first round; null after the last. */
export function scoutingRoundOrFirst(
  pest: ScoutedPestId,
  dap: number | null,
  growth: GrowthStageStarts,
): ScoutingRound | null {
  const [first] = SCOUTING[pest].rounds
  const window = first?.window
  if (window && dap !== null && dap < growthStageStart(window.after, growth) + window.from) return first
  return scoutingRoundOn(pest, dap, growth)
}
