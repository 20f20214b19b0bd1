import { endOfRainsIndex } from '../climate/rain-end.ts'
import type { RainYear } from './rain-years.ts'
import type { SeasonCalendar, SeasonDay } from './season-calendar.ts'

const EVERY_DAYS = 10

interface PlantingChance {
  day: SeasonDay
  worked: number
  years: number
}

export interface CropRainNeed {
  days: number
  water: number
}

/**
 * Planting table (PICSA, rpicsa `crops_definitions`): every ten days, the years with onset, season length and rain; a
 * dry year with missing days is unknown.
 */
export function computePlantingTable(
  years: readonly RainYear[],
  { usual, window, ends }: SeasonCalendar,
  need: CropRainNeed,
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
  { days: length, water }: CropRainNeed,
): boolean | null {
  if (onset === null || onset > day) return false
  const { first, rain, missing } = days
  const end = endOfRainsIndex(rain, onset - first, ends.first - first, ends.last - first)
  if (end >= 0 && day + length > first + end) return false
  let [sum, gaps] = [0, 0]
  for (let n = day - first; n < day - first + length; n++) {
    sum += rain[n] ?? 0
    gaps += missing[n] ?? 1
  }
  if (sum >= water) return true
  return gaps > 0 ? null : false
}
