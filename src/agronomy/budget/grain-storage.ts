import { type CashNeed, STORAGE_METHODS, type StorageMethod } from '../../contracts/market.ts'
import { STORAGE_LOSSES } from './storage-losses.ts'

const BAG_KG = 100

export interface StorageCase {
  /** Price now, per kg. */
  price: number
  kg: number
  months: number
  storage: StorageMethod
  /** Price of a new bag for 100 kg. */
  bagCost: number
  need: CashNeed
  /** Monthly interest on a debt that a sale today would repay: 0.03 is 3 %. */
  rate: number
  dry: boolean
}

type HoldRefusal = 'wet' | 'unknown-loss'

type Held =
  | { refused: HoldRefusal; kgLeft: null; breakEven: null }
  | { refused: null; kgLeft: number; breakEven: number }

/** Returns the share lost per month of storage, from `storage-losses.ts`; null without a source. */
export function monthlyStorageLoss(crop: string, storage: StorageMethod): number | null {
  return Object.hasOwn(STORAGE_LOSSES, crop) ? (STORAGE_LOSSES[crop]?.[storage]?.loss ?? null) : null
}

/** Returns the weight left after the losses of the worst trial, kg; null if trials agree. */
export function minWeightAfterStorage(
  crop: string,
  { kg, months, storage }: Pick<StorageCase, 'kg' | 'months' | 'storage'>,
) {
  const worst = monthlyStorageLoss(crop, storage) === null ? undefined : STORAGE_LOSSES[crop]?.[storage]?.worst
  return worst === undefined ? null : kg * (1 - worst) ** months
}

export const hasStorageLosses = (crop: string): boolean =>
  STORAGE_METHODS.some((storage) => monthlyStorageLoss(crop, storage) !== null)

/** Break-even price per kg: (price · (1 + rate)^months + bag cost per kg) / (1 − loss)^months, to 0.01. */
export function computeBreakEvenPrice(
  crop: string,
  { price, kg, months, storage, bagCost, need, rate, dry }: StorageCase,
): Held {
  const loss = monthlyStorageLoss(crop, storage)
  if (loss === null) return { refused: 'unknown-loss', kgLeft: null, breakEven: null }
  if (!dry) return { refused: 'wet', kgLeft: null, breakEven: null }
  const left = (1 - loss) ** months
  const interest = need === 'debt' ? (1 + rate) ** months : 1
  const toCents = (value: number) => Math.round(value * 100) / 100
  return {
    refused: null,
    kgLeft: toCents(kg * left),
    breakEven: toCents((price * interest + bagCost / BAG_KG) / left),
  }
}
