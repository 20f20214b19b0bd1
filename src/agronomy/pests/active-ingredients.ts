import type { CanonicalCropId } from '../../contracts/crops.ts'
import { jsonData } from '../../shared/json-data.ts'
import data from '../data/protection/actives.json' with { type: 'json' }
import barred from '../data/protection/barred.json' with { type: 'json' }
import type { PestId } from './pests.ts'
import type { ProtectionSourceId } from './protection-sources.ts'

export type ActiveIngredientId = keyof typeof data
export type Country = 'NG' | 'NA'

export interface SprayDose {
  pests: PestId[]
  from: number
  to: number
  unit: 'ml' | 'g'
  litres: number
  /** Strength of the product that the dose is for. */
  product: string
  source: ProtectionSourceId
}

interface Active {
  name: string
  kind: 'insecticide' | 'fungicide'
  /** Mode-of-action group (IRAC, FRAC), rotated between generations. */
  group: { value: string; source: ProtectionSourceId } | null
  /** `unknown`: no registration found. */
  status: Record<Country, { value: 'named' | 'unknown'; note: string; source: ProtectionSourceId }>
  hazardous: boolean
  doses: SprayDose[]
}

export const ACTIVE_INGREDIENTS = jsonData<Record<ActiveIngredientId, Active>>(data)

interface Barred {
  active: string
  country: string
  status: string
  crop?: string
}
export const BARRED_PRODUCTS: readonly Barred[] = barred

/** Returns whether a name contains, as a whole word, an active that is banned, phased out or barred on the crop. */
export const isBarredProduct = (name: string, country: Country, crop: CanonicalCropId): boolean =>
  BARRED_PRODUCTS.some(
    (entry) => entry.country === country && (!entry.crop || entry.crop === crop) && wholeWord(entry.active).test(name),
  )

const wholeWord = (active: string): RegExp =>
  new RegExp(`(?<![a-z-])${active.replace(/ \(.*\)/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z-])`, 'i')

/** True for allowed actives, as far as known, that are not barred. */
export const isAllowedActive = (id: ActiveIngredientId, country: Country, crop: CanonicalCropId): boolean =>
  ACTIVE_INGREDIENTS[id].status[country].value === 'named' &&
  !isBarredProduct(ACTIVE_INGREDIENTS[id].name, country, crop)

/** Dose for one knapsack; null without a source (the label applies). */
export const sprayDoseFor = (id: ActiveIngredientId, pest: PestId): SprayDose | null =>
  ACTIVE_INGREDIENTS[id].doses.find(({ pests }) => pests.includes(pest)) ?? null
