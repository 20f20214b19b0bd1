import { type ConsideredAdvice, chooseAdvice } from './choose-advice.ts'
import { assessField, type Field } from './field.ts'
import { afterSpray } from './rules/after-spray.ts'
import { beforePlantingRules } from './rules/before-planting.ts'
import { drySpellRules } from './rules/dry-spell.ts'
import { emergenceRules } from './rules/emergence.ts'
import { fertilizerRules } from './rules/fertilizer.ts'
import { harvestRules } from './rules/harvest.ts'
import { storedHarvest } from './rules/harvest-stored.ts'
import { heatAndColdRules } from './rules/heat-and-cold.ts'
import { isTakenAsUnplanted } from './rules/in-ground.ts'
import { irrigationRules } from './rules/irrigation.ts'
import { operationRules } from './rules/operations.ts'
import { pestRules } from './rules/pest-and-disease.ts'
import { prospectRules } from './rules/prospects.ts'
import { nextLine, oldPlants, plannedLine, quiet, quietRules } from './rules/quiet.ts'
import { walking } from './rules/quiet-look.ts'
import { rainRules } from './rules/rain.ts'
import { overRules, stageRules, unknownRules } from './rules/stage-question.ts'
import { strigaRules } from './rules/striga.ts'
import { saysBroughtIn } from './season/brought-in.ts'
import type { Advice, FieldSituation } from './types.ts'
import type { WeatherSeries } from './water/weather-series.ts'
import { alignWeedingDeadline } from './weed-first.ts'

type Rule = (field: Field, found: readonly Advice[]) => Advice[]

const STANDING: readonly Rule[] = [
  irrigationRules,
  drySpellRules,
  rainRules,
  heatAndColdRules,
  fertilizerRules,
  pestRules,
  prospectRules,
  beforePlantingRules,
  emergenceRules,
  harvestRules,
  stageRules,
  operationRules,
  strigaRules,
  (field, found) => (found.length > 0 ? [] : quietRules(field)),
]
const PLANNED: readonly Rule[] = [
  prospectRules,
  beforePlantingRules,
  operationRules,
  strigaRules,
  (field, found) => (found.length > 0 ? [] : plannedLine(field)),
]
/** Sown but not emerged: no other rule applies. */
const NOT_UP: readonly Rule[] = [prospectRules, beforePlantingRules, emergenceRules, operationRules, quietRules]
/** Cannot ripen: no advice that costs money. */
const LOST: readonly Rule[] = [
  prospectRules,
  beforePlantingRules,
  heatAndColdRules,
  harvestRules,
  stageRules,
  (field) => (field.crop.perennial ? drySpellRules(field) : []),
  (field, found) => (found.length === 0 && field.crop.perennial ? [walking(field) ?? quiet(field)] : []),
]
const LONG_RIPE: readonly Rule[] = [(field) => orElse(storedHarvest(field), () => overRules(field)), strigaRules]
const BROUGHT_IN: readonly Rule[] = [
  storedHarvest,
  strigaRules,
  (field, found) => (found.length > 0 ? [] : oldPlants(field)),
]
const NOTHING_PLANTED: readonly Rule[] = []
const UNKNOWN: readonly Rule[] = [irrigationRules, drySpellRules, rainRules, heatAndColdRules, unknownRules]

/** Returns one to three advices, the most important first. Pure. @param weather shared by the crops of a farm */
export const advise = (situation: FieldSituation, weather?: WeatherSeries): Advice[] =>
  rankAdviceCandidates(situation, weather)
    .filter(({ setAside }) => setAside === null)
    .map(({ advice }) => advice)

export const adviseNextStep = (situation: FieldSituation, weather?: WeatherSeries): Advice | null =>
  nextLine(assessField(situation, weather))

const orElse = (found: Advice[], other: () => Advice[]): Advice[] => (found.length > 0 ? found : other())

function rulesFor(field: Field): readonly Rule[] {
  if (isTakenAsUnplanted(field)) return NOTHING_PLANTED
  if (field.over) return saysBroughtIn(field) ? BROUGHT_IN : LONG_RIPE
  if (field.season.planned !== null) return PLANNED
  if (field.season.emergence === 'not_yet') return NOT_UP
  if (isGivenUp(field)) return LOST
  return field.stageKnown ? STANDING : UNKNOWN
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
  return alignWeedingDeadline(chooseAdvice(afterSpray(field, found)))
}
