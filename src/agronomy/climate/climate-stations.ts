import data from '../data/climate_normals.json' with { type: 'json' }

/** Monthly means of one point. Temperatures °C, rain mm/month, humidity %, wind m/s at 2 m, radiation MJ m⁻² day⁻¹. */
export interface Station {
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
  /** Penman-Monteith over Hargreaves by month, where it was checked. */
  hargreavesRatio: number[] | null
}

interface StationRecord {
  station: string
  country: string
  lat: number
  lon: number
  elevation_m?: number | null
  tmax_c: (number | null)[]
  tmin_c: (number | null)[]
  rain_mm: (number | null)[]
  rain_days_ge_1mm: (number | null)[]
  rh_pct: (number | null)[]
  wind_ms_2m: (number | null)[]
  rs_mj_m2_day: (number | null)[]
  eto_check?: { pm_mm_day: number[]; hargreaves_mm_day: number[] }
}

const records = [...data.stations, ...data.extra_nigerian_points] as unknown as StationRecord[]
const ilorinGauge = records.find((r) => r.station.startsWith('Ilorin ('))!
const ilorinReanalysis = records.find((r) => r.station === 'Ilorin')!

/** Mean rain of a day with 1 mm or more, mm: the one gauge with credible rain days (Ilorin; POWER counts 1.5-2 times too many). */
export const RAIN_PER_WET_DAY = sum(ilorinGauge.rain_mm) / sum(ilorinGauge.rain_days_ge_1mm)

function stationOf(record: StationRecord): Station {
  const name = record.station
  const coast = NAMIBIAN_COAST.has(name)
  return {
    name,
    lat: record.lat,
    lng: record.lon,
    elevation: record.elevation_m ?? HEIGHTS[name] ?? 100,
    tMax: coast ? COAST.tMax : shifted(series(record.tmax_c), TOO_WARM[name] ?? 0),
    tMin: coast ? COAST.tMin : shifted(series(record.tmin_c), TOO_WARM[name] ?? 0),
    rain: scaled(series(record.rain_mm), TOO_DRY.has(name) ? 1.25 : 1),
    humidity: coast ? COAST.humidity : series(record.rh_pct),
    wind: WIND_TOO_LOW.has(name)
      ? new Array(12).fill(2)
      : series((record === ilorinGauge ? ilorinReanalysis : record).wind_ms_2m),
    radiation: series(record.rs_mj_m2_day),
    hargreavesRatio: record.eto_check
      ? record.eto_check.pm_mm_day.map((pm, month) => pm / record.eto_check!.hargreaves_mm_day[month]!)
      : null,
  }
}

/** Take FAO-56's 2 m/s instead: `quality` of the record, and Dutse, whose series is Kano's neighbouring cell with the same artefact. */
const WIND_TOO_LOW = new Set(['Benin City', 'Kano', 'Dutse'])

/** `kano_rain_conflict.reading`: scale stored rain by about 1.25; Dutse shares the cell's dry bias. */
const TOO_DRY = new Set(['Kano', 'Dutse'])

/** `quality` of Windhoek: subtract about 1 °C from the height-uncorrected grid. */
const TOO_WARM: Record<string, number> = { Windhoek: -1 }

/**
 * Walvis Bay has no monthly series, only yearly ranges of the monthly means (`other_figures`: tmax 15.7-20.4, tmin
 * 9.9-15.1, warmest in February, coldest in August, humidity 65-81 %); a cosine through them serves it and Lüderitz,
 * on the same cold current.
 */
const NAMIBIAN_COAST = new Set(['Walvis Bay', 'Luderitz'])
const COAST = { tMax: cosine(18.05, 2.35), tMin: cosine(12.5, 2.6), humidity: cosine(73, 4) }

/** Heights of the points the file gives none for, m, rounded (from memory). */
const HEIGHTS: Record<string, number> = {
  Umuahia: 150,
  Uyo: 65,
  Awka: 140,
  Bauchi: 615,
  Yenagoa: 10,
  Asaba: 50,
  Abakaliki: 115,
  'Ado-Ekiti': 455,
  Gombe: 460,
  Owerri: 75,
  Dutse: 460,
  'Birnin Kebbi': 250,
  Damaturu: 455,
  Gusau: 450,
  'Zaria (Samaru)': 685,
  Aba: 60,
}

/** Twelve months round `mean`, highest in February. */
function cosine(mean: number, amplitude: number): number[] {
  return Array.from({ length: 12 }, (_, month) => mean + amplitude * Math.cos(((month - 1) * Math.PI) / 6))
}

function series(values: (number | null)[] | null | undefined): number[] | null {
  return values && values.length === 12 && values.every((v) => typeof v === 'number') ? (values as number[]) : null
}

const shifted = (values: number[] | null, by: number) => values?.map((v) => v + by) ?? null
const scaled = (values: number[] | null, by: number) => values?.map((v) => v * by) ?? null

function sum(values: (number | null)[]): number {
  return values.reduce<number>((total, v) => total + (v ?? 0), 0)
}

export const STATIONS: Station[] = records.filter((r) => r !== ilorinReanalysis).map(stationOf)
