import { addDays } from '../../agronomy/dates.ts'
import { FORECAST_DAYS, type ForecastDay, type WeatherSource } from '../../contracts/weather.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Log } from '../../shared/log.ts'
import type { createSingleFlight } from '../../shared/single-flight.ts'
import type { WeatherCell } from './cell.ts'
import type { createClimatology } from './climatology.ts'
import { localDateAt } from './local-time-at-place.ts'
import { addEarlierHoursOfDay, fillWithTypicalDays } from './merge-days.ts'
import type { StoredReport, WeatherStore } from './store.ts'
import type { DayReport, WeatherProvider } from './weather-provider.ts'

const MINUTE = 60_000
const CURRENT_FRESH = 10 * MINUTE
const FORECAST_FRESH = 180 * MINUTE
/** Age at which a report is replaced by typical weather. */
const CURRENT_WORTH = 24 * 60 * MINUTE
/** Longest plausible difference between an observation's time and the clock. */
const OBSERVED_BEFORE = 6 * 60 * MINUTE
/** Analysed days loaded with every forecast. */
const RECENT_DAYS = 14
/** Analysed days loaded for a cell that lacks them, the start of emergence and the water balance. */
const BACKFILL_DAYS = 60
/** Number of missing days before the recent ones that triggers a backfill; providers leave single days out. */
const BACKFILL_FROM = 5

export interface WeatherReportDeps {
  clock: Clock
  log: Log
  /** Live provider; null if only typical weather is used. */
  live: WeatherProvider | null
  season: ReturnType<typeof createClimatology>
  store: WeatherStore
  once: ReturnType<typeof createSingleFlight>
}

const ageMs = (clock: Clock, time: string) => clock.now().getTime() - Date.parse(time)

export async function currentWeatherReport(parts: WeatherReportDeps, cell: WeatherCell): Promise<StoredReport> {
  const { clock, live, season, store } = parts
  const stored = live ? await store.current(cell) : null
  if (stored && stored.source === live?.name && ageMs(clock, stored.askedAt) < CURRENT_FRESH) return stored
  const report = live && (await live.current(cell).catch(() => null))
  const askedAt = clock.now().toISOString()
  if (report) {
    const believed = ageMs(clock, report.observedAt) > -MINUTE && ageMs(clock, report.observedAt) < OBSERVED_BEFORE
    const fetched = { ...report, observedAt: believed ? report.observedAt : askedAt, source: live.name, askedAt }
    await store.addCurrent(cell, fetched).catch(logUnsaved(parts.log))
    return fetched
  }
  if (stored && ageMs(clock, stored.askedAt) < CURRENT_WORTH) return stored
  return { ...season.current(cell), source: season.name, askedAt }
}

/** Returns a cell's known days, ascending, after requesting them if due. */
export async function knownDaysOfCell(
  parts: WeatherReportDeps,
  cell: WeatherCell,
  historyDays = 0,
): Promise<{ today: string; known: ForecastDay[] }> {
  const { clock, live, store, once } = parts
  const today = localDateAt(cell, clock.now())
  // Without a provider there are no known days ahead.
  if (!live && historyDays === 0) return { today, known: [] }
  const stored = await store.days(cell, addDays(today, -historyDays), addDays(today, FORECAST_DAYS - 1))
  const storedToday = stored.find((day) => day.forecastDate === today)
  if (!live || (storedToday && isForecastFresh(parts, storedToday))) return { today, known: stored }
  const fetched = await once(`days ${cell.key}`, () => askDays(parts, live, cell, today, storedToday))
  const remaining = stored.filter((day) => !fetched.some(({ forecastDate }) => forecastDate === day.forecastDate))
  return { today, known: [...remaining, ...fetched].sort((a, b) => (a.forecastDate < b.forecastDate ? -1 : 1)) }
}

async function pastDaysToLoad({ store }: WeatherReportDeps, cell: WeatherCell, today: string): Promise<number> {
  const earlier = await store.days(cell, addDays(today, -BACKFILL_DAYS), addDays(today, -RECENT_DAYS - 1))
  return earlier.length <= BACKFILL_DAYS - RECENT_DAYS - BACKFILL_FROM ? BACKFILL_DAYS : RECENT_DAYS
}

/** Requests and stores a cell's days; none if the provider fails or returns no day ahead. */
async function askDays(
  parts: WeatherReportDeps,
  provider: WeatherProvider,
  cell: WeatherCell,
  today: string,
  storedToday: ForecastDay | undefined,
) {
  const { clock, log, store } = parts
  const reports = await provider.days(cell, await pastDaysToLoad(parts, cell, today)).catch(() => [])
  if (!reports.some(({ forecastDate }) => forecastDate >= today)) return []
  const askedAt = clock.now().toISOString()
  const fetched = reports.map((day) =>
    forecastDay(day.forecastDate === today ? addEarlierHoursOfDay(day, storedToday) : day, provider.name, askedAt),
  )
  await store.addDays(cell, fetched).catch(logUnsaved(log))
  return fetched
}

export const isForecastFresh = ({ clock, live }: WeatherReportDeps, day: ForecastDay) =>
  day.source === live?.name && ageMs(clock, day.fetchedAt) < FORECAST_FRESH

export function forecastDays(
  { clock, live, season }: WeatherReportDeps,
  cell: WeatherCell,
  today: string,
  known: ForecastDay[],
): ForecastDay[] {
  const now = clock.now().toISOString()
  const typical = season.days(cell, today, FORECAST_DAYS).map((day) => forecastDay(day, season.name, now))
  return fillWithTypicalDays(live ? known : [], typical)
}

// A full disk must not lose the weather just received.
const logUnsaved = (log: Log) => (error: unknown) => log.error('weather.unsaved', { reason: String(error) })

const forecastDay = ({ partial: _, ...day }: DayReport, source: WeatherSource, fetchedAt: string): ForecastDay => ({
  ...day,
  source,
  estimated: source === 'climatology',
  fetchedAt,
})
