import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { SoilType } from '../../contracts/farm.ts'
import type { Country, Nutrients } from '../../contracts/grades.ts'
import { itemAt } from '../../shared/lookups.ts'
import type { ZoneId } from '../climate/zones.ts'
import { fertilizerOf } from '../crops/fertilizer.ts'
import type { Dose, FertilizerFigures, SplitFigures } from './figures.ts'
import { contentOf, USUAL_GRADES } from './grades.ts'
import { makesNitrogen, makingsOf, onceOf } from './makings.ts'
import { roundsOf } from './rounds.ts'
import { type FeedingSystem, type Target, targetFor } from './targets.ts'

export interface FeedingWant {
  crop: CanonicalCropId
  zone: ZoneId
  country: Country
  system: FeedingSystem
  soil: SoilType
}

/** Product and its greatest amount within crop and soil limits. */
export interface PlannedDose extends Dose {
  most: number
  bought?: { kg: number; bags: number }
}

export interface PlannedSplit {
  n: number
  of: number
  /** Usual product first; a second where one is not enough. */
  products: readonly [PlannedDose, ...PlannedDose[]]
  row: SplitFigures
  scheme: number
}

export interface FeedingPlan {
  splits: PlannedSplit[]
  target: Target | null
}

/** Season's applications in usual products; shares and days from the record. Null for an unknown rate. */
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

const plans = new Map<string, FeedingPlan | null>()

export function planFor(want: FeedingWant): FeedingPlan | null {
  const record = fertilizerOf(want.crop)
  const target = record && targetFor(record, want.zone, want.system)
  const scheme = record ? schemeOf(record, want) : -1
  const rows = record?.splits?.[scheme]?.rows.filter(isTimed)
  if (!record || !target || !rows || rows.length === 0) return null
  const doses = dosesOf(record, target.row.target_element_kg_ha, rows, want)
  const once = onceOf(want.soil)
  const slack = slackOf(doses.flat(), record.maximum.season_element_kg_ha)
  const given = rows.flatMap((row, n) => {
    const [first, ...rest] = itemAt(doses, n).map((dose) => ({
      ...dose,
      most: dose.kgPerHectare * Math.min(slack, once / elementsOf(itemAt(doses, n)).n),
    }))
    return first ? [{ row, products: [first, ...rest] as const }] : []
  })
  return {
    target,
    splits: given.map((split, n) => ({ ...split, n: n + 1, of: given.length, scheme })),
  }
}

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

function slackOf(doses: readonly Dose[], ceiling: Nutrients): number {
  const given = elementsOf(doses)
  return Math.min(ceiling.n / given.n, ceiling.p / given.p, ceiling.k / given.k)
}

export const isTimed = (row: SplitFigures): boolean => Boolean(row.days ?? row.days_after_transplanting ?? row.stage)

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
