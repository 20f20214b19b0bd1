import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { MaturityClass } from '../../contracts/season.ts'
import type { ZoneId } from '../climate/zones.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { maturityClassesInZone, maturityFiguresOf, meanDaysToMaturity } from '../growth/variety.ts'
import type { CropRainNeed } from './planting-table.ts'

/** Mid-range rain for a good harvest, mm from planting to harvest (from memory). */
const SEASON_RAIN_MM: Partial<Record<CanonicalCropId, number>> = {
  millet: 325,
  sorghum: 375,
  cowpeas: 375,
  groundnuts: 375,
  maize: 500,
  rice: 800,
}

export function cropRainNeed(crop: CanonicalCropId, zone: ZoneId, maturity: MaturityClass | null): CropRainNeed | null {
  const facts = cropFacts(crop)
  const { record } = facts
  const water = SEASON_RAIN_MM[crop] ?? record.figures.ecocrop?.rain_abs_mm?.[0]
  if (record.life !== 'annual' || water === undefined) return null
  const classes = maturityClassesInZone(facts, zone)
  const own = maturityFiguresOf(facts, maturity, zone) ?? classes[Math.floor(classes.length / 2)]
  const days = own ? meanDaysToMaturity(own) : facts.stages.total
  return days <= LONGEST_DAYS ? { days, water } : null
}

const LONGEST_DAYS = 200
