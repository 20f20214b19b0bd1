import type { CanonicalCropId } from '../../contracts/crops.ts'
import { lastItem } from '../../shared/lookups.ts'
import { annualRainNormal } from '../climate/climate-normals.ts'
import type { ZoneId } from '../climate/zones.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import type { RipenessSign } from '../crops/crop-record.ts'
import { addDays, daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { isFoodCrop } from '../growth/fallback-crops.ts'
import { isIrrigated, type SowingSite } from '../growth/planting-times.ts'
import { findSowingWindows, relateWindowsToDay, sowingSiteKey } from '../growth/sowing-windows.ts'
import { maturityClassesInZone } from '../growth/variety.ts'
import { pestLeftByPreviousCrop, sharesParasiticWeed } from './rotation-rule.ts'

const AHEAD = 270
const MAX_FOLLOWING_CROPS = 2
/** Sowings at most this many days apart are shown with one date, the later one. */
const SAME_TIME = 31

/** Legumes, which restore nitrogen and suppress striga (witchweed). */
const LEGUME_SIGNS: ReadonlySet<RipenessSign> = new Set(['legume', 'pods', 'shells'])
const isLegume = (id: CanonicalCropId): boolean => {
  const { record } = cropFacts(id)
  return record.life === 'annual' && record.harvest.kind === 'dried' && LEGUME_SIGNS.has(record.harvest.sign)
}

export function followingCropFacts(field: Field): AdviceFacts {
  const { id: before } = field.crop
  const after = mayFollow(field.zone, before)
  const last = (id: CanonicalCropId) => (isLegume(before) || isLegume(id) ? 0 : 1)
  const found = followingSowings(field)
    .filter(({ id }) => after.has(id))
    .toSorted((a, b) => last(a.id) - last(b.id) || (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))
  const [best] = found
  if (!best) return {}
  const crops = found
    .filter(({ from }) => Math.abs(daysBetween(best.from, from)) <= SAME_TIME)
    .slice(0, MAX_FOLLOWING_CROPS)
  const first = lastItem(crops.map(({ from }) => from).toSorted())
  return {
    goodNext: first <= field.asOf ? 'now' : 'later',
    crops: crops.map(({ id }) => id).join(','),
    nextFrom: first.slice(5),
  }
}

function mayFollow(zone: ZoneId, before: CanonicalCropId): ReadonlySet<CanonicalCropId> {
  const key = `${zone} ${before}`
  let crops = cachedFollowers.get(key)
  if (!crops) {
    crops = new Set(
      CANONICAL_CROPS.filter(
        (id) =>
          id !== before && pestLeftByPreviousCrop({ zone }, before, id) === null && !sharesParasiticWeed(before, id),
      ),
    )
    cachedFollowers.set(key, crops)
  }
  return crops
}

const cachedFollowers = new Map<string, ReadonlySet<CanonicalCropId>>()

interface NextSowing {
  id: CanonicalCropId
  from: string
}

export function followingSowings({
  zone,
  situation,
  asOf,
}: Pick<Field, 'zone' | 'situation' | 'asOf'>): readonly NextSowing[] {
  const rain = annualRainNormal(situation.place)
  const key = `${zone} ${asOf} ${rain} ${sowingSiteKey(situation)}`
  let crops = cachedSowings.get(key)
  if (!crops) {
    if (cachedSowings.size >= MOST_KNOWN) cachedSowings.clear()
    crops = listFollowingSowings(zone, situation, asOf, rain)
    cachedSowings.set(key, crops)
  }
  return crops
}

const cachedSowings = new Map<string, readonly NextSowing[]>()
const MOST_KNOWN = 1024

export const listFollowingSowings = (zone: ZoneId, ground: SowingSite, asOf: string, rain: number): NextSowing[] =>
  CANONICAL_CROPS.flatMap((id) => {
    const from = nextSowing(zone, ground, asOf, rain, id)
    return from === null ? [] : [{ id, from }]
  })

function nextSowing(zone: ZoneId, ground: SowingSite, asOf: string, rain: number, id: CanonicalCropId): string | null {
  const facts = cropFacts(id)
  const { record } = facts
  if (record.life !== 'annual' || !isFoodCrop(record) || record.paddy || record.plantedLike) return null
  if (!isIrrigated(ground) && rain < (record.figures.ecocrop?.rain_abs_mm?.[0] ?? 0)) return null
  const shortest = maturityClassesInZone(facts, zone)[0]
  if (!shortest) return null
  const { open, next } = relateWindowsToDay(findSowingWindows(facts, zone, ground, shortest, asOf), asOf)
  if (open) return asOf
  return next && next.from <= addDays(asOf, AHEAD) ? next.from : null
}
