import { addDays } from '../../agronomy/dates.ts'
import type { FieldSituation, StoredPlan } from '../../agronomy/types.ts'
import { canonicalCrop } from '../../contracts/crops.ts'
import type { IrrigationMethod, SoilType } from '../../contracts/farm.ts'
import { MAX_LOG_DAYS_BEFORE_PLANTING } from '../../contracts/farm-log.ts'
import type { Language } from '../../contracts/languages.ts'
import { coordinatesOf, type Location, type PointLocation } from '../../contracts/shapes.ts'
import type { crops } from '../../db/schema/crops.ts'
import type { LoggedWork } from '../crops/farm-log-loader.ts'
import type { FieldDays } from '../weather/service.ts'

export interface Farmer {
  id: string
  location: Location | null
  region: string | null
  country: string | null
  soilType: string | null
  irrigationMethod: string | null
  preferredLanguage: Language
  /** Operator's phone number, for urgent questions. */
  helpPhone?: string | undefined
}

/** A crop's row with its farm log and fertilizer plan. */
export type FieldCrop = Pick<
  typeof crops.$inferSelect,
  | 'id'
  | 'cropType'
  | 'plantingDate'
  | 'growthStage'
  | 'farmArea'
  | 'maturity'
  | 'established'
  | 'field'
  | 'previousCrop'
  | 'striga'
  | 'planned'
  | 'placeholder'
  | 'stageReportedOn'
  | 'createdAt'
> & { log: readonly LoggedWork[]; feedings: StoredPlan | null }

export const farmerCoordinates = (farmer: Farmer): PointLocation | null => coordinatesOf(farmer.location)

/** Builds the adviser's input. A placeholder's planting date is the day it was created, so for the adviser it is unknown. */
export function fieldSituation(farmer: Farmer, point: PointLocation, crop: FieldCrop, days: FieldDays): FieldSituation {
  const plantingDate = crop.placeholder ? null : crop.plantingDate
  const log = logOfSeason(crop, plantingDate)
  return {
    asOf: days.today,
    place: { lat: point.lat, lng: point.lng, elevation: null, country: farmer.country, state: farmer.region },
    crop: canonicalCrop(crop.cropType),
    plantingDate,
    unanswered: crop.planned,
    enteredOn: crop.stageReportedOn ?? crop.createdAt.slice(0, 10),
    addedOn: crop.createdAt.slice(0, 10),
    statedStage: crop.placeholder || crop.stageReportedOn === null ? null : crop.growthStage,
    stageStatedOn: crop.placeholder ? null : crop.stageReportedOn,
    maturity: crop.maturity,
    established: crop.established,
    riceField: crop.field,
    previousCrop: crop.previousCrop,
    striga: crop.striga,
    helpPhone: farmer.helpPhone ?? null,
    log,
    feedings: crop.feedings,
    soil: (farmer.soilType as SoilType | null) ?? null,
    irrigation: (farmer.irrigationMethod?.split(',').filter(Boolean) ?? []) as IrrigationMethod[],
    areaAcres: crop.farmArea && crop.farmArea > 0 ? crop.farmArea : null,
    rains: days.rains ?? null,
    history: days.history,
    forecast: days.forecast,
  }
}

/** Removes work of earlier seasons and plantings that the crop's own date replaces. */
function logOfSeason({ log }: FieldCrop, planted: string | null): readonly LoggedWork[] {
  if (planted === null || log.length === 0) return log
  const first = addDays(planted, -MAX_LOG_DAYS_BEFORE_PLANTING)
  return log.filter(({ kind, date }) => date >= first && (kind !== 'planted' || date === planted))
}
