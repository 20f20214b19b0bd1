import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import type { StorageMethod } from '../../contracts/market.ts'
import { moneyText } from '../../contracts/prices.ts'
import type { LogEntry } from '../../contracts/season.ts'
import { computeBreakEvenPrice, hasStorageLosses } from '../budget/grain-storage.ts'
import { HERMETIC_BAG_PRICE } from '../budget/storage-losses.ts'
import type { AdviceFacts } from '../facts.ts'
import type { Advice } from '../types.ts'
import { countYearsAboveBreakEven, type DatedPrice } from './price-history.ts'

/** Months of storage used in advice and on phones. */
export const USUAL_STORAGE_MONTHS = 5

/** Newest price of a kg at the nearest market, with the prices of that market. */
export interface NearestMarketPrice {
  country: Country
  today: string
  price: number
  history: readonly DatedPrice[]
}

/** Returns the break-even prices after the usual months of storage, without interest; null for wet produce or unknown losses. */
export function usualBreakEvenPrices(
  crop: CanonicalCropId,
  { country, price }: Pick<NearestMarketPrice, 'country' | 'price'>,
  dry: boolean,
): { woven: number; airtight: number | null } | null {
  const reach = (storage: StorageMethod, bagCost: number) =>
    computeBreakEvenPrice(crop, {
      price,
      kg: 1,
      months: USUAL_STORAGE_MONTHS,
      storage,
      bagCost,
      need: 'none',
      rate: 0,
      dry,
    }).breakEven
  const woven = reach('woven', 0)
  const bag = HERMETIC_BAG_PRICE[country]
  return woven === null ? null : { woven, airtight: bag === undefined ? null : reach('hermetic', bag) }
}

/** Reports whether the last harvest in a log was dried after it was brought in. */
export function wasHarvestDried(log: readonly Pick<LogEntry, 'kind' | 'date'>[]): boolean {
  const harvested = log.filter(({ kind }) => kind === 'harvested').map(({ date }) => date)
  const last = harvested.toSorted().at(-1)
  return log.some(({ kind, date }) => kind === 'dried' && (last === undefined || date >= last))
}

/** Adds the price at the nearest market and the sum of holding to the advice to sell or hold. */
export function addMarketPrice(
  advice: Advice,
  near: NearestMarketPrice,
  log: Parameters<typeof wasHarvestDried>[0],
): Advice {
  const { crop } = advice
  const priced: AdviceFacts = { ...advice.facts, priceNow: moneyText(near.country, near.price) }
  if (!hasStorageLosses(crop)) return { ...advice, facts: priced }
  const reach = usualBreakEvenPrices(crop, near, wasHarvestDried(log))
  if (!reach) return { ...advice, facts: { ...priced, holding: 'wet' } }
  const { woven, airtight } = reach
  const years = countYearsAboveBreakEven(near.history, {
    today: near.today,
    months: USUAL_STORAGE_MONTHS,
    breakEven: woven,
  })
  return {
    ...advice,
    actions: [...advice.actions, 'storage-losses'],
    facts: {
      ...priced,
      holding: years ? 'years' : 'unknown',
      holdMonths: USUAL_STORAGE_MONTHS,
      reachWoven: moneyText(near.country, woven),
      ...(airtight === null ? {} : { reachAirtight: moneyText(near.country, airtight) }),
      ...(years ? { yearsAbove: years.above, yearsOf: years.of } : {}),
    },
  }
}
