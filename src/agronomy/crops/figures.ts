/** Figures of one crop as `data/crops/<crop>.json` writes them: lengths in days, depths and heights in m, temperatures in °C. */
export interface CropFigures {
  /** Names in the languages of both countries, lower case. */
  aliases: string[]
  /** FAO-56 Table 12, and the greatest height. */
  kc: KcFigures & Sourced & { h_max_m: number; year2?: KcFigures }
  /** FAO-56 Table 11; null for trees that have no row. */
  stages: Sourced & { chosen: StageFigures | null; year2?: StageFigures }
  /** FAO-56 Table 22. */
  root: Sourced & { zr_default_m: number; p: number }
  gdd: GddFigures | null
  /** Shortest and longest season known; null for perennials. */
  season_days: number[] | null
  /** Yield response to water for the whole season (FAO-33): one figure, or a range. */
  ky?: { season: number | number[] }
  /** Temperatures of day and night at which flowering suffers. */
  heat_limit_c?: Sourced & { day: number; night: number }
  cold_when_young_c?: number
  /** ECOCROP: tolerated minimum and maximum mean temperature; yearly rain for survival and for the optimum. */
  ecocrop: {
    t_abs_min_c?: number | null
    t_opt_max_c?: number | null
    t_abs_max_c?: number | null
    rain_abs_mm?: number[]
    rain_opt_mm?: number[]
    kill_temp_c?: number | null
  } | null
  /** Minimum yearly rain for rice without a pond, mm. */
  rain_need_mm?: { upland_min: number; source: string }
  spacing: SpacingFigures[]
  harvest?: Sourced & { safe_storage_moisture_pct?: number }
}

/** `rough`: from memory, a proxy or a choice, and never shown as precise. */
interface Sourced {
  source: string
  rough: boolean
}

interface KcFigures {
  ini: number
  mid: number
  end: number
}

interface StageFigures {
  ini: number
  dev: number
  mid: number
  late: number
  total: number
}

interface GddFigures extends Sourced {
  t_base_c: number
  t_upper_c: number
  /** Present if AquaCrop has degree days for this crop's stages. */
  stage_gdd?: object
}

interface SpacingFigures {
  /** Country of the row; a row without one is for all other countries. */
  country?: string
  row_cm?: number | number[]
  plant_cm?: number | number[]
  plants_per_stand?: number
  plants_per_ha?: number
}
