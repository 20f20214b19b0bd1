import data from '../data/protection/remedies.json' with { type: 'json' }
import type { ActiveId } from './actives.ts'
import type { PestId } from './pests.ts'
import type { ProtectionSourceId } from './protection-sources.ts'
import type { ScoutedId } from './scouting.ts'

type Biological = 'neem' | 'bt'
interface Remedies {
  biological: Biological[]
  actives: ActiveId[]
}

export const remediesOf = (pest: ScoutedId): Remedies =>
  ((data.by_pest as Partial<Record<ScoutedId, unknown>>)[pest] as Remedies | undefined) ?? {
    biological: [],
    actives: [],
  }

export const NEEM = data.biological.neem as typeof data.biological.neem &
  Record<'make' | 'soap' | 'when' | 'label', ProtectionSourceId>

/** Days of one group before rotation. */
export const GENERATION = data.rotation as { generation_days: number; source: ProtectionSourceId }

export const SAFETY = Object.values(data.safety) as ProtectionSourceId[]

export type ProtectedId = keyof typeof data.protect

/** Diseases with preventive sprays only, and days of protection. */
export const PROTECT = data.protect as unknown as Record<
  ProtectedId,
  { actives: ActiveId[]; every: number; source: ProtectionSourceId }
>

export const isProtected = (pest: PestId | string): pest is ProtectedId => pest in PROTECT
