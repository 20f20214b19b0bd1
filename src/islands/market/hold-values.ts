import { monthlyStorageLoss } from '../../agronomy/budget/grain-storage.ts'
import { HERMETIC_BAG_PRICE } from '../../agronomy/budget/storage-losses.ts'
import type { CropId } from '../../contracts/crops.ts'
import type { Country } from '../../contracts/grades.ts'
import { STORAGE_METHODS } from '../../contracts/market.ts'

export interface SellOrHoldValues {
  price: string
  kg: string
  months: string
  storage: string
  bagCost: string
  need: string
  dry: string
}

export const INITIAL_SELL_OR_HOLD_VALUES: SellOrHoldValues = {
  price: '',
  kg: '100',
  months: '5',
  storage: 'woven',
  bagCost: '0',
  need: 'none',
  dry: '',
}

export const storageMethodsFor = (crop: CropId) =>
  STORAGE_METHODS.filter((storage) => monthlyStorageLoss(crop, storage) !== null)
/** Price of a new bag if the farmer gave none; undefined if the country has no known price. */
export const newBagPrice = (storage: string, country: Country) =>
  storage === 'hermetic' ? HERMETIC_BAG_PRICE[country] : 0
