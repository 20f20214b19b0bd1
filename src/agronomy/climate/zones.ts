import type { CanonicalCropId } from '../../contracts/crops.ts'
import { cropFacts, type PlantingWindowFacts } from '../crops/crop-facts.ts'
import data from '../data/zones.json' with { type: 'json' }
import { dayInYear, dayNumber, isoDate, yearOf } from '../dates.ts'
import type { Place } from '../types.ts'
import { typicalElevation } from './climate-normals.ts'

export const ZONES = [
  'humid_forest',
  'derived_savanna',
  'southern_guinea_savanna',
  'northern_guinea_savanna',
  'sudan_savanna',
  'sahel',
  'montane',
  'na_northeast',
  'na_north_central',
  'na_maize_triangle',
  'na_central',
  'na_south',
  'na_coast',
] as const
export type ZoneId = (typeof ZONES)[number]

/**
 * The agro-ecological zone: by the state as published; Nigerian ground over 1,000 m is montane; without a known state by
 * latitude (Nigeria) or the nearest region (Namibia).
 */
export function agroZone(place: Place): ZoneId {
  const { lat, lng } = place
  const state = place.state === null ? undefined : zoneOfState(place.state)
  const namibian = state?.startsWith('na_') ?? (place.country === 'NA' || (place.country !== 'NG' && lat < 0))
  if (namibian) return state ?? namibianZone(lat, lng)
  if ((place.elevation ?? typicalElevation(lat, lng)) > 1000) return 'montane'
  return state ?? nigerianZone(lat, lng)
}

/** Whether the zone came from a state as published (true) or only from the position. */
export const knowsState = (place: Place): boolean => place.state !== null && zoneOfState(place.state) !== undefined

/** First and last days of the rains, `MM-DD`; ranges where sources give them. Null: no rainy season to farm on. */
export interface SeasonDates {
  start: string
  end: string
  startRange: [string, string] | null
  endRange: [string, string] | null
  /** Last date to plant maize rain-fed, where a source gives one. */
  lastPlanting: string | null
  rough: boolean
}

export function seasonDates(zone: ZoneId): SeasonDates | null {
  if (zone === 'montane') {
    // zones.json gives the montane season only as "Apr-Oct".
    return { start: '04-10', end: '10-20', startRange: null, endRange: null, lastPlanting: null, rough: true }
  }
  return SEASONS.get(zone) ?? null
}

/** Days left of a usual rainy season on `date`: negative after its end, null where there is none. */
export function seasonDaysLeft(zone: ZoneId, date: string): number | null {
  const season = seasonDates(zone)
  if (!season) return null
  const { end } = nearestSpan(season.start, season.end, dayNumber(date))
  return end - dayNumber(date)
}

export interface PlantingAdvice {
  /** `open` inside a window, `soon` within 30 days before one, `late` up to 20 days after, `closed` otherwise, `none`: no window known here. */
  state: 'open' | 'soon' | 'late' | 'closed' | 'none'
  /** The window meant: the open one, else the next one, else the one just missed. */
  window: PlantingWindowFacts | null
  /** ISO dates of that window. */
  start: string | null
  end: string | null
  /** Days until it opens (0 when open) and days until it closes (negative when late). */
  daysToStart: number | null
  daysLeft: number | null
  /** True when the window or its use here is weakly sourced. */
  rough: boolean
}

/**
 * Where `date` stands in the crop's planting windows of a zone. `irrigated` also considers windows that need watering.
 * Beans in a Nigerian zone without a record of their own follow cowpea, which is what the word means there.
 */
export function plantingWindow(
  crop: CanonicalCropId,
  zone: ZoneId,
  date: string,
  { irrigated = false }: { irrigated?: boolean } = {},
): PlantingAdvice {
  const { windows, borrowed } = windowsOf(crop, zone, irrigated)
  const today = dayNumber(date)
  const spans = windows.map((window) => ({ window, ...nearestSpan(window.start, window.end, today) }))
  const open = spans.find((s) => today >= s.start && today <= s.end)
  const late = spans.filter((s) => today > s.end && today - s.end <= 20).sort((a, b) => b.end - a.end)[0]
  const ahead = windows.map((window) => ({ window, ...nextSpan(window.start, window.end, today) }))
  const next = ahead.sort((a, b) => a.start - b.start)[0]
  const soon = next && next.start - today <= 30 ? next : undefined
  const chosen = open ?? soon ?? late ?? next
  if (!chosen)
    return { state: 'none', window: null, start: null, end: null, daysToStart: null, daysLeft: null, rough: true }
  return {
    state: chosen === open ? 'open' : chosen === soon ? 'soon' : chosen === late ? 'late' : 'closed',
    window: chosen.window,
    start: isoDate(chosen.start),
    end: isoDate(chosen.end),
    daysToStart: Math.max(0, chosen.start - today),
    daysLeft: chosen.end - today,
    rough: chosen.window.rough || borrowed,
  }
}

