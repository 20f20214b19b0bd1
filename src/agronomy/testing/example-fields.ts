import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { climateNormal } from '../climate/climate-normals.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { tabledDays } from '../growth/maturity.ts'
import type { DayWeather, FieldSituation, Place } from '../types.ts'

/** Places the adviser's tests are set in. */
export const PLACES = {
  kano: { lat: 12.0, lng: 8.52, elevation: 470, country: 'NG', state: 'Kano' },
  zaria: { lat: 11.1, lng: 7.7, elevation: 660, country: 'NG', state: 'Kaduna' },
  makurdi: { lat: 7.73, lng: 8.52, elevation: 100, country: 'NG', state: 'Benue' },
  ibadan: { lat: 7.38, lng: 3.93, elevation: 230, country: 'NG', state: 'Oyo' },
  akure: { lat: 7.25, lng: 5.2, elevation: 350, country: 'NG', state: 'Ondo' },
  calabar: { lat: 4.95, lng: 8.32, elevation: 30, country: 'NG', state: 'Cross River' },
  maiduguri: { lat: 11.85, lng: 13.15, elevation: 320, country: 'NG', state: 'Borno' },
  jos: { lat: 9.9, lng: 8.9, elevation: 1250, country: 'NG', state: 'Plateau' },
  oshakati: { lat: -17.79, lng: 15.7, elevation: 1100, country: 'NA', state: 'Oshana' },
  rundu: { lat: -17.92, lng: 19.77, elevation: 1095, country: 'NA', state: 'Kavango East' },
  otavi: { lat: -19.64, lng: 17.33, elevation: 1420, country: 'NA', state: 'Otjozondjupa' },
  mariental: { lat: -24.63, lng: 17.96, elevation: 1100, country: 'NA', state: 'Hardap' },
} as const satisfies Record<string, Place>
export type PlaceName = keyof typeof PLACES

/** A known day at a place: the season's temperatures, and the rain given. */
export function dayAt(place: Place, date: string, rain: number, known: Partial<DayWeather> = {}): DayWeather {
  const typical = climateNormal(place, date)
  const humidity = rain >= 5 ? Math.max(typical.humidity ?? 0, 86) : typical.humidity
  return { ...typical, rain, rainProbability: rain >= 1 ? 80 : 10, humidity, windMax: 12, ...known, estimated: false }
}

export interface Scene {
  place: PlaceName
  crop: CanonicalCropId
  asOf: string
  planted?: string | null
  /** Days of the variety; without it as many as the crop is tabled. */
  variety?: number
  /** mm a day up to yesterday; absent: nothing known. */
  past?: number[]
  /** mm a day from today on; absent: no forecast. */
  ahead?: number[]
  /** Further weather of every day ahead. */
  days?: Partial<DayWeather>
  field?: Partial<FieldSituation>
}

/** The situation of a scene: loam, rain-fed, of unknown size and of a variety as long as the crop is tabled, unless it says otherwise. */
export function situationOf({
  place: name,
  crop,
  asOf,
  planted = null,
  variety = tabledDays(cropFacts(crop)),
  past = [],
  ahead = [],
  days,
  field,
}: Scene): FieldSituation {
  const place = PLACES[name]
  return {
    asOf,
    place,
    crop,
    plantingDate: planted,
    statedStage: null,
    varietyDays: variety,
    soil: 'loam',
    irrigation: ['rain-fed'],
    areaAcres: null,
    history: past.map((rain, n) => dayAt(place, addDays(asOf, n - past.length), rain)),
    forecast: ahead.map((rain, n) => dayAt(place, addDays(asOf, n), rain, days)),
    ...field,
  }
}

/** A watering as the log has it; without an amount none is known. */
export const wateredOn = (date: string, amount: number | null = null, unit: LogEntry['unit'] = 'mm'): LogEntry => ({
  kind: 'watered',
  date,
  amount,
  unit: amount === null ? null : unit,
  product: null,
  count: null,
  of: null,
})

/** A log whose silence between its first and last entry says that there was no watering worth the name. */
export const unwatered = (asOf: string): LogEntry[] => [
  wateredOn(addDays(asOf, -71), 0),
  wateredOn(addDays(asOf, -1), 0),
]

/** Rain patterns, mm a day. */
export const dry = (days = 21): number[] => Array(days).fill(0)
export const rains = (): number[] => [0, 12, 0, 8, 15, 0, 5, 20, 0, 3, 10, 0, 8, 12, 0, 14, 6, 0, 9, 7, 3]
export const showers = (): number[] => [0, 4, 0, 3, 0, 2, 0]

/** A line of the farm log without amounts. */
export const logged = (kind: LogKind, date: string): LogEntry => ({
  kind,
  date,
  amount: null,
  unit: null,
  product: null,
  count: null,
  of: null,
})
