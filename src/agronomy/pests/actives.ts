import type { CanonicalCropId } from '../../contracts/crops.ts'
import data from '../data/protection/actives.json' with { type: 'json' }
import barred from '../data/protection/barred.json' with { type: 'json' }
import type { PestId } from './pests.ts'
import type { ProtectionSourceId } from './protection-sources.ts'

export type ActiveId = keyof typeof data
export type Country = 'NG' | 'NA'

/** An amount for one knapsack; a range where the source has one. */
export interface Dose {
  pests: PestId[]
  from: number
  to: number
  unit: 'ml' | 'g'
  litres: number
  /** Strength of the product that the amount is of. */
  product: string
  source: ProtectionSourceId
}

interface Active {
  name: string
  kind: 'insecticide' | 'fungicide'
  /** Group of the same way of working (IRAC, FRAC); one group is not used twice in a row over two generations. */
  group: { value: string; source: ProtectionSourceId } | null
  /** `unknown`: no sign that it is allowed there was found. */
  status: Record<Country, { value: 'named' | 'unknown'; note: string; source: ProtectionSourceId }>
  /** Counted as highly hazardous in a survey of what Nigerian women farmers use. */
  hazardous: boolean
  doses: Dose[]
}

export const ACTIVES = data as unknown as Record<ActiveId, Active>

interface Barred {
  active: string
  country: string
  status: string
  crop?: string
}
export const BARRED: readonly Barred[] = barred

/**
 * True when a country has banned, is phasing out or reclassifying an active ingredient, or bars it in that crop;
 * matches whole words.
 */
export const isBarred = (name: string, country: Country, crop: CanonicalCropId): boolean =>
  BARRED.some(
    (entry) => entry.country === country && (!entry.crop || entry.crop === crop) && wholeWord(entry.active).test(name),
  )

const wholeWord = (active: string): RegExp =>
  new RegExp(`(?<![a-z-])${active.replace(/ \(.*\)/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![a-z-])`, 'i')

/** True when a card may name the active ingredient: allowed as far as is known, and not barred. */
export const mayBeNamed = (id: ActiveId, country: Country, crop: CanonicalCropId): boolean =>
  ACTIVES[id].status[country].value === 'named' && !isBarred(ACTIVES[id].name, country, crop)

/** The amount for one knapsack against a pest; null where no source has one, and then the packet is read. */
export const doseOf = (id: ActiveId, pest: PestId): Dose | null =>
  ACTIVES[id].doses.find(({ pests }) => pests.includes(pest)) ?? null
