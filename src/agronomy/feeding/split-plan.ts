import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { SoilType } from '../../contracts/farm.ts'
import type { Country, Nutrients } from '../../contracts/grades.ts'
import type { ZoneId } from '../climate/zones.ts'
import { fertilizerOf } from '../crops/fertilizer.ts'
import type { Dose, FertilizerFigures, SplitFigures } from './figures.ts'
import { contentOf, USUAL_GRADES } from './grades.ts'
import { makesNitrogen, makingsOf, onceOf } from './makings.ts'
import { roundsOf } from './rounds.ts'
import { type FeedingSystem, type Target, targetFor } from './targets.ts'

/** Inputs of a season's fertilizer plan. */
export interface FeedingWant {
  crop: CanonicalCropId
  zone: ZoneId
  country: Country
  system: FeedingSystem
  soil: SoilType
}

/** A product of a feeding, and the most of it that no limit of crop and soil forbids. */
export interface PlannedDose extends Dose {
  /** kg/ha. */
  most: number
  /** Amount that the farmer bought for the whole field. */
  bought?: { kg: number; bags: number }
}

/** One feeding of a season with what to give. */
export interface PlannedSplit {
  n: number
  of: number
  /** The usual one first; a second where one alone cannot bring it. */
  products: readonly [PlannedDose, ...PlannedDose[]]
  row: SplitFigures
  /** Index of the record's scheme, which names its source. */
  scheme: number
}

export interface FeedingPlan {
  splits: PlannedSplit[]
  /** Null: the farmer's own plan. */
  target: Target | null
}

/**
 * A season's feedings in the products that are usually sold. Shares and days of each split are the record's. Null where no
 * rate is known.
 */
export function feedingPlan(want: FeedingWant): FeedingPlan | null {
  const { crop, zone, country, system, soil } = want
  const key = `${crop} ${zone} ${country} ${system} ${soil}`
  let plan = plans.get(key)
  if (plan === undefined) {
    plan = planFor(want)
    plans.set(key, plan)
  }
  return plan
}

/** Memo of a pure function: one entry a crop, zone, way of growing and soil. */
const plans = new Map<string, FeedingPlan | null>()

/** The same worked out anew. */
export function planFor(want: FeedingWant): FeedingPlan | null {
  const record = fertilizerOf(want.crop)
  const target = record && targetFor(record, want.zone, want.system)
  const scheme = record ? schemeOf(record, want) : -1
  const rows = record?.splits?.[scheme]?.rows.filter(isTimed)
  if (!record || !target || !rows || rows.length === 0) return null
  const doses = dosesOf(record, target.row.target_element_kg_ha, rows, want)
  const once = onceOf(record, want.soil)
  const slack = slackOf(doses.flat(), record.maximum.season_element_kg_ha)
  const given = rows.flatMap((row, n) => {
    const [first, ...rest] = doses[n]!.map((dose) => ({
      ...dose,
      most: dose.kgPerHectare * Math.min(slack, once / elementsOf(doses[n]!).n),
    }))
    return first ? [{ row, products: [first, ...rest] as const }] : []
  })
  return {
    target,
    splits: given.map((split, n) => ({ ...split, n: n + 1, of: given.length, scheme })),
  }
}

/** kg/ha of each element in what is given. */
export function elementsOf(doses: readonly Dose[]): Nutrients {
  const sum = { n: 0, p: 0, k: 0 }
  for (const { grade, kgPerHectare } of doses) {
    const { n, p, k } = contentOf(grade)
    sum.n += n * kgPerHectare
    sum.p += p * kgPerHectare
    sum.k += k * kgPerHectare
  }
  return sum
}

/** Ratio of the season's limit to the amount given, for the scarcest element. */
function slackOf(doses: readonly Dose[], ceiling: Nutrients): number {
  const given = elementsOf(doses)
  return Math.min(ceiling.n / given.n, ceiling.p / given.p, ceiling.k / given.k)
}

/** False for applications after each picking or cutting, which have no date. */
export const isTimed = (row: SplitFigures): boolean => Boolean(row.days ?? row.days_after_transplanting ?? row.stage)

/** Index of the split scheme that a field follows; -1 for none. */
export function schemeOf({ splits = [] }: FertilizerFigures, { zone, soil, system }: FeedingWant): number {
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
  want: FeedingWant,
): Dose[][] {
  if (!makesNitrogen(target))
    return roundsOf(
      rows.map(({ share }) => share),
      makingsOf(record, target, want),
    )
  const { phosphate } = USUAL_GRADES[want.country]
  const all = target.p / contentOf(phosphate).p
  return rows.map(({ share }) => (share.p > 0 && all > 0 ? [{ grade: phosphate, kgPerHectare: all * share.p }] : []))
}
