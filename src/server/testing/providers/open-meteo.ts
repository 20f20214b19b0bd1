import { createRainReplies, noRain, type RainAbove } from './open-meteo-past.ts'
import { type Provider, type Reply, startProvider } from './provider.ts'
import {
  type Day,
  dayAt,
  humidityAt,
  isRainyHour,
  type Look,
  offsetOf,
  round,
  type Sky,
  sky,
  temperatureAt,
  zoneOf,
} from './sky.ts'

/** WMO weather interpretation codes (https://open-meteo.com/en/docs). */
const wmoCodes: Record<Look, number> = {
  clear: 0,
  partly: 2,
  overcast: 3,
  fog: 45,
  drizzle: 53,
  rain: 63,
  heavy: 65,
  storm: 95,
}
const cloudCover: Record<Look, number> = {
  clear: 5,
  partly: 45,
  overcast: 95,
  fog: 80,
  drizzle: 90,
  rain: 95,
  heavy: 100,
  storm: 90,
}
const rainyHours = 9

interface Moment {
  day: Day
  hour: number
  sky: Sky
}
interface Variable<Of> {
  unit: string
  value: (of: Of) => number | string
}

const hourly: Record<string, Variable<Moment>> = {
  temperature_2m: { unit: '°C', value: ({ day, hour }) => temperatureAt(day, hour) },
  relative_humidity_2m: { unit: '%', value: ({ day, hour }) => Math.round(humidityAt(day, hour)) },
  precipitation: { unit: 'mm', value: ({ day, hour }) => (isRainyHour(hour) ? day.rain / rainyHours : 0) },
  rain: { unit: 'mm', value: ({ day, hour }) => (isRainyHour(hour) ? day.rain / rainyHours : 0) },
  precipitation_probability: { unit: '%', value: ({ day, hour }) => (isRainyHour(hour) ? day.rainChance : 0) },
  weather_code: { unit: 'wmo code', value: ({ day, hour }) => wmoCodes[lookAt(day, hour)] },
  cloud_cover: { unit: '%', value: ({ day, hour }) => cloudCover[lookAt(day, hour)] },
  wind_speed_10m: { unit: 'km/h', value: ({ day }) => day.wind },
  wind_gusts_10m: { unit: 'km/h', value: ({ day }) => day.wind * 1.8 },
  visibility: { unit: 'm', value: ({ sky }) => sky.visibility * 1000 },
  is_day: { unit: '', value: ({ hour }) => (hour >= 6 && hour < 19 ? 1 : 0) },
}

const daily: Record<string, Variable<Day>> = {
  weather_code: { unit: 'wmo code', value: (day) => wmoCodes[day.look] },
  temperature_2m_max: { unit: '°C', value: (day) => day.max },
  temperature_2m_min: { unit: '°C', value: (day) => day.min },
  temperature_2m_mean: { unit: '°C', value: (day) => (day.max + day.min) / 2 },
  precipitation_sum: { unit: 'mm', value: (day) => day.rain },
  rain_sum: { unit: 'mm', value: (day) => day.rain },
  precipitation_hours: { unit: 'h', value: (day) => (day.rain > 0 ? rainyHours : 0) },
  precipitation_probability_max: { unit: '%', value: (day) => day.rainChance },
  relative_humidity_2m_mean: { unit: '%', value: (day) => day.humidity },
  relative_humidity_2m_max: { unit: '%', value: (day) => Math.round(humidityAt(day, 4)) },
  relative_humidity_2m_min: { unit: '%', value: (day) => Math.round(humidityAt(day, 16)) },
  wind_speed_10m_max: { unit: 'km/h', value: (day) => day.wind },
  wind_speed_10m_mean: { unit: 'km/h', value: (day) => day.wind },
  wind_gusts_10m_max: { unit: 'km/h', value: (day) => day.wind * 1.8 },
  shortwave_radiation_sum: { unit: 'MJ/m²', value: (day) => day.radiation },
  et0_fao_evapotranspiration: { unit: 'mm', value: (day) => day.et0 },
}

/** Starts a server with Open-Meteo's `GET /v1/forecast` (current, hourly, daily) for the weather of `over`, and its services of rain. */
export async function startOpenMeteo(
  over: Partial<Sky> = {},
  rain: Partial<RainAbove> = {},
): Promise<Provider & { refill(): void }> {
  const above = sky(over)
  const { reply, refill } = createRainReplies({ ...noRain, ...rain }, () => above.now())
  const provider = await startProvider((url) => {
    const known = reply(url)
    if (known) return known
    if (url.pathname !== '/v1/forecast') return { status: 404, body: { error: true, reason: 'Not Found' } }
    try {
      return { status: 200, body: forecast(above, url.searchParams) }
    } catch (error) {
      return refusal(error)
    }
  })
  return Object.assign(provider, { refill })
}

function refusal(error: unknown): Reply {
  return { status: 400, body: { error: true, reason: error instanceof Error ? error.message : String(error) } }
}

