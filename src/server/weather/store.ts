import { and, between, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { ForecastDay, WeatherSource } from '../../contracts/weather.ts'
import { deleteInBatches } from '../../db/batched-writes.ts'
import type { Database } from '../../db/open.ts'
import { weatherData } from '../../db/schema/weather.ts'
import { daysBefore } from '../../shared/clock.ts'
import type { WeatherCell } from './cell.ts'
import type { CurrentReport } from './weather-provider.ts'

export interface StoredReport extends CurrentReport {
  source: WeatherSource
  /** Time at which the report was requested. */
  askedAt: string
}

/** Retention of daily rows, longer than a crop's longest season (docs/operating.md). */
const RETENTION_DAYS = 200

export type WeatherStore = ReturnType<typeof createWeatherStore>

/** Last report and daily rows of each cell. `timestamp`: time of the figures; `createdAt`: time of the request. */
export function createWeatherStore(db: Database) {
  const latest = latestOf(db)
  const daily = dailyOf(db)

  async function current(cell: WeatherCell): Promise<StoredReport | null> {
    const [row] = await latest.all({ cell: cell.key })
    return row ? reportOf(row) : null
  }

  /** Days of a cell between two dates, both included, ascending. */
  async function days(cell: WeatherCell, from: string, to: string): Promise<ForecastDay[]> {
    const rows = await daily.all({ cell: cell.key, from, to })
    return rows.map(dayOf)
  }

  function addCurrent(cell: WeatherCell, { observedAt, askedAt, ...report }: StoredReport): Promise<unknown> {
    return upsert([
      { ...commonColumns(cell, askedAt), ...report, timestamp: observedAt, forecastType: 'current', forecastDate: '' },
    ])
  }

  function addDays(cell: WeatherCell, days: ForecastDay[]): Promise<unknown> {
    return upsert(
      days.map(({ estimated: _, fetchedAt, ...day }) => ({
        ...commonColumns(cell, fetchedAt),
        ...day,
        timestamp: fetchedAt,
        forecastType: 'daily',
      })),
    )
  }

  function upsert(rows: (typeof weatherData.$inferInsert)[]): Promise<unknown> {
    return db.write(
      db.orm
        .insert(weatherData)
        .values(rows)
        .onConflictDoUpdate({
          target: [weatherData.cell, weatherData.forecastType, weatherData.forecastDate],
          set: REPLACED,
        }),
    )
  }

  const prune = (asOf: Date) =>
    deleteInBatches(db, weatherData, lt(weatherData.timestamp, daysBefore(asOf, RETENTION_DAYS)))

  return { current, days, addCurrent, addDays, prune }
}

const latestOf = (db: Database) =>
  db.prepared(() =>
    db.orm
      .select()
      .from(weatherData)
      .where(and(eq(weatherData.cell, sql.placeholder('cell')), eq(weatherData.forecastType, 'current'))),
  )

const dailyOf = (db: Database) =>
  db.prepared(() =>
    db.orm
      .select()
      .from(weatherData)
      .where(
        and(
          eq(weatherData.cell, sql.placeholder('cell')),
          eq(weatherData.forecastType, 'daily'),
          between(weatherData.forecastDate, sql.placeholder('from'), sql.placeholder('to')),
        ),
      )
      .orderBy(weatherData.forecastDate),
  )

type Row = typeof weatherData.$inferSelect

const reportOf = (row: Row): StoredReport => ({
  temperature: row.temperature,
  humidity: row.humidity ?? 0,
  precipitation: row.precipitation,
  windSpeed: row.windSpeed ?? 0,
  visibility: row.visibility,
  description: row.description ?? '',
  icon: row.icon ?? '',
  observedAt: row.timestamp,
  source: row.source,
  askedAt: row.createdAt,
})

const dayOf = (row: Row): ForecastDay => ({
  forecastDate: row.forecastDate,
  temperature: row.temperature,
  temperatureMin: row.temperatureMin ?? row.temperature,
  precipitation: row.precipitation,
  precipitationProbability: row.precipitationProbability,
  humidity: row.humidity,
  windSpeed: row.windSpeed,
  description: row.description ?? '',
  icon: row.icon ?? '',
  et0: row.et0,
  source: row.source,
  estimated: false,
  fetchedAt: row.createdAt,
})

const commonColumns = (cell: WeatherCell, askedAt: string) => ({
  id: Bun.randomUUIDv7(),
  cell: cell.key,
  location: { lat: cell.lat, lng: cell.lng, name: null },
  createdAt: askedAt,
})

/** All columns but the key. */
const { id: _, cell: __, forecastType: ___, forecastDate: ____, ...figures } = getTableColumns(weatherData)
const REPLACED = Object.fromEntries(
  Object.entries(figures).map(([name, column]) => [name, sql.raw(`excluded.${column.name}`)]),
)
