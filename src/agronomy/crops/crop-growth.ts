import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'

/** Lengths of the four FAO-56 stages, days. */
export interface StageLengths {
  ini: number
  dev: number
  mid: number
  late: number
  total: number
}

/** First day after planting of each growth stage; null when the crop does not show it (a cabbage does not flower). */
export type GrowthStarts = Record<GrowthStage, number | null>

/**
 * First days of each growth stage. FAO-56 stages follow ground cover, not flowers, so a crop whose flowering falls
 * elsewhere has its own row below; the others flower in the first half of mid-season, fill in the second half and the
 * first part of late season, and are mature in its last third (a choice).
 */
export function growthStarts(id: CanonicalCropId, s: StageLengths): GrowthStarts {
  const own = OWN[id]
  const common: GrowthStarts = {
    planted: 0,
    seedling: Math.min(10, Math.round(s.ini / 2)),
    vegetative: s.ini,
    flowering: FLOWERLESS.has(id) ? null : s.ini + s.dev,
    fruiting: LEAFY.has(id) ? null : FLOWERLESS.has(id) ? s.ini + s.dev : s.ini + s.dev + Math.round(s.mid / 2),
    mature: s.total - Math.ceil(s.late / 3),
    harvesting: s.total,
  }
  if (!own) return common
  const day = (share: number) => Math.round(share * s.total)
  return {
    ...common,
    ...(own.vegetative === undefined ? {} : { vegetative: day(own.vegetative) }),
    ...(own.flowering === undefined ? {} : { flowering: day(own.flowering) }),
    ...(own.fruiting === undefined ? {} : { fruiting: day(own.fruiting) }),
    mature: day(own.mature),
    harvesting: day(own.harvesting),
  }
}

/** Grown for the leaf: growing until cut. */
const LEAFY = new Set<CanonicalCropId>(['spinach', 'lettuce', 'cabbage'])

/** Grown for leaf, root, tuber or bulb: nothing that matters flowers; mid-season of the roots is bulking, shown as `fruiting`. */
const FLOWERLESS = new Set<CanonicalCropId>([
  'cassava',
  'yam',
  'sweet-potato',
  'potatoes',
  'onion',
  'cabbage',
  'carrots',
  'lettuce',
  'spinach',
])

interface OwnShares {
  vegetative?: number
  flowering?: number
  fruiting?: number
  mature: number
  harvesting: number
}

/** Shares of the whole crop's days. */
const OWN: Partial<Record<CanonicalCropId, OwnShares>> = {
  // Heads about 35 days before it is ripe, whatever the variety (IRRI: harvest 28-38 days after flowering).
  rice: { flowering: 0.7, fruiting: 0.8, mature: 0.95, harvesting: 1 },
  // Flowers from about day 40, pods from about day 60 of 130 (crops.json, water-sensitive stage).
  groundnuts: { vegetative: 0.15, flowering: 0.31, fruiting: 0.46, mature: 0.93, harvesting: 1 },
  // The product's own windows: flowering day 49, ready from day 84 of 135; picked for weeks.
  tomato: { vegetative: 0.16, flowering: 0.36, fruiting: 0.5, mature: 0.63, harvesting: 0.7 },
  // First pods 45-60 days after sowing of 105 (crops.json).
  okra: { flowering: 0.4, fruiting: 0.46, mature: 0.5, harvesting: 0.55 },
  // From memory: first flowers six weeks after transplanting, picked from three months on.
  pepper: { vegetative: 0.16, flowering: 0.36, fruiting: 0.5, mature: 0.68, harvesting: 0.75 },
  // First squares and flowers near day 60, bolls open from day 120 of 195 (from memory).
  cotton: { flowering: 0.33, fruiting: 0.5, mature: 0.75, harvesting: 0.85 },
  // Amaranth, first cut from day 21-30 of 45 (crops.json and memory).
  spinach: { mature: 0.6, harvesting: 0.67 },
  // Lifted from 7-9 months to 12 (crops.json); the share is of the 270 days to first lifting.
  cassava: { vegetative: 0.11, fruiting: 0.4, mature: 1, harvesting: 1.35 },
}
