import type { GrowthStage } from '../../contracts/farm.ts'
import { keysOf } from '../../shared/records.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import data from '../data/pests_diseases.json' with { type: 'json' }
import { type Trigger, type TriggerText, triggerOf } from './triggers.ts'
import type { Window } from './windows.ts'

export type PestId = keyof typeof data.records

interface Presence {
  zones: string[]
  source: string
}

interface PestText {
  category: string
  stage: string[]
  triggers: { any: TriggerText[] }
  fast: boolean
  strength: string
  source: string
  /** Zones, or the name of a list that several pests share. */
  presence?: Presence | keyof typeof data.presences
  kind: string
  /** Days. */
  repeats?: number
  windows?: { after: string; from: number; to: number }[]
}

export interface PestRecord {
  id: PestId
  category: 'pest' | 'disease' | 'harvest'
  stages: GrowthStage[]
  /** Zones of occurrence; never named elsewhere. */
  zones: ReadonlySet<ZoneId>
  triggers: Trigger[]
  windows: readonly Window[]
  /** Weeks between announcements of continuous breeders; null: never repeated. */
  repeats: number | null
  weed: boolean
  /** Destroys a field within days: early detection pays. */
  fast: boolean
  strength: 'strong' | 'medium' | 'weak'
  source: string
}

const texts = data.records as Record<PestId, PestText>

export const PEST_IDS = keysOf(texts)

export const PESTS = Object.fromEntries(PEST_IDS.map((id) => [id, recordOf(id)])) as Record<PestId, PestRecord>

function recordOf(id: PestId): PestRecord {
  const { category, stage, triggers, fast, strength, source, presence, windows, repeats, kind } = texts[id]
  return {
    id,
    category: category as PestRecord['category'],
    stages: stage as GrowthStage[],
    zones: new Set(zonesOf(presence) as ZoneId[]),
    triggers: triggers.any.map(triggerOf),
    windows: (windows ?? []) as Window[],
    repeats: repeats === undefined ? null : repeats / 7,
    weed: kind === 'weed',
    fast,
    strength: strength as PestRecord['strength'],
    source,
  }
}

function zonesOf(presence: PestText['presence']): string[] {
  return (typeof presence === 'string' ? data.presences[presence] : presence)?.zones ?? Object.keys(ZONES)
}
