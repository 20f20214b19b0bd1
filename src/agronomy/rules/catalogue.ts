import type { AdvisoryCategory } from '../../contracts/farm.ts'
import type { SourceId } from '../sources.ts'

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
  | 'lost'
  | 'hot'
  | 'cold'
  | null

export interface RuleFacts {
  category: AdvisoryCategory
  bearing: Bearing
  /** Where what it says to do comes from, where the crop or pest has no source of its own for it. */
  actions: readonly [SourceId, ...SourceId[]]
  /** Given only where nothing else is: a quiet week's line. */
  alone?: true
  /** Says nothing of one crop: told once for all fields of a farm. */
  wholeFarm?: true
  /** What a count that the farmer told comes to: he waits for it. */
  answers?: true
}

/** Every kind of advice there is; the id is also the id of its message template in each language. */
export const RULES = {
  'irrigation.now': { category: 'irrigation', bearing: 'adds-water', actions: ['feel-and-appearance'] },
  'irrigation.flowering': { category: 'irrigation', bearing: 'adds-water', actions: ['feel-and-appearance'] },
  'irrigation.soon': { category: 'irrigation', bearing: 'adds-water', actions: ['feel-and-appearance'] },
  'irrigation.young': { category: 'irrigation', bearing: 'adds-water', actions: ['garden-cans', 'memory'] },
  'irrigation.wait-rain': {
    category: 'irrigation',
    bearing: 'saves-water',
    actions: ['fao56-eq85', 'feel-and-appearance'],
  },
  'irrigation.enough': {
    category: 'irrigation',
    bearing: 'saves-water',
    actions: ['fao56-eq85', 'feel-and-appearance'],
  },
  'irrigation.stop': { category: 'irrigation', bearing: 'saves-water', actions: ['memory'] },
  'irrigation.pond': { category: 'irrigation', bearing: 'adds-water', actions: ['memory'] },
  'dry.young': { category: 'irrigation', bearing: 'soil-dry', actions: ['memory'] },
  'dry.growing': { category: 'irrigation', bearing: 'soil-dry', actions: ['memory'] },
  'dry.bed': { category: 'irrigation', bearing: 'soil-dry', actions: ['memory'] },
  'dry.flowering': { category: 'irrigation', bearing: 'soil-dry', actions: ['memory'] },
  'dry.paddy': { category: 'irrigation', bearing: 'soil-dry', actions: ['practice.warda_2008'] },
  'dry.mat': { category: 'irrigation', bearing: 'soil-dry', actions: ['memory'] },
  'dry.old-tree': { category: 'irrigation', bearing: 'soil-dry', actions: ['memory'] },
  'dry.tree': { category: 'irrigation', bearing: 'soil-dry', actions: ['memory'] },
  'rain.heavy': { category: 'other', bearing: 'soil-wet', actions: ['standing-water'], wholeFarm: true },
  'rain.heavy-clay': { category: 'other', bearing: 'soil-wet', actions: ['standing-water'], wholeFarm: true },
  'rain.sand': { category: 'other', bearing: 'holds-feed', actions: ['leaching'], wholeFarm: true },
  'rain.heavy-rice': { category: 'other', bearing: 'soil-wet', actions: ['practice.warda_2008'] },
  'rain.wet-soil': { category: 'other', bearing: 'soil-wet', actions: ['standing-water'], wholeFarm: true },
  'wind.prop': { category: 'other', bearing: null, actions: ['memory'] },
  'heat.flowering': { category: 'other', bearing: 'hot', actions: ['heat-limits'] },
  'heat.nights': { category: 'other', bearing: 'hot', actions: ['heat-limits'] },
  'cold.nights': { category: 'other', bearing: 'cold', actions: ['memory'] },
  'cold.frost': { category: 'other', bearing: 'cold', actions: ['frost-limits'] },
  'cold.field': { category: 'other', bearing: 'cold', actions: ['frost-limits'] },
  'cold.tree': { category: 'other', bearing: 'cold', actions: ['frost-limits'] },
  'cold.light': { category: 'other', bearing: null, actions: ['frost-limits'] },
  'cold.winter': { category: 'other', bearing: null, actions: ['practice.saisai_summer'] },
  'fertilizer.basal': { category: 'fertilizer', bearing: 'feeds', actions: ['fertilizer.dry-soil'] },
  'fertilizer.go': { category: 'fertilizer', bearing: 'feeds', actions: ['fertilizer.dry-soil'] },
  'fertilizer.hold': { category: 'fertilizer', bearing: 'holds-feed', actions: ['fertilizer.rain-limit'] },
  'fertilizer.wait-moist': { category: 'fertilizer', bearing: 'holds-feed', actions: ['fertilizer.dry-soil'] },
  'fertilizer.drain': { category: 'fertilizer', bearing: 'holds-feed', actions: ['fertilizer.standing-water'] },
  'fertilizer.manure': { category: 'fertilizer', bearing: 'before-planting', actions: ['fertilizer.manure'] },
  'fertilizer.tree': { category: 'fertilizer', bearing: 'feeds', actions: ['memory'] },
  'fertilizer.pods': { category: 'fertilizer', bearing: 'feeds', actions: ['fertilizer.groundnuts.other.0'] },
  'pest.count': { category: 'pest', bearing: null, actions: ['protection.plantwise-pest-management-decision-guide'] },
  'pest.few': {
    category: 'pest',
    bearing: null,
    actions: ['protection.plantwise-pest-management-decision-guide'],
    answers: true,
  },
  'pest.again': {
    category: 'pest',
    bearing: null,
    actions: ['protection.plantwise-pest-management-decision-guide'],
    answers: true,
  },
  'pest.hand': {
    category: 'pest',
    bearing: null,
    actions: ['protection.plantwise-pest-management-decision-guide'],
    answers: true,
  },
  'pest.neem': {
    category: 'pest',
    bearing: null,
    actions: ['protection.farm-extension-manager-neem-seed'],
    answers: true,
  },
  'pest.spray': {
    category: 'pest',
    bearing: null,
    actions: ['protection.pesticide-use-in-cocoa-manual-2'],
    answers: true,
  },
  'pest.late': {
    category: 'pest',
    bearing: null,
    actions: ['protection.plantwise-pest-management-decision-guide'],
    answers: true,
  },
  'pest.protect': { category: 'disease', bearing: null, actions: ['protection.pesticide-use-in-cocoa-manual-2'] },
  'risk.high': { category: 'pest', bearing: null, actions: ['memory'] },
  'risk.watch': { category: 'pest', bearing: null, actions: ['memory'] },
  'risk.mould': { category: 'harvest', bearing: null, actions: ['memory'] },
  'planting.too-dry': { category: 'other', bearing: 'lost', actions: ['practice.memory'] },
  'planting.too-late': { category: 'other', bearing: 'lost', actions: ['practice.memory'] },
  'planting.not-usual': { category: 'other', bearing: 'lost', actions: ['practice.memory'] },
  'planting.lost': { category: 'other', bearing: null, actions: ['practice.memory'], alone: true },
  'planting.no-rain': { category: 'other', bearing: 'lost', actions: ['practice.memory'] },
  'planting.wrong-season': { category: 'other', bearing: 'lost', actions: ['practice.memory'] },
  'planting.dry-sown': { category: 'other', bearing: 'stands', actions: ['practice.memory'] },
  'planting.come-up': { category: 'other', bearing: 'stands', actions: ['practice.memory'] },
  'planting.come-up-late': { category: 'other', bearing: 'stands', actions: ['practice.memory'] },
  'planting.stand': { category: 'other', bearing: 'stands', actions: ['practice.memory'] },
  'planting.stand-late': { category: 'other', bearing: 'stands', actions: ['practice.memory'] },
  'planting.dry-start': { category: 'other', bearing: 'soil-dry', actions: ['practice.memory'] },
  'planting.rotate': { category: 'other', bearing: null, actions: ['pest.bact_wilt'] },
  'planting.seed': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'planting.after-storm': { category: 'other', bearing: 'before-planting', actions: ['practice.memory'] },
  'planting.wait-rain': { category: 'other', bearing: 'before-planting', actions: ['practice.memory'] },
  'planting.ready': { category: 'other', bearing: 'before-planting', actions: ['practice.memory'] },
  'planting.asked': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'stage.question': { category: 'other', bearing: null, actions: ['memory'] },
  'stage.unknown': { category: 'other', bearing: null, actions: ['memory'] },
  'stage.over': { category: 'other', bearing: null, actions: ['memory'] },
  'harvest.soon': { category: 'harvest', bearing: null, actions: ['memory'] },
  'harvest.watch': { category: 'harvest', bearing: null, actions: ['memory'] },
  'harvest.now': { category: 'harvest', bearing: 'harvest-dry', actions: ['memory'] },
  'harvest.between-showers': { category: 'harvest', bearing: null, actions: ['memory'] },
  'harvest.before-rain': { category: 'harvest', bearing: 'harvest-rain', actions: ['memory'] },
  'harvest.lift': { category: 'harvest', bearing: null, actions: ['memory'] },
  'harvest.starch-low': { category: 'harvest', bearing: null, actions: ['practice.akilimo'] },
  'harvest.cassava-wait': { category: 'harvest', bearing: null, actions: ['practice.akilimo'] },
  'harvest.pick': { category: 'harvest', bearing: null, actions: ['memory'] },
  'harvest.drying': { category: 'harvest', bearing: null, actions: ['memory'] },
  'harvest.curing': { category: 'harvest', bearing: null, actions: ['memory'] },
  'harvest.ferment': { category: 'harvest', bearing: null, actions: ['memory'] },
  'harvest.store': { category: 'harvest', bearing: null, actions: ['memory'] },
  'harvest.check': { category: 'harvest', bearing: null, actions: ['postharvest.looking'] },
  'harvest.sell': { category: 'harvest', bearing: null, actions: ['postharvest.holding', 'postharvest.risk'] },
  'care.land': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.bunds': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.nursery': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.harden': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.cap': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.fill': { category: 'other', bearing: 'stands', actions: ['practice.memory'] },
  'care.thin': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.weeds': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.weeds-dry': { category: 'other', bearing: 'soil-dry', actions: ['practice.memory'] },
  'care.weeds-paddy': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.weeds-heap': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.ring-weed': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.earth-up': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.stake': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.stake-vines': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.pegs': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.vines': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.lift-vines': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.rogue': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.birds': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.drain': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.haulms': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.last-water': { category: 'other', bearing: 'saves-water', actions: ['practice.memory'] },
  'care.prune': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.fronds': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.chupons': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.fallen-fruit': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.tree-dry': { category: 'other', bearing: 'soil-dry', actions: ['practice.memory'] },
  'care.mat': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.bunch': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'striga.variety': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'striga.rotate': { category: 'other', bearing: null, actions: ['practice.memory'] },
  'care.next': { category: 'other', bearing: null, actions: ['practice.memory'], alone: true },
  'care.keep-picking': { category: 'harvest', bearing: null, actions: ['practice.memory'], alone: true },
  'harvest.clear': { category: 'harvest', bearing: null, actions: ['practice.memory'], alone: true },
  'care.look': { category: 'pest', bearing: null, actions: ['memory'], alone: true },
  'care.walk': { category: 'other', bearing: null, actions: ['practice.memory'], alone: true },
} as const satisfies Record<string, RuleFacts>

export type RuleId = keyof typeof RULES

/** Lines for a week with nothing to do: not worth a message that costs money. */
export const QUIET_RULES = (Object.keys(RULES) as RuleId[]).filter((rule) => 'alone' in RULES[rule])

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
  counted: { weather: false },
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
