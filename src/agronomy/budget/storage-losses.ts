import type { Country } from '../../contracts/grades.ts'
import type { StorageMethod } from '../../contracts/market.ts'

interface StorageLoss {
  loss: number
  /** Monthly loss in the worst trial, if trials differ widely: 1 − (1 − 0.358)^(1/6). */
  worst?: number
  source: string
}

/** Share of a crop lost in a month of storage, with its source. */
export const STORAGE_LOSSES: Record<string, Partial<Record<StorageMethod, StorageLoss>>> = {
  maize: {
    woven: {
      loss: 0.0154,
      worst: 0.0712,
      source:
        'Insects 2020, 11:541, northern Benin: maize in untreated woven bags lost 10.3 % in 7 months; J. Food Quality 2018, 2515698 found 35.8 % in 180 days',
    },
    treated: {
      loss: 0.00925,
      source: 'Insects 2020, 11:541, northern Benin: maize in treated woven bags lost 6.3 % in 7 months',
    },
    hermetic: {
      loss: 0.002,
      source: 'J. Food Quality 2018, 2515698: maize of 12 % moisture in hermetic bags lost 1.2 % in 180 days',
    },
  },
}

/** Estimated price of a hermetic bag for 100 kg, if the farmer entered none. */
export const HERMETIC_BAG_PRICE: Partial<Record<Country, number>> = { NG: 1500 }
