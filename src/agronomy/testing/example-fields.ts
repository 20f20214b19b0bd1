import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { climateNormal } from '../climate/climate-normals.ts'
import { cropFacts } from '../crops/crop-facts.ts'
import { addDays } from '../dates.ts'
import { tabledSeasonDays } from '../growth/variety.ts'
import type { DayWeather, FieldSituation, Place } from '../types.ts'

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
  /** Variety days; default: tabled. */
  variety?: number
  past?: number[]
  ahead?: number[]
  days?: Partial<DayWeather>
  field?: Partial<FieldSituation>
}

export function situationOf({
  place: name,
  crop,
  asOf,
  planted = null,
  variety = tabledSeasonDays(cropFacts(crop)),
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

export const wateredOn = (date: string, amount: number | null = null, unit: LogEntry['unit'] = 'mm'): LogEntry => ({
  kind: 'watered',
  date,
  amount,
  unit: amount === null ? null : unit,
  product: null,
  count: null,
  of: null,
})

export const unwatered = (asOf: string): LogEntry[] => [
  wateredOn(addDays(asOf, -71), 0),
  wateredOn(addDays(asOf, -1), 0),
]

export const dry = (days = 21): number[] => Array(days).fill(0)
export const rains = (): number[] => [0, 12, 0, 8, 15, 0, 5, 20, 0, 3, 10, 0, 8, 12, 0, 14, 6, 0, 9, 7, 3]
export const showers = (): number[] => [0, 4, 0, 3, 0, 2, 0]

export const logged = (kind: LogKind, date: string): LogEntry => ({
  kind,
  date,
  amount: null,
  unit: null,
  product: null,
  count: null,
  of: null,
})
