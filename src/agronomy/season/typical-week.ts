import { adviseNextStep, collectCandidates } from '../advise.ts'
import { addDays, daysBetween } from '../dates.ts'
import { assessField, type Field } from '../field.ts'
import type { SowingWindow } from '../growth/sowing-windows.ts'
import { RULES, type RuleDefinition } from '../rules/rule-catalogue.ts'
import type { Advice, FieldSituation } from '../types.ts'
import { buildWeatherSeries } from '../water/weather-series.ts'
import { compareByDueDay } from './due-day.ts'

export interface TypicalWeek {
  advice: Advice
  /** Assumed planting, ISO; null for perennials. */
  planted: string | null
}

/** Returns the first advice for a typical crop at the place, without questions. Null if no work is ahead. */
export function adviseTypicalWeek(situation: FieldSituation): TypicalWeek | null {
  const series = buildWeatherSeries(situation)
  const fields = usualFields(assessField(situation, series))
  for (const field of fields) {
    const [first] = collectCandidates(field, series).filter(isWork).toSorted(compareByDueDay)
    if (first) return { advice: first, planted: field.plantingDate }
  }
  for (const field of fields.toReversed()) {
    const next = adviseNextStep(field, series)
    if (next) return { advice: next, planted: field.plantingDate }
  }
  return null
}

/** Days around today in which planting is assumed if its time is unknown (our choice). */
const ASSUMED_PLANTING_OFFSET_DAYS = 14

const QUESTION_RULE_IDS = new Set(['stage.unknown', 'stage.over'])

function isWork({ rule }: Advice): boolean {
  const { asks, alone, leaves }: RuleDefinition = RULES[rule]
  return !asks && (!alone || leaves === true) && !QUESTION_RULE_IDS.has(rule)
}

function usualFields({ situation, crop, sowing, asOf }: Field): FieldSituation[] {
  if (crop.perennial) return [situation]
  const last = sowing.findLast(({ best }) => best.from <= asOf)
  const next = sowing.find(({ best }) => best.from > asOf)
  const standing = last && { ...situation, plantingDate: earlierDate(middleOf(last), asOf), enteredOn: asOf }
  if (!last && !next)
    return [ASSUMED_PLANTING_OFFSET_DAYS, -ASSUMED_PLANTING_OFFSET_DAYS].map((days) => ({
      ...situation,
      plantingDate: addDays(asOf, days),
      enteredOn: asOf,
    }))
  return [
    ...(standing ? [standing, ...withLoggedHarvest(standing)] : []),
    ...(next ? [{ ...situation, plantingDate: middleOf(next), unanswered: true, enteredOn: asOf }] : []),
  ]
}

/** Returns the field with its harvest logged on the expected day. */
function withLoggedHarvest(standing: FieldSituation): FieldSituation[] {
  const { harvestDate } = assessField(standing).stages
  if (harvestDate === null || harvestDate >= standing.asOf) return []
  const log = [
    { kind: 'harvested' as const, date: harvestDate, amount: null, unit: null, product: null, count: null, of: null },
  ]
  return [{ ...standing, log }]
}

const middleOf = ({ best: { from, to } }: SowingWindow): string => addDays(from, Math.floor(daysBetween(from, to) / 2))

const earlierDate = (a: string, b: string): string => (a < b ? a : b)
