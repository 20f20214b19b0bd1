import { jsonData } from '../../shared/json-data.ts'
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

const BY_PEST: Partial<Record<ScoutedId, Remedies>> = jsonData<Record<keyof typeof data.by_pest, Remedies>>(
  data.by_pest,
)

export const remediesOf = (pest: ScoutedId): Remedies => BY_PEST[pest] ?? { biological: [], actives: [] }

export const NEEM = jsonData<
  typeof data.biological.neem & Record<'make' | 'soap' | 'when' | 'label', ProtectionSourceId>
>(data.biological.neem)

/** Days that one chemical group may be used before rotation. */
export const GENERATION = jsonData<{ generation_days: number; source: ProtectionSourceId }>(data.rotation)

export const SAFETY = jsonData<ProtectionSourceId[]>(Object.values(data.safety))

export type ProtectedId = keyof typeof data.protect

/** Diseases that only preventive sprays control, with days of protection. */
export const PROTECT = jsonData<
  Record<ProtectedId, { actives: ActiveId[]; every: number; source: ProtectionSourceId }>
>(data.protect)

export const isProtected = (pest: PestId | string): pest is ProtectedId => pest in PROTECT
