import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { ZoneId } from '../climate/zones.ts'
import data from '../data/crops.json' with { type: 'json' }

/** One crop as `data/crops.json` writes it (lengths in days, depths in m, temperatures in °C). */
export interface CropRecord {
  id: CanonicalCropId
  latin: string
  type: string
  kc: KcRecord & { source: string; quality?: string | null; h_max_m?: number | null; year2?: KcRecord }
  stages: { chosen: StagesRecord | null; year2?: StagesRecord; source: string }
  root: { zr_default_m: number; zr_max_m_range: number[]; p: number; source: string }
  root_year2?: { zr_default_m: number; p: number }
  gdd: GddRecord | null
  season_days: number[] | null
  season_source?: string
  ky?: { season: number | number[]; by_stage?: Record<string, number>; source: string }
  water_sensitive_stage?: { stage: string; source: string }
  heat_limit_c?: { day: number; night: number; stage: string; source: string }
  ecocrop?: { t_abs_min_c?: number | null; t_abs_max_c?: number | null; kill_temp_c?: number | null }
  planting_windows?: WindowRecord[]
  spacing?: SpacingRecord[]
  harvest?: HarvestRecord
}

interface KcRecord {
  ini: number
  mid: number
  end: number
}

interface StagesRecord {
  ini: number
  dev: number
  mid: number
  late: number
  total: number
}

interface GddRecord {
  t_base_c: number
  t_upper_c: number
  maturity_gdd: number | null
  source: string
  quality?: string
  pollination_limits_c?: { cold: number; heat_start: number; heat_total: number }
  stage_gdd?: {
    emergence: number
    yield_formation_start: number
    flowering_duration: number
    senescence: number
    maturity: number
  }
}

export interface WindowRecord {
  zone: string
  zone_ids?: ZoneId[]
  /** `MM-DD`. */
  start: string
  end: string
  season: string
  irrigated: boolean
  wraps_year: boolean
  source: string
}

export interface SpacingRecord {
  row_cm?: number | number[]
  plant_cm?: number | number[]
  plants_per_stand?: number
  plants_per_ha?: number
  source: string
}

export interface HarvestRecord {
  sign?: string
  safe_storage_moisture_pct?: number
  max_moisture_pct?: number
  aflatoxin_risk?: boolean
  days_range?: number[]
  first_pick_days?: number[]
  every_days?: number | number[]
  months_nigeria?: string
  days_after_flowering?: number[]
  drain_days_before?: number[]
  dry_within_h?: number
  process_within_h?: number
  source?: string
}

export const CROP_RECORDS = data.crops as unknown as CropRecord[]

export interface SoilRecord {
  fao_row: string
  fc: number
  wp: number
  taw_mm_per_m: number
}

export const SOIL_RECORDS = data.soils.classes as unknown as Record<string, SoilRecord>
