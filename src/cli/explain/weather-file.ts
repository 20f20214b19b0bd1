import Papa from 'papaparse'
import type { DayWeather } from '../../agronomy/types.ts'
import { technicalError } from '../../shared/errors.ts'

/** Column names in use for each value; the first match counts. */
const COLUMNS: Record<keyof Omit<DayWeather, 'estimated'>, string[]> = {
  date: ['date', 'day', 'time', 'forecastdate'],
  tMax: ['tmax', 'temperature_2m_max', 'tmax_c', 'temperaturemax', 'temperature'],
  tMin: ['tmin', 'temperature_2m_min', 'tmin_c', 'temperaturemin'],
  rain: ['rain', 'precipitation', 'precipitation_sum', 'rain_mm', 'rain_sum', 'prcp'],
  rainProbability: ['rainprobability', 'precipitationprobability', 'precipitation_probability_max'],
  humidity: ['humidity', 'rh', 'rh_pct', 'relative_humidity_2m_mean', 'rhmean'],
  windMax: ['windmax', 'windspeed', 'wind_speed_10m_max', 'wind_speed_10m_max_kmh'],
  windMean: ['windmean', 'wind_speed_10m_mean'],
  radiation: ['radiation', 'rs', 'shortwave_radiation_sum', 'srad'],
  sunshineHours: ['sunshinehours', 'sunshine_hours'],
  dewPoint: ['dewpoint', 'tdew', 'dew_point_2m_mean'],
  et0: ['et0', 'eto', 'et0_fao_evapotranspiration'],
}

/**
 * Days of weather from a CSV with a header line, a JSON list of days, or an Open-Meteo answer (`daily`). °C, mm, %
 * (`humidity`, or `rhmax` and `rhmin`), km/h at 10 m (or `u2` in m/s at 2 m), MJ m⁻² a day; temperatures and the date are needed, the rest may be absent. Ascending by date.
 * @throws AppError with the line at fault.
 */
export async function readWeatherFile(path: string): Promise<DayWeather[]> {
  const file = Bun.file(path)
  if (!(await file.exists())) throw technicalError('not_found', `There is no file ${path}. Check the path.`)
  const text = await file.text()
  const rows = /^\s*[[{]/.test(text) ? jsonRows(text, path) : csvRows(text)
  if (rows.length === 0) throw technicalError('invalid', `${path} has no days.`)
  return rows.map((row, n) => dayOf(row, `${path}, day ${n + 1}`)).sort((a, b) => (a.date < b.date ? -1 : 1))
}

type Row = Record<string, unknown>

function jsonRows(text: string, path: string): Row[] {
  try {
    const json: Row[] | { daily?: Record<string, unknown[]> } = JSON.parse(text)
    if (Array.isArray(json)) return json.map(lowercaseColumnNames)
    const daily = json.daily
    if (!daily?.time) throw new Error('no days')
    return daily.time.map((_, n) =>
      lowercaseColumnNames(Object.fromEntries(Object.entries(daily).map(([name, values]) => [name, values[n]]))),
    )
  } catch {
    throw technicalError('invalid', `${path} must be a JSON list of days or an Open-Meteo response.`)
  }
}

const csvRows = (text: string): Row[] =>
  Papa.parse<Row>(text, { header: true, skipEmptyLines: true, comments: '#' }).data.map(lowercaseColumnNames)

const lowercaseColumnNames = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name.trim().toLowerCase(), value]))

function dayOf(row: Row, where: string): DayWeather {
  const find = (column: keyof typeof COLUMNS) =>
    COLUMNS[column].map((name) => row[name]).find((value) => value !== undefined && value !== null && value !== '')
  const number = (column: keyof typeof COLUMNS): number | null => {
    const value = find(column)
    if (value === undefined) return null
    const parsed = Number(value)
    if (!Number.isFinite(parsed))
      throw technicalError('invalid', `${where}: ${column} must be a number, not ${String(value)}.`)
    return parsed
  }
  const figure = (name: string): number | null => {
    const value = row[name]
    return value === undefined || value === '' || !Number.isFinite(Number(value)) ? null : Number(value)
  }
  const date = String(find('date') ?? '').slice(0, 10)
  const tMax = number('tMax')
  const tMin = number('tMin') ?? tMax
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw technicalError('invalid', `${where}: the date must be YYYY-MM-DD`)
  if (tMax === null || tMin === null) throw technicalError('invalid', `${where}: tMax and tMin are required.`)
  return {
    date,
    tMax,
    tMin,
    rain: number('rain') ?? 0,
    rainProbability: number('rainProbability'),
    humidity: number('humidity') ?? meanOf(figure('rhmax'), figure('rhmin')),
    windMax: number('windMax'),
    windMean: number('windMean') ?? at10Metres(figure('u2')),
    radiation: number('radiation'),
    sunshineHours: number('sunshineHours'),
    dewPoint: number('dewPoint'),
    et0: number('et0'),
    estimated: false,
  }
}

const meanOf = (a: number | null, b: number | null) => (a === null || b === null ? null : (a + b) / 2)

/** Converts m/s at 2 m to km/h at 10 m: the inverse of FAO-56 eq. 47. */
const at10Metres = (u2: number | null) => (u2 === null ? null : (u2 / (4.87 / Math.log(67.8 * 10 - 5.42))) * 3.6)
