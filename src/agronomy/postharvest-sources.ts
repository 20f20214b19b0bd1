import type { CanonicalCropId } from '../contracts/crops.ts'
import { jsonData } from '../shared/json-data.ts'
import { itemAt } from '../shared/lookups.ts'
import { entriesIn } from '../shared/records.ts'
import { CANONICAL_CROPS, cropFacts } from './crops/crop-facts.ts'
import { type PostharvestStep, postharvestSourceOf, type SourcedFact } from './crops/postharvest.ts'
import general from './data/postharvest-general.json' with { type: 'json' }
import type { Source } from './sources.ts'

const GENERAL_SOURCES = jsonData<
  Record<'airtight' | 'aflatoxin' | 'stores' | 'looking' | 'holding' | 'risk', SourcedFact>
>({
  airtight: general.hermetic_bag.layers,
  aflatoxin: general.aflatoxin.after,
  stores: itemAt(general.storage_general, 0),
  looking: itemAt(general.storage_general, 1),
  holding: general.sell_or_store.when_it_pays,
  risk: itemAt(general.sell_or_store.risk, 0),
})

export type PostharvestSourceId =
  | `postharvest.${CanonicalCropId}.${PostharvestStep}`
  | `postharvest.${keyof typeof GENERAL_SOURCES}`

const STEPS: readonly PostharvestStep[] = ['harvest', 'drying', 'store', 'sell']

export const postharvestSources = (): [PostharvestSourceId, Source][] => [
  ...entriesIn(GENERAL_SOURCES).map(([id, ground]): [PostharvestSourceId, Source] => [
    `postharvest.${id}`,
    sourceOf(ground),
  ]),
  ...CANONICAL_CROPS.flatMap(sourcesOfCrop),
]

export function postharvestSource(crop: CanonicalCropId, step: PostharvestStep): PostharvestSourceId | null {
  const id = `postharvest.${crop}.${step}` as const
  let known = cachedSteps.get(id)
  if (known === undefined) {
    const { postharvest } = cropFacts(crop).record
    known = postharvest !== null && postharvestSourceOf(postharvest, step) !== null
    cachedSteps.set(id, known)
  }
  return known ? id : null
}

const cachedSteps = new Map<PostharvestSourceId, boolean>()

function sourcesOfCrop(crop: CanonicalCropId): [PostharvestSourceId, Source][] {
  const { postharvest } = cropFacts(crop).record
  if (!postharvest) return []
  return STEPS.flatMap((step): [PostharvestSourceId, Source][] => {
    const ground = postharvestSourceOf(postharvest, step)
    return ground ? [[`postharvest.${crop}.${step}`, sourceOf(ground)]] : []
  })
}

const sourceOf = ({ source, confidence }: Pick<SourcedFact, 'source' | 'confidence'>): Source => ({
  title: source,
  year: source.match(/\b(?:19|20)\d\d\b/)?.[0] ?? null,
  address: source.match(/\b(?:10\.\d{4,}|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,})\/[^\s,;)]+/)?.[0] ?? null,
  rough: confidence === 'memory',
})
