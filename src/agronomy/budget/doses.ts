import { GRADES, type GradeId, type Nutrients } from '../../contracts/grades.ts'

export interface Bought {
  id: GradeId
  kg: number
  /** Half a bag, kg. */
  half: number
}

export interface SplitLimits {
  hectares: number
  /** Maximum nitrogen per application, kg/ha. */
  singleN: number
  atOnce: (id: GradeId) => number
}

export interface Application {
  share: Nutrients
  /** Doses, one per product, in the order of the products. */
  doses: Dose[]
  /** Share of the straight nitrogen, 0 to 1. */
  open: number
  /** Nitrogen in the rounded amounts so far, kg. */
  nitrogen: number
}

/** One product in all applications. */
export interface Column {
  product: Bought
  /** Doses, one per application, in order. */
  doses: Dose[]
}

/** One product in one application. */
export interface Dose {
  product: Bought
  application: Application
  column: Column
  kg: number
}

export const NEARLY = 1e-6

export const nitrogenOf = ({ id }: Bought, kg: number): number => kg * GRADES[id].holds.n

export const nitrogenIn = ({ doses }: Application): number =>
  doses.reduce((sum, { product, kg }) => sum + nitrogenOf(product, kg), 0)

export const isStraight = (id: GradeId): boolean => GRADES[id].holds.p === 0 && GRADES[id].holds.k === 0

/** Returns the kg by which a dose may still grow; negative above a limit. */
export function roomFor({ product, application, kg }: Dose, { hectares, singleN, atOnce }: SplitLimits): number {
  const { n } = GRADES[product.id].holds
  const free = (singleN * hectares - nitrogenIn(application)) / n
  return Math.min(n > 0 ? free : Number.POSITIVE_INFINITY, atOnce(product.id) * hectares - kg)
}

/** Returns the doses that can take an amount over: later applications first, then earlier ones, nearest first. */
export function othersThan(dose: Dose, doses = dose.column.doses): Dose[] {
  const at = doses.indexOf(dose)
  return [...doses.slice(at + 1), ...doses.slice(0, at).reverse()]
}
