import type { CanonicalCropId } from '../../contracts/crops.ts'
import type { GrowthStage } from '../../contracts/farm.ts'
import type { NutrientWeighting } from '../budget/bag-mix.ts'
import type { GrowthStageStartShares, StageLengths } from '../growth/growth-stages.ts'
import type { PestId } from '../pests/pests.ts'
import type { CropFigures } from './figures.ts'
import type { FrostLimit } from './frost-limits.ts'
import type { HandlingSteps, PostharvestFacts } from './postharvest.ts'
import type { Practice } from './practice.ts'

/** Data on one crop. Every field is required, so the compiler reports missing traits. */
export type CropRecord = AnnualCrop | MatCrop | Tree

/** Record as read from JSON, whose strings TypeScript widens. */
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
  postharvest: PostharvestFacts | null
  /** Fertiliser rates, splits and placement, read by `fertilizerFigures`; null where none are known: only manure is advised. */
  fertilizer: object | null
  /** Weights of nitrogen, phosphate and potash where the budget does not cover all; trees and mats get fertilizer per plant. */
  fedAs: NutrientWeighting
  /** Manure that restores land where unfertilised plants stay knee high, t/ha; below it no bag pays (AKILIMO; the amount is our choice). */
  mendedBy?: number
  /** Trials of yield per uptake that fit better than the tabled concentrations (`quefts.ad_sets`). */
  yieldPerUptake?: string
  /** Maximum muriate of potash at once, kg/ha, for a crop sensitive to chloride (from memory). */
  muriateAtOnce?: number
  frost: FrostLimit
  handling: HandlingSteps
  /** Growth stages in which water shortage costs most. */
  sensitive: readonly GrowthStage[]
  /** True for the crops most sensitive to waterlogging (from memory); heavy-rain advice starts at less rain. */
  drowns: boolean
  /** Pests, in the order in which equal risks are advised. */
  pests: readonly PestId[]
}

export interface AnnualCrop extends Every {
  life: 'annual'
  /**
   * Harvested part. A crop grown for root, tuber or bulb has no flowering that matters, and its mid-season is bulking,
   * shown as `fruiting`; what is grown for leaf or stem shows neither.
   */
  grownFor: 'fruit' | 'root' | 'leaf' | 'stem'
  stages: TabledStages | StageLengths
  growth: GrowthStageStartShares | null
  harvest: Harvest
  /** Days for which the crop may stay in the field after the first harvest day; picked crops bear for months. */
  lingers: number
  care: {
    /** Day until which the crop must be weeded, before its canopy closes. */
    weedUntil: number
    /** True if grown close together in beds, without ridges to tie or furrows to dam. */
    bed: boolean
    /** True if soil is heaped over the underground part. */
    heaped: boolean
    staked: boolean
    /** True if pods grow on pegs in the ground, which a hoe breaks. */
    pegs: boolean
    /** True if birds, animals and thieves threaten the ripening crop. */
    guarded: boolean
  }
  /** True for a deep-rooted crop that flowers and ripens on stored water after the rains. */
  outlivesRains?: true
  /** True if young or wilted plants contain prussic acid, which kills cattle: no green fodder. */
  greenPoison?: true
  /** True if grown in standing water where possible. */
  paddy: boolean
  /** Crop whose planting windows apply in Nigerian zones where this crop has none: `beans` there are cowpeas. */
  plantedLike: CanonicalCropId | null
}

/** Plantain and banana, which grow in mats: suckers that bear all year after a first year without fruit. */
export interface MatCrop extends Every {
  life: 'mat'
  stages: TabledStages
}

/** Tree or bush: its year follows the calendar, not a planting date. */
export interface Tree extends Every {
  life: 'tree'
  /** Years until the tree bears (from memory). */
  yearsToBear: number
  year: TreeCalendar
  /** Months before flowering in which watering reduces the number of flowers. */
  restsDry?: number
}

/** FAO-56 stage lengths: shortened to the longest known season, or as tabled. */
type TabledStages = 'within-season' | 'as-tabled'

/** Appearance of the ripe crop; each has a phrase in `src/words/<tag>/advice/harvest.ts`. */
export type RipenessSign =
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
  /** The crop ripens and dries in the field. */
  | { kind: 'dried'; sign: RipenessSign }
  | {
      kind: 'roots'
      sign: RipenessSign
      /** True if watering stops before harvest, as for grain. */
      driesOff: boolean
      /** True if the crop keeps in the ground: lifted at any time from maturity on, except when the first rains use up its starch. */
      waits: boolean
    }
  /** Stems are cut at the ground once sweet; the crop grows again. */
  | { kind: 'cut'; sign: RipenessSign }
  /** The crop is picked or cut for weeks. `sweetens`: rather dry soil makes it sweeter (FAO Crop Information, Watermelon). */
  | { kind: 'picked'; sweetens?: true }

/** January to December: V growing, F flowering, f fruit growing, M nearly ripe, H harvest. */
export interface TreeCalendar {
  nigeria: string
  /** Calendar in the forest and the derived savanna, if different. */
  nigeriaSouth?: string
  namibia: string
}
