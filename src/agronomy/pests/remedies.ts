import { jsonData } from '../../shared/json-data.ts'
import data from '../data/protection/remedies.json' with { type: 'json' }
import type { ActiveIngredientId } from './active-ingredients.ts'
import type { PestId } from './pests.ts'
import type { ProtectionSourceId } from './protection-sources.ts'
import type { ScoutedPestId } from './scouting.ts'

type Biological = 'neem' | 'bt'
interface Remedies {
  biological: Biological[]
  actives: ActiveIngredientId[]
}

const BY_PEST: Partial<Record<ScoutedPestId, Remedies>> = jsonData<Record<keyof typeof data.by_pest, Remedies>>(
  data.by_pest,
)

export const remediesFor = (pest: ScoutedPestId): Remedies => BY_PEST[pest] ?? { biological: [], actives: [] }

export const NEEM_RECIPE = jsonData<
  typeof data.biological.neem & Record<'make' | 'soap' | 'when' | 'label', ProtectionSourceId>
>(data.biological.neem)

/** Days that one chemical group may be used before rotation. */
export const PEST_GENERATION = jsonData<{ generation_days: number; source: ProtectionSourceId }>(data.rotation)

export const SAFETY_SOURCES = jsonData<ProtectionSourceId[]>(Object.values(data.safety))

export type PreventableDiseaseId = keyof typeof data.protect

/** Diseases that only preventive sprays control, with days of protection. */
export const PREVENTIVE_SPRAYS = jsonData<
  Record<PreventableDiseaseId, { actives: ActiveIngredientId[]; every: number; source: ProtectionSourceId }>
>(data.protect)

export const isPreventableDisease = (pest: PestId | string): pest is PreventableDiseaseId => pest in PREVENTIVE_SPRAYS
