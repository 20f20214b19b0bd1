import type { FieldSituation } from './types.ts'

/** Field situation without any report by the farmer and without weather. */
export const EMPTY_FIELD: Omit<FieldSituation, 'asOf' | 'place' | 'crop'> = {
  plantingDate: null,
  statedStage: null,
  soil: null,
  irrigation: [],
  areaAcres: null,
  history: [],
  forecast: [],
}
