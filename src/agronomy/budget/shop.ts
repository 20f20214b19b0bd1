import { containsNutrients, GRADES } from '../../contracts/grades.ts'
import type { BudgetRequest } from './budget-request.ts'
import { isStraightNitrogen } from './doses.ts'
import type { ProductOnSale } from './offers.ts'

export interface Shop {
  products: ProductOnSale[]
  /** True if every product has a price; otherwise prices are ignored. */
  priced: boolean
}

/** Selects products for the crop: the cheaper of two of one grade, and no straight nitrogen for legumes. */
export function selectProductsForCrop({ facts, grades }: BudgetRequest): Shop {
  const at = grades.length > 0 ? grades : facts.usual.map((id) => ({ id, bagKg: null, price: null }))
  const products: ProductOnSale[] = []
  for (const { id, bagKg, price } of at) {
    const one = { id, bagKg: bagKg ?? GRADES[id].bagKg, price: price ?? 0 }
    if (!containsNutrients(id) || !(one.bagKg > 0) || (facts.fedAs === 'legume' && isStraightNitrogen(id))) continue
    const twin = products.findIndex((other) => other.id === id)
    if (twin < 0) products.push(one)
    else if (isCheaper(one, products[twin]!)) products[twin] = one
  }
  const priced = products.length > 0 && products.every(({ price }) => Number.isFinite(price) && price > 0)
  return { products: priced ? products : products.map((one) => ({ ...one, price: 0 })), priced }
}

const isCheaper = (one: ProductOnSale, other: ProductOnSale): boolean =>
  one.price > 0 && (!(other.price > 0) || one.price / one.bagKg < other.price / other.bagKg)
