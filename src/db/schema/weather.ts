import { index, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, id, json } from './columns.ts'

/** Weather of a 0.1° cell: one row for the current report, one for each forecast or past day. */
export const weatherData = sqliteTable(
  'weather_data',
  {
    id: id(),
    /** `lat,lng` rounded to 0.1°. */
    cell: text('cell').notNull(),
    location: json<{ lat: number; lng: number; name: string | null }>('location').notNull(),
    /** Observation time, or for a day the time of the request. */
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
    /** Local day; `''` for the current report. */
    forecastDate: text('forecast_date').notNull(),
    /** Time of the request to the provider. */
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('weather_cell_day').on(t.cell, t.forecastType, t.forecastDate),
    index('weather_timestamp').on(t.timestamp),
  ],
)
