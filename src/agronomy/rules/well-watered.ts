import { climateNormal } from '../climate/climate-normals.ts'
import { addDays } from '../dates.ts'
import type { Field } from '../field.ts'

/** Days over which a rain-fed crop had water and rain if it is not given up. */
const WATERED_DAYS = 30
/** Least stress coefficient Ks of a slight water stress (a choice). */
const SLIGHT_STRESS_KS = 0.8
/** Share of the usual rain from which the rain is near normal (a choice). */
const NEAR_NORMAL = 0.75

/** True for a standing crop with slight water stress and near normal or more rain, on recorded weather. */
export function isWellWatered({ season, balance, situation, asOf, week }: Field): boolean {
  const { history, place } = situation
  if (season.planted === null || week.pastTypical || history.length < WATERED_DAYS) return false
  const from = addDays(asOf, -WATERED_DAYS)
  if (balance.rows.some(({ date, ks }) => date >= from && date <= asOf && ks < SLIGHT_STRESS_KS)) return false
  const days = history.slice(-WATERED_DAYS)
  const usual = sumOf(days.map(({ date }) => climateNormal(place, date).rain))
  return sumOf(days.map(({ rain }) => rain)) >= NEAR_NORMAL * usual
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, mm) => sum + mm, 0)
