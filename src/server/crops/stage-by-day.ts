import { EMPTY_FIELD } from '../../agronomy/empty-field.ts'
import { computeStage } from '../../agronomy/growth/stage-on-day.ts'
import { type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { PointLocation } from '../../contracts/shapes.ts'

/** Returns the stage of a crop from its planting date alone (ISO dates). */
export function growthStageByDay(
  cropType: CropId,
  plantingDate: string,
  { today, point }: { today: string; point: Pick<PointLocation, 'lat' | 'lng'> | null },
): GrowthStage {
  if (plantingDate >= today || !point) return 'planted'
  return computeStage({
    ...EMPTY_FIELD,
    asOf: today,
    place: { lat: point.lat, lng: point.lng, elevation: null, country: null, state: null },
    crop: canonicalCrop(cropType),
    plantingDate,
  }).stage
}
