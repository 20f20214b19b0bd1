import { stageOn } from '../../agronomy/growth/calendar.ts'
import { type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { PointLocation } from '../../contracts/shapes.ts'

/** The stage of a crop of which only the day of planting is told, for who is not asked how it looks. ISO days. */
export function stageByDay(
  cropType: CropId,
  plantingDate: string,
  { today, point }: { today: string; point: Pick<PointLocation, 'lat' | 'lng'> | null },
): GrowthStage {
  if (plantingDate >= today || !point) return 'planted'
  return stageOn({
    asOf: today,
    place: { lat: point.lat, lng: point.lng, elevation: null, country: null, state: null },
    crop: canonicalCrop(cropType),
    plantingDate,
    statedStage: null,
    soil: null,
    irrigation: [],
    areaAcres: null,
    history: [],
    forecast: [],
  }).stage
}
