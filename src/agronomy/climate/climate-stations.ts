import { jsonData } from '../../shared/json-data.ts'
import { itemAt } from '../../shared/lookups.ts'
import data from '../data/climate_normals.json' with { type: 'json' }

/** Monthly means of one point. Temperatures °C, rain mm/month, humidity %, wind m/s at 2 m, radiation MJ m⁻² day⁻¹. */
interface Station {
  name: string
  lat: number
  lng: number
  elevation: number
  tMax: number[] | null
  tMin: number[] | null
  rain: number[] | null
  humidity: number[] | null
  wind: number[] | null
  radiation: number[] | null
  /** Monthly ratio of Penman-Monteith to Hargreaves; null if unchecked. */
  hargreavesRatio: number[] | null
}

interface StationRecord {
  station: string
  lat: number
  lon: number
  elevation_m: number
  /** Correction of a faulty series, as its note says: FAO-56's wind of 2 m/s, or a factor on rain. */
  correction?: { wind_ms_2m?: number; rain_factor?: number }
  cold_coast?: boolean
  /** Wet days from a gauge; POWER counts 1.5-2 times too many. */
  gauge?: boolean
  tmax_c: (number | null)[]
  tmin_c: (number | null)[]
  rain_mm: (number | null)[]
  rain_days_ge_1mm: (number | null)[]
  rh_pct: (number | null)[]
  wind_ms_2m: (number | null)[]
  rs_mj_m2_day: (number | null)[]
  eto_check?: { pm_mm_day: number[]; hargreaves_mm_day: number[] }
}

const stationRecords = jsonData<StationRecord[]>([...data.stations, ...data.extra_nigerian_points])
const rainGaugeRecord = stationRecords.find((record) => record.gauge)!

/** Mean rain of a day with 1 mm or more, mm: from the one gauge with credible rain days. */
export const RAIN_PER_WET_DAY = sumOfKnown(rainGaugeRecord.rain_mm) / sumOfKnown(rainGaugeRecord.rain_days_ge_1mm)

function stationOf(record: StationRecord): Station {
  const { correction, eto_check: checked } = record
  return {
    name: record.station,
    lat: record.lat,
    lng: record.lon,
    elevation: record.elevation_m,
    tMax: monthlyValues(record.tmax_c),
    tMin: monthlyValues(record.tmin_c),
    rain: monthlyValues(record.rain_mm)?.map((v) => v * (correction?.rain_factor ?? 1)) ?? null,
    humidity: monthlyValues(record.rh_pct),
    wind: correction?.wind_ms_2m ? new Array(12).fill(correction.wind_ms_2m) : monthlyValues(record.wind_ms_2m),
    radiation: monthlyValues(record.rs_mj_m2_day),
    hargreavesRatio: checked?.pm_mm_day.map((pm, month) => pm / itemAt(checked.hargreaves_mm_day, month)) ?? null,
    ...(record.cold_coast ? COLD_COAST_NORMALS : {}),
  }
}

/**
 * Walvis Bay has only yearly ranges of monthly means (`other_figures`: tmax 15.7-20.4, tmin 9.9-15.1, warmest in
 * February, humidity 65-81 %); a cosine through them serves it and Lüderitz, on the same cold current.
 */
const COLD_COAST_NORMALS = {
  tMax: cosineMonths(18.05, 2.35),
  tMin: cosineMonths(12.5, 2.6),
  humidity: cosineMonths(73, 4),
}

function cosineMonths(mean: number, amplitude: number): number[] {
  return Array.from({ length: 12 }, (_, month) => mean + amplitude * Math.cos(((month - 1) * Math.PI) / 6))
}

function monthlyValues(values: (number | null)[] | null | undefined): number[] | null {
  return values && values.length === 12 && values.every((v) => typeof v === 'number') ? values : null
}

function sumOfKnown(values: (number | null)[]): number {
  return values.reduce<number>((total, v) => total + (v ?? 0), 0)
}

export const CLIMATE_STATIONS: Station[] = stationRecords.map(stationOf)
