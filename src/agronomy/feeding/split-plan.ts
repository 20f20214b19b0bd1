import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { SoilType } from '../../contracts/farm.ts'
import { type Country, K_IN_K2O, type Nutrients, P_IN_P2O5 } from '../../contracts/grades.ts'
import type { ZoneId } from '../climate/zones.ts'
import { fertilizerOf } from '../crops/all-fertilizer.ts'
import type { Dose, FertilizerFigures, SplitFigures } from './figures.ts'
import { contentOf, USUAL_GRADES } from './grades.ts'
import { type FeedingSystem, type Target, targetFor } from './targets.ts'

/** What a season's feeding is worked out from. */
export interface FeedingWant {
  crop: CanonicalCropId
  zone: ZoneId
  country: Country
  system: FeedingSystem
  soil: SoilType
}

/** One feeding of a season with what to give. */
export interface PlannedSplit extends Dose {
  n: number
  of: number
  row: SplitFigures
  /** Of the record's splits, which scheme and row: names its source. */
  scheme: number
}

export interface FeedingPlan {
  splits: PlannedSplit[]
  target: Target
}

/** kg/ha under which a round does not pay the walk, and is given with another (AKILIMO). */
const WORTH_A_ROUND = 25
/** Target of nitrogen, kg/ha, up to which a crop that needs more phosphate makes its own (legumes). */
const FIXES_ITS_OWN = 20
/** How much more potash than phosphate makes potash the measure of the compound (a choice). */
const POTASH_LEADS = 1.5

/**
 * A season's feedings in the products that are usually sold: the compound by the phosphate (or potash) it has to bring, with
 * the nitrogen that is missing as urea. Shares and days of each split are the record's. Null where no rate is known.
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

function planFor(want: FeedingWant): FeedingPlan | null {
  const record = fertilizerOf(want.crop)
  const target = record && targetFor(record, want.zone, want.system)
  const scheme = record ? schemeOf(record, want) : -1
  const rows = record?.splits?.[scheme]?.rows.filter(isTimed)
  if (!record || !target || !rows || rows.length === 0) return null
  const doses = dosesOf(record, target.row.target_element_kg_ha, rows, want)
  const given = rows.flatMap((row, n) => (doses[n] ? [{ row, ...doses[n] }] : []))
  return {
    target,
    splits: given.map((split, n) => ({ ...split, n: n + 1, of: given.length, scheme })),
  }
}

/** What follows each picking or cut has no day of its own. */
export const isTimed = (row: SplitFigures): boolean => Boolean(row.days ?? row.days_after_transplanting ?? row.stage)

/** Which of the record's schemes of splits a field follows; -1 where it has none. */
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
  { maximum }: FertilizerFigures,
  target: Nutrients,
  rows: readonly SplitFigures[],
  { country, soil }: FeedingWant,
): (Dose | null)[] {
  const { compound, nitrogen, phosphate } = USUAL_GRADES[country]
  if (target.n <= FIXES_ITS_OWN && target.n < target.p / P_IN_P2O5) {
    const all = target.p / contentOf(phosphate).p
    return rows.map(({ share }) => (share.p > 0 && all > 0 ? { grade: phosphate, kgPerHectare: all * share.p } : null))
  }
  const once = maximum.single_n?.[soil === 'sand' ? 'sand' : 'other'] ?? Number.POSITIVE_INFINITY
  const npk = compoundFor(target, maximum.season_element_kg_ha, contentOf(compound))
  const left = target.n - npk * contentOf(compound).n
  // Where the compound brings all the nitrogen it is what every split gives.
  const alone = left / contentOf(nitrogen).n < WORTH_A_ROUND
  const compounds = rows.map(({ share }) => Math.min(npk * (alone ? share.n : share.p), once / contentOf(compound).n))
  const straights = alone ? rows.map(() => 0) : straightNitrogen(rows, compounds, target.n, left, contentOf(compound).n)
  return joinSmall(
    compounds,
    straights.map((n) => Math.min(n, once) / contentOf(nitrogen).n),
  ).map((kg, n) =>
    kg < WORTH_A_ROUND ? null : { grade: compounds[n]! > 0 ? compound : nitrogen, kgPerHectare: Math.round(kg) },
  )
}

/** kg/ha of the compound: its phosphate or potash fills the target, and no element passes its ceiling. */
function compoundFor(target: Nutrients, ceiling: Nutrients, content: Nutrients): number {
  const potashLeads = target.k / K_IN_K2O > POTASH_LEADS * (target.p / P_IN_P2O5)
  const wanted = potashLeads ? Math.max(target.k / content.k, target.p / content.p) : target.p / content.p
  return Math.min(wanted, target.n / content.n, ceiling.p / content.p, ceiling.k / content.k)
}

/** N of each split that the compound leaves open, scaled so that all of it is given. */
function straightNitrogen(
  rows: readonly SplitFigures[],
  compounds: readonly number[],
  total: number,
  left: number,
  content: number,
): number[] {
  const open = rows.map(({ share }, n) => Math.max(0, share.n * total - compounds[n]! * content))
  const sum = open.reduce((all, n) => all + n, 0)
  return open.map((n) => (sum > 0 ? (n * left) / sum : 0))
}

/** One product a round: what is little, or comes beside the compound, goes with the next round of urea. */
function joinSmall(compounds: readonly number[], straights: readonly number[]): number[] {
  let carried = 0
  return compounds.map((npk, n) => {
    const straight = straights[n]! + carried
    if (npk > 0 || straight < WORTH_A_ROUND) {
      carried = straight
      return npk
    }
    carried = 0
    return straight
  })
}
