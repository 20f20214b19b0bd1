import type { CanonicalCropId } from '../../contracts/crops.ts'
import { annualRain } from '../climate/climate-normals.ts'
import type { ZoneId } from '../climate/zones.ts'
import { CANONICAL_CROPS, cropFacts } from '../crops/crop-facts.ts'
import type { Annual, CropSign } from '../crops/record.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'
import { classesOf } from './maturity.ts'
import { type Ground, isWatered } from './sowing-rows.ts'
import { groundKey, sowingWindows, standingOf } from './sowing-windows.ts'

const FOOD: ReadonlySet<CropSign> = new Set(['grain', 'heads', 'pods', 'legume', 'shells', 'capsules'])
export const isFood = ({ harvest }: Annual): boolean => harvest.kind === 'dried' && FOOD.has(harvest.sign)

const SOON = 14
const MOST = 2

export function fallbackCrops(
  { crop, zone, situation, asOf }: Pick<Field, 'crop' | 'zone' | 'situation' | 'asOf'>,
  suits: (id: CanonicalCropId) => boolean = () => true,
): CanonicalCropId[] {
  const rain = annualRain(situation.place)
  const key = `${zone} ${asOf} ${rain} ${groundKey(situation)}`
  let crops = known.get(key)
  if (!crops) {
    if (known.size >= MOST_KNOWN) known.clear()
    crops = sownSoon(zone, situation, asOf, rain)
    known.set(key, crops)
  }
  return crops.filter((id) => id !== crop.id && suits(id)).slice(0, MOST)
}

const known = new Map<string, readonly CanonicalCropId[]>()
const MOST_KNOWN = 1024

export function sownSoon(zone: ZoneId, ground: Ground, asOf: string, rain: number): CanonicalCropId[] {
  const watered = isWatered(ground)
  return CANONICAL_CROPS.flatMap((id) => {
    const facts = cropFacts(id)
    const { record } = facts
    if (record.life !== 'annual' || !isFood(record) || record.plantedLike) return []
    const least = record.figures.ecocrop?.rain_abs_mm?.[0] ?? 0
    if (!watered && (rain < least || record.paddy)) return []
    const shortest = classesOf(facts, zone)[0]
    if (!shortest) return []
    const windows = sowingWindows(facts, zone, ground, shortest, asOf)
    const open = standingOf(windows, asOf).open ?? standingOf(windows, addDays(asOf, SOON)).open
    return open ? [{ id, to: open.to }] : []
  })
    .toSorted((a, b) => (a.to < b.to ? 1 : a.to > b.to ? -1 : 0))
    .map(({ id }) => id)
}
