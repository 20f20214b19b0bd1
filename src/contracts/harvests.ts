/** Question about the harvest, asked once a crop and season. */

export const HARVEST_WAYS = ['web', 'sms', 'call', 'ussd'] as const
export type HarvestWay = (typeof HARVEST_WAYS)[number]
/** `sure`: asked once more after an unusual amount; `unit`: the bag is not known yet. */
export const HARVEST_STATES = ['asked', 'unit', 'sure', 'answered', 'skipped'] as const
export type HarvestState = (typeof HARVEST_STATES)[number]
