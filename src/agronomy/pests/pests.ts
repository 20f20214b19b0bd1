import type { GrowthStage } from '../../contracts/farm.ts'
import data from '../data/pests_diseases.json' with { type: 'json' }
import { type Trigger, type TriggerText, triggerOf } from './triggers.ts'

export type PestId = keyof typeof data.records

/** A pest or disease as `data/pests_diseases.json` writes it. */
interface PestText {
  category: string
  stage: string[]
  triggers: { any: TriggerText[] }
  chemical: string | null
  fast: boolean
  strength: string
  source: string
}

export interface PestRecord {
  id: PestId
  category: 'pest' | 'disease' | 'harvest'
  /** Growth stages at which it attacks. */
  stages: GrowthStage[]
  triggers: Trigger[]
  /** Which class of chemical is ever of use against it; null for viruses, weeds, birds, wilts and storage moulds. */
  chemical: 'insecticide' | 'fungicide' | null
  /** Takes a field within days once it is in it: finding it two days sooner saves harvest. */
  fast: boolean
  strength: 'strong' | 'medium' | 'weak'
  source: string
}

const texts: Record<PestId, PestText> = data.records

export const PEST_IDS = Object.keys(texts) as PestId[]

export const PESTS = Object.fromEntries(PEST_IDS.map((id) => [id, recordOf(id)])) as Record<PestId, PestRecord>

function recordOf(id: PestId): PestRecord {
  const { category, stage, triggers, chemical, fast, strength, source } = texts[id]
  return {
    id,
    category: category as PestRecord['category'],
    stages: stage as GrowthStage[],
    triggers: triggers.any.map(triggerOf),
    chemical: chemical as PestRecord['chemical'],
    fast,
    strength: strength as PestRecord['strength'],
    source,
  }
}