/** The most recent day a window of the crop opened here, on or before `date`; null when no window is known. */
export function lastPlantingStart(
  crop: CanonicalCropId,
  zone: ZoneId,
  date: string,
  irrigated: boolean,
): string | null {
  const today = dayNumber(date)
  const starts = windowsOf(crop, zone, irrigated).windows.map((w) => {
    const thisYear = dayInYear(yearOf(today), w.start)
    return thisYear <= today ? thisYear : dayInYear(yearOf(today) - 1, w.start)
  })
  return starts.length > 0 ? isoDate(Math.max(...starts)) : null
}

function windowsOf(crop: CanonicalCropId, zone: ZoneId, irrigated: boolean) {
  const of = (id: CanonicalCropId) =>
    cropFacts(id).plantingWindows.filter((w) => w.zoneIds.includes(zone) && (irrigated || !w.irrigated))
  const own = of(crop)
  const borrowed = own.length === 0 && crop === 'beans' && !zone.startsWith('na_')
  return { windows: borrowed ? of('cowpeas') : own, borrowed }
}

/** The span of a yearly `MM-DD` window that holds `day`, else the one whose end is nearest. */
function nearestSpan(start: string, end: string, day: number): { start: number; end: number } {
  const spans = yearly(start, end, yearOf(day))
  return (
    spans.find((s) => day >= s.start && day <= s.end) ?? spans.reduce((a, b) => (gap(b, day) < gap(a, day) ? b : a))
  )
}

function nextSpan(start: string, end: string, day: number): { start: number; end: number } {
  return yearly(start, end, yearOf(day)).find((s) => s.start > day)!
}

function yearly(start: string, end: string, year: number): { start: number; end: number }[] {
  const wraps = end < start ? 1 : 0
  return [-1, 0, 1].map((n) => ({ start: dayInYear(year + n, start), end: dayInYear(year + n + wraps, end) }))
}

const gap = (span: { start: number; end: number }, day: number): number =>
  day < span.start ? span.start - day : Math.max(0, day - span.end)

interface StateRecord {
  state: string
  aliases: string[]
  zone: ZoneId
  lat: number
  lng?: number
  lon: number
}
const REGIONS = data.namibia_regions as unknown as StateRecord[]
const STATES = [...(data.states as unknown as StateRecord[]), ...REGIONS]
const STATE_ZONES = new Map(
  STATES.flatMap((s) =>
    [s.state, ...s.aliases].flatMap((name) => [[name, s.zone] as const, [plain(name), s.zone] as const]),
  ),
)

const zoneOfState = (name: string): ZoneId | undefined => STATE_ZONES.get(name) ?? STATE_ZONES.get(plain(name))

/** A state's name without case, accents, signs and the words around it. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\b(state|region)\b/g, '')
    .replace(/[^a-z]/g, '')
}

/** `zone_from_latlon` of zones.json. */
function nigerianZone(lat: number, lng: number): ZoneId {
  if (lat < 6.3 || (lat < 7 && lng < 5)) return 'humid_forest'
  if (lat < 7.7) return 'derived_savanna'
  if (lat < 9.3) return 'southern_guinea_savanna'
  if (lat < 11.3) return 'northern_guinea_savanna'
  return lat < 12.9 ? 'sudan_savanna' : 'sahel'
}

/** The nearest region's zone (centroids from memory). */
function namibianZone(lat: number, lng: number): ZoneId {
  const far = (r: StateRecord) => Math.hypot(r.lat - lat, (r.lon - lng) * 0.93)
  return REGIONS.reduce((a, b) => (far(b) < far(a) ? b : a)).zone
}

interface SeasonRecord {
  zone: ZoneId
  typical_start: string
  typical_end: string
  start_range?: [string, string]
  end_range?: [string, string]
  last_planting?: string
  source: string
}
const SEASONS = new Map(
  (data.season_dates_by_zone as unknown as SeasonRecord[]).map((r): [ZoneId, SeasonDates] => [
    r.zone,
    {
      start: r.typical_start,
      end: r.typical_end,
      startRange: r.start_range ?? null,
      endRange: r.end_range ?? null,
      lastPlanting: r.last_planting ?? null,
      rough: /from memory/.test(r.source),
    },
  ]),
)
