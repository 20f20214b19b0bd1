import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'

export interface BoughtProduct {
  id: GradeId
  kg: number
  /** Half a bag, kg. */
  half: number
}

export interface ApplicationLimits {
  hectares: number
  /** Maximum nitrogen per application, kg/ha. */
  singleN: number
  atOnce: (id: GradeId) => number
}

export interface ApplicationDoses {
  share: Nutrients
  /** Doses, one per product, in the order of the products. */
  doses: Dose[]
  /** Share of the straight nitrogen that goes to this application, 0 to 1. */
  open: number
  /** Nitrogen in the rounded amounts so far, kg. */
  nitrogen: number
}

/** One product in all applications. */
export interface ProductDoses {
  product: BoughtProduct
  /** Doses, one per application, in order. */
  doses: Dose[]
}

/** One product in one application. */
export interface Dose {
  product: BoughtProduct
  application: ApplicationDoses
  column: ProductDoses
  kg: number
}

export const ROUNDING_TOLERANCE = 1e-6

export const nitrogenInProduct = ({ id }: BoughtProduct, kg: number): number => kg * GRADES[id].holds.n

export const nitrogenInApplication = ({ doses }: ApplicationDoses): number =>
  doses.reduce((sum, { product, kg }) => sum + nitrogenInProduct(product, kg), 0)

export const isStraightNitrogen = (id: GradeId): boolean => GRADES[id].holds.p === 0 && GRADES[id].holds.k === 0

/** Returns the kg by which a dose may still grow; negative above a limit. */
export function remainingRoomFor(
  { product, application, kg }: Dose,
  { hectares, singleN, atOnce }: ApplicationLimits,
): number {
  const { n } = GRADES[product.id].holds
  const free = (singleN * hectares - nitrogenInApplication(application)) / n
  return Math.min(n > 0 ? free : Number.POSITIVE_INFINITY, atOnce(product.id) * hectares - kg)
}

/** Returns the doses that can take an amount over: later applications first, then earlier ones, nearest first. */
export function otherDosesOf(dose: Dose, doses = dose.column.doses): Dose[] {
  const at = doses.indexOf(dose)
  return [...doses.slice(at + 1), ...doses.slice(0, at).reverse()]
}
