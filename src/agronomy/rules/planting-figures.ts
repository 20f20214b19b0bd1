import { guideCountryOf } from '../crops/practice.ts'
import { daysBetween } from '../dates.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Field } from '../field.ts'
import { listFallbackCrops } from '../growth/fallback-crops.ts'
import { MAX_DAYS_EARLY } from '../growth/prospects.ts'
import { findSowingWindows, relateWindowsToDay, type SowingWindow } from '../growth/sowing-windows.ts'
import { maturityClassesInZone, maturityLengthOf } from '../growth/variety.ts'
import type { SourceId } from '../sources.ts'
import type { Evidence } from '../types.ts'
import { roundToStep } from '../units.ts'
import { evidenceFigure } from './build-advice.ts'

export const sowingWindowFigure = ({ from, to, source, rough }: SowingWindow): Evidence =>
  evidenceFigure('evidence.window', `${from}/${to}`, null, source, rough)

export const establishmentSourceId = ({ crop }: Field, fact: string): SourceId =>
  `practice.${crop.record.practice.establishment[fact]?.source ?? 'memory'}`

export interface LastSowingDay {
  last: string
  shown: boolean
  days: number
  window: SowingWindow
}

/** Returns the last day to sow again, with the same variety or the shortest one of the zone; null without a planting window. */
export function findLastSowingDay(field: Field): LastSowingDay | null {
  const { crop, zone, situation, season, variety, asOf } = field
  const date = season.planted ?? season.planned ?? asOf
  const own = relateWindowsToDay(field.sowing, date)
  const shortest = maturityClassesInZone(crop, zone)[0]
  const short = shortest && relateWindowsToDay(findSowingWindows(crop, zone, situation, shortest, date), date)
  const window =
    laterWindow(short?.open ?? null, own.open) ??
    ifWindowIsSoon(own.next, date) ??
    laterWindow(short?.last ?? null, own.last)
  if (!window) return null
  const length =
    window === own.open || window === own.next || !shortest ? maturityLengthOf(crop, variety, zone) : shortest
  return { last: window.to, shown: window.last !== null, days: length.days_max, window }
}

const ifWindowIsSoon = (next: SowingWindow | null, date: string): SowingWindow | null =>
  next !== null && daysBetween(date, next.from) <= MAX_DAYS_EARLY ? next : null

const laterWindow = (a: SowingWindow | null, b: SowingWindow | null): SowingWindow | null =>
  a === null ? b : b === null || a.to > b.to ? a : b

export function sowingFacts({ crop, situation }: Field): AdviceFacts {
  const { establishment } = crop.record.practice
  const namibian = situation.place.country === 'NA'
  const listed = (namibian && establishment.spacing_namibia?.value) || establishment.spacing?.value
  const rows = (Array.isArray(listed) ? listed : [listed]) as Spacing[]
  const country = guideCountryOf(situation.place.country)
  const spacing = rows.find((row) => row?.country === country) ?? rows[0]
  const metres = metresOf(spacing)
  if (metres) return { sowing: 'metres', row: metres[0], stand: metres[1] }
  const [rowCm, standCm] = spacing?.cm ?? []
  const row = midpoint(spacing?.row_cm ?? rowCm)
  const stand = midpoint(spacing?.stand_cm ?? spacing?.plant_cm ?? spacing?.hill_cm ?? standCm)
  const depth = midpoint(establishment.depth_cm?.value)
  if (row === null || stand === null) return {}
  return { sowing: depth === null ? 'spacing' : 'depth', row, stand, ...(depth === null ? {} : { sownDeep: depth }) }
}

function metresOf(spacing: Spacing | undefined): [number, number] | null {
  const both = midpoint(spacing?.m)
  const row = both ?? midpoint(spacing?.row_m)
  const stand = both ?? midpoint(spacing?.plant_m)
  return row === null || stand === null ? null : [row, stand]
}

interface Spacing {
  m?: unknown
  /** Row and plant distances, cm. */
  cm?: readonly [number, number]
  row_m?: unknown
  plant_m?: unknown
  row_cm?: unknown
  stand_cm?: unknown
  plant_cm?: unknown
  hill_cm?: unknown
  country?: string
}

function midpoint(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (!Array.isArray(value) || typeof value[0] !== 'number' || typeof value[1] !== 'number') return null
  const mean = (value[0] + value[1]) / 2
  return mean >= 40 ? roundToStep(mean, 5) : mean >= 10 ? Math.round(mean) : Math.round(mean * 2) / 2
}

export function fallbackCropFacts(field: Field): AdviceFacts {
  const crops = listFallbackCrops(field)
  return crops.length === 0 ? { instead: 'none' } : { instead: 'crops', crops: crops.join(',') }
}
