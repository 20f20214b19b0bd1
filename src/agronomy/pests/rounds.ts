import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { addDays } from '../dates.ts'
import type { Country } from './actives.ts'
import { type ProductId, roundLimit } from './intervals.ts'
import { recognise } from './product-names.ts'

export interface Treated {
  crop: CanonicalCropId
  country: Country
  sprays: readonly LogEntry[]
  asOf: string
}

/** Season length of perennials, days. */
const SEASON = 365

export const roundsOf = (product: ProductId, { crop, country, sprays, asOf }: Treated): number =>
  sprays.filter(
    ({ date, product: text }) =>
      text !== null && date > addDays(asOf, -SEASON) && recognise(text, country, crop).products.includes(product),
  ).length

export function isSpent(product: ProductId, treated: Treated): boolean {
  const limit = roundLimit(product, treated.crop)
  return limit !== null && roundsOf(product, treated) >= limit.most
}
