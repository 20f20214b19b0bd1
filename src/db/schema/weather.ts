import { index, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, id, json } from './columns.ts'

/** Weather kept by 0.1° cell: a row for the current report, and one for each day forecast or past. */
export const weatherData = sqliteTable(
  'weather_data',
  {
    id: id(),
    /** `lat,lng` rounded to 0.1°. */
    cell: text('cell').notNull(),
    location: json<{ lat: number; lng: number; name: string | null }>('location').notNull(),
    /** The time that the figures are of: of the observation, or for a day when the provider was asked. */
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
    source: text('source').notNull(),
    forecastType: text('forecast_type').$type<'current' | 'daily'>().notNull(),
    /** The place's own day; `''` for the current report. */
    forecastDate: text('forecast_date').notNull(),
    /** When the provider was asked: how fresh the row is. */
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('weather_cell_day').on(t.cell, t.forecastType, t.forecastDate),
    index('weather_timestamp').on(t.timestamp),
  ],
)
