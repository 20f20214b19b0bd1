import * as z from 'zod/mini'
import { addDays, dayOfYear } from '../../../agronomy/dates.ts'
import { DAYS_PER_YEAR_ROW, MISSING_RAIN, rainDayIndex } from '../../../agronomy/rain-odds/rain-years.ts'
import { createJsonClient, type JsonRequest, ProviderFailure } from '../../foundation/fetch-json.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { PLAUSIBLE_WEATHER } from '../weather-provider.ts'
import { isLeapYear } from './history-file.ts'
import { openMeteoAddress } from './open-meteo-address.ts'
import type { RainCell } from './rain-cell.ts'
import { ERA5_SOURCE, type RainStore } from './rain-store.ts'

/** Complete years requested before the current one. */
const YEARS = 30
/** ERA5 ends about five days before today. */
const NOT_YET_KNOWN_DAYS = 5
/** Days after which a year that was not complete is requested again. */
const STALE_DAYS = 28
const PATIENCE_MS = 30_000

const archiveAnswer = z.object({
  daily: z
    .object({
      time: z.array(z.iso.date()).check(z.minLength(1)),
      precipitation_sum: z.array(z.nullable(PLAUSIBLE_WEATHER.millimetres)),
    })
    .check(z.refine(({ time, precipitation_sum: rain }) => time.length === rain.length)),
})

/** Result of one night. `left` counts the years still to be requested; null if the night ended early. */
interface DownloadReport {
  calls: number
  stored: number
  /** Reason for which the night ended before all years were stored. */
  ended: 'limit' | 'provider' | null
}

/** Downloads the rain of past years from Open-Meteo's archive, a year a call, cells with most farmers first. */
export function createHistoryDownload({
  db,
  config,
  clock,
  fetch,
  log,
  store,
}: Pick<Foundation, 'db' | 'config' | 'clock' | 'fetch' | 'log'> & { store: RainStore }) {
  const address = openMeteoAddress(config, 'ARCHIVE')

  /** Requests what is missing until the day's limit is reached or the provider refuses; the next night continues. */
  async function run(): Promise<DownloadReport> {
    const report: DownloadReport = { calls: 0, stored: 0, ended: null }
    if (config.WEATHER_PROVIDER === 'climatology') return report
    const today = clock.now().toISOString().slice(0, 10)
    const done = await store.fetchedSince(ERA5_SOURCE, today)
    const ask = createJsonClient({ fetch, clock, log }, 'open-meteo archive', { patienceMs: PATIENCE_MS })
    for (const { cell } of await store.farmedCells()) {
      for (const year of await missingYears(store, cell, today)) {
        if (done + report.calls >= config.HISTORY_DAILY_CALLS) return { ...report, ended: 'limit' }
        report.calls++
        const outcome = await storeYear(ask, cell, year, today)
        if (outcome === 'stored') report.stored++
        else if (outcome === 'provider') return { ...report, ended: 'provider' }
        else break
      }
    }
    return report
  }

  /** Downloads and stores one year. Returns `refused` if the provider has no data for the cell. */
  async function storeYear(ask: JsonRequest, cell: RainCell, year: number, today: string) {
    try {
      const { daily } = await ask(`${address}/v1/archive?${archiveQuery(cell, year, today)}`, archiveAnswer)
      const values = yearValues(daily, year)
      const fetchedAt = clock.now().toISOString()
      await db.write(...store.keep([{ cell: cell.key, year, source: ERA5_SOURCE, values, fetchedAt }]))
      return 'stored'
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      return error.ofTheQuestion ? 'refused' : 'provider'
    }
  }

  return { run }
}

function archiveQuery({ place }: RainCell, year: number, today: string): URLSearchParams {
  const last = lastKnownDay(today)
  return new URLSearchParams({
    latitude: String(place.lat),
    longitude: String(place.lng),
    start_date: `${year}-01-01`,
    end_date: last < `${year}-12-31` ? last : `${year}-12-31`,
    daily: 'precipitation_sum',
    models: ERA5_SOURCE,
    timezone: place.country === 'NA' ? 'Africa/Windhoek' : 'Africa/Lagos',
  })
}

/** Rain of each day of a year, in tenths of mm. */
function yearValues({ time, precipitation_sum }: z.infer<typeof archiveAnswer>['daily'], year: number): Uint16Array {
  const values = new Uint16Array(DAYS_PER_YEAR_ROW).fill(MISSING_RAIN)
  time.forEach((date, n) => {
    const rain = precipitation_sum[n]
    if (rain != null && date.startsWith(`${year}-`))
      values[rainDayIndex(dayOfYear(date), isLeapYear(year))] = Math.round(rain * 10)
  })
  return values
}

const lastKnownDay = (today: string) => addDays(today, -NOT_YET_KNOWN_DAYS - 1)

/** Years of a cell that are not stored, or were stored before they were over, newest first. */
async function missingYears(store: RainStore, { key }: RainCell, today: string): Promise<number[]> {
  const known = new Map((await store.fetched(key, ERA5_SOURCE)).map(({ year, fetchedAt }) => [year, fetchedAt]))
  const current = Number(lastKnownDay(today).slice(0, 4))
  return Array.from({ length: YEARS + 1 }, (_, n) => current - n).filter((year) => {
    const fetchedAt = known.get(year)
    if (fetchedAt === undefined) return true
    const wasComplete = lastKnownDay(fetchedAt.slice(0, 10)) >= `${year}-12-31`
    return !wasComplete && fetchedAt.slice(0, 10) <= addDays(today, -STALE_DAYS)
  })
}
