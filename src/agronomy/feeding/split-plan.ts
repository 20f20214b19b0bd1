import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { SoilType } from '../../contracts/farm.ts'
import type { Country, Nutrients } from '../../contracts/grades.ts'
import { itemAt } from '../../shared/lookups.ts'
import type { ZoneId } from '../climate/zones.ts'
import { fertilizerFigures } from '../crops/fertilizer.ts'
import { distributeOverRounds } from './application-rounds.ts'
import type { FertilizerFigures, ProductRate, SplitFigures } from './fertilizer-figures.ts'
import { nutrientContent, USUAL_GRADES } from './grades.ts'
import { chooseSeasonProducts, fixesNitrogen, maxNitrogenPerApplication } from './season-products.ts'
import { findNutrientTarget, type NutrientTarget, type ProductionSystem } from './targets.ts'

export interface ApplicationPlanInput {
  crop: CanonicalCropId
  zone: ZoneId
  country: Country
  system: ProductionSystem
  soil: SoilType
}

/** Product and its greatest amount within crop and soil limits. */
export interface PlannedDose extends ProductRate {
  most: number
  bought?: { kg: number; bags: number }
}

export interface PlannedApplicationProducts {
  n: number
  of: number
  /** Usual product first; a second where one is not enough. */
  products: readonly [PlannedDose, ...PlannedDose[]]
  row: SplitFigures
  scheme: number
}

export interface ApplicationPlan {
  splits: PlannedApplicationProducts[]
  target: NutrientTarget | null
}

/** Season's applications in usual products; shares and days from the crop's fertilizer record. Null for an unknown rate. */
export function buildApplicationPlan(want: ApplicationPlanInput): ApplicationPlan | null {
  const { crop, zone, country, system, soil } = want
  const key = `${crop} ${zone} ${country} ${system} ${soil}`
  let plan = cachedPlans.get(key)
  if (plan === undefined) {
    plan = buildUncachedPlan(want)
    cachedPlans.set(key, plan)
  }
  return plan
}

const cachedPlans = new Map<string, ApplicationPlan | null>()

export function buildUncachedPlan(want: ApplicationPlanInput): ApplicationPlan | null {
  const record = fertilizerFigures(want.crop)
  const target = record && findNutrientTarget(record, want.zone, want.system)
  const scheme = record ? findSplitScheme(record, want) : -1
  const rows = record?.splits?.[scheme]?.rows.filter(hasApplicationTime)
  if (!record || !target || !rows || rows.length === 0) return null
  const doses = dosesOf(record, target.row.target_element_kg_ha, rows, want)
  const once = maxNitrogenPerApplication(want.soil)
  const slack = slackOf(doses.flat(), record.maximum.season_element_kg_ha)
  const given = rows.flatMap((row, n) => {
    const [first, ...rest] = itemAt(doses, n).map((dose) => ({
      ...dose,
      most: dose.kgPerHectare * Math.min(slack, once / nutrientsInDoses(itemAt(doses, n)).n),
    }))
    return first ? [{ row, products: [first, ...rest] as const }] : []
  })
  return {
    target,
    splits: given.map((split, n) => ({ ...split, n: n + 1, of: given.length, scheme })),
  }
}

export function nutrientsInDoses(doses: readonly ProductRate[]): Nutrients {
  const sum = { n: 0, p: 0, k: 0 }
  for (const { grade, kgPerHectare } of doses) {
    const { n, p, k } = nutrientContent(grade)
    sum.n += n * kgPerHectare
    sum.p += p * kgPerHectare
    sum.k += k * kgPerHectare
  }
  return sum
}

function slackOf(doses: readonly ProductRate[], ceiling: Nutrients): number {
  const given = nutrientsInDoses(doses)
  return Math.min(ceiling.n / given.n, ceiling.p / given.p, ceiling.k / given.k)
}

export const hasApplicationTime = (row: SplitFigures): boolean =>
  Boolean(row.days ?? row.days_after_transplanting ?? row.stage)

export function findSplitScheme(
  { splits = [] }: FertilizerFigures,
  { zone, soil, system }: ApplicationPlanInput,
): number {
  const grown = splits.findIndex(({ scheme }) =>
    system === 'upland' ? scheme === 'upland' : scheme.startsWith('lowland'),
  )
  if (grown >= 0) return grown
  const own = splits.findIndex(
    ({ zones }) =>
      zones !== 'all' && (zones.includes(zone) || (soil === 'sand' && zones.some((text) => text.includes('sand')))),
  )
  return own >= 0 ? own : splits.findIndex(({ zones }) => zones === 'all')
}

function dosesOf(
  record: FertilizerFigures,
  target: Nutrients,
  rows: readonly SplitFigures[],
  want: ApplicationPlanInput,
): ProductRate[][] {
  if (!fixesNitrogen(target))
    return distributeOverRounds(
      rows.map(({ share }) => share),
      chooseSeasonProducts(record, target, want),
    )
  const { phosphate } = USUAL_GRADES[want.country]
  const all = target.p / nutrientContent(phosphate).p
  return rows.map(({ share }) => (share.p > 0 && all > 0 ? [{ grade: phosphate, kgPerHectare: all * share.p }] : []))
}
