import type { CanonicalCropId } from '../../contracts/crops.ts'
import { rankAdviceCandidates } from '../advise.ts'
import type { ConsideredAdvice } from '../choose-advice.ts'
import { addDays, dayNumber, daysBetween } from '../dates.ts'
import type { DayWeather, FieldSituation } from '../types.ts'
import { PLACES, type PlaceName } from './example-fields.ts'
import { madeDay } from './made-weather.ts'

export interface MadeSeason {
  crop: CanonicalCropId
  place: PlaceName
  planted: string
  days: number
  field?: Partial<FieldSituation>
}

export const SEASONS: readonly MadeSeason[] = [
  { crop: 'maize', place: 'kano', planted: '2026-06-24', days: 140 },
  { crop: 'maize', place: 'zaria', planted: '2026-06-12', days: 150 },
  { crop: 'maize', place: 'ibadan', planted: '2026-04-10', days: 150 },
  { crop: 'rice', place: 'makurdi', planted: '2026-06-10', days: 170, field: { soil: 'clay' } },
  { crop: 'cassava', place: 'ibadan', planted: '2026-05-10', days: 300 },
  { crop: 'millet', place: 'oshakati', planted: '2026-12-12', days: 130, field: { soil: 'sand' } },
  { crop: 'sorghum', place: 'maiduguri', planted: '2026-07-01', days: 150 },
  { crop: 'groundnuts', place: 'kano', planted: '2026-06-20', days: 140, field: { soil: 'sand' } },
  { crop: 'cowpeas', place: 'kano', planted: '2026-07-20', days: 90, field: { soil: 'sand' } },
  { crop: 'yam', place: 'makurdi', planted: '2026-03-20', days: 250 },
]

export const RECORDED = 120
const AHEAD = 7

export interface MadeWeek {
  asOf: string
  day: number
  considered: readonly ConsideredAdvice[]
}

export function weeksOf({ crop, place: name, planted, days, field }: MadeSeason, seed: string): MadeWeek[] {
  const place = PLACES[name]
  const made = new Map<string, DayWeather>()
  const dayAt = (date: string) => {
    const known = made.get(date) ?? madeDay(place, date, seed)
    made.set(date, known)
    return known
  }
  const span = (from: string, count: number) => Array.from({ length: count }, (_, n) => dayAt(addDays(from, n)))
  const weeks: MadeWeek[] = []
  for (let asOf = mondayAfter(planted); daysBetween(planted, asOf) <= days; asOf = addDays(asOf, 7)) {
    const considered = rankAdviceCandidates({
      asOf,
      place,
      crop,
      plantingDate: planted,
      statedStage: null,
      soil: 'loam',
      irrigation: ['rain-fed'],
      areaAcres: 1,
      history: span(addDays(asOf, -RECORDED), RECORDED),
      forecast: span(asOf, AHEAD),
      ...field,
    })
    weeks.push({ asOf, day: daysBetween(planted, asOf), considered })
  }
  return weeks
}

/** Day number 4 (5 January 1970) was a Monday. */
const mondayAfter = (date: string): string => addDays(date, (((4 - dayNumber(date)) % 7) + 7) % 7)
