import { type ConsideredAdvice, chooseAdvice } from './choose-advice.ts'
import { assessField, type Field } from './field.ts'
import { applySprayIntervals } from './rules/after-spray.ts'
import { beforePlantingRules } from './rules/before-planting.ts'
import { drySpellRules } from './rules/dry-spell.ts'
import { emergenceRules } from './rules/emergence-rules.ts'
import { fertilizerRules } from './rules/fertilizer.ts'
import { adviseFieldWalk } from './rules/field-walk.ts'
import { harvestRules } from './rules/harvest-rules.ts'
import { storedHarvestRules } from './rules/harvest-stored.ts'
import { heatAndColdRules } from './rules/heat-and-cold.ts'
import { heavyRainRules } from './rules/heavy-rain.ts'
import { irrigationRules } from './rules/irrigation.ts'
import { operationRules } from './rules/operation-rules.ts'
import { pestRules } from './rules/pest-and-disease.ts'
import { isTreatedAsUnplanted } from './rules/planted-state.ts'
import { prospectRules } from './rules/prospect-rules.ts'
import {
  adviseClearingOldPlants,
  adviseNextOperation,
  plannedCropAdvice,
  quietWeekAdvice,
  quietWeekRules,
} from './rules/quiet-week.ts'
import { seasonOverRules, stageQuestionRules, unknownStageRules } from './rules/stage-question.ts'
import { strigaRules } from './rules/striga.ts'
import { isReportedHarvested } from './season/harvest-days.ts'
import { addStormToAdvice } from './storm-ahead.ts'
import type { Advice, FieldSituation } from './types.ts'
import type { WeatherSeries } from './water/weather-series.ts'
import { alignWeedingDeadline } from './weed-first.ts'

type Rule = (field: Field, found: readonly Advice[]) => Advice[]

const RULES_FOR_STANDING_CROP: readonly Rule[] = [
  irrigationRules,
  drySpellRules,
  heavyRainRules,
  heatAndColdRules,
  fertilizerRules,
  pestRules,
  prospectRules,
  beforePlantingRules,
  emergenceRules,
  harvestRules,
  stageQuestionRules,
  operationRules,
  strigaRules,
  (field, found) => (found.length > 0 ? [] : quietWeekRules(field)),
]
const RULES_FOR_PLANNED_CROP: readonly Rule[] = [
  prospectRules,
  beforePlantingRules,
  operationRules,
  strigaRules,
  (field, found) => (found.length > 0 ? [] : plannedCropAdvice(field)),
]
/** Sown but not emerged: no other rule applies. */
const RULES_BEFORE_EMERGENCE: readonly Rule[] = [
  prospectRules,
  beforePlantingRules,
  emergenceRules,
  operationRules,
  quietWeekRules,
  stageQuestionRules,
]
/** Cannot ripen: no advice that costs money. */
const RULES_FOR_LOST_CROP: readonly Rule[] = [
  prospectRules,
  beforePlantingRules,
  heatAndColdRules,
  harvestRules,
  stageQuestionRules,
  (field) => (field.crop.perennial && field.stages.bearing ? drySpellRules(field) : []),
  (field, found) =>
    found.length === 0 && field.crop.perennial ? [adviseFieldWalk(field) ?? quietWeekAdvice(field)] : [],
]
const RULES_FOR_OVERRIPE_CROP: readonly Rule[] = [
  (field) => orElse(storedHarvestRules(field), () => seasonOverRules(field)),
  strigaRules,
]
const RULES_AFTER_HARVEST: readonly Rule[] = [
  storedHarvestRules,
  strigaRules,
  (field, found) => (found.length > 0 ? [] : adviseClearingOldPlants(field)),
]
const RULES_FOR_EMPTY_FIELD: readonly Rule[] = []
const RULES_FOR_UNKNOWN_STAGE: readonly Rule[] = [
  irrigationRules,
  drySpellRules,
  heavyRainRules,
  heatAndColdRules,
  unknownStageRules,
]

/** Returns one to three advices, the most important first. Pure. @param weather shared by the crops of a farm */
export const collectCandidates = (situation: FieldSituation, weather?: WeatherSeries): Advice[] =>
  rankAdviceCandidates(situation, weather)
    .filter(({ setAside }) => setAside === null)
    .map(({ advice }) => advice)

export const adviseNextStep = (situation: FieldSituation, weather?: WeatherSeries): Advice | null =>
  adviseNextOperation(assessField(situation, weather))

const orElse = (found: Advice[], other: () => Advice[]): Advice[] => (found.length > 0 ? found : other())

function rulesFor(field: Field): readonly Rule[] {
  if (isTreatedAsUnplanted(field)) return RULES_FOR_EMPTY_FIELD
  if (field.over) return isReportedHarvested(field) ? RULES_AFTER_HARVEST : RULES_FOR_OVERRIPE_CROP
  if (field.season.planned !== null) return RULES_FOR_PLANNED_CROP
  if (field.season.emergence === 'not_yet') return RULES_BEFORE_EMERGENCE
  if (isGivenUp(field)) return RULES_FOR_LOST_CROP
  return field.stageKnown ? RULES_FOR_STANDING_CROP : RULES_FOR_UNKNOWN_STAGE
}

/** True when no time fits the crop; harvest before the cold and watering a rain-fed crop remain possible. */
const isGivenUp = ({ prospects, outlook: { unfit } }: Field): boolean =>
  prospects === 'too_dry' ||
  prospects === 'too_late' ||
  (prospects === 'wrong_season' && unfit !== 'cold' && unfit !== 'no_rain')

/** Returns every candidate, highest score first, with the reason for leaving it out. */
export function rankAdviceCandidates(situation: FieldSituation, weather?: WeatherSeries): ConsideredAdvice[] {
  const field = assessField(situation, weather)
  const found: Advice[] = []
  for (const rule of rulesFor(field)) {
    for (const advice of rule(field, found)) found.push(advice)
  }
  return addStormToAdvice(field, alignWeedingDeadline(chooseAdvice(applySprayIntervals(field, found))))
}
