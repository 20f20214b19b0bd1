import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'
import { MIN_KG_PER_HECTARE } from './cheapest-mix.ts'
import {
  type ApplicationDoses,
  type ApplicationLimits,
  type BoughtProduct,
  isStraightNitrogen,
  nitrogenInApplication,
  nitrogenInProduct,
  type ProductDoses,
  ROUNDING_TOLERANCE,
} from './doses.ts'
import { tryRoundDosesToHalfBags } from './half-bags.ts'
import { mergeDosesToHalfBags, mergeSmallDoses, moveExcessDoses } from './move-doses.ts'
import { roundDosesToBags } from './round-to-bags.ts'

/** Rate from which a compound that is the only product is split by nitrogen shares, kg/ha (our choice). */
const WORTH_SPLITTING = 100
/** P in P2O5, by mass; labels print P2O5. */
const PHOSPHORUS_SHARE_OF_P2O5 = 0.4364

/**
 * Splits products over applications: [application][product] in kg. Compounds follow their phosphate or potash share;
 * straight nitrogen fills the rest. @param shares nutrient shares of each application
 */
export function splitProductsOverApplications(
  shares: readonly Nutrients[],
  bought: readonly BoughtProduct[],
  limits: ApplicationLimits,
): number[][] {
  const applications = shares.map((share): ApplicationDoses => ({ share, doses: [], open: 0, nitrogen: 0 }))
  const columns = bought.map((product) => columnOf(product, applications))
  splitCompounds(columns, limits)
  splitStraights(columns, applications, limits)
  for (const application of applications) moveExcessDoses(application, limits)
  for (const column of columns) {
    mergeSmallDoses(column, limits)
    mergeDosesToHalfBags(column, limits)
  }
  if (!tryRoundDosesToHalfBags(columns, limits)) for (const column of columns) roundDosesToBags(column, limits)
  return applications.map(({ doses }) => doses.map(({ kg }) => kg))
}

function columnOf(product: BoughtProduct, applications: readonly ApplicationDoses[]): ProductDoses {
  const column: ProductDoses = { product, doses: [] }
  for (const application of applications) {
    const dose = { product, application, column, kg: 0 }
    application.doses.push(dose)
    column.doses.push(dose)
  }
  return column
}

function splitCompounds(columns: readonly ProductDoses[], { hectares }: ApplicationLimits): void {
  const least = MIN_KG_PER_HECTARE * hectares - ROUNDING_TOLERANCE
  const alone = !columns.some(({ product }) => isStraightNitrogen(product.id) && product.kg >= least)
  for (const { product, doses } of columns) {
    const { id, kg } = product
    if (isStraightNitrogen(id)) continue
    const byNitrogen = alone && kg >= WORTH_SPLITTING * hectares - ROUNDING_TOLERANCE
    const parts = partsOf(doses, ({ application }) => shareFollowed(id, application.share, byNitrogen))
    for (const [dose, part] of parts) dose.kg = part * kg
  }
}

function splitStraights(
  columns: readonly ProductDoses[],
  applications: readonly ApplicationDoses[],
  { hectares }: ApplicationLimits,
): void {
  const all = columns.reduce((sum, { product }) => sum + nitrogenInProduct(product, product.kg), 0)
  const lacking = (application: ApplicationDoses) =>
    Math.max(0, application.share.n * all - nitrogenInApplication(application))
  for (const [application, part] of partsOf(applications, lacking)) application.open = part
  for (const { product, doses } of columns) {
    const { id, kg } = product
    if (!isStraightNitrogen(id)) continue
    const once = kg < 2 * MIN_KG_PER_HECTARE * hectares - ROUNDING_TOLERANCE ? centroidOf(applications) : null
    for (const [s, dose] of doses.entries()) dose.kg = once === null ? dose.application.open * kg : s === once ? kg : 0
  }
}

/** Returns the application nearest to the centroid of the nitrogen shares, which gets amounts too small to split. */
const centroidOf = (applications: readonly ApplicationDoses[]): number =>
  Math.round(applications.reduce((sum, { open }, s) => sum + open * s, 0))

/** Returns the share that a product follows: phosphate, or potash without phosphate; nitrogen for a sole compound. */
function shareFollowed(id: GradeId, share: Nutrients, byNitrogen: boolean): number {
  const { n, p } = GRADES[id].holds
  if (byNitrogen && n > 0 && n >= p / PHOSPHORUS_SHARE_OF_P2O5 - ROUNDING_TOLERANCE) return share.n
  return p > 0 ? share.p : share.k
}

/** Pairs each item with its share of all weights. Without weights the last item gets everything. */
function partsOf<T>(list: readonly T[], weightOf: (one: T) => number): [T, number][] {
  const sum = list.reduce((all, one) => all + weightOf(one), 0)
  return list.map((one, s) => [one, sum > 0 ? weightOf(one) / sum : s === list.length - 1 ? 1 : 0])
}
