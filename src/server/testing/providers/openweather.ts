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

/** Weather conditions (https://openweathermap.org/weather-conditions): id, group, text, icon without its d or n. */
const conditions: Record<Look, [number, string, string, string]> = {
  clear: [800, 'Clear', 'clear sky', '01'],
  partly: [802, 'Clouds', 'scattered clouds', '03'],
  overcast: [804, 'Clouds', 'overcast clouds', '04'],
  fog: [741, 'Fog', 'fog', '50'],
  drizzle: [301, 'Drizzle', 'drizzle', '09'],
  rain: [501, 'Rain', 'moderate rain', '10'],
  heavy: [502, 'Rain', 'heavy intensity rain', '10'],
  storm: [201, 'Thunderstorm', 'thunderstorm with rain', '11'],
}
const threeHours = 3 * 3600
const rainySlots = 3

/** A place known to the geocoder. */
interface Place {
  name: string
  state?: string
  country: string
  lat: number
  lon: number
}

const somePlaces: Place[] = [
  { name: 'Kano', state: 'Kano State', country: 'NG', lat: 11.9964, lon: 8.5167 },
  { name: 'Zaria', state: 'Kaduna State', country: 'NG', lat: 11.0855, lon: 7.7199 },
  { name: 'Ibadan', state: 'Oyo State', country: 'NG', lat: 7.3776, lon: 3.906 },
  { name: 'Windhoek', state: 'Khomas Region', country: 'NA', lat: -22.5744, lon: 17.0791 },
]

/**
 * Starts a server with OpenWeather's `/data/2.5/weather`, `/data/2.5/forecast` (3-hourly, 40 steps), `/geo/1.0/direct` and
 * `/geo/1.0/reverse` for the weather of `over`. Requires `key` as `appid`.
 */
export function startOpenWeather(over: Partial<Sky> & { key?: string; places?: Place[] } = {}): Promise<Provider> {
  const { key = 'a-key', places = somePlaces, ...rest } = over
  const above = sky(rest)
  return startProvider((url) => {
    if (url.searchParams.get('appid') !== key) {
      return {
        status: 401,
        body: {
          cod: 401,
          message: 'Invalid API key. Please see https://openweathermap.org/faq#error401 for more info.',
        },
      }
    }
    switch (url.pathname) {
      case '/data/2.5/weather':
        return at(url, (lat, lon) => current(above, url.searchParams, lat, lon, nearest(places, lat, lon)))
      case '/data/2.5/forecast':
        return at(url, (lat, lon) => forecast(above, url.searchParams, lat, lon, nearest(places, lat, lon)))
      case '/geo/1.0/direct':
        return direct(url.searchParams, places)
      case '/geo/1.0/reverse':
        return at(url, (lat, lon) =>
          [nearest(places, lat, lon)].filter((place) => distance(place, lat, lon) < 0.5).map(named),
        )
      default:
        return { status: 404, body: { cod: '404', message: 'Internal error' } }
    }
  })
}

function at(url: URL, answer: (lat: number, lon: number) => unknown): Reply {
  const [lat, lon] = ['lat', 'lon'].map((name) => Number(url.searchParams.get(name) || Number.NaN))
  if (lat === undefined || Number.isNaN(lat) || Math.abs(lat) > 90)
    return { status: 400, body: { cod: '400', message: 'wrong latitude' } }
  if (lon === undefined || Number.isNaN(lon) || Math.abs(lon) > 180)
    return { status: 400, body: { cod: '400', message: 'wrong longitude' } }
  return { status: 200, body: answer(lat, lon) }
}

function current(above: Sky, query: URLSearchParams, lat: number, lon: number, place: Place): unknown {
  const now = above.now()
  const dt = Math.floor(now.getTime() / 1000)
  const zone = offsetOf(zoneOf(lat), now)
  const { day, hour } = moment(above, dt, zone)
  const wet = day.rain > 0 && isRainyHour(hour)
  return {
    coord: { lon: round(lon, 4), lat: round(lat, 4) },
    weather: weather(wet ? day.look : dryLook(day), hour),
    base: 'stations',
    main: main(query, day, hour, hour, hour),
    visibility: above.visibility * 1000,
    wind: wind(query, day),
    ...(wet && { rain: { '1h': round(day.rain / rainySlots / 3, 2) } }),
    clouds: { all: wet ? 90 : 40 },
    dt,
    sys: { type: 1, id: 1185, country: place.country, ...sun(dt, zone) },
    timezone: zone,
    id: 2335204,
    name: place.name,
    cod: 200,
  }
}

