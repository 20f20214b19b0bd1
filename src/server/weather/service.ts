import type { DayWeather, RainsForecast } from '../../agronomy/types.ts'
import type { User } from '../../contracts/account.ts'
import { type CurrentWeather, FORECAST_DAYS, type ForecastDay, type WeatherSource } from '../../contracts/weather.ts'
import { firstItem } from '../../shared/lookups.ts'
import type { RateLimits } from '../../shared/rate-limits.ts'
import { createSingleFlight } from '../../shared/single-flight.ts'
import { createJsonClient } from '../foundation/fetch-json.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { PlaceService } from '../places/service.ts'
import { weatherCellOf } from './cell.ts'
import { createClimatology } from './climatology.ts'
import { toDayWeather } from './merge-days.ts'
import { type PlaceInput, type Point, requestedPoint } from './points.ts'
import { chooseWeatherProvider } from './providers.ts'
import { createWeatherStore } from './store.ts'
import type { WeatherProvider } from './weather-provider.ts'
import {
  currentWeatherReport,
  forecastDays,
  isForecastFresh,
  knownDaysOfCell,
  type WeatherReportDeps,
} from './weather-reports.ts'

const HISTORY_DAYS = 120
const REFRESHED_AT_ONCE = 4
const KANO = { lat: 12, lng: 8.5 }

export interface FieldDays {
  /** Local date. */
  today: string
  /** Stored days before today, ascending; may have gaps. */
  history: DayWeather[]
  /** Seven days from today on. */
  forecast: DayWeather[]
  /** Source of today's figures: live, or typical. */
  source: WeatherSource
  estimated: boolean
  fetchedAt: string
  /** Forecast of the start of the rains, if the caller needs it (rains/service.ts). */
  rains?: RainsForecast | null
}

export type WeatherService = ReturnType<typeof createWeatherService>

/** Weather by 0.1° cell. Methods do not fail: the last report or typical weather replaces a failed provider. */
export function createWeatherService({
  db,
  config,
  clock,
  fetch,
  log,
  places,
  limits,
}: Foundation & { places: PlaceService; limits: Pick<RateLimits, 'take'> }) {
  const chosen = chooseWeatherProvider(config)
  const live = chosen?.open?.(createJsonClient({ clock, fetch, log }, chosen.name)) ?? null
  const store = createWeatherStore(db)
  const parts = { clock, log, live, season: createClimatology(clock), store, once: createSingleFlight() }

  return {
    current: (place: Point & { name?: string | null }) => currentWeatherAt(parts, places, place),
    forecast: (point: Point, days?: number) => forecastAt(parts, point, days),
    fieldDays: (point: Point) => fieldDays(parts, point),
    refreshCells: (points: Iterable<Point>, onProgress?: (done: number, cells: number) => void) =>
      refreshCells(parts, points, onProgress),
    check: () => checkProvider(live, chosen !== null),
    prune: store.prune,
    /** Resolves a `location` parameter for this user. @throws AppError invalid, not_found, rate_limited */
    pointFor: (user: Pick<User, 'id' | 'location'>, place: PlaceInput) =>
      requestedPoint({ places, limits }, user, place),
  }
}

/** Current weather at a point; `name`: label of the place, default the nearest known place. */
async function currentWeatherAt(
  parts: WeatherReportDeps,
  places: PlaceService,
  { lat, lng, name }: Point & { name?: string | null },
): Promise<CurrentWeather> {
  const cell = weatherCellOf({ lat, lng })
  const { askedAt: _, ...report } = await parts.once(`current ${cell.key}`, () => currentWeatherReport(parts, cell))
  return {
    location: { name: name || places.nearestName({ lat, lng }), lat, lng },
    ...report,
    estimated: report.source === 'climatology',
  }
}

/** The first `days` of seven, from today. Days without a forecast are typical. */
async function forecastAt(
  parts: WeatherReportDeps,
  point: Point,
  days: number = FORECAST_DAYS,
): Promise<ForecastDay[]> {
  const { today, known } = await knownDaysOfCell(parts, weatherCellOf(point))
  return forecastDays(parts, weatherCellOf(point), today, known).slice(0, days)
}

/** A field's past and coming weather for the adviser. */
async function fieldDays(parts: WeatherReportDeps, point: Point): Promise<FieldDays> {
  const { today, known } = await knownDaysOfCell(parts, weatherCellOf(point), HISTORY_DAYS)
  const ahead = forecastDays(parts, weatherCellOf(point), today, known)
  const { source, estimated, fetchedAt } = firstItem(ahead)
  return {
    today,
    history: known.filter((day) => day.forecastDate < today).map(toDayWeather),
    forecast: ahead.map(toDayWeather),
    source,
    estimated,
    fetchedAt,
  }
}

/** Updates the forecast of each point's cell. `live`: cells with a provider's data for today. */
async function refreshCells(
  parts: WeatherReportDeps,
  points: Iterable<Point>,
  onProgress: (done: number, cells: number) => void = () => {},
): Promise<{ cells: number; live: number }> {
  const cells = [...new Map([...points].map((point) => [weatherCellOf(point).key, weatherCellOf(point)])).values()]
  const result = { cells: cells.length, live: 0 }
  let done = 0
  const queue = cells.values()
  const worker = async () => {
    for (const cell of queue) {
      const { today, known } = await knownDaysOfCell(parts, cell)
      if (known.some((day) => day.forecastDate === today && isForecastFresh(parts, day))) result.live++
      onProgress(++done, cells.length)
    }
  }
  await Promise.all(Array.from({ length: REFRESHED_AT_ONCE }, worker))
  return result
}

/** Checks the live provider now. Returns its name, and its error or null. */
async function checkProvider(
  live: WeatherProvider | null,
  hasProvider: boolean,
): Promise<{ provider: WeatherSource; problem: string | null }> {
  if (!live) return { provider: 'climatology', problem: hasProvider ? 'OPENWEATHER_API_KEY is not set' : null }
  const problem = await live.current(KANO).then(
    () => null,
    (error: Error) => error.message,
  )
  return { provider: live.name, problem }
}
