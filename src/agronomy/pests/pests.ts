import type { GrowthStage } from '../../contracts/farm.ts'
import { ZONES, type ZoneId } from '../climate/zones.ts'
import data from '../data/pests_diseases.json' with { type: 'json' }
import { type Trigger, type TriggerText, triggerOf } from './triggers.ts'
import type { Window } from './windows.ts'

export type PestId = keyof typeof data.records

/** A pest or disease as `data/pests_diseases.json` writes it. */
interface PestText {
  category: string
  stage: string[]
  triggers: { any: TriggerText[] }
  fast: boolean
  strength: string
  source: string
  /** Absent: wherever the crop grows. */
  presence?: { zones: string[]; source: string }
  kind: string
  /** Days. */
  repeats?: number
  windows?: { after: string; from: number; to: number }[]
}

export interface PestRecord {
  id: PestId
  category: 'pest' | 'disease' | 'harvest'
  /** Growth stages at which it attacks. */
  stages: GrowthStage[]
  /** Zones it lives in; elsewhere it is never named. */
  zones: ReadonlySet<ZoneId>
  triggers: Trigger[]
  /** The jobs against it, where they have days of their own; otherwise its season is one window. */
  windows: readonly Window[]
  /** Weeks after which it is told anew, for what breeds on and on in one window; null: never. */
  repeats: number | null
  /** A weed that the farmer is asked about. */
  weed: boolean
  /** Takes a field within days once it is in it: finding it two days sooner saves harvest. */
  fast: boolean
  strength: 'strong' | 'medium' | 'weak'
  source: string
}

const texts: Record<PestId, PestText> = data.records

export const PEST_IDS = Object.keys(texts) as PestId[]

export const PESTS = Object.fromEntries(PEST_IDS.map((id) => [id, recordOf(id)])) as Record<PestId, PestRecord>

function recordOf(id: PestId): PestRecord {
  const { category, stage, triggers, fast, strength, source, presence, windows, repeats, kind } = texts[id]
  return {
    id,
    category: category as PestRecord['category'],
    stages: stage as GrowthStage[],
    zones: new Set((presence?.zones ?? Object.keys(ZONES)) as ZoneId[]),
    triggers: triggers.any.map(triggerOf),
    windows: (windows ?? []) as Window[],
    repeats: repeats === undefined ? null : repeats / 7,
    weed: kind === 'weed',
    fast,
    strength: strength as PestRecord['strength'],
    source,
  }
}
