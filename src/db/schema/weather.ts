import { index, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { WeatherSource } from '../../contracts/weather.ts'
import { createdAtColumn, idColumn, jsonColumn } from './columns.ts'

export const weatherData = sqliteTable(
  'weather_data',
  {
    id: idColumn(),
    cell: text('cell').notNull(),
    location: jsonColumn<{ lat: number; lng: number; name: string | null }>('location').notNull(),
    timestamp: text('timestamp').notNull(),
    temperature: real('temperature').notNull(),
    temperatureMin: real('temperature_min'),
    humidity: real('humidity'),
    precipitation: real('precipitation').notNull(),
    precipitationProbability: real('precipitation_probability'),
    windSpeed: real('wind_speed'),
    visibility: real('visibility'),
    et0: real('et0'),
    description: text('description'),
    icon: text('icon'),
    source: text('source').$type<WeatherSource>().notNull(),
    forecastType: text('forecast_type').$type<'current' | 'daily'>().notNull(),
    /** Local day; `''` for the current report. */
    forecastDate: text('forecast_date').notNull(),
    createdAt: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('weather_cell_day').on(t.cell, t.forecastType, t.forecastDate),
    index('weather_timestamp').on(t.timestamp),
  ],
)
