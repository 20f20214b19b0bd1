// The weather reported by the stand-ins: the same days, each provider in its own terms and units.

export type Look = 'clear' | 'partly' | 'overcast' | 'fog' | 'drizzle' | 'rain' | 'heavy' | 'storm'

/** One local day, in the units of the product: °C, mm, %, km/h; sunshine in MJ/m², ETo in mm. */
export interface Day {
  look: Look
  max: number
  min: number
  rain: number
  rainChance: number
  humidity: number
  wind: number
  radiation: number
  et0: number
}

export interface Sky {
  /** Today first; repeated cyclically if a provider is asked for more days. */
  days: Day[]
  /** The provider's clock. */
  now: () => Date
  /** Elevation, m. */
  elevation: number
  /** Visibility, km. */
  visibility: number
}

/** A week of early rains in Kano: a dry hot day, a thunderstorm, a very wet day, and drying after it. */
export const kanoWeek: Day[] = [
  {
    look: 'partly',
    max: 34.2,
    min: 23.1,
    rain: 0,
    rainChance: 10,
    humidity: 58,
    wind: 14.4,
    radiation: 22.4,
    et0: 5.8,
  },
  {
    look: 'storm',
    max: 32.5,
    min: 22.6,
    rain: 18.6,
    rainChance: 85,
    humidity: 74,
    wind: 21.6,
    radiation: 17.1,
    et0: 4.4,
  },
  { look: 'heavy', max: 28.9, min: 21.8, rain: 42.3, rainChance: 95, humidity: 86, wind: 18, radiation: 11.9, et0: 3 },
  {
    look: 'rain',
    max: 29.7,
    min: 21.9,
    rain: 9.6,
    rainChance: 70,
    humidity: 82,
    wind: 10.8,
    radiation: 15.3,
    et0: 3.8,
  },
  {
    look: 'overcast',
    max: 31.4,
    min: 22.3,
    rain: 0.9,
    rainChance: 30,
    humidity: 71,
    wind: 9,
    radiation: 18.8,
    et0: 4.6,
  },
  { look: 'clear', max: 33.8, min: 22.9, rain: 0, rainChance: 5, humidity: 60, wind: 10.8, radiation: 23.6, et0: 5.7 },
  { look: 'clear', max: 36.4, min: 23.8, rain: 0, rainChance: 0, humidity: 49, wind: 12.6, radiation: 24.8, et0: 6.4 },
]

/** A sky for a test, by default Kano's week from today. */
export function sky(over: Partial<Sky> = {}): Sky {
  return { days: kanoWeek, now: () => new Date(), elevation: 472, visibility: 10, ...over }
}

/** The day `offset` days from today. */
export function dayAt(days: Day[], offset: number): Day {
  const day = days[((offset % days.length) + days.length) % days.length]
  if (day === undefined) throw new Error('a sky needs at least one day')
  return day
}

/** Temperature at an hour of the day (0 to 24, local): lowest at 4, highest at 16. */
export function temperatureAt(day: Day, hour: number): number {
  return swing((day.max + day.min) / 2, (day.max - day.min) / 2, hour)
}

/** Relative humidity at an hour of the day, highest when it is coolest; its mean over the day is the day's. */
export function humidityAt(day: Day, hour: number): number {
  return swing(day.humidity, -Math.min(15, 100 - day.humidity, day.humidity), hour)
}

/** True in the hours in which rain falls: the afternoon. */
export function isRainyHour(hour: number): boolean {
  return hour >= 12 && hour <= 20
}

/** Time zone by hemisphere: Nigeria is north of the equator, Namibia south of it. */
export function zoneOf(latitude: number): string {
  return latitude < 0 ? 'Africa/Windhoek' : 'Africa/Lagos'
}

/** Offset of `zone` from UTC at `at`, seconds. */
export function offsetOf(zone: string, at: Date): number {
  const local = new Date(at.toLocaleString('en-US', { timeZone: zone }))
  const utc = new Date(at.toLocaleString('en-US', { timeZone: 'UTC' }))
  return (local.getTime() - utc.getTime()) / 1000
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits))
}

function swing(mean: number, amplitude: number, hour: number): number {
  return mean - amplitude * Math.cos((2 * Math.PI * (hour - 4)) / 24)
}
