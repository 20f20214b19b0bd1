import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { IrrigationMethod } from '../../contracts/farm.ts'
import type { CropFacts } from '../crops/crop-facts.ts'
import irrigation from '../data/irrigation.json' with { type: 'json' }
import type { FieldSituation } from '../types.ts'

/** Efficiency by method (from memory). */
export const IRRIGATION_EFFICIENCY: Record<IrrigationMethod, number> = {
  'rain-fed': 0.8,
  drip: 0.9,
  sprinkler: 0.75,
  manual: 0.8,
  flood: 0.6,
  furrow: 0.6,
  other: 0.7,
}

/** Greatest mm per watering by method (a choice): runoff, drainage or a day's carrying. Basins hold 5 cm. */
export const MAX_WATERING_MM: Record<IrrigationMethod, number> = {
  'rain-fed': 20,
  manual: 20,
  drip: 40,
  sprinkler: 50,
  furrow: 80,
  flood: 50,
  other: 50,
}

/** Least mm per watering: below, far ends stay dry. */
export const MIN_WATERING_MM: Record<IrrigationMethod, number> = {
  'rain-fed': 0,
  manual: 0,
  drip: 0,
  sprinkler: 0,
  furrow: irrigation.least_at_once_mm.furrow,
  flood: irrigation.least_at_once_mm.flood,
  other: 0,
}

const { least_interval_days: LEAST_DAYS, setts_not_kept_wet: SETTS } = irrigation
const OF_CROPS: Partial<Record<CanonicalCropId, { least_interval_days: number }>> = irrigation.crops

/** Minimum days between waterings by sprinkler, whose pipes must be moved (a choice). */
const SPRINKLER_DAYS = 2

/** Minimum days between waterings by furrow or basin (a choice). */
const SURFACE_DAYS = 2

/** Least mm by can on a field crop. */
export const MIN_BY_CAN_MM = irrigation.least_at_once_mm.manual

/** Nobody carries cans over a field every day (a choice). */
const FIELD_BY_HAND_DAYS = 2

/** Maximum days between waterings by hand; more cans are too many to carry at once (a choice). */
const BY_HAND_DAYS = 3

/** Least days between waterings, by method and crop; `halfLasts`: days that half of the water in the roots' reach lasts. */
export function minWateringInterval(
  method: IrrigationMethod,
  { id, record }: Pick<CropFacts, 'id' | 'record'>,
  halfLasts: number,
): number {
  const own = OF_CROPS[id]?.least_interval_days ?? 0
  if (method === 'sprinkler') return SPRINKLER_DAYS
  if (method === 'manual')
    return Math.max(1, Math.min(Math.max(own, isGarden({ record }) ? 0 : FIELD_BY_HAND_DAYS), BY_HAND_DAYS, halfLasts))
  if (method !== 'furrow' && method !== 'flood') return 1
  return Math.max(own, Math.min(LEAST_DAYS[method], Math.max(SURFACE_DAYS, halfLasts)))
}

/** Crops of gardens, in beds or picked week by week, which get what they use each day. */
export const isGarden = ({ record }: Pick<CropFacts, 'record'>): boolean =>
  record.life === 'annual' && (record.care.bed || record.harvest.kind === 'picked')

export const rotsInWetSoil = (crop: CanonicalCropId): boolean => SETTS.crops.includes(crop)
/** Least days between waterings of setts that have not sprouted. */
export const UNSPROUTED_DAYS = SETTS.days_before_sprouting

/** Litres per hour of a 2-inch pump. */
export const PUMP_LITRES_AN_HOUR = 3600 * irrigation.pump_2_inch_litres_a_second.value
export const CANS_A_DAY = irrigation.cans_a_day.family

export const irrigationMethodOf = ({ irrigation }: Pick<FieldSituation, 'irrigation'>): IrrigationMethod =>
  irrigation.find((method) => method !== 'rain-fed') ?? 'rain-fed'
