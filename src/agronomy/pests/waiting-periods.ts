import type { CanonicalCropId } from '../../contracts/crops.ts'
import { jsonData } from '../../shared/json-data.ts'
import { isKeyOf, keysOf } from '../../shared/records.ts'
import data from '../data/protection/intervals.json' with { type: 'json' }
import { ACTIVE_INGREDIENTS, type ActiveIngredientId } from './active-ingredients.ts'
import type { ProtectionSourceId } from './protection-sources.ts'

/** Products with intervals: actives on cards, and others that farmers log. */
export type ProductId = keyof typeof data.products

interface Interval {
  days: number
  source: ProtectionSourceId
  /** Registered treatments per crop and season. */
  rounds?: number
  /** Crop on the product label, if the label names only a related crop. */
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
export interface PreHarvestInterval {
  days: number
  known: boolean
  source: ProtectionSourceId
}

const UNKNOWN_INTERVAL: PreHarvestInterval = { ...jsonData<Interval>(data.unknown), known: false }

export const productName = (id: ProductId): string =>
  PRODUCTS[id].name ?? ACTIVE_INGREDIENTS[id as ActiveIngredientId].name

export const findProductByName = (name: unknown): ProductId | null =>
  PRODUCT_IDS.find((id) => productName(id) === name) ?? null

export function preHarvestInterval(product: ProductId | null, crop: CanonicalCropId): PreHarvestInterval {
  const labels = product && (PRODUCTS[product].crops[crop] ?? PRODUCTS[product].every_crop)
  return labels ? { days: labels.days, known: true, source: labels.source } : UNKNOWN_INTERVAL
}

const STORED_CROP_INTERVALS = jsonData<Partial<Record<CanonicalCropId, Interval>>>(data.stored)

/** Days before a harvest that was treated in store is eaten or sold. */
export function storedWait(crop: CanonicalCropId): PreHarvestInterval {
  const read = STORED_CROP_INTERVALS[crop]
  return read ? { days: read.days, known: true, source: read.source } : UNKNOWN_INTERVAL
}

/** Re-entry interval, hours. */
export interface ReEntryInterval {
  value: number
  known: boolean
  source: ProtectionSourceId
}

/** Longest known interval, for products without one. */
const UNKNOWN_RE_ENTRY: ReEntryInterval = {
  value: Math.max(...Object.values(PRODUCTS).map(({ re_entry_h }) => re_entry_h?.value ?? 0)),
  known: false,
  source: 'choice',
}

export function reEntryInterval(product: ProductId | null): ReEntryInterval {
  const label = product && PRODUCTS[product].re_entry_h
  return label ? { ...label, known: true } : UNKNOWN_RE_ENTRY
}

const ROUND_LIMITS = jsonData<Record<'insecticide' | 'fungicide', number> & Pick<RoundLimit, 'source'>>(data.rounds)

interface RoundLimit {
  most: number
  source: ProtectionSourceId
}

export function sprayRoundLimit(product: ProductId, crop: CanonicalCropId): RoundLimit | null {
  const label = PRODUCTS[product].crops[crop]
  if (label?.rounds !== undefined) return { most: label.rounds, source: label.source }
  if (PRODUCTS[product].every_crop) return null
  const kind =
    isKeyOf(ACTIVE_INGREDIENTS, product) && ACTIVE_INGREDIENTS[product].kind === 'fungicide'
      ? 'fungicide'
      : 'insecticide'
  return { most: ROUND_LIMITS[kind], source: ROUND_LIMITS.source }
}
