import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { addDays } from '../dates.ts'
import type { Country } from './actives.ts'
import { type ProductId, roundLimit } from './intervals.ts'
import { recognise } from './product-names.ts'

/** Crop and the sprays in its log, with the country whose names they bear. */
export interface Treated {
  crop: CanonicalCropId
  country: Country
  sprays: readonly LogEntry[]
  asOf: string
}

/** Days that count as one season of what stands for years. */
const SEASON = 365

/** Sprays of one product this season, alone or in a mixture. */
export const roundsOf = (product: ProductId, { crop, country, sprays, asOf }: Treated): number =>
  sprays.filter(
    ({ date, product: text }) =>
      text !== null && date > addDays(asOf, -SEASON) && recognise(text, country, crop).products.includes(product),
  ).length

/** True when another spray would breed resistance: the label's limit, or ours, is reached. */
export function isSpent(product: ProductId, treated: Treated): boolean {
  const limit = roundLimit(product, treated.crop)
  return limit !== null && roundsOf(product, treated) >= limit.most
}
