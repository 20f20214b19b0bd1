import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { FedAs } from '../budget/bag-mix.ts'
import type { GrowthShares, StageLengths } from '../growth/growth-stages.ts'
import type { PestId } from '../pests/pests.ts'
import type { CropFigures } from './figures.ts'
import type { FrostLimit } from './frost-limits.ts'
import type { Handling, Postharvest } from './postharvest.ts'
import type { Practice } from './practice.ts'

/** All that the adviser knows of one crop. Every field is required: a crop with a trait left out does not compile. */
export type CropRecord = Annual | Mat | Tree

/** A record before its data files have the types that describe them: TypeScript widens the strings of a JSON file. */
type Read<Kind extends CropRecord> = Omit<Kind, 'practice' | 'postharvest'> & {
  practice: object
  postharvest: object | null
}

export const cropRecord = <Kind extends CropRecord>(record: Read<Kind>): Kind => record as unknown as Kind

interface Every {
  /** Measured and tabled figures with their sources. */
  figures: CropFigures
  /** Varieties, planting times, operations. */
  practice: Practice
  /** From ripeness to sale; null where it was not looked up. */
  postharvest: Postharvest | null
  /** Fertiliser rates, splits and placement, read by `fertilizerOf`; null where none are known: only manure is advised. */
  fertilizer: object | null
  /** Nutrients that count most where the budget does not pay for all; trees and mats are fed by the plant. */
  fedAs: FedAs
  /** t/ha of manure that restores land where unfertilised plants stay knee high; below it no bag pays (AKILIMO; the amount is a choice). */
  mendedBy?: number
  /** Trials of yield per uptake that are nearer than the tabled concentrations (`quefts.ad_sets`). */
  yieldPerUptake?: string
  /** Most muriate of potash at once, kg/ha, for a crop sensitive to chloride (from memory). */
  muriateAtOnce?: number
  frost: FrostLimit
  handling: Handling
  /** Growth stages in which lack of water costs most. */
  sensitive: readonly GrowthStage[]
  /** Drowns soonest (from memory): less rain already matters. */
  drowns: boolean
  /** In the order in which equal risks are advised. */
  pests: readonly PestId[]
}

export interface Annual extends Every {
  life: 'annual'
  /**
   * Harvested part. A crop grown for root, tuber or bulb has no flowering that matters, and its mid-season is bulking,
   * shown as `fruiting`; what is grown for leaf or stem shows neither.
   */
  grownFor: 'fruit' | 'root' | 'leaf' | 'stem'
  stages: TabledStages | StageLengths
  growth: GrowthShares | null
  harvest: Harvest
  /** Days past the first harvest that it may still stand: picked crops bear for months. */
  lingers: number
  care: {
    /** Day until which it must be weeded before it closes the ground. */
    weedUntil: number
    /** Grown close together in beds: no ridges to tie, no furrows to dam. */
    bed: boolean
    /** Soil is heaped over the part that grows under the ground. */
    heaped: boolean
    staked: boolean
    /** Pods grow on pegs in the ground, where a hoe breaks them. */
    pegs: boolean
    /** Birds, animals and thieves come as it ripens. */
    guarded: boolean
  }
  /** Deep-rooted: flowers and ripens on stored water after the rains. */
  outlivesRains?: true
  /** Young or wilted it holds prussic acid, of which cattle die: no green fodder. */
  greenPoison?: true
  /** Grown in standing water where it can be had. */
  paddy: boolean
  /** Crop whose planting windows hold in a Nigerian zone where this one has none: there `beans` are cowpeas. */
  plantedLike: CanonicalCropId | null
}

/** Plantain and banana: a mat of suckers with its own first year, then bearing all year. */
export interface Mat extends Every {
  life: 'mat'
  stages: TabledStages
}

/** A tree or bush: its year follows the months, not a planting date. */
export interface Tree extends Every {
  life: 'tree'
  /** From memory. */
  yearsToBear: number
  year: TreeYear
  /** Months before flowering in which water costs flowers. */
  restsDry?: number
}

/** FAO-56's stage lengths brought inside the longest season known of the crop, or left as tabled. */
type TabledStages = 'within-season' | 'as-tabled'

/** Appearance of the ripe crop; each has a phrase in `src/words/<tag>/advice/harvest.ts`. */
export type CropSign =
  | 'grain'
  | 'rice'
  | 'pods'
  | 'legume'
  | 'heads'
  | 'capsules'
  | 'bolls'
  | 'bulb'
  | 'roots'
  | 'shoulders'
  | 'vines'
  | 'cane'
  | 'skins'
  | 'shells'

export type Harvest =
  /** Ripens and dries in the field. */
  | { kind: 'dried'; sign: CropSign }
  | {
      kind: 'roots'
      sign: CropSign
      /** Is left without water at the end, like grain. */
      driesOff: boolean
      /** Waits in the ground: lifted at any time from maturity on, but not when the first rains take its starch. */
      waits: boolean
    }
  /** Stems cut at the ground once they are sweet; grows again. */
  | { kind: 'cut'; sign: CropSign }
  /** Picked or cut for weeks. `sweetens`: ripens sweeter on rather dry soil (FAO Crop Information, Watermelon). */
  | { kind: 'picked'; sweetens?: true }

/** January to December: V growing, F flowering, f fruit growing, M nearly ripe, H harvest. */
export interface TreeYear {
  nigeria: string
  /** Year in the forest and the derived savanna, where it differs. */
  nigeriaSouth?: string
  namibia: string
}
