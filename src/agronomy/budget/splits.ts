import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import {
  type Application,
  type Bought,
  type Column,
  isStraight,
  NEARLY,
  nitrogenIn,
  nitrogenOf,
  type SplitLimits,
} from './doses.ts'
import { LEAST_KG_HA } from './exact-mix.ts'
import { halfBags } from './half-bags.ts'
import { mergeSmall, mergeToHalfBags, moveExcess } from './moves.ts'
import { roundToBags } from './round-to-bags.ts'

/** Rate from which a compound that is the only product is split by nitrogen shares, kg/ha (our choice). */
const WORTH_SPLITTING = 100
/** P in P2O5, by mass; labels print P2O5. */
const P2O5 = 0.4364

/**
 * Splits products over applications: [application][product] in kg. Compounds follow their phosphate or potash share;
 * straight nitrogen fills the rest. @param shares nutrient shares of each application
 */
export function splitUp(shares: readonly Nutrients[], bought: readonly Bought[], limits: SplitLimits): number[][] {
  const applications = shares.map((share): Application => ({ share, doses: [], open: 0, nitrogen: 0 }))
  const columns = bought.map((product) => columnOf(product, applications))
  splitCompounds(columns, limits)
  splitStraights(columns, applications, limits)
  for (const application of applications) moveExcess(application, limits)
  for (const column of columns) {
    mergeSmall(column, limits)
    mergeToHalfBags(column, limits)
  }
  if (!halfBags(columns, limits)) for (const column of columns) roundToBags(column, limits)
  return applications.map(({ doses }) => doses.map(({ kg }) => kg))
}

function columnOf(product: Bought, applications: readonly Application[]): Column {
  const column: Column = { product, doses: [] }
  for (const application of applications) {
    const dose = { product, application, column, kg: 0 }
    application.doses.push(dose)
    column.doses.push(dose)
  }
  return column
}

function splitCompounds(columns: readonly Column[], { hectares }: SplitLimits): void {
  const least = LEAST_KG_HA * hectares - NEARLY
  const alone = !columns.some(({ product }) => isStraight(product.id) && product.kg >= least)
  for (const { product, doses } of columns) {
    const { id, kg } = product
    if (isStraight(id)) continue
    const byNitrogen = alone && kg >= WORTH_SPLITTING * hectares - NEARLY
    const parts = partsOf(doses, ({ application }) => shareFollowed(id, application.share, byNitrogen))
    for (const [dose, part] of parts) dose.kg = part * kg
  }
}

function splitStraights(
  columns: readonly Column[],
  applications: readonly Application[],
  { hectares }: SplitLimits,
): void {
  const all = columns.reduce((sum, { product }) => sum + nitrogenOf(product, product.kg), 0)
  const lacking = (application: Application) => Math.max(0, application.share.n * all - nitrogenIn(application))
  for (const [application, part] of partsOf(applications, lacking)) application.open = part
  for (const { product, doses } of columns) {
    const { id, kg } = product
    if (!isStraight(id)) continue
    const once = kg < 2 * LEAST_KG_HA * hectares - NEARLY ? centroidOf(applications) : null
    for (const [s, dose] of doses.entries()) dose.kg = once === null ? dose.application.open * kg : s === once ? kg : 0
  }
}

/** Application nearest to the centroid of the nitrogen shares; an amount for only one application goes there. */
const centroidOf = (applications: readonly Application[]): number =>
  Math.round(applications.reduce((sum, { open }, s) => sum + open * s, 0))

/** Returns the share that a product follows: phosphate, or potash without phosphate; nitrogen for a sole compound. */
function shareFollowed(id: GradeId, share: Nutrients, byNitrogen: boolean): number {
  const { n, p } = GRADES[id].holds
  if (byNitrogen && n > 0 && n >= p / P2O5 - NEARLY) return share.n
  return p > 0 ? share.p : share.k
}

/** Pairs each item with its share of all weights. Without weights the last item gets everything. */
function partsOf<T>(list: readonly T[], weightOf: (one: T) => number): [T, number][] {
  const sum = list.reduce((all, one) => all + weightOf(one), 0)
  return list.map((one, s) => [one, sum > 0 ? weightOf(one) / sum : s === list.length - 1 ? 1 : 0])
}
