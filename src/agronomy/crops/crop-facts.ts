import type { CanonicalCropId } from '../../contracts/crops.ts'
import { lazyValue } from '../../shared/lazy-value.ts'
import { firstItem, itemAt } from '../../shared/lookups.ts'
import { keysOf, recordFrom } from '../../shared/records.ts'
import {
  computeGrowthStageStarts,
  type GrowthStageStarts,
  type StageLengths,
  scaleStageLengths,
} from '../growth/growth-stages.ts'
import { CROP_RECORDS } from './all-crops.ts'
import type { AnnualCrop, CropRecord } from './crop-record.ts'
import type { CropFigures } from './figures.ts'
import { withUniformShape } from './uniform-shape.ts'

/** Record of a crop with derived figures. Days, metres, °C; `rough` marks figures from memory or a proxy. */
export interface CropFacts {
  id: CanonicalCropId
  record: CropRecord
  /** Trees, bushes and mats. */
  perennial: boolean
  /** Years until a tree or bush bears; 0 for annuals and mats. */
  yearsToBear: number
  kc: { ini: number; mid: number; end: number; hMax: number; rough: boolean }
  /** Coefficients of a second year in the ground (cassava), days counted from the end of the first. */
  secondYear: { kc: { ini: number; mid: number; end: number }; stages: StageLengths } | null
  stages: StageLengths & { rough: boolean }
  /** First day of each growth stage; null for a stage that the crop does not show. */
  growth: GrowthStageStarts
  /** Greatest effective rooting depth for scheduling (m) and depletion fraction p at ETc 5 mm/day (Table 22). */
  root: { zrMax: number; p: number; rough: boolean }
  /** Temperature limits for degree days. `byStage`: AquaCrop has degree days for this crop's stages. */
  gdd: { base: number; upper: number; byStage: boolean } | null
  /** Minimum temperatures in °C: growth stops below `slow` (seedlings: `slowYoung`), and the plant dies at or below `kill`; null if unknown. */
  cold: { slow: number | null; slowYoung: number | null; kill: number | null }
  /** Seasonal yield response to water (FAO-33); null when unknown. */
  ky: number | null
  plantsPerHectare: number | null
  /** Moisture for safe storage, %. */
  storage: { moisture: number | null; rough: boolean }
  /** True if a figure that the water balance uses is from memory or a proxy. */
  rough: boolean
}

export const CANONICAL_CROPS = keysOf(CROP_RECORDS)

const allFacts = lazyValue(() => {
  const records = alikeRecords(CANONICAL_CROPS.map((id) => CROP_RECORDS[id]))
  return recordFrom(CANONICAL_CROPS, (id, n) => factsOf(id, itemAt(records, n)))
})

/** Returns the record of a crop with its derived figures. */
export const cropFacts = (id: CanonicalCropId): CropFacts => allFacts()[id]

/** Copies records, figures and practices of all crops to one object shape each, for fast property access. */
function alikeRecords(records: readonly CropRecord[]): CropRecord[] {
  const figures = withUniformShape(records.map((record) => record.figures))
  const establishment = withUniformShape(records.map(({ practice }) => practice.establishment))
  const practice = withUniformShape(
    records.map((record, n) => ({ ...record.practice, establishment: itemAt(establishment, n) })),
  )
  const handling = withUniformShape(records.map((record) => record.handling))
  return withUniformShape(
    records.map((record, n) => ({
      ...record,
      figures: itemAt(figures, n),
      practice: itemAt(practice, n),
      handling: itemAt(handling, n),
    })),
  )
}

function factsOf(id: CanonicalCropId, record: CropRecord): CropFacts {
  const { kc, root, gdd, ecocrop, harvest, ky, ...figures } = record.figures
  const stages = stagesOf(record)
  const rough = figures.stages.rough || typeof ('stages' in record && record.stages) === 'object'
  const shape = shapeOf(record)
  const season = ky?.season
  return {
    id,
    record,
    perennial: record.life !== 'annual',
    yearsToBear: record.life === 'tree' ? record.yearsToBear : 0,
    kc: { ini: kc.ini, mid: kc.mid, end: kc.end, hMax: kc.h_max_m, rough: kc.rough },
    secondYear:
      record.life === 'annual' && kc.year2 && figures.stages.year2
        ? { kc: kc.year2, stages: figures.stages.year2 }
        : null,
    stages: { ...stages, rough },
    growth: computeGrowthStageStarts(shape, { ...stages, total: shape.growth?.ofDays ?? stages.total }),
    root: { zrMax: root.zr_default_m, p: root.p, rough: root.rough },
    gdd: gdd && { base: gdd.t_base_c, upper: gdd.t_upper_c, byStage: gdd.stage_gdd !== undefined },
    cold: {
      slow: gdd?.t_base_c ?? ecocrop?.t_abs_min_c ?? null,
      slowYoung: figures.cold_when_young_c ?? null,
      kill: ecocrop?.kill_temp_c ?? null,
    },
    ky: season === undefined ? null : typeof season === 'number' ? season : (firstItem(season) + itemAt(season, 1)) / 2,
    plantsPerHectare: plantsPerHectare(record.figures),
    storage: { moisture: harvest?.safe_storage_moisture_pct ?? null, rough: harvest?.rough ?? true },
    rough: kc.rough || rough || root.rough,
  }
}

/** First days of the growth stages of a variety with these stage lengths. */
export const growthStartsOfVariety = (record: CropRecord, stages: StageLengths): GrowthStageStarts =>
  computeGrowthStageStarts(shapeOf(record), stages)

function shapeOf(record: CropRecord): Pick<AnnualCrop, 'grownFor' | 'growth'> {
  return record.life === 'annual' ? record : { grownFor: 'fruit', growth: null }
}

function stagesOf(record: CropRecord): StageLengths {
  const { figures } = record
  const chosen = figures.stages.chosen
  // A tree has Kc mid all year; its stage lengths only serve to give that value.
  if (record.life === 'tree') return chosen ?? { ini: 90, dev: 90, mid: 120, late: 65, total: 365 }
  if (typeof record.stages === 'object') return record.stages
  const longest = figures.season_days?.[1]
  const table = chosen!
  return record.stages === 'within-season' && longest !== undefined && table.total > longest
    ? scaleStageLengths(table, longest)
    : table
}

function plantsPerHectare({ spacing: [first] }: CropFigures): number | null {
  if (!first) return null
  if (first.plants_per_ha) return first.plants_per_ha
  const { row_cm, plant_cm } = first
  if (typeof row_cm !== 'number' || typeof plant_cm !== 'number') return null
  return (1e8 / (row_cm * plant_cm)) * (first.plants_per_stand ?? 1)
}
