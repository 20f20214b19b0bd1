import { type CanonicalCropId, CROPS } from '../../contracts/crops.ts'
import type { GrowthStage, SoilType } from '../../contracts/farm.ts'
import type { ZoneId } from '../climate/zones.ts'
import { isRough } from '../sources.ts'
import { type GrowthStarts, growthStarts, type StageLengths } from './crop-growth.ts'
import {
  CROP_RECORDS,
  type CropRecord,
  type HarvestRecord,
  SOIL_RECORDS,
  type SpacingRecord,
  type WindowRecord,
} from './crop-records.ts'

/** What is known of one crop. Days, metres, °C; `rough` marks what rests on memory or a proxy. */
export interface CropFacts {
  id: CanonicalCropId
  latin: string
  /** Trees, bushes and plantain mats: their year follows the calendar, not a planting date. */
  perennial: boolean
  /** Years until a tree or bush bears; 0 for annuals and mats. */
  yearsToBear: number
  /** Single crop coefficients (FAO-56 Table 12) and greatest height, m. */
  kc: { ini: number; mid: number; end: number; hMax: number; rough: boolean }
  /** Coefficients of a second year in the ground (cassava), days counted from the end of the first. */
  secondYear: { kc: { ini: number; mid: number; end: number }; stages: StageLengths } | null
  /** FAO-56 stage lengths as used here: the table's, brought inside the season lengths known for the crop. */
  stages: StageLengths & { rough: boolean }
  /** First day of each growth stage; null for a stage the crop does not show. */
  growth: GrowthStarts
  /** Greatest effective rooting depth for scheduling (m) and depletion fraction p at ETc 5 mm/day (Table 22). */
  root: { zrMax: number; p: number; rough: boolean }
  gdd: GddFacts | null
  /** Day and night temperatures at which flowering suffers, °C; `general` when the crop has no record of its own. */
  heat: { day: number; night: number; rough: boolean }
  /** Tmin below `slow` stops growth; at or below `kill` the plant dies (null: unknown). */
  cold: { slow: number | null; kill: number | null }
  /** Seasonal yield response to water (FAO-33); null when unknown. */
  ky: number | null
  /** Growth stages in which lack of water costs most. */
  sensitiveStages: readonly GrowthStage[]
  /** What the record says of them, and whether that is weak. */
  sensitive: { text: string; rough: boolean } | null
  /** Shortest and longest usual season; null for perennials. */
  seasonDays: readonly [number, number] | null
  plantingWindows: readonly PlantingWindowFacts[]
  spacing: readonly SpacingRecord[]
  harvest: (HarvestRecord & { rough: boolean }) | null
  /** True when any figure the water balance rests on is weak. */
  rough: boolean
}

export interface GddFacts {
  base: number
  upper: number
  /** Degree days to maturity of AquaCrop's default cultivar; null when unknown. */
  maturity: number | null
  /** Degree days at each stage; null where AquaCrop has no such crop. */
  stages: { emergence: number; flowering: number; senescence: number; maturity: number } | null
  rough: boolean
}

export interface PlantingWindowFacts extends WindowRecord {
  zoneIds: readonly ZoneId[]
  /** Source id, `<crop>.window.<n>`. */
  id: string
  rough: boolean
}

export interface SoilFacts {
  type: SoilType
  /** Volumetric water at field capacity and wilting point, m³/m³, and available water, mm per m depth. */
  fc: number
  wp: number
  tawPerMetre: number
  /** Water at saturation, m³/m³ (from memory, only used for paddy). */
  saturation: number
  /** Deep percolation under a pond, mm/day (FAO range 2-5, from memory). */
  percolation: number
  /** Share of the rain above 20 mm in a day that runs off (a choice). */
  runoffShare: number
  /** Whether the farmer named the soil. */
  assumed: boolean
}

/** Everything known of a crop. Every canonical id has a record. */
export function cropFacts(id: CanonicalCropId): CropFacts {
  const facts = FACTS.get(id)
  if (!facts) throw new Error(`No facts for crop ${id}`)
  return facts
}

/** The soil class's water; for an unknown soil the cautious class of the zone (methods §7). */
export function soilFacts(soil: SoilType | null, zone?: ZoneId): SoilFacts {
  if (soil) return SOILS[soil]
  return zone && SANDY_ZONES.has(zone) ? ASSUMED_SAND : ASSUMED_MIXED
}

/** Upland soils there are mostly sand to loamy sand (crops.json `nigeria_notes`; Namibia's north: Kalahari sand, from memory). */
const SANDY_ZONES = new Set<ZoneId>(['sahel', 'na_north_central', 'na_northeast'])

const SOILS: Record<SoilType, SoilFacts> = {
  sand: soil('sand', 0.36, 5, 0.1),
  mixed: soil('mixed', 0.41, 5, 0.1),
  loam: soil('loam', 0.46, 4, 0.1),
  silt: soil('silt', 0.43, 3, 0.2),
  clay: soil('clay', 0.55, 2, 0.2),
}
const ASSUMED_SAND: SoilFacts = { ...SOILS.sand, assumed: true }
const ASSUMED_MIXED: SoilFacts = { ...SOILS.mixed, assumed: true }

function soil(type: SoilType, saturation: number, percolation: number, runoffShare: number): SoilFacts {
  const record = SOIL_RECORDS[type]
  if (!record) throw new Error(`No facts for soil ${type}`)
  const { fc, wp } = record
  return { type, fc, wp, tawPerMetre: record.taw_mm_per_m, saturation, percolation, runoffShare, assumed: false }
}

