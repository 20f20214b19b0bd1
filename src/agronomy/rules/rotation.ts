import { type CanonicalCropId, canonicalCrop } from '../../contracts/crops.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import data from '../data/protection/rotation.json' with { type: 'json' }
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { fallbackCrops } from '../growth/fallback-crops.ts'
import { PESTS, type PestId } from '../pests/pests.ts'
import { announcedNow } from '../season/announce.ts'
import type { Advice } from '../types.ts'
import { adviceOf, figure } from './advice.ts'

interface Rotation {
  seasons: number
  /** Crops that keep it alive, also where it is no risk that is told of. */
  hosts?: CanonicalCropId[]
}

/** Pests and diseases whose record says to change the crop, and for how many seasons at least; one where it only says so. */
export const ROTATES = data as Partial<Record<PestId, Rotation>>
/** Days before planting in which another field can still be chosen. */
const CHOOSES_BEFORE = 42

/** A planned crop on a field whose last crop left it a pest or disease of its own: another field, or another crop. */
export function rotationRule(field: Field, planned: string): Advice | null {
  const { previousCrop, enteredOn } = field.situation
  if (!previousCrop || previousCrop === 'fallow') return null
  const before = canonicalCrop(previousCrop)
  const pest = leftBy(field, before, field.crop.id)
  // A late plan is advised late.
  const from = [addDays(planned, -CHOOSES_BEFORE), enteredOn ?? field.asOf].toSorted().at(-1)!
  if (!pest || !announcedNow(field, { from, to: addDays(planned, -1) })) return null
  const others = fallbackCrops(field, (id) => leftBy(field, before, id) === null && !feedsItsWeed(before, id))
  return adviceOf(field, {
    rule: 'planting.rotate',
    about: pest,
    priority: 'medium',
    confidence: 'medium',
    stake: 5 + ROTATES[pest]!.seasons,
    soon: 6,
    why: 'stage',
    facts: { pest, before, ...(others.length > 0 && { instead: 'crops', crops: others.join(',') }) },
    evidence: [figure('evidence.riskRecord', pest, null, `pest.${pest}`, PESTS[pest].strength !== 'strong')],
    actions: [`pest.${pest}`],
    days: 6,
  })
}

/** Longest-lived pest that one crop leaves behind and the other suffers from; null when there is none. */
export const leftBy = ({ zone }: Pick<Field, 'zone'>, before: CanonicalCropId, crop: CanonicalCropId): PestId | null =>
  sharedBy(before, crop).find((id) => PESTS[id].zones.has(zone)) ?? null

/** Pests that both crops host, the longest-lived first. */
function sharedBy(before: CanonicalCropId, crop: CanonicalCropId): readonly PestId[] {
  const key = `${before} ${crop}`
  let pests = shared.get(key)
  if (!pests) {
    pests = (Object.keys(ROTATES) as PestId[])
      .filter((id) => keeps(before, id) && keeps(crop, id))
      .toSorted((a, b) => ROTATES[b]!.seasons - ROTATES[a]!.seasons)
    shared.set(key, pests)
  }
  return pests
}

/** Memo of a pure function: one entry a pair of crops. */
const shared = new Map<string, readonly PestId[]>()

const keeps = (crop: CanonicalCropId, id: PestId): boolean =>
  ROTATES[id]?.hosts?.includes(crop) || cropFacts(crop).record.pests.includes(id)

/** True when both crops host the same parasitic weed, seen or not. */
export const feedsItsWeed = (before: CanonicalCropId, crop: CanonicalCropId): boolean =>
  cropFacts(crop).record.pests.some((id) => PESTS[id].weed && cropFacts(before).record.pests.includes(id))
