import { addDays } from '../../agronomy/dates.ts'
import type { DayWeather, RainsForecast } from '../../agronomy/types.ts'
import type { User } from '../../contracts/account.ts'
import { refuse } from '../../contracts/refusals.ts'
import { coordinatesOf, type PointLocation } from '../../contracts/shapes.ts'
import { type CurrentWeather, FORECAST_DAYS, type ForecastDay, type WeatherSource } from '../../contracts/weather.ts'
import type { RateLimits } from '../../shared/limits.ts'
import { firstItem } from '../../shared/lookups.ts'
import { createSingleFlight } from '../../shared/single-flight.ts'
import { createAsk } from '../foundation/fetch-json.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { Places } from '../places/service.ts'
import { type Cell, cellOf } from './cell.ts'
import { createClimatology } from './climatology.ts'
import { completed, dayWeather, withEarlierHours } from './days.ts'
import { placeToday } from './place-day.ts'
import { placeOfQuery } from './place-of-query.ts'
import type { DayReport, WeatherProvider } from './port.ts'
import { chosenProvider } from './providers.ts'
import { createWeatherStore, type StoredReport } from './store.ts'

const MINUTE = 60_000
const CURRENT_FRESH = 10 * MINUTE
const FORECAST_FRESH = 180 * MINUTE
/** Older reports are replaced by typical weather. */
const CURRENT_WORTH = 24 * 60 * MINUTE
/** Longest plausible difference between an observation's time and the clock. */
const OBSERVED_BEFORE = 6 * 60 * MINUTE
const HISTORY_DAYS = 120
/** Analysed days loaded with every forecast. */
const RECENT_DAYS = 14
/** Analysed days loaded for a cell that lacks them, the start of emergence and the water balance. */
const BACKFILL_DAYS = 60
/** Number of missing days before the recent ones that triggers a backfill; providers leave single days out. */
const BACKFILL_FROM = 5
const REFRESHED_AT_ONCE = 4
const KANO = { lat: 12, lng: 8.5 }

type Point = Pick<PointLocation, 'lat' | 'lng'>
type PlaceInput = Partial<Point> & { location?: string | undefined }

/** A field's weather for the adviser. */
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
  /** Start of the rains as it is foreseen, where the caller needs it (rains/service.ts). */
  rains?: RainsForecast | null
}

export type Weather = ReturnType<typeof createWeather>

