import type { FieldSituation } from '../../agronomy/types.ts'
import { type CropId, canonicalCrop } from '../../contracts/crops.ts'
import type { GrowthStage, IrrigationMethod, SoilType } from '../../contracts/farm.ts'
import type { Language } from '../../contracts/languages.ts'
import { coordinatesOf, type Location, type PointLocation } from '../../contracts/shapes.ts'
import type { FieldDays } from '../weather/service.ts'

/** What the adviser needs to know of a person. */
export interface Farmer {
  id: string
  location: Location | null
  region: string | null
  country: string | null
  soilType: string | null
  irrigationMethod: string | null
  preferredLanguage: Language
}

export interface FieldCrop {
  id: string
  cropType: CropId
  plantingDate: string | null
  growthStage: GrowthStage
  farmArea: number | null
  placeholder: boolean
  updatedAt: string
}

export const pointOf = (farmer: Farmer): PointLocation | null => coordinatesOf(farmer.location)

/** A placeholder's planting date is the day it was made, not the farmer's word: for the adviser it is unknown. */
export function fieldSituation(farmer: Farmer, point: PointLocation, crop: FieldCrop, days: FieldDays): FieldSituation {
  return {
    asOf: days.today,
    place: { lat: point.lat, lng: point.lng, elevation: null, country: farmer.country, state: farmer.region },
    crop: canonicalCrop(crop.cropType),
    plantingDate: crop.placeholder ? null : crop.plantingDate,
    statedStage: crop.placeholder ? null : crop.growthStage,
    stageStatedOn: crop.placeholder ? null : crop.updatedAt.slice(0, 10),
    soil: (farmer.soilType as SoilType | null) ?? null,
    irrigation: (farmer.irrigationMethod?.split(',').filter(Boolean) ?? []) as IrrigationMethod[],
    areaAcres: crop.farmArea && crop.farmArea > 0 ? crop.farmArea : null,
    history: days.history,
    forecast: days.forecast,
  }
}
