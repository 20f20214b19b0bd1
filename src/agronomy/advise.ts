import { type Considered, choose } from './choose.ts'
import { type Field, readField } from './field.ts'
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
import { bearsAnyway, prospectRules } from './rules/prospects.ts'
import { nextLine, oldPlants, plannedLine, quiet, quietRules } from './rules/quiet.ts'
import { walking } from './rules/quiet-look.ts'
import { rainRules } from './rules/rain.ts'
import { overRules, stageRules, unknownRules } from './rules/stage-question.ts'
import { strigaRules } from './rules/striga.ts'
import { saysBroughtIn } from './season/brought-in.ts'
import type { Advice, FieldSituation } from './types.ts'
import type { WeatherSeries } from './water/weather-series.ts'
import { weedFirst } from './weed-first.ts'

/** Advice on a field, given the advice `found` before. */
type Rule = (field: Field, found: readonly Advice[]) => Advice[]

/** Rules for a crop that stands in the field, and for one that should have left it. */
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
/** Not in the ground yet. */
const PLANNED: readonly Rule[] = [
  prospectRules,
  beforePlantingRules,
  operationRules,
  strigaRules,
  (field, found) => (found.length > 0 ? [] : plannedLine(field)),
]
/** Sown, and nothing can have come up: nothing else speaks of plants. */
const NOT_UP: readonly Rule[] = [prospectRules, beforePlantingRules, emergenceRules, operationRules, quietRules]
/** It cannot ripen: nothing that costs money. */
const LOST: readonly Rule[] = [
  prospectRules,
  beforePlantingRules,
  heatAndColdRules,
  harvestRules,
  stageRules,
  (field, found) => (found.length === 0 && bearsAnyway(field) ? [walking(field) ?? quiet(field)] : []),
]
/** Its store is looked after; in other weeks the farmer is asked whether it is in. */
const LONG_RIPE: readonly Rule[] = [(field) => orElse(storedHarvest(field), () => overRules(field)), strigaRules]
const BROUGHT_IN: readonly Rule[] = [
  storedHarvest,
  strigaRules,
  (field, found) => (found.length > 0 ? [] : oldPlants(field)),
]
/** The plan says so; of an empty field nothing else is known. */
const NOTHING_PLANTED: readonly Rule[] = []
const UNKNOWN: readonly Rule[] = [irrigationRules, drySpellRules, rainRules, heatAndColdRules, unknownRules]

/**
 * The advice for one crop on one farm: one to three things worth doing now, the most important first. Pure: the same
 * situation gives the same advice.
 * @param weather the farm's days (`weatherSeries`), when several crops share them
 */
export const advise = (situation: FieldSituation, weather?: WeatherSeries): Advice[] =>
  candidates(situation, weather)
    .filter(({ setAside }) => setAside === null)
    .map(({ advice }) => advice)

/** Announces the next step of a field of which a farm's week says nothing. */
export const comingNext = (situation: FieldSituation, weather?: WeatherSeries): Advice | null =>
  nextLine(readField(situation, weather))

const orElse = (found: Advice[], other: () => Advice[]): Advice[] => (found.length > 0 ? found : other())

function rulesFor(field: Field): readonly Rule[] {
  if (isTakenAsUnplanted(field)) return NOTHING_PLANTED
  if (field.over) return saysBroughtIn(field) ? BROUGHT_IN : LONG_RIPE
  if (field.season.planned !== null) return PLANNED
  if (field.season.emergence === 'not_yet') return NOT_UP
  if (isGivenUp(field)) return LOST
  return field.stageKnown ? STANDING : UNKNOWN
}

/** No time is right for it here, or none that is left. What the cold will end may still be picked before it, and the rain-fed may get water. */
const isGivenUp = ({ prospects, outlook: { unfit } }: Field): boolean =>
  prospects === 'too_dry' ||
  prospects === 'too_late' ||
  (prospects === 'wrong_season' && unfit !== 'cold' && unfit !== 'no_rain')

/** Everything that was considered, the highest score first, and why what was left out was left out. */
export function candidates(situation: FieldSituation, weather?: WeatherSeries): Considered[] {
  const field = readField(situation, weather)
  const found: Advice[] = []
  for (const rule of rulesFor(field)) {
    for (const advice of rule(field, found)) found.push(advice)
  }
  return weedFirst(choose(afterSpray(field, found)))
}