/** Weather by 0.1° cell. Methods do not fail: the last report or typical weather replaces a failed provider. */
export function createWeather({
  db,
  config,
  clock,
  fetch,
  log,
  places,
  limits,
}: Foundation & { places: Places; limits: Pick<RateLimits, 'take'> }) {
  const chosen = chosenProvider(config)
  const live = chosen?.open?.(createAsk({ clock, fetch, log }, chosen.name)) ?? null
  const season = createClimatology(clock)
  const store = createWeatherStore(db)
  const once = createSingleFlight()
  const age = (time: string) => clock.now().getTime() - Date.parse(time)

  /** Current weather at a point; `name`: label of the place, default the nearest known place. */
  async function current({ lat, lng, name }: Point & { name?: string | null }): Promise<CurrentWeather> {
    const cell = cellOf({ lat, lng })
    const { askedAt: _, ...report } = await once(`current ${cell.key}`, () => reportOf(cell))
    return {
      location: { name: name || places.nearestName({ lat, lng }), lat, lng },
      ...report,
      estimated: report.source === 'climatology',
    }
  }

  /** The first `days` of seven, from today. Days without a forecast are typical. */
  async function forecast(point: Point, days: number = FORECAST_DAYS): Promise<ForecastDay[]> {
    const { today, known } = await daysOf(cellOf(point))
    return aheadOf(cellOf(point), today, known).slice(0, days)
  }

  /** A field's past and coming weather for the adviser. */
  async function fieldDays(point: Point): Promise<FieldDays> {
    const { today, known } = await daysOf(cellOf(point), HISTORY_DAYS)
    const ahead = aheadOf(cellOf(point), today, known)
    const { source, estimated, fetchedAt } = firstItem(ahead)
    return {
      today,
      history: known.filter((day) => day.forecastDate < today).map(dayWeather),
      forecast: ahead.map(dayWeather),
      source,
      estimated,
      fetchedAt,
    }
  }

  /** Updates the forecast of each point's cell. `live`: cells with a provider's data for today. */
  async function refreshCells(
    points: Iterable<Point>,
    onProgress: (done: number, cells: number) => void = () => {},
  ): Promise<{ cells: number; live: number }> {
    const cells = [...new Map([...points].map((point) => [cellOf(point).key, cellOf(point)])).values()]
    const result = { cells: cells.length, live: 0 }
    let done = 0
    const queue = cells.values()
    const worker = async () => {
      for (const cell of queue) {
        const { today, known } = await daysOf(cell)
        if (known.some((day) => day.forecastDate === today && isFresh(day))) result.live++
        onProgress(++done, cells.length)
      }
    }
    await Promise.all(Array.from({ length: REFRESHED_AT_ONCE }, worker))
    return result
  }

  /** Returns the point requested by a user. @throws AppError invalid for 0,0, which means "no coordinates yet" */
  async function pointFor(user: Pick<User, 'id' | 'location'>, { lat, lng, location }: PlaceInput) {
    const point: Point & { name?: string } =
      lat === undefined || lng === undefined
        ? await placeOfQuery(places, location!, () => limits.take('geocode', user.id))
        : { lat, lng }
    if (!coordinatesOf({ name: '', ...point })) throw refuse('place.forWeather')
    mayAsk(user, point)
    return point
  }

  /** Limits requests beyond a person's own cell, since each new one costs a provider request and storage. @throws AppError invalid, rate_limited */
  function mayAsk(user: Pick<User, 'id' | 'location'>, point: Point): void {
    const own = coordinatesOf(user.location)
    if (own && cellOf(own).key === cellOf(point).key) return
    if (!places.serves(point)) throw refuse('place.far')
    limits.take('weatherElsewhere', user.id)
  }

  /** Checks the live provider now: its name and error; null if it works. */
  async function check(): Promise<{ provider: WeatherSource; problem: string | null }> {
    if (!live) return { provider: 'climatology', problem: chosen ? 'OPENWEATHER_API_KEY is not set' : null }
    const problem = await live.current(KANO).then(
      () => null,
      (error: Error) => error.message,
    )
    return { provider: live.name, problem }
  }

  async function reportOf(cell: Cell): Promise<StoredReport> {
    const stored = live ? await store.current(cell) : null
    if (stored && stored.source === live?.name && age(stored.askedAt) < CURRENT_FRESH) return stored
    const report = live && (await live.current(cell).catch(() => null))
    const askedAt = clock.now().toISOString()
    if (report) {
      const believed = age(report.observedAt) > -MINUTE && age(report.observedAt) < OBSERVED_BEFORE
      const fetched = { ...report, observedAt: believed ? report.observedAt : askedAt, source: live.name, askedAt }
      await store.keepCurrent(cell, fetched).catch(unsaved)
      return fetched
    }
    if (stored && age(stored.askedAt) < CURRENT_WORTH) return stored
    return { ...season.current(cell), source: season.name, askedAt }
  }

  /** Returns a cell's known days, ascending, after requesting them if due. */
  async function daysOf(cell: Cell, historyDays = 0): Promise<{ today: string; known: ForecastDay[] }> {
    const today = placeToday(cell, clock.now())
    // Without a provider there are no known days ahead.
    if (!live && historyDays === 0) return { today, known: [] }
    const stored = await store.days(cell, addDays(today, -historyDays), addDays(today, FORECAST_DAYS - 1))
    const storedToday = stored.find((day) => day.forecastDate === today)
    if (!live || (storedToday && isFresh(storedToday))) return { today, known: stored }
    const fetched = await once(`days ${cell.key}`, () => askDays(live, cell, today, storedToday))
    const remaining = stored.filter((day) => !fetched.some(({ forecastDate }) => forecastDate === day.forecastDate))
    return { today, known: [...remaining, ...fetched].sort((a, b) => (a.forecastDate < b.forecastDate ? -1 : 1)) }
  }

  async function pastDaysToLoad(cell: Cell, today: string): Promise<number> {
    const earlier = await store.days(cell, addDays(today, -BACKFILL_DAYS), addDays(today, -RECENT_DAYS - 1))
    return earlier.length <= BACKFILL_DAYS - RECENT_DAYS - BACKFILL_FROM ? BACKFILL_DAYS : RECENT_DAYS
  }

  /** Requests and stores a cell's days; none if the provider fails or returns no day ahead. */
  async function askDays(provider: WeatherProvider, cell: Cell, today: string, storedToday: ForecastDay | undefined) {
    const reports = await provider.days(cell, await pastDaysToLoad(cell, today)).catch(() => [])
    if (!reports.some(({ forecastDate }) => forecastDate >= today)) return []
    const askedAt = clock.now().toISOString()
    const fetched = reports.map((day) =>
      forecastDay(day.forecastDate === today ? withEarlierHours(day, storedToday) : day, provider.name, askedAt),
    )
    await store.keepDays(cell, fetched).catch(unsaved)
    return fetched
  }

  const isFresh = (day: ForecastDay) => day.source === live?.name && age(day.fetchedAt) < FORECAST_FRESH

  function aheadOf(cell: Cell, today: string, known: ForecastDay[]): ForecastDay[] {
    const now = clock.now().toISOString()
    const typical = season.days(cell, today, FORECAST_DAYS).map((day) => forecastDay(day, season.name, now))
    return completed(live ? known : [], typical)
  }

  // A full disk must not lose the weather just received.
  const unsaved = (error: unknown) => log.error('weather.unsaved', { reason: String(error) })

  return {
    current,
    forecast,
    fieldDays,
    refreshCells,
    check,
    prune: store.prune,
    /** Resolves a `location` parameter for this user. @throws AppError invalid, not_found, rate_limited */
    pointFor,
  }
}

const forecastDay = ({ partial: _, ...day }: DayReport, source: WeatherSource, fetchedAt: string): ForecastDay => ({
  ...day,
  source,
  estimated: source === 'climatology',
  fetchedAt,
})
