import type { CanonicalCropId } from '../../contracts/crops.ts'
import data from '../data/protection/intervals.json' with { type: 'json' }
import { ACTIVES, type ActiveId } from './actives.ts'
import type { ProtectionSourceId } from './protection-sources.ts'

/** Products with intervals: the actives that cards name, and others that farmers log. */
export type ProductId = keyof typeof data.products

interface Interval {
  days: number
  source: ProtectionSourceId
  /** Treatments of one crop and season that the register allows. */
  rounds?: number
  /** Crop of the label, where the figure is that of a near relative. */
  of?: string
}

interface Product {
  /** Given where the product is no active of `actives.json`. */
  name?: string
  re_entry_h?: { value: number; source: ProtectionSourceId }
  every_crop?: Interval
  crops: Partial<Record<CanonicalCropId, Interval>>
}

const PRODUCTS = data.products as Record<ProductId, Product>
export const PRODUCT_IDS = Object.keys(PRODUCTS) as ProductId[]

/** Days from a spray to the harvest. */
export interface Wait {
  days: number
  /** False: no label was read for this crop, and the cautious figure stands in. */
  known: boolean
  source: ProtectionSourceId
}

const UNKNOWN: Wait = { days: data.unknown.days, known: false, source: data.unknown.source as ProtectionSourceId }

export const productName = (id: ProductId): string => PRODUCTS[id].name ?? ACTIVES[id as ActiveId].name

/** Product that a card names by these words. */
export const productNamed = (name: unknown): ProductId | null =>
  PRODUCT_IDS.find((id) => productName(id) === name) ?? null

/** Pre-harvest interval; null stands for a product that is not known. */
export function waitAfter(product: ProductId | null, crop: CanonicalCropId): Wait {
  const told = product && (PRODUCTS[product].crops[crop] ?? PRODUCTS[product].every_crop)
  return told ? { days: told.days, known: true, source: told.source } : UNKNOWN
}

/** Hours for which people stay out of a sprayed field; null: until the spray is dry. */
export const reEntryOf = (product: ProductId | null): Product['re_entry_h'] | null =>
  product === null ? null : (PRODUCTS[product].re_entry_h ?? null)

/** Treatments of one crop and season, after which resistance grows. */
export interface RoundLimit {
  most: number
  source: ProtectionSourceId
}

/** Limit of the register, else one of our own for its kind; null for what is mild. */
export function roundLimit(product: ProductId, crop: CanonicalCropId): RoundLimit | null {
  const told = PRODUCTS[product].crops[crop]
  if (told?.rounds !== undefined) return { most: told.rounds, source: told.source }
  if (PRODUCTS[product].every_crop) return null
  const kind = product in ACTIVES && ACTIVES[product as ActiveId].kind === 'fungicide' ? 'fungicide' : 'insecticide'
  return { most: data.rounds[kind], source: data.rounds.source as ProtectionSourceId }
}
