import type { CanonicalCropId } from '../../contracts/crops.ts'
import { annualRainNormal } from '../climate/climate-normals.ts'
import type { ZoneId } from '../climate/zones.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import type { AnnualCrop, RipenessSign } from '../crops/crop-record.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { isIrrigated, type SowingSite } from './planting-times.ts'
import { findSowingWindows, relateWindowsToDay, sowingSiteKey } from './sowing-windows.ts'
import { maturityClassesInZone } from './variety.ts'

const FOOD_CROP_SIGNS: ReadonlySet<RipenessSign> = new Set(['grain', 'heads', 'pods', 'legume', 'shells', 'capsules'])
export const isFoodCrop = ({ harvest }: AnnualCrop): boolean =>
  harvest.kind === 'dried' && FOOD_CROP_SIGNS.has(harvest.sign)

const SOON_DAYS = 14
const MAX_FALLBACK_CROPS = 2

export function listFallbackCrops(
  { crop, zone, situation, asOf }: Pick<Field, 'crop' | 'zone' | 'situation' | 'asOf'>,
  suits: (id: CanonicalCropId) => boolean = () => true,
): CanonicalCropId[] {
  const rain = annualRainNormal(situation.place)
  const key = `${zone} ${asOf} ${rain} ${sowingSiteKey(situation)}`
  let crops = cachedCrops.get(key)
  if (!crops) {
    if (cachedCrops.size >= MOST_KNOWN) cachedCrops.clear()
    crops = cropsToSowSoon(zone, situation, asOf, rain)
    cachedCrops.set(key, crops)
  }
  return crops.filter((id) => id !== crop.id && suits(id)).slice(0, MAX_FALLBACK_CROPS)
}

const cachedCrops = new Map<string, readonly CanonicalCropId[]>()
const MOST_KNOWN = 1024

export function cropsToSowSoon(zone: ZoneId, ground: SowingSite, asOf: string, rain: number): CanonicalCropId[] {
  const watered = isIrrigated(ground)
  return CANONICAL_CROPS.flatMap((id) => {
    const facts = cropFacts(id)
    const { record } = facts
    if (record.life !== 'annual' || !isFoodCrop(record) || record.plantedLike) return []
    const least = record.figures.ecocrop?.rain_abs_mm?.[0] ?? 0
    if (!watered && (rain < least || record.paddy)) return []
    const shortest = maturityClassesInZone(facts, zone)[0]
    if (!shortest) return []
    const windows = findSowingWindows(facts, zone, ground, shortest, asOf)
    const open = relateWindowsToDay(windows, asOf).open ?? relateWindowsToDay(windows, addDays(asOf, SOON_DAYS)).open
    return open ? [{ id, to: open.to }] : []
  })
    .toSorted((a, b) => (a.to < b.to ? 1 : a.to > b.to ? -1 : 0))
    .map(({ id }) => id)
}
