import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { addDays } from '../dates.ts'
import type { Country } from './active-ingredients.ts'
import { recogniseProducts } from './product-names.ts'
import { type ProductId, sprayRoundLimit } from './waiting-periods.ts'

export interface TreatedCrop {
  crop: CanonicalCropId
  country: Country
  sprays: readonly LogEntry[]
  asOf: string
}

/** Days that count as one spraying season of a perennial. */
const PERENNIAL_SEASON_DAYS = 365

export const countSprayRounds = (product: ProductId, { crop, country, sprays, asOf }: TreatedCrop): number =>
  sprays.filter(
    ({ date, product: text }) =>
      text !== null &&
      date > addDays(asOf, -PERENNIAL_SEASON_DAYS) &&
      recogniseProducts(text, country, crop).products.includes(product),
  ).length

export function isSprayLimitReached(product: ProductId, treated: TreatedCrop): boolean {
  const limit = sprayRoundLimit(product, treated.crop)
  return limit !== null && countSprayRounds(product, treated) >= limit.most
}
