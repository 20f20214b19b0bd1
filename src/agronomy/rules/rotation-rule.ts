import { type CanonicalCropId, canonicalCrop } from '../../contracts/crops.ts'
import { jsonData } from '../../shared/json-data.ts'
import { lastItem } from '../../shared/lookups.ts'
import { keysOf } from '../../shared/records.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import data from '../data/protection/rotation.json' with { type: 'json' }
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { listFallbackCrops } from '../growth/fallback-crops.ts'
import { PESTS, type PestId } from '../pests/pests.ts'
import { isAnnouncedNow } from '../season/announce.ts'
import type { Advice } from '../types.ts'
import { buildAdvice, evidenceFigure } from './build-advice.ts'

interface Rotation {
  seasons: number
  /** Host crops of the pest, including crops for which it has no advice. */
  hosts?: CanonicalCropId[]
}

/** Pests that need crop rotation, with the minimum seasons without a host; default one. */
export const ROTATION_PESTS: Partial<Record<PestId, Rotation>> = jsonData<Record<keyof typeof data, Rotation>>(data)
/** Days before planting in which there is still time to choose another field. */
const CHOOSES_BEFORE = 42

export function rotationRule(field: Field, planned: string): Advice | null {
  const { previousCrop, enteredOn } = field.situation
  if (!previousCrop || previousCrop === 'fallow') return null
  const before = canonicalCrop(previousCrop)
  const pest = pestLeftByPreviousCrop(field, before, field.crop.id)
  const from = lastItem([addDays(planned, -CHOOSES_BEFORE), enteredOn ?? field.asOf].toSorted())
  if (!pest || !isAnnouncedNow(field, { from, to: addDays(planned, -1) })) return null
  const others = listFallbackCrops(
    field,
    (id) => pestLeftByPreviousCrop(field, before, id) === null && !sharesParasiticWeed(before, id),
  )
  return buildAdvice(field, {
    rule: 'planting.rotate',
    about: pest,
    priority: 'medium',
    confidence: 'medium',
    stake: 5 + ROTATION_PESTS[pest]!.seasons,
    soon: 6,
    why: 'stage',
    facts: { pest, before, ...(others.length > 0 && { instead: 'crops', crops: others.join(',') }) },
    evidence: [evidenceFigure('evidence.riskRecord', pest, null, `pest.${pest}`, PESTS[pest].strength !== 'strong')],
    actions: [`pest.${pest}`],
    days: 6,
  })
}

/** Returns the pest with the longest survival that both crops share; null without one. */
export const pestLeftByPreviousCrop = (
  { zone }: Pick<Field, 'zone'>,
  before: CanonicalCropId,
  crop: CanonicalCropId,
): PestId | null => sharedBy(before, crop).find((id) => PESTS[id].zones.has(zone)) ?? null

function sharedBy(before: CanonicalCropId, crop: CanonicalCropId): readonly PestId[] {
  const key = `${before} ${crop}`
  let pests = cachedSharedPests.get(key)
  if (!pests) {
    pests = keysOf(ROTATION_PESTS)
      .filter((id) => hostsPest(before, id) && hostsPest(crop, id))
      .toSorted((a, b) => ROTATION_PESTS[b]!.seasons - ROTATION_PESTS[a]!.seasons)
    cachedSharedPests.set(key, pests)
  }
  return pests
}

const cachedSharedPests = new Map<string, readonly PestId[]>()

const hostsPest = (crop: CanonicalCropId, id: PestId): boolean =>
  ROTATION_PESTS[id]?.hosts?.includes(crop) || cropFacts(crop).record.pests.includes(id)

/** True if both crops host the same parasitic weed. */
export const sharesParasiticWeed = (before: CanonicalCropId, crop: CanonicalCropId): boolean =>
  cropFacts(crop).record.pests.some((id) => PESTS[id].weed && cropFacts(before).record.pests.includes(id))
