import * as z from 'zod/mini'
import { CROP_IDS } from './crops.ts'
import { refusalMessage } from './refusal-messages.ts'

/** Harvest question: once per crop and season. */

const HARVEST_CHANNELS = ['web', 'sms', 'call'] as const
export type HarvestChannel = (typeof HARVEST_CHANNELS)[number]
/** `unit`: the bag size is still unknown. `sure`: the farmer must confirm an unusual amount; `sure_unit`: then its bag size. */
const HARVEST_STATES = ['asked', 'unit', 'sure', 'sure_unit', 'answered', 'skipped'] as const
export type HarvestState = (typeof HARVEST_STATES)[number]

/** Keys of bag sizes: 1 is 100 kg, 2 is 50 kg, 3 any other. */
export const BAG_KEYS = ['1', '2', '3'] as const
export type BagKey = (typeof BAG_KEYS)[number]
export const MAX_BAGS = 100_000

/** Answer with amount and bag size. `bags`: null if the farmer does not know, 0 without a harvest. */
export const harvestAnswerSchema = z.object({
  bags: z.nullable(
    z
      .number(refusalMessage('harvest.bags'))
      .check(z.gte(0, refusalMessage('harvest.bags')), z.lte(MAX_BAGS, refusalMessage('harvest.bags'))),
  ),
  bag: z.enum(BAG_KEYS, refusalMessage('harvest.bags')),
})
export type HarvestAnswer = z.infer<typeof harvestAnswerSchema>

/** Parses a typed number of bags. Returns -1, which the schema rejects, for anything else: JSON has no NaN. */
export function parseBags(text: string): number {
  const bags = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isNaN(bags) ? -1 : bags
}

/** States in which a crop's page shows the question. `sure`: the farmer must confirm an unusual amount. */
export const OPEN_HARVEST_STATES = ['asked', 'sure'] as const
export type OpenHarvestState = (typeof OPEN_HARVEST_STATES)[number]

/** Minimum farms in a published group. */
export const MIN_PUBLISHED_FARMS = 10

/** Yields of a crop in a state and year, kg/ha. */
export const harvestFiguresSchema = z.object({
  crop: z.enum(CROP_IDS),
  state: z.string(),
  year: z.number(),
  /** Farms with a known yield. */
  n: z.number(),
  lower: z.number(),
  median: z.number(),
  upper: z.number(),
  /** Share of the harvests whose weight is unknown. */
  unsaid: z.number(),
})
export type HarvestFigures = z.infer<typeof harvestFiguresSchema>
