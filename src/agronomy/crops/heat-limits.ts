import type { CanonicalCropId } from '../../contracts/crops.ts'

/** Air temperatures, °C, at which flowers and young grain or fruit fail, and the number of hot days within a period that does so. */
export interface HeatLimit {
  day: number
  /** Daytime limit on wet soil, °C: heat mostly harms plants that lack water. */
  dayOnWetSoil?: number
  night: number
  days: number
  of: number
  /** True if the figure is from memory, not from a source. */
  rough?: boolean
}

/**
 * PMC3676804 for maize, sorghum and wheat; nights of cowpea Warrag and Hall 1984 and Huxley 1976; tomato Brust
 * (thepacker.com) and ECHO; rice Agric. Rev. R-2353 and Shi 2015. A crop that is not here gets no word of heat.
 */
const HEAT_LIMITS: Partial<Record<CanonicalCropId, HeatLimit>> = {
  maize: { day: 35, dayOnWetSoil: 38, night: 27, days: 3, of: 5 },
  rice: { day: 35, dayOnWetSoil: 38, night: 29, days: 2, of: 2 },
  sorghum: { day: 40, night: 30, days: 3, of: 3 },
  cowpeas: { day: 38, night: 24, days: 5, of: 7 },
  tomato: { day: 35, night: 26, days: 3, of: 3 },
  pepper: { day: 35, night: 27, days: 3, of: 3, rough: true },
  wheat: { day: 30, night: 25, days: 3, of: 3 },
  groundnuts: { day: 38, night: 28, days: 5, of: 5, rough: true },
}

export const heatLimit = (crop: CanonicalCropId): HeatLimit | null => HEAT_LIMITS[crop] ?? null
