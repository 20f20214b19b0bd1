import type { GrowthStage } from '../../contracts/farm.ts'
import { jsonData } from '../../shared/json-data.ts'
import { keysOf, recordFrom } from '../../shared/records.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import data from '../data/pests_diseases.json' with { type: 'json' }
import type { StageWindow } from './stage-windows.ts'
import { type PestTrigger, parseTrigger, type TriggerText } from './triggers.ts'

export type PestId = keyof typeof data.records

interface Presence {
  zones: ZoneId[]
  source: string
}

interface PestText {
  category: PestRecord['category']
  stage: GrowthStage[]
  triggers: { any: TriggerText[] }
  fast: boolean
  strength: PestRecord['strength']
  source: string
  /** Zones, or the name of a list that several pests share. */
  presence?: Presence | keyof typeof data.presences
  kind: string
  /** Days between repeated announcements. */
  repeats?: number
  windows?: StageWindow[]
}

export interface PestRecord {
  id: PestId
  category: 'pest' | 'disease' | 'harvest'
  stages: GrowthStage[]
  /** Zones where the pest occurs. The pest is never named elsewhere. */
  zones: ReadonlySet<ZoneId>
  triggers: PestTrigger[]
  windows: readonly StageWindow[]
  /** Weeks between announcements of continuous breeders; null: never repeated. */
  repeats: number | null
  weed: boolean
  /** True if the pest destroys a field within days, so that early detection pays. */
  fast: boolean
  /** Strength of the evidence that ties the pest to these triggers. */
  strength: 'strong' | 'medium' | 'weak'
  source: string
}

const pestTexts = jsonData<Record<PestId, PestText>>(data.records)

const PRESENCES = jsonData<Record<keyof typeof data.presences, Presence>>(data.presences)

export const PEST_IDS = keysOf(pestTexts)

export const PESTS = recordFrom(PEST_IDS, recordOf)

function recordOf(id: PestId): PestRecord {
  const { category, stage, triggers, fast, strength, source, presence, windows, repeats, kind } = pestTexts[id]
  return {
    id,
    category,
    stages: stage,
    zones: new Set(zonesOf(presence)),
    triggers: triggers.any.map(parseTrigger),
    windows: windows ?? [],
    repeats: repeats === undefined ? null : repeats / 7,
    weed: kind === 'weed',
    fast,
    strength,
    source,
  }
}

function zonesOf(presence: PestText['presence']): ZoneId[] {
  return (typeof presence === 'string' ? PRESENCES[presence] : presence)?.zones ?? keysOf(ZONES)
}
