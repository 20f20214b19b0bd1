import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { says } from './says.ts'

/** Question about the harvest, asked once a crop and season. */

const HARVEST_WAYS = ['web', 'sms', 'call'] as const
export type HarvestWay = (typeof HARVEST_WAYS)[number]
/** `unit`: the bag is not known yet; `sure`: asked once more after an unusual amount, and `sure_unit` for its bag. */
const HARVEST_STATES = ['asked', 'unit', 'sure', 'sure_unit', 'answered', 'skipped'] as const
export type HarvestState = (typeof HARVEST_STATES)[number]

/** Bags by their key: of 100 kg, of 50 kg, and others. */
export const BAG_KEYS = ['1', '2', '3'] as const
export type BagKey = (typeof BAG_KEYS)[number]
export const MOST_BAGS = 100_000

/** Answer in one piece. `bags` null: the farmer does not know; 0: nothing was harvested. */
export const harvestAnswer = z.object({
  bags: z.nullable(
    z.number(says('harvest.bags')).check(z.gte(0, says('harvest.bags')), z.lte(MOST_BAGS, says('harvest.bags'))),
  ),
  bag: z.enum(BAG_KEYS, says('harvest.bags')),
})
export type HarvestAnswer = z.infer<typeof harvestAnswer>

/** Reads a typed number of bags; -1, which is refused, for what is no number, because JSON has none for it. */
export function typedBags(text: string): number {
  const bags = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isNaN(bags) ? -1 : bags
}

/** Open question on the page of its crop; `sure`: asked once more after an unusual amount. */
export const HARVEST_ASKED = ['asked', 'sure'] as const
export type HarvestAsked = (typeof HARVEST_ASKED)[number]

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
