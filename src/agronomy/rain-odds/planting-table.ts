import { endIndex } from '../climate/rains.ts'
import type { RainYear } from './rain-years.ts'
import type { SeasonCalendar, SeasonDay } from './season.ts'

const EVERY_DAYS = 10

/** One planting day of a crop: years in which it had enough among `years` that are known. */
export interface PlantingChance {
  day: SeasonDay
  worked: number
  years: number
}

/** Days from planting to harvest, and the rain that a good harvest takes, mm. */
export interface CropNeed {
  days: number
  water: number
}

/**
 * Planting table (PICSA, rpicsa `crops_definitions`): for every ten days from the usual early start on, the years in which the rains
 * had started, the season lasted and enough rain fell. A year with a missing day and too little rain is unknown, not failed.
 */
export function plantingTable(
  years: readonly RainYear[],
  { usual, window, ends }: SeasonCalendar,
  need: CropNeed,
): PlantingChance[] {
  const table: PlantingChance[] = []
  for (let day = usual.early; day <= window.last; day += EVERY_DAYS) {
    const outcomes = years.map((year) => hadEnough(year, ends, day, need)).filter((worked) => worked !== null)
    table.push({ day, worked: outcomes.filter(Boolean).length, years: outcomes.length })
  }
  return table
}

function hadEnough(
  { onset, days }: RainYear,
  ends: SeasonCalendar['ends'],
  day: SeasonDay,
  { days: length, water }: CropNeed,
): boolean | null {
  if (onset === null || onset > day) return false
  const { first, rain, missing } = days
  const end = endIndex(rain, onset - first, ends.first - first, ends.last - first)
  if (end >= 0 && day + length > first + end) return false
  let [sum, gaps] = [0, 0]
  for (let n = day - first; n < day - first + length; n++) {
    sum += rain[n] ?? 0
    gaps += missing[n] ?? 1
  }
  if (sum >= water) return true
  return gaps > 0 ? null : false
}
