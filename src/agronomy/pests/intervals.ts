import type { CanonicalCropId } from '../../contracts/crops.ts'
import { jsonData } from '../../shared/json-data.ts'
import { isKeyOf, keysOf } from '../../shared/records.ts'
import data from '../data/protection/intervals.json' with { type: 'json' }
import { ACTIVES, type ActiveId } from './actives.ts'
import type { ProtectionSourceId } from './protection-sources.ts'

/** Products with intervals: actives on cards, and others that farmers log. */
export type ProductId = keyof typeof data.products

interface Interval {
  days: number
  source: ProtectionSourceId
  /** Registered treatments per crop and season. */
  rounds?: number
  /** Crop of the label, if a relative's. */
  of?: string
}

interface Product {
  name?: string
  re_entry_h?: { value: number; source: ProtectionSourceId }
  every_crop?: Interval
  crops: Partial<Record<CanonicalCropId, Interval>>
}

const PRODUCTS = jsonData<Record<ProductId, Product>>(data.products)
export const PRODUCT_IDS = keysOf(PRODUCTS)

/** Pre-harvest interval, days. */
export interface Wait {
  days: number
  known: boolean
  source: ProtectionSourceId
}

const UNKNOWN: Wait = { ...jsonData<Interval>(data.unknown), known: false }

export const productName = (id: ProductId): string => PRODUCTS[id].name ?? ACTIVES[id as ActiveId].name

export const productNamed = (name: unknown): ProductId | null =>
  PRODUCT_IDS.find((id) => productName(id) === name) ?? null

export function waitAfter(product: ProductId | null, crop: CanonicalCropId): Wait {
  const labels = product && (PRODUCTS[product].crops[crop] ?? PRODUCTS[product].every_crop)
  return labels ? { days: labels.days, known: true, source: labels.source } : UNKNOWN
}

/** Re-entry interval, hours. */
export interface ReEntry {
  value: number
  known: boolean
  source: ProtectionSourceId
}

/** Longest known interval, for products without one. */
const UNKNOWN_RE_ENTRY: ReEntry = {
  value: Math.max(...Object.values(PRODUCTS).map(({ re_entry_h }) => re_entry_h?.value ?? 0)),
  known: false,
  source: 'choice',
}

export function reEntryOf(product: ProductId | null): ReEntry {
  const label = product && PRODUCTS[product].re_entry_h
  return label ? { ...label, known: true } : UNKNOWN_RE_ENTRY
}

const ROUNDS = jsonData<Record<'insecticide' | 'fungicide', number> & Pick<RoundLimit, 'source'>>(data.rounds)

interface RoundLimit {
  most: number
  source: ProtectionSourceId
}

export function roundLimit(product: ProductId, crop: CanonicalCropId): RoundLimit | null {
  const label = PRODUCTS[product].crops[crop]
  if (label?.rounds !== undefined) return { most: label.rounds, source: label.source }
  if (PRODUCTS[product].every_crop) return null
  const kind = isKeyOf(ACTIVES, product) && ACTIVES[product].kind === 'fungicide' ? 'fungicide' : 'insecticide'
  return { most: ROUNDS[kind], source: ROUNDS.source }
}
