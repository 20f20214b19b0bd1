import { advise, comingNext } from '../advise.ts'
import { addDays, daysBetween } from '../dates.ts'
import { type Field, readField } from '../field.ts'
import type { SowingWindow } from '../growth/sowing-windows.ts'
import { RULES, type RuleFacts } from '../rules/catalogue.ts'
import type { Advice, FieldSituation } from '../types.ts'
import { weatherSeries } from '../water/weather-series.ts'
import { byDueDay } from './due-day.ts'

export interface UsualWeek {
  advice: Advice
  /** Planting day taken, ISO; null for a perennial, whose age does not matter. */
  planted: string | null
}

/**
 * Returns the first advice of this week for a crop grown as most do at the place: sown in the middle of the usual time, the
 * last harvest in. Questions to the farmer are left out. Null: no work comes in sight.
 */
export function usualWeek(situation: FieldSituation): UsualWeek | null {
  const series = weatherSeries(situation)
  const fields = usualFields(readField(situation, series))
  for (const field of fields) {
    const [first] = advise(field, series).filter(isWork).toSorted(byDueDay)
    if (first) return { advice: first, planted: field.plantingDate }
  }
  for (const field of fields.toReversed()) {
    const next = comingNext(field, series)
    if (next) return { advice: next, planted: field.plantingDate }
  }
  return null
}

/** Days to and from the planting of a crop that has no planting time at the place (a choice). */
const SOON = 14

const ASKING = new Set(['stage.unknown', 'stage.over'])

function isWork({ rule }: Advice): boolean {
  const { asks, alone, leaves }: RuleFacts = RULES[rule]
  return !asks && (!alone || leaves === true) && !ASKING.has(rule)
}

/** Fields of the crop in the order of their work: the standing one, its store, the next. */
function usualFields({ situation, crop, sowing, asOf }: Field): FieldSituation[] {
  if (crop.perennial) return [situation]
  const last = sowing.findLast(({ best }) => best.from <= asOf)
  const next = sowing.find(({ best }) => best.from > asOf)
  const standing = last && { ...situation, plantingDate: earliest(middleOf(last), asOf), enteredOn: asOf }
  // No guide plants it here: a field about to be planted, or a young one, gets the reason.
  if (!last && !next)
    return [SOON, -SOON].map((days) => ({ ...situation, plantingDate: addDays(asOf, days), enteredOn: asOf }))
  return [
    ...(standing ? [standing, ...stored(standing)] : []),
    ...(next ? [{ ...situation, plantingDate: middleOf(next), unanswered: true, enteredOn: asOf }] : []),
  ]
}

/** The same field with its harvest brought in on the day it was expected. */
function stored(standing: FieldSituation): FieldSituation[] {
  const { harvestDate } = readField(standing).stages
  if (harvestDate === null || harvestDate >= standing.asOf) return []
  const log = [
    { kind: 'harvested' as const, date: harvestDate, amount: null, unit: null, product: null, count: null, of: null },
  ]
  return [{ ...standing, log }]
}

const middleOf = ({ best: { from, to } }: SowingWindow): string => addDays(from, Math.floor(daysBetween(from, to) / 2))

const earliest = (a: string, b: string): string => (a < b ? a : b)
