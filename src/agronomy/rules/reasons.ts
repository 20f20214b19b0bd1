export interface ReasonDefinition {
  weather: boolean
  typically?: 'dry-season' | 'wet-season' | 'season'
}

/** Reasons of advice; each id is also a message id. */
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
} as const satisfies Record<string, ReasonDefinition>
export type ReasonId = keyof typeof REASONS

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
