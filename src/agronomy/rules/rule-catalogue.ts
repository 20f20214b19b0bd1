import type { DrawingId } from '../../contracts/drawing-ids.ts'
import type { AdvisoryCategory } from '../../contracts/farm.ts'
import type { LogKind } from '../../contracts/season.ts'
import { keysOf } from '../../shared/records.ts'
import type { SourceId } from '../sources.ts'

/** Group of advice with the same effect on soil and crop. Advice of opposite groups is never shown together. */
export type ConflictGroup =
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
  | 'spends-little'
  | 'lost'
  | 'hot'
  | 'cold'
  | null

export interface RuleDefinition {
  category: AdvisoryCategory
  drawing: DrawingId
  conflictGroup: ConflictGroup
  actions: readonly [SourceId, ...SourceId[]]
  alone?: true
  wholeFarm?: true
  answers?: true
  asks?: true
  leaves?: true
  /** Log kind of the same work: only one advice of both is shown. */
  workOf?: LogKind
}

/** All advice rules; their ids are also the ids of message templates. */
export const RULES = {
  'irrigation.now': {
    drawing: 'action.water',
    category: 'irrigation',
    conflictGroup: 'adds-water',
    actions: ['feel-and-appearance'],
  },
  'irrigation.flowering': {
    drawing: 'action.water',
    category: 'irrigation',
    conflictGroup: 'adds-water',
    actions: ['feel-and-appearance'],
  },
  'irrigation.soon': {
    drawing: 'action.water',
    category: 'irrigation',
    conflictGroup: 'adds-water',
    actions: ['feel-and-appearance'],
  },
  'irrigation.young': {
    drawing: 'action.water',
    category: 'irrigation',
    conflictGroup: 'adds-water',
    actions: ['garden-cans', 'memory'],
  },
  'irrigation.wait-rain': {
    drawing: 'action.no-water',
    category: 'irrigation',
    conflictGroup: 'saves-water',
    actions: ['fao56-eq85', 'feel-and-appearance'],
  },
  'irrigation.enough': {
    drawing: 'action.no-water',
    category: 'irrigation',
    conflictGroup: 'saves-water',
    actions: ['fao56-eq85', 'feel-and-appearance'],
  },
  'irrigation.stop': {
    drawing: 'action.no-water',
    category: 'irrigation',
    conflictGroup: 'saves-water',
    actions: ['memory'],
  },
  'irrigation.pond': {
    drawing: 'action.pond',
    category: 'irrigation',
    conflictGroup: 'adds-water',
    actions: ['memory'],
  },
  'dry.young': { drawing: 'action.mulch', category: 'irrigation', conflictGroup: 'soil-dry', actions: ['memory'] },
  'dry.growing': { drawing: 'action.mulch', category: 'irrigation', conflictGroup: 'soil-dry', actions: ['memory'] },
  'dry.bed': { drawing: 'action.mulch', category: 'irrigation', conflictGroup: 'soil-dry', actions: ['memory'] },
  'dry.flowering': { drawing: 'action.mulch', category: 'irrigation', conflictGroup: 'soil-dry', actions: ['memory'] },
  'dry.weeded': { drawing: 'action.mulch', category: 'irrigation', conflictGroup: 'soil-dry', actions: ['memory'] },
  'dry.thin': { drawing: 'action.thin', category: 'irrigation', conflictGroup: 'soil-dry', actions: ['memory'] },
  'dry.spend': { drawing: 'action.no-spend', category: 'irrigation', conflictGroup: 'soil-dry', actions: ['memory'] },
  'dry.cut': { drawing: 'action.cut', category: 'irrigation', conflictGroup: 'soil-dry', actions: ['memory'] },
  'dry.paddy': {
    drawing: 'action.bund',
    category: 'irrigation',
    conflictGroup: 'soil-dry',
    actions: ['practice.warda_2008'],
  },
  'dry.mat': { drawing: 'action.mulch', category: 'irrigation', conflictGroup: 'soil-dry', actions: ['memory'] },
  'dry.old-tree': { drawing: 'action.mulch', category: 'irrigation', conflictGroup: 'soil-dry', actions: ['memory'] },
  'dry.young-tree': {
    drawing: 'action.water',
    category: 'irrigation',
    conflictGroup: 'soil-dry',
    actions: ['practice.memory', 'garden-cans'],
  },
  'dry.tree-weeded': {
    drawing: 'action.water',
    category: 'irrigation',
    conflictGroup: 'soil-dry',
    actions: ['practice.memory', 'garden-cans'],
  },
  'dry.tree': { drawing: 'action.mulch', category: 'irrigation', conflictGroup: 'soil-dry', actions: ['memory'] },
  'rain.heavy': {
    drawing: 'action.drain',
    category: 'other',
    conflictGroup: 'soil-wet',
    actions: ['standing-water'],
    wholeFarm: true,
  },
  'rain.heavy-clay': {
    drawing: 'action.drain',
    category: 'other',
    conflictGroup: 'soil-wet',
    actions: ['standing-water'],
    wholeFarm: true,
  },
  'rain.sand': {
    drawing: 'action.hold',
    category: 'other',
    conflictGroup: 'holds-feed',
    actions: ['leaching'],
    wholeFarm: true,
  },
  'rain.heavy-rice': {
    drawing: 'action.bund',
    category: 'other',
    conflictGroup: 'soil-wet',
    actions: ['practice.warda_2008'],
  },
  'rain.wet-soil': {
    drawing: 'action.drain',
    category: 'other',
    conflictGroup: 'soil-wet',
    actions: ['standing-water'],
    wholeFarm: true,
  },
  'wind.prop': { drawing: 'action.prop', category: 'other', conflictGroup: null, actions: ['memory'] },
  'heat.flowering': { drawing: 'action.water', category: 'other', conflictGroup: 'hot', actions: ['heat-limits'] },
  'heat.nights': { drawing: 'action.water', category: 'other', conflictGroup: 'hot', actions: ['heat-limits'] },
  'cold.nights': { drawing: 'action.cover', category: 'other', conflictGroup: 'cold', actions: ['memory'] },
  'cold.frost': { drawing: 'action.cover', category: 'other', conflictGroup: 'cold', actions: ['frost-limits'] },
  'cold.field': { drawing: 'action.cover', category: 'other', conflictGroup: 'cold', actions: ['frost-limits'] },
  'cold.tree': { drawing: 'action.cover', category: 'other', conflictGroup: 'cold', actions: ['frost-limits'] },
  'cold.light': { drawing: 'sky.frost', category: 'other', conflictGroup: null, actions: ['frost-limits'] },
  'cold.winter': {
    drawing: 'action.no-spend',
    category: 'other',
    conflictGroup: null,
    actions: ['practice.saisai_summer'],
  },
  'fertilizer.basal': {
    drawing: 'action.feed',
    category: 'fertilizer',
    conflictGroup: 'feeds',
    actions: ['fertilizer.dry-soil'],
  },
  'fertilizer.go': {
    drawing: 'action.feed',
    category: 'fertilizer',
    conflictGroup: 'feeds',
    actions: ['fertilizer.dry-soil'],
  },
  'fertilizer.together': {
    drawing: 'action.feed',
    category: 'fertilizer',
    conflictGroup: 'feeds',
    actions: ['fertilizer.late'],
  },
  'fertilizer.too-late': {
    drawing: 'action.hold',
    category: 'fertilizer',
    conflictGroup: null,
    actions: ['fertilizer.late'],
  },
  'fertilizer.hold': {
    drawing: 'action.hold',
    category: 'fertilizer',
    conflictGroup: 'holds-feed',
    actions: ['fertilizer.rain-limit'],
  },
  'fertilizer.wait-moist': {
    drawing: 'action.hold',
    category: 'fertilizer',
    conflictGroup: 'holds-feed',
    actions: ['fertilizer.dry-soil'],
  },
  'fertilizer.drain': {
    drawing: 'action.hold',
    category: 'fertilizer',
    conflictGroup: 'holds-feed',
    actions: ['fertilizer.standing-water'],
  },
  'fertilizer.manure': {
    drawing: 'action.manure',
    category: 'fertilizer',
    conflictGroup: 'before-planting',
    actions: ['fertilizer.manure'],
  },
  'fertilizer.tree': { drawing: 'action.feed', category: 'fertilizer', conflictGroup: 'feeds', actions: ['memory'] },
  'fertilizer.pods': {
    drawing: 'action.feed',
    category: 'fertilizer',
    conflictGroup: 'feeds',
    actions: ['fertilizer.groundnuts.other.0'],
  },
  'pest.count': {
    drawing: 'action.look',
    category: 'pest',
    conflictGroup: null,
    actions: ['protection.plantwise-pest-management-decision-guide'],
  },
  'pest.few': {
    drawing: 'action.no-spray',
    category: 'pest',
    conflictGroup: null,
    actions: ['protection.plantwise-pest-management-decision-guide'],
    answers: true,
  },
  'pest.again': {
    drawing: 'action.look',
    category: 'pest',
    conflictGroup: null,
    actions: ['protection.plantwise-pest-management-decision-guide'],
    answers: true,
  },
  'pest.hand': {
    drawing: 'action.pick',
    category: 'pest',
    conflictGroup: null,
    actions: ['protection.plantwise-pest-management-decision-guide'],
    answers: true,
  },
  'pest.neem': {
    drawing: 'action.neem',
    category: 'pest',
    conflictGroup: null,
    actions: ['protection.farm-extension-manager-neem-seed'],
    answers: true,
  },
  'pest.spray': {
    drawing: 'action.spray',
    category: 'pest',
    conflictGroup: null,
    actions: ['protection.pesticide-use-in-cocoa-manual-2'],
    answers: true,
  },
  'pest.late': {
    drawing: 'action.no-spray',
    category: 'pest',
    conflictGroup: null,
    actions: ['protection.plantwise-pest-management-decision-guide'],
    answers: true,
  },
  'pest.protect': {
    drawing: 'action.spray',
    category: 'disease',
    conflictGroup: null,
    actions: ['protection.pesticide-use-in-cocoa-manual-2'],
  },
  'pest.enough': {
    drawing: 'action.no-spray',
    category: 'disease',
    conflictGroup: null,
    actions: ['protection.blv-register-of-plant-protection'],
  },
  'spray.barred': {
    drawing: 'action.no-spray',
    category: 'other',
    conflictGroup: null,
    actions: ['protection.naija-news-nafdac-releases-list'],
    answers: true,
  },
  'spray.out': {
    drawing: 'action.no-spray',
    category: 'other',
    conflictGroup: null,
    actions: ['protection.pesticide-use-in-cocoa-manual-2'],
    answers: true,
  },
  'harvest.wait': {
    drawing: 'action.hold',
    category: 'harvest',
    conflictGroup: null,
    actions: ['protection.choice'],
    answers: true,
  },
  'spray.stored': {
    drawing: 'action.hold',
    category: 'harvest',
    conflictGroup: null,
    actions: ['protection.farm-radio-post-harvest-losses-in'],
    answers: true,
  },
  'risk.high': { drawing: 'action.look', category: 'pest', conflictGroup: null, actions: ['memory'] },
  'risk.watch': { drawing: 'action.look', category: 'pest', conflictGroup: null, actions: ['memory'] },
  'risk.mould': {
    drawing: 'action.dry',
    category: 'harvest',
    conflictGroup: null,
    actions: ['memory'],
    workOf: 'harvested',
  },
  'planting.too-dry': {
    drawing: 'action.no-spend',
    category: 'other',
    conflictGroup: 'lost',
    actions: ['practice.memory'],
  },
  'planting.bears-little': {
    drawing: 'action.no-spend',
    category: 'other',
    conflictGroup: 'lost',
    actions: ['practice.memory', 'ecocrop'],
  },
  'planting.too-late': {
    drawing: 'action.no-spend',
    category: 'other',
    conflictGroup: 'lost',
    actions: ['practice.memory'],
  },
  'planting.late': {
    drawing: 'action.no-spend',
    category: 'other',
    conflictGroup: 'spends-little',
    actions: ['practice.memory'],
    leaves: true,
  },
  'planting.not-usual': {
    drawing: 'farm.size.small',
    category: 'other',
    conflictGroup: 'lost',
    actions: ['practice.memory'],
  },
  'planting.lost': {
    drawing: 'action.no-spend',
    category: 'other',
    conflictGroup: null,
    actions: ['practice.memory'],
    alone: true,
    leaves: true,
  },
  'planting.no-rain': {
    drawing: 'action.no-spend',
    category: 'other',
    conflictGroup: 'lost',
    actions: ['practice.memory'],
  },
  'planting.wrong-season': {
    drawing: 'action.no-spend',
    category: 'other',
    conflictGroup: 'lost',
    actions: ['practice.memory'],
  },
  'planting.dry-sown': {
    drawing: 'action.seed',
    category: 'other',
    conflictGroup: 'stands',
    actions: ['practice.memory'],
  },
  'planting.come-up': {
    drawing: 'action.look',
    category: 'other',
    conflictGroup: 'stands',
    actions: ['practice.memory'],
  },
  'planting.sow-again': {
    drawing: 'action.sow',
    category: 'other',
    conflictGroup: 'stands',
    actions: ['practice.memory'],
  },
  'planting.come-up-late': {
    drawing: 'action.no-sow',
    category: 'other',
    conflictGroup: 'stands',
    actions: ['practice.memory'],
  },
  'planting.stand': {
    drawing: 'action.look',
    category: 'other',
    conflictGroup: 'stands',
    actions: ['practice.memory'],
  },
  'planting.stand-late': {
    drawing: 'action.look',
    category: 'other',
    conflictGroup: 'stands',
    actions: ['practice.memory'],
  },
  'planting.dry-start': {
    drawing: 'action.seed',
    category: 'other',
    conflictGroup: 'soil-dry',
    actions: ['practice.memory'],
  },
  'planting.rotate': { drawing: 'action.rotate', category: 'other', conflictGroup: null, actions: ['pest.bact_wilt'] },
  'planting.seed': { drawing: 'action.seed', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'planting.after-storm': {
    drawing: 'action.no-sow',
    category: 'other',
    conflictGroup: 'before-planting',
    actions: ['practice.memory'],
  },
  'planting.rains': {
    drawing: 'action.seed',
    category: 'other',
    conflictGroup: 'before-planting',
    actions: ['rain-history'],
    wholeFarm: true,
  },
  'planting.wait-rain': {
    drawing: 'action.no-sow',
    category: 'other',
    conflictGroup: 'before-planting',
    actions: ['practice.memory'],
  },
  'planting.ready': {
    drawing: 'action.sow',
    category: 'other',
    conflictGroup: 'before-planting',
    actions: ['practice.memory'],
  },
  'planting.asked': {
    drawing: 'action.ask',
    category: 'other',
    conflictGroup: null,
    actions: ['practice.memory'],
    asks: true,
  },
  'stage.question': { drawing: 'action.ask', category: 'other', conflictGroup: null, actions: ['memory'], asks: true },
  'stage.unknown': { drawing: 'action.ask', category: 'other', conflictGroup: null, actions: ['memory'] },
  'stage.over': { drawing: 'action.ask', category: 'other', conflictGroup: null, actions: ['memory'] },
  'harvest.soon': { drawing: 'action.harvest', category: 'harvest', conflictGroup: null, actions: ['memory'] },
  'harvest.watch': { drawing: 'action.look', category: 'harvest', conflictGroup: null, actions: ['memory'] },
  'harvest.now': { drawing: 'action.harvest', category: 'harvest', conflictGroup: 'harvest-dry', actions: ['memory'] },
  'harvest.between-showers': {
    drawing: 'action.harvest',
    category: 'harvest',
    conflictGroup: null,
    actions: ['memory'],
  },
  'harvest.before-rain': {
    drawing: 'action.harvest',
    category: 'harvest',
    conflictGroup: 'harvest-rain',
    actions: ['memory'],
  },
  'harvest.lift': { drawing: 'action.lift', category: 'harvest', conflictGroup: null, actions: ['memory'] },
  'harvest.starch-low': {
    drawing: 'action.lift',
    category: 'harvest',
    conflictGroup: null,
    actions: ['practice.akilimo'],
  },
  'harvest.cassava-wait': {
    drawing: 'action.lift',
    category: 'harvest',
    conflictGroup: null,
    actions: ['practice.akilimo'],
  },
  'harvest.pick': { drawing: 'action.harvest', category: 'harvest', conflictGroup: null, actions: ['memory'] },
  'harvest.drying': { drawing: 'action.dry', category: 'harvest', conflictGroup: null, actions: ['memory'] },
  'harvest.curing': { drawing: 'action.dry', category: 'harvest', conflictGroup: null, actions: ['memory'] },
  'harvest.ferment': { drawing: 'action.ferment', category: 'harvest', conflictGroup: null, actions: ['memory'] },
  'harvest.store': { drawing: 'action.store', category: 'harvest', conflictGroup: null, actions: ['memory'] },
  'harvest.check': {
    drawing: 'action.store',
    category: 'harvest',
    conflictGroup: null,
    actions: ['postharvest.looking'],
  },
  'harvest.sell': {
    drawing: 'action.sell',
    category: 'harvest',
    conflictGroup: null,
    actions: ['postharvest.holding', 'postharvest.risk'],
  },
  'care.land': { drawing: 'action.clear', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.bunds': { drawing: 'action.bund', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.nursery': { drawing: 'action.nursery', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.seedlings': { drawing: 'action.nursery', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.harden': { drawing: 'action.nursery', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.cap': { drawing: 'action.mulch', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.fill': {
    drawing: 'action.plant-out',
    category: 'other',
    conflictGroup: 'stands',
    actions: ['practice.memory'],
  },
  'care.thin': { drawing: 'action.thin', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.weeds': { drawing: 'action.weed', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.weeds-dry': {
    drawing: 'action.weed',
    category: 'other',
    conflictGroup: 'soil-dry',
    actions: ['practice.memory'],
  },
  'care.weeds-paddy': { drawing: 'action.pull', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.weeds-heap': {
    drawing: 'action.earth-up',
    category: 'other',
    conflictGroup: null,
    actions: ['practice.memory'],
  },
  'care.ring-weed': { drawing: 'action.weed', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.earth-up': { drawing: 'action.earth-up', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.stake': { drawing: 'action.stake', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.stake-vines': { drawing: 'action.stake', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.pegs': {
    drawing: 'action.pull',
    category: 'other',
    conflictGroup: null,
    actions: ['practice.memory'],
    leaves: true,
  },
  'care.vines': {
    drawing: 'action.pull',
    category: 'other',
    conflictGroup: null,
    actions: ['practice.memory'],
    leaves: true,
  },
  'care.lift-vines': {
    drawing: 'action.earth-up',
    category: 'other',
    conflictGroup: null,
    actions: ['practice.memory'],
  },
  'care.rogue': { drawing: 'action.pull', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.birds': { drawing: 'action.guard', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.drain': { drawing: 'action.drain', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.haulms': { drawing: 'action.cut', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.last-water': {
    drawing: 'action.water',
    category: 'other',
    conflictGroup: 'saves-water',
    actions: ['practice.memory'],
  },
  'care.prune': { drawing: 'action.prune', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.fronds': { drawing: 'action.prune', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.fire-line': {
    drawing: 'action.clear',
    category: 'other',
    conflictGroup: null,
    actions: ['practice.ondo_fire_line', 'practice.memory'],
  },
  'care.chupons': { drawing: 'action.prune', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.fallen-fruit': { drawing: 'action.bury', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.tree-dry': {
    drawing: 'action.mulch',
    category: 'other',
    conflictGroup: 'soil-dry',
    actions: ['practice.memory', 'practice.ondo_fire_line'],
  },
  'care.mat': { drawing: 'action.prune', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.bunch': { drawing: 'action.prune', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'striga.variety': { drawing: 'action.seed', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'striga.rotate': { drawing: 'action.rotate', category: 'other', conflictGroup: null, actions: ['practice.memory'] },
  'care.next': {
    drawing: 'farm.done',
    category: 'other',
    conflictGroup: null,
    actions: ['practice.memory'],
    alone: true,
  },
  'care.keep-picking': {
    drawing: 'action.harvest',
    category: 'harvest',
    conflictGroup: null,
    actions: ['practice.memory'],
    alone: true,
  },
  'harvest.clear': {
    drawing: 'action.clear',
    category: 'harvest',
    conflictGroup: null,
    actions: ['practice.memory'],
    alone: true,
  },
  'care.look': { drawing: 'action.look', category: 'pest', conflictGroup: null, actions: ['memory'], alone: true },
  'care.quiet': {
    drawing: 'action.look',
    category: 'other',
    conflictGroup: null,
    actions: ['practice.memory'],
    alone: true,
  },
  'care.walk': {
    drawing: 'action.look',
    category: 'other',
    conflictGroup: null,
    actions: ['practice.memory'],
    alone: true,
  },
} as const satisfies Record<string, RuleDefinition>

export type RuleId = keyof typeof RULES

/** Returns the definition of a rule, typed with all optional fields. */
export const ruleDefinition = (rule: RuleId): RuleDefinition => RULES[rule]

export const QUIET_WEEK_RULES = keysOf(RULES).filter((rule) => 'alone' in RULES[rule])
