import type { CanonicalCropId } from '../../contracts/crops.ts'

type FeedProduct = 'npk' | 'urea' | 'nitrogen' | 'phosphate' | 'manure'

/** What a feeding rests on; the id stands in the evidence of advice already given. */
export interface FeedingSource {
  id: `${CanonicalCropId}.fertilizer.${number}`
  title: string
}
export const cited = (id: FeedingSource['id'], title: string): FeedingSource => ({ id, title })

/** One feeding of a crop: days after planting from and to, what, how much, and what it rests on. */
export interface Feeding {
  id: 'basal' | 'top1' | 'top2' | 'pods'
  from: number
  to: number
  product: FeedProduct
  /** Product, kg/ha; null where no rate is well known: no figure is then shown. */
  kgPerHectare: number | null
  source: FeedingSource | 'memory'
  /** Timing or rate from memory. */
  rough: boolean
}

/** Trees and mats are fed in the rains, without a rate. */
export type TreeFeed = Pick<Feeding, 'product' | 'source'>

type Dose = [product: FeedProduct, kgPerHectare: number | null, source: Feeding['source'], rough?: boolean]

export const basal = (...dose: Dose): Feeding => feeding('basal', 0, 14, dose)
export const top = (n: 1 | 2, from: number, to: number, ...dose: Dose): Feeding => feeding(`top${n}`, from, to, dose)

function feeding(id: Feeding['id'], from: number, to: number, [product, kgPerHectare, source, rough]: Dose): Feeding {
  return { id, from, to, product, kgPerHectare, source, rough: rough ?? source === 'memory' }
}
