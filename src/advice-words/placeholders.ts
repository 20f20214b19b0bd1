import type { FactName } from '../agronomy/facts.ts'
import { fertilizerPlaceholders } from './placeholders/feeding.ts'
import { generalPlaceholders } from './placeholders/general.ts'
import { harvestPlaceholders } from './placeholders/harvest.ts'
import { pestPlaceholders } from './placeholders/pests.ts'
import { plantingPlaceholders } from './placeholders/planting.ts'
import { shownFact } from './placeholders/shown-fact.ts'
import { wateringPlaceholders } from './placeholders/watering.ts'
import type { Placeholder } from './speaker.ts'

/** Placeholders whose text a function builds, by the name in braces. */
const PLACEHOLDER_BUILDERS = {
  ...generalPlaceholders,
  ...wateringPlaceholders,
  ...plantingPlaceholders,
  ...fertilizerPlaceholders,
  ...pestPlaceholders,
  ...harvestPlaceholders,
} satisfies Record<string, Placeholder>

/** Placeholders whose text is the fact of the same name: a number, a date or a name. */
const FACTS_SHOWN_AS_TEXT = [
  'act',
  'bags',
  'barred',
  'beds',
  'cans',
  'caps',
  'caps2',
  'cm',
  'count',
  'days',
  'daysLeft',
  'deep',
  'doseUnit',
  'dry',
  'dryAhead',
  'dryFrom',
  'dryTo',
  'every',
  'everyTo',
  'expectFrom',
  'expectTo',
  'expectYear',
  'fallen',
  'final',
  'from',
  'gap',
  'grams',
  'holdMonths',
  'hotDays',
  'hours',
  'keepHigh',
  'keepLow',
  'layerFrom',
  'layerTo',
  'litres',
  'load',
  'loads',
  'lookOn',
  'moisture',
  'n',
  'nFirst',
  'names',
  'needDays',
  'nextFrom',
  'nurseryDays',
  'odds',
  'oddsFrom',
  'oddsTo',
  'of',
  'onset',
  'onsetDays',
  'other',
  'outHours',
  'plantOn',
  'planted',
  'poorLoads',
  'priceNow',
  'rain',
  'rainDays',
  'rainYears',
  'reachAirtight',
  'reachWoven',
  'row',
  'seedHigh',
  'seedLow',
  'service',
  'serviceArea',
  'sownDeep',
  'sprayDay',
  'sprayed',
  'stand',
  'stands',
  'stick',
  'strength',
  'tank',
  'tenths',
  'thisWeek',
  'tmax',
  'tmin',
  'to',
  'until',
  'varieties',
  'waitDays',
  'wet',
  'wind',
  'workHigh',
  'workLow',
  'yearsAbove',
  'yearsOf',
] as const satisfies readonly Exclude<FactName, keyof typeof PLACEHOLDER_BUILDERS>[]

const PLACEHOLDERS = new Map<string, Placeholder>([
  ...FACTS_SHOWN_AS_TEXT.map((name): [string, Placeholder] => [
    name,
    (facts, { voice }) => shownFact(voice, facts[name]),
  ]),
  ...Object.entries(PLACEHOLDER_BUILDERS),
])

/** Returns the function of a placeholder; undefined if no advice fills it. */
export const placeholderNamed = (name: string): Placeholder | undefined => PLACEHOLDERS.get(name)

/** Placeholders whose text is a whole sentence. After a colon its first letter becomes small. */
export const STARTS_SENTENCE: ReadonlySet<string> = new Set<keyof typeof PLACEHOLDER_BUILDERS>([
  'ask',
  'bringNow',
  'dryFirst',
  'walk',
  'choice',
  'noRain',
  'step',
  'packet',
  'ready',
  'bring',
  'drying',
  'test',
  'store',
  'check',
  'hold',
  'first',
])
