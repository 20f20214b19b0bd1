import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'

/** Question about the harvest, asked once a crop and season. */

export const HARVEST_WAYS = ['web', 'sms', 'call', 'ussd'] as const
export type HarvestWay = (typeof HARVEST_WAYS)[number]
/** `unit`: the bag is not known yet; `sure`: asked once more after an unusual amount, and `sure_unit` for its bag. */
export const HARVEST_STATES = ['asked', 'unit', 'sure', 'sure_unit', 'answered', 'skipped'] as const
export type HarvestState = (typeof HARVEST_STATES)[number]

/** Farms below which a group is not shown. */
export const LEAST_FARMS = 10

/** Yields of a crop in a state and year, kg/ha. */
export const harvestFigures = z.object({
  crop: z.enum(CROP_IDS),
  state: z.string(),
  year: z.number(),
  /** Farms with a known yield. */
  n: z.number(),
  lower: z.number(),
  median: z.number(),
  upper: z.number(),
  /** Share of the harvests without a known weight. */
  unsaid: z.number(),
})
export type HarvestFigures = z.infer<typeof harvestFigures>
