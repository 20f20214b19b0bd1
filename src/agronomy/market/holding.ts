import losses from '../data/storage-losses.json' with { type: 'json' }

export const STORAGES = ['woven', 'treated', 'hermetic', 'crib', 'none'] as const
export type Storage = (typeof STORAGES)[number]

export const NEEDS = ['none', 'some', 'debt'] as const
export type Need = (typeof NEEDS)[number]

/** Months that a harvest may be held. */
export const HOLD_MONTHS = { least: 1, most: 8 } as const
/** Content of the bag whose price is asked, in kg. */
const BAG_KG = 100

export interface Holding {
  /** Price now, per kg. */
  price: number
  kg: number
  months: number
  storage: Storage
  /** Price of a new bag for 100 kg. */
  bagCost: number
  need: Need
  /** Interest a month on a debt that a sale now would pay: 0.03 is 3 %. */
  rate: number
  /** The harvest is known to be dry. */
  dry: boolean
}

export type HoldRefusal = 'wet' | 'unknown-loss'

export type Held =
  | { refused: HoldRefusal; kgLeft: null; breakEven: null }
  | { refused: null; kgLeft: number; breakEven: number }

/** Share lost in a month of storage, from `data/storage-losses.json`; null without a source. */
export function lossAMonth(crop: string, storage: Storage): number | null {
  const known = (losses as Record<string, Partial<Record<Storage, { loss: number }>>>)[crop]
  return known?.[storage]?.loss ?? null
}

/**
 * Weight left and lowest price per kg at which holding brings as much as selling now:
 * price · (1 + rate)^months / (1 − loss)^months + bag cost per kg / (1 − loss)^months, to 0.01.
 */
export function hold(crop: string, { price, kg, months, storage, bagCost, need, rate, dry }: Holding): Held {
  const loss = lossAMonth(crop, storage)
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