function forecast(above: Sky, query: URLSearchParams): Record<string, unknown> {
  const latitude = coordinate(query, 'latitude', 90)
  const longitude = coordinate(query, 'longitude', 180)
  const days = wholeNumber(query, 'forecast_days', 7, 16)
  const past = wholeNumber(query, 'past_days', 0, 92)
  if ((query.get('timeformat') ?? 'iso8601') !== 'iso8601')
    throw new Error('This stand-in only speaks timeformat=iso8601')
  const asked = query.get('timezone') ?? 'GMT'
  const zone = asked === 'auto' ? zoneOf(latitude) : asked
  const offset = offsetOf(zone, above.now())
  const localNow = new Date(above.now().getTime() + offset * 1000)
  const dates = Array.from({ length: past + days }, (_, index) => index - past)
  const dateOf = (offset: number) => new Date(localNow.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
  const moments = dates.flatMap((date) =>
    Array.from({ length: 24 }, (_, hour) => ({ day: dayAt(above.days, date), date, hour, sky: above })),
  )
  const quarter = Math.floor(localNow.getUTCMinutes() / 15) * 15
  const present = { day: dayAt(above.days, 0), hour: localNow.getUTCHours() + quarter / 60, sky: above }
  const column =
    <Of>(of: Of[]) =>
    (variable: Variable<Of>, convert: (value: number | string) => number | string) =>
      of.map((each) => convert(variable.value(each)))

  return {
    latitude: Math.round(latitude * 16) / 16,
    longitude: Math.round(longitude * 16) / 16,
    generationtime_ms: 0.0841617584228516,
    utc_offset_seconds: offset,
    timezone: zone,
    timezone_abbreviation: zone === 'GMT' ? 'GMT' : `GMT+${offset / 3600}`,
    elevation: above.elevation,
    ...block(
      query,
      'current',
      hourly,
      { time: `${localNow.toISOString().slice(0, 11)}${clock(localNow.getUTCHours(), quarter)}`, interval: 900 },
      (variable, convert) => convert(variable.value(present)),
    ),
    ...block(
      query,
      'hourly',
      hourly,
      { time: moments.map(({ date, hour }) => `${dateOf(date)}T${clock(hour, 0)}`) },
      column(moments),
    ),
    ...block(query, 'daily', daily, { time: dates.map(dateOf) }, column(dates.map((date) => dayAt(above.days, date)))),
  }
}

// One block of the response with its units, in the order of the requested variables.
function block<Of>(
  query: URLSearchParams,
  name: string,
  known: Record<string, Variable<Of>>,
  times: { time: string | string[]; interval?: number },
  values: (variable: Variable<Of>, convert: (value: number | string) => number | string) => unknown,
): Record<string, unknown> {
  const asked = query
    .getAll(name)
    .flatMap((list) => list.split(','))
    .filter(Boolean)
  if (asked.length === 0) return {}
  const units: Record<string, string> = { time: 'iso8601', ...(times.interval && { interval: 'seconds' }) }
  const data: Record<string, unknown> = { ...times }
  for (const variable of asked) {
    const found = known[variable]
    if (found === undefined) {
      throw new Error(`Cannot initialize WeatherVariable from invalid String value ${variable} for key ${name}`)
    }
    const { unit, convert } = inUnits(query, found.unit)
    units[variable] = unit
    data[variable] = values(found, convert)
  }
  return { [`${name}_units`]: units, [name]: data }
}

function inUnits(
  query: URLSearchParams,
  unit: string,
): { unit: string; convert: (value: number | string) => number | string } {
  const scaled = (to: string, scale: (value: number) => number) => ({
    unit: to,
    convert: (value: number | string) => (typeof value === 'number' ? round(scale(value), 2) : value),
  })
  if (unit === '°C' && query.get('temperature_unit') === 'fahrenheit') return scaled('°F', (value) => value * 1.8 + 32)
  if (unit === 'mm' && query.get('precipitation_unit') === 'inch') return scaled('inch', (value) => value / 25.4)
  if (unit === 'km/h') {
    switch (query.get('wind_speed_unit')) {
      case 'ms':
        return scaled('m/s', (value) => value / 3.6)
      case 'mph':
        return scaled('mp/h', (value) => value / 1.609344)
      case 'kn':
        return scaled('kn', (value) => value / 1.852)
    }
  }
  return scaled(unit, (value) => value)
}

function lookAt(day: Day, hour: number): Look {
  return day.rain === 0 || isRainyHour(hour) ? day.look : 'overcast'
}

function coordinate(query: URLSearchParams, name: string, limit: number): number {
  const value = Number(query.get(name) ?? Number.NaN)
  if (Number.isNaN(value)) throw new Error("Parameter 'latitude' and 'longitude' must have the same number of elements")
  if (Math.abs(value) > limit)
    throw new Error(
      `${name === 'latitude' ? 'Latitude' : 'Longitude'} must be in range of -${limit} to ${limit}°. Given: ${value}.`,
    )
  return value
}

function wholeNumber(query: URLSearchParams, name: string, normally: number, most: number): number {
  const value = Number(query.get(name) ?? normally)
  if (Number.isInteger(value) && value >= 0 && value <= most) return value
  throw new Error(`Parameter '${name}' is out of allowed range from 0 to ${most}. Given: ${value}.`)
}

function clock(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