function factsOf(record: CropRecord): CropFacts {
  const perennial = record.type.startsWith('perennial')
  const stages = stagesOf(record)
  const kcRough = Boolean(record.kc.quality) || isRough(record.kc.source)
  const stagesRough = isRough(record.stages.source) || record.id === 'spinach'
  const rootRough = isRough(record.root.source)
  const heat = record.heat_limit_c
  const ky = record.ky?.season
  return {
    id: record.id,
    latin: record.latin,
    perennial,
    yearsToBear: YEARS_TO_BEAR[record.id] ?? 0,
    kc: { ini: record.kc.ini, mid: record.kc.mid, end: record.kc.end, hMax: heightOf(record), rough: kcRough },
    secondYear:
      record.id === 'cassava' && record.kc.year2 && record.stages.year2
        ? { kc: record.kc.year2, stages: record.stages.year2 }
        : null,
    stages: { ...stages, rough: stagesRough },
    growth: growthStarts(record.id, record.id === 'cassava' ? { ...stages, total: 270 } : stages),
    root: { zrMax: record.root.zr_default_m, p: record.root.p, rough: rootRough },
    gdd: gddOf(record),
    heat: heat ? { day: heat.day, night: heat.night, rough: false } : { day: 35, night: 27, rough: true },
    cold: {
      slow: record.gdd?.t_base_c ?? record.ecocrop?.t_abs_min_c ?? null,
      kill: record.ecocrop?.kill_temp_c ?? null,
    },
    ky: ky === undefined ? null : typeof ky === 'number' ? ky : (ky[0]! + ky[1]!) / 2,
    sensitiveStages: SENSITIVE[record.id] ?? ['flowering', 'fruiting'],
    sensitive: record.water_sensitive_stage
      ? { text: record.water_sensitive_stage.stage, rough: isRough(record.water_sensitive_stage.source) }
      : null,
    seasonDays: record.season_days ? [record.season_days[0]!, record.season_days[1]!] : null,
    plantingWindows: (record.planting_windows ?? []).map((window, n) => ({
      ...window,
      zoneIds: window.zone_ids ?? [window.zone as ZoneId],
      id: `${record.id}.window.${n}`,
      rough: isRough(window.source),
    })),
    spacing: record.spacing ?? [],
    harvest: record.harvest ? { ...record.harvest, rough: isRough(record.harvest.source) } : null,
    rough: kcRough || stagesRough || rootRough,
  }
}

/** Stage lengths of a variety of `days`: every stage in proportion (methods §2). */
export function scaleStages(stages: StageLengths, days: number): StageLengths {
  const factor = days / stages.total
  const ini = Math.round(stages.ini * factor)
  const dev = Math.round(stages.dev * factor)
  const mid = Math.round(stages.mid * factor)
  return {
    ini,
    dev,
    mid,
    late: Math.max(1, Math.round(days) - ini - dev - mid),
    total: Math.max(ini + dev + mid + 1, Math.round(days)),
  }
}

function stagesOf(record: CropRecord): StageLengths {
  // FAO-56 has spinach; the spinach of West Africa is amaranth, cut at 21-45 days (stages.row of the record).
  if (record.id === 'spinach') return { ini: 10, dev: 15, mid: 15, late: 5, total: 45 }
  const chosen = record.stages.chosen
  // A tree's stage lengths only carry its Kc, which is the mid value all year.
  if (!chosen) return { ini: 90, dev: 90, mid: 120, late: 65, total: 365 }
  const { ini, dev, mid, late, total } = chosen
  const longest = record.season_days?.[1]
  const table = { ini, dev, mid, late, total }
  return longest !== undefined && total > longest && record.id !== 'plantain' ? scaleStages(table, longest) : table
}

/** Height matters to the climate adjustment only; where the record has none, a usual one (from memory). */
const heightOf = (record: CropRecord): number => record.kc.h_max_m ?? HEIGHTS[record.id] ?? 1

function gddOf(record: CropRecord): GddFacts | null {
  const gdd = record.gdd
  if (!gdd) return null
  const s = gdd.stage_gdd
  return {
    base: gdd.t_base_c,
    upper: gdd.t_upper_c,
    maturity: gdd.maturity_gdd,
    stages: s
      ? { emergence: s.emergence, flowering: s.yield_formation_start, senescence: s.senescence, maturity: s.maturity }
      : null,
    rough: Boolean(gdd.quality) || isRough(gdd.source),
  }
}

const HEIGHTS: Partial<Record<CanonicalCropId, number>> = { yam: 2, okra: 1, mangoes: 5 }

/** From memory. */
const YEARS_TO_BEAR: Partial<Record<CanonicalCropId, number>> = {
  cocoa: 3,
  coffee: 3,
  mangoes: 4,
  oranges: 4,
  avocados: 4,
}

const LEAFY: readonly GrowthStage[] = ['planted', 'seedling', 'vegetative', 'mature']
const SENSITIVE: Partial<Record<CanonicalCropId, readonly GrowthStage[]>> = {
  cassava: ['planted', 'seedling', 'vegetative'],
  'sweet-potato': ['planted', 'seedling', 'vegetative'],
  yam: ['fruiting'],
  potatoes: ['vegetative', 'fruiting'],
  onion: ['fruiting'],
  cabbage: ['vegetative'],
  carrots: ['planted', 'fruiting'],
  lettuce: LEAFY,
  spinach: LEAFY,
  rice: ['vegetative', 'flowering'],
  wheat: ['seedling', 'vegetative', 'flowering'],
}

/** Every canonical crop id, in catalogue order. */
export const CANONICAL_CROPS = (Object.keys(CROPS) as (keyof typeof CROPS)[]).filter(
  (id): id is CanonicalCropId => !('canonical' in CROPS[id]),
)

const FACTS = new Map(CROP_RECORDS.map((record) => [record.id, factsOf(record)]))