function forecast(above: Sky, query: URLSearchParams, lat: number, lon: number, place: Place): unknown {
  const now = Math.floor(above.now().getTime() / 1000)
  const zone = offsetOf(zoneOf(lat), above.now())
  const first = Math.ceil((now + 1) / threeHours) * threeHours
  const count = Math.min(40, Number(query.get('cnt') || 40))
  const list = Array.from({ length: count }, (_, index) => step(above, query, first + index * threeHours, zone))
  return {
    cod: '200',
    message: 0,
    cnt: count,
    list,
    city: {
      id: 2335204,
      name: place.name,
      coord: { lat: round(lat, 4), lon: round(lon, 4) },
      country: place.country,
      population: 0,
      timezone: zone,
      ...sun(now, zone),
    },
  }
}

function step(above: Sky, query: URLSearchParams, dt: number, zone: number): unknown {
  const { day, hour } = moment(above, dt, zone)
  const wet = day.rain > 0 && isRainyHour(hour)
  return {
    dt,
    main: { ...main(query, day, hour, hour - 1.5, hour + 1.5), temp_kf: 0 },
    weather: weather(wet ? day.look : dryLook(day), hour),
    clouds: { all: wet ? 90 : 40 },
    wind: wind(query, day),
    visibility: above.visibility * 1000,
    pop: isRainyHour(hour) ? round(day.rainChance / 100, 2) : 0,
    ...(wet && { rain: { '3h': round(day.rain / rainySlots, 2) } }),
    sys: { pod: partOfDay(hour) },
    dt_txt: new Date(dt * 1000).toISOString().slice(0, 19).replace('T', ' '),
  }
}

// Local hour, and local day counted from today.
function moment(above: Sky, dt: number, zone: number): { day: Day; hour: number } {
  const dayNumber = (seconds: number) => Math.floor((seconds + zone) / 86_400)
  const today = dayNumber(above.now().getTime() / 1000)
  const day = dayAt(above.days, dayNumber(dt) - today)
  return { day, hour: ((dt + zone) % 86_400) / 3600 }
}

function main(query: URLSearchParams, day: Day, hour: number, from: number, to: number): Record<string, number> {
  const span = [from, hour, to, ...[4, 16].filter((turn) => turn > from && turn < to)].map((each) =>
    temperatureAt(day, each),
  )
  const degrees = (celsius: number) => round(temperature(query, celsius), 2)
  return {
    temp: degrees(temperatureAt(day, hour)),
    feels_like: degrees(temperatureAt(day, hour)),
    temp_min: degrees(Math.min(...span)),
    temp_max: degrees(Math.max(...span)),
    pressure: 1011,
    sea_level: 1011,
    grnd_level: 958,
    humidity: Math.round(humidityAt(day, hour)),
  }
}

function temperature(query: URLSearchParams, celsius: number): number {
  if (query.get('units') === 'metric') return celsius
  return query.get('units') === 'imperial' ? celsius * 1.8 + 32 : celsius + 273.15
}

// Metres per second, except in imperial units.
function wind(query: URLSearchParams, day: Day): Record<string, number> {
  const scale = query.get('units') === 'imperial' ? 1 / 1.609344 : 1 / 3.6
  return { speed: round(day.wind * scale, 2), deg: 230, gust: round(day.wind * 1.8 * scale, 2) }
}

function weather(look: Look, hour: number): unknown[] {
  const [id, group, description, icon] = conditions[look]
  return [{ id, main: group, description, icon: `${icon}${partOfDay(hour)}` }]
}

function dryLook(day: Day): Look {
  return day.rain > 0 ? 'overcast' : day.look
}

function partOfDay(hour: number): 'd' | 'n' {
  return hour >= 6 && hour < 19 ? 'd' : 'n'
}

function sun(dt: number, zone: number): { sunrise: number; sunset: number } {
  const midnight = Math.floor((dt + zone) / 86_400) * 86_400 - zone
  return { sunrise: midnight + 6 * 3600, sunset: midnight + 19 * 3600 }
}

function direct(query: URLSearchParams, places: Place[]): Reply {
  const q = query.get('q') ?? ''
  if (q.trim() === '') return { status: 400, body: { cod: '400', message: 'Nothing to geocode' } }
  const [name = '', ...more] = q
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
  const country = more.at(-1)
  const found = places.filter(
    (place) => place.name.toLowerCase() === name && (country === undefined || place.country.toLowerCase() === country),
  )
  return { status: 200, body: found.slice(0, Number(query.get('limit') || 1)).map(named) }
}

function named(place: Place): unknown {
  return {
    name: place.name,
    local_names: { en: place.name },
    lat: place.lat,
    lon: place.lon,
    country: place.country,
    state: place.state,
  }
}

function nearest(places: Place[], lat: number, lon: number): Place {
  return places.reduce((best, place) => (distance(place, lat, lon) < distance(best, lat, lon) ? place : best))
}

function distance(place: Place, lat: number, lon: number): number {
  return Math.hypot(place.lat - lat, place.lon - lon)
}
