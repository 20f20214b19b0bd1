import data from '../data/protection/scouting.json' with { type: 'json' }
import type { GrowthStarts } from '../growth/growth-stages.ts'
import type { PestId } from './pests.ts'
import type { ProtectionSourceId } from './protection-sources.ts'
import { holdsOn, type Window } from './windows.ts'

/** A pest of which a count decides what is done. */
export type ScoutedId = keyof typeof data

/** Count unit: damaged plants or flowers of those checked, insects on all of them, or insects on one, on average. */
export type CountUnit = 'plants' | 'flowers' | 'bugs' | 'worms' | 'per-flower' | 'per-plant'

/** One scouting job: how many are looked at, from which count on something is done, and from which one counts again. */
export interface Round {
  /** Null: whenever the pest is in season. */
  window: Window | null
  of: number
  unit: CountUnit
  act: number
  /** From here to `act` one count is not enough; equal to `act` where there is no such range. */
  again: number
  source: ProtectionSourceId
  /** From memory: such a number asks for a second count and never for a spray. */
  rough: boolean
}

export interface Scouting {
  rounds: readonly Round[]
  /** Source of the counting method. */
  how: ProtectionSourceId
  /** Most sprays that paid in a season. */
  sprays?: { most: number; source: ProtectionSourceId }
}

export const SCOUTING = data as unknown as Record<ScoutedId, Scouting>

export const SCOUTED_IDS = Object.keys(SCOUTING) as ScoutedId[]

export const isScouted = (pest: PestId | string): pest is ScoutedId => pest in SCOUTING

/** The job of a day, the latest that has begun; null when its time has not come or is over. */
export const roundOn = (pest: ScoutedId, dap: number | null, growth: GrowthStarts): Round | null =>
  SCOUTING[pest].rounds.findLast(({ window }) => window === null || (dap !== null && holdsOn(window, dap, growth))) ??
  null
