export interface ReasonFacts {
  /** About the weather; the others are about the field. */
  weather: boolean
  /** Replacement when it names forecast or recorded figures and the weather is only typical. */
  typically?: 'dry-season' | 'wet-season' | 'season'
}

/** Reason of an advice in the weather, season or stage; the id of a sentence in each language. */
export const REASONS = {
  'dry-soil': { weather: true },
  'wet-soil': { weather: true, typically: 'wet-season' },
  'dry-days': { weather: true, typically: 'dry-season' },
  'dry-ahead': { weather: true, typically: 'dry-season' },
  'rain-ahead': { weather: true, typically: 'wet-season' },
  'light-rain': { weather: true, typically: 'wet-season' },
  'wet-days': { weather: true, typically: 'wet-season' },
  humid: { weather: true, typically: 'wet-season' },
  hot: { weather: true, typically: 'season' },
  cold: { weather: true, typically: 'season' },
  wind: { weather: true, typically: 'season' },
  typical: { weather: true },
  late: { weather: false },
  season: { weather: false },
  'dry-season': { weather: false },
  'wet-season': { weather: false },
  stage: { weather: false },
  window: { weather: false },
  counted: { weather: false },
  sprayed: { weather: false },
} as const satisfies Record<string, ReasonFacts>
export type ReasonId = keyof typeof REASONS

/** Labels of the figures kept as evidence; each language has a word for each. */
export type EvidenceLabel =
  | 'evidence.depletion'
  | 'evidence.readilyAvailable'
  | 'evidence.totalAvailable'
  | 'evidence.stress'
  | 'evidence.cropWaterUse'
  | 'evidence.netIrrigation'
  | 'evidence.litres'
  | 'evidence.efficiency'
  | 'evidence.rainAhead'
  | 'evidence.rainPast'
  | 'evidence.wetDays'
  | 'evidence.dryDays'
  | 'evidence.dryDaysAhead'
  | 'evidence.tMax'
  | 'evidence.tMin'
  | 'evidence.tMean'
  | 'evidence.heatLimit'
  | 'evidence.coldLimit'
  | 'evidence.humidity'
  | 'evidence.wind'
  | 'evidence.daysAfterPlanting'
  | 'evidence.seasonDays'
  | 'evidence.stage'
  | 'evidence.calendarStage'
  | 'evidence.window'
  | 'evidence.onsetRain'
  | 'evidence.rainDaysLeft'
  | 'evidence.yearRain'
  | 'evidence.leastRain'
  | 'evidence.moisture'
  | 'evidence.dose'
  | 'evidence.riskRecord'
  | 'evidence.counted'
  | 'evidence.threshold'
  | 'evidence.plantedLate'
  | 'evidence.month'
  | 'evidence.zone'
  | 'evidence.soil'
  | 'evidence.altitude'
  | 'evidence.sprayed'
  | 'evidence.waitDays'
  | 'evidence.outHours'
  | 'evidence.rounds'
