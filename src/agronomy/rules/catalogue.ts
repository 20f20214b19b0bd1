import type { AdvisoryCategory } from '../../contracts/farm.ts'

/**
 * What an advice asks of the soil and the crop that day. Two advices of one crop whose groups are listed as opposites
 * in `choose.ts` are never given together.
 */
export type Bearing =
  | 'adds-water'
  | 'saves-water'
  | 'soil-wet'
  | 'soil-dry'
  | 'feeds'
  | 'holds-feed'
  | 'harvest-dry'
  | 'harvest-rain'
  | 'before-planting'
  | 'stands'
  | 'hot'
  | 'cold'
  | null

interface RuleFacts {
  category: AdvisoryCategory
  bearing: Bearing
}

/** Every kind of advice there is; the id is also the id of its message template in each language. */
export const RULES = {
  'irrigation.now': { category: 'irrigation', bearing: 'adds-water' },
  'irrigation.flowering': { category: 'irrigation', bearing: 'adds-water' },
  'irrigation.soon': { category: 'irrigation', bearing: 'adds-water' },
  'irrigation.wait-rain': { category: 'irrigation', bearing: 'saves-water' },
  'irrigation.enough': { category: 'irrigation', bearing: 'saves-water' },
  'irrigation.stop': { category: 'irrigation', bearing: 'saves-water' },
  'irrigation.pond': { category: 'irrigation', bearing: 'adds-water' },
  'dry.young': { category: 'irrigation', bearing: 'soil-dry' },
  'dry.growing': { category: 'irrigation', bearing: 'soil-dry' },
  'dry.flowering': { category: 'irrigation', bearing: 'soil-dry' },
  'dry.tree': { category: 'irrigation', bearing: 'soil-dry' },
  'rain.heavy': { category: 'other', bearing: 'soil-wet' },
  'rain.heavy-rice': { category: 'other', bearing: 'soil-wet' },
  'rain.wet-soil': { category: 'other', bearing: 'soil-wet' },
  'wind.prop': { category: 'other', bearing: null },
  'heat.flowering': { category: 'other', bearing: 'hot' },
  'heat.days': { category: 'other', bearing: 'hot' },
  'cold.nights': { category: 'other', bearing: 'cold' },
  'cold.frost': { category: 'other', bearing: 'cold' },
  'fertilizer.basal': { category: 'fertilizer', bearing: 'feeds' },
  'fertilizer.go': { category: 'fertilizer', bearing: 'feeds' },
  'fertilizer.hold': { category: 'fertilizer', bearing: 'holds-feed' },
  'fertilizer.wait-moist': { category: 'fertilizer', bearing: 'holds-feed' },
  'fertilizer.tree': { category: 'fertilizer', bearing: 'feeds' },
  'fertilizer.pods': { category: 'fertilizer', bearing: 'feeds' },
  'risk.high': { category: 'pest', bearing: null },
  'risk.watch': { category: 'pest', bearing: null },
  'risk.mould': { category: 'harvest', bearing: null },
  'planting.outside': { category: 'other', bearing: 'before-planting' },
  'planting.no-rain': { category: 'other', bearing: 'before-planting' },
  'planting.wait-rain': { category: 'other', bearing: 'before-planting' },
  'planting.ready': { category: 'other', bearing: null },
  'planting.dry-start': { category: 'other', bearing: 'soil-dry' },
  'stage.question': { category: 'other', bearing: null },
  'stage.unknown': { category: 'other', bearing: null },
  'stage.over': { category: 'other', bearing: null },
  'harvest.soon': { category: 'harvest', bearing: null },
  'harvest.now': { category: 'harvest', bearing: 'harvest-dry' },
  'harvest.between-showers': { category: 'harvest', bearing: null },
  'harvest.before-rain': { category: 'harvest', bearing: 'harvest-rain' },
  'harvest.drying': { category: 'harvest', bearing: null },
  'harvest.store': { category: 'harvest', bearing: null },
  'harvest.roots': { category: 'harvest', bearing: null },
  'harvest.tubers': { category: 'harvest', bearing: null },
  'harvest.cassava-wait': { category: 'harvest', bearing: null },
  'harvest.pick': { category: 'harvest', bearing: null },
  'harvest.leaves': { category: 'harvest', bearing: null },
  'harvest.tree': { category: 'harvest', bearing: null },
  'harvest.bunch': { category: 'harvest', bearing: null },
  'care.growing-start': { category: 'other', bearing: 'stands' },
  'care.gaps': { category: 'other', bearing: 'stands' },
  'care.weeds': { category: 'other', bearing: null },
  'care.growing': { category: 'other', bearing: null },
  'care.flowering': { category: 'other', bearing: null },
  'care.pegs': { category: 'other', bearing: null },
  'care.earth-up': { category: 'other', bearing: null },
  'care.stake': { category: 'other', bearing: null },
  'care.ripening': { category: 'other', bearing: null },
  'care.tree-wet': { category: 'other', bearing: null },
  'care.tree-dry': { category: 'other', bearing: 'soil-dry' },
  'care.mat': { category: 'other', bearing: null },
} as const satisfies Record<string, RuleFacts>

export type RuleId = keyof typeof RULES

export interface ReasonFacts {
  /** About the weather; the others are about the field. */
  weather: boolean
  /** What it becomes when it names figures of a forecast or a record and the weather is only typical. */
  typically?: 'dry-season' | 'wet-season' | 'season'
}

/** What in the weather, the season or the stage led to an advice; the id of a sentence in each language. */
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
  | 'evidence.moisture'
  | 'evidence.dose'
  | 'evidence.riskRecord'
  | 'evidence.plantedLate'
  | 'evidence.month'
  | 'evidence.zone'
  | 'evidence.soil'
  | 'evidence.altitude'
