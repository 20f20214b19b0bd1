import type { RipenessSign } from '../../agronomy/crops/crop-record.ts'
import type { AdviceFacts } from '../../agronomy/facts.ts'
import type { Placeholder, PlaceholderScope } from '../speaker.ts'
import { isPhrasePlaceholder, phrasePlaceholder } from './phrase.ts'
import { monthNamed } from './shown-fact.ts'

/** Drying methods whose text ends with a prohibition. An SMS puts the prohibition before the dryness test. */
const ENDS_FORBIDDING: { [Way in NonNullable<AdviceFacts['drying']>]?: true } = {
  nuts: true,
  cocoa: true,
  yam: true,
  bulb: true,
}

const eveOfRainPlaceholder: Placeholder = ({ eve: isEve }, { words }) => (isEve ? words.eve : '')
/** Ripeness signs of crops that birds and ear moulds do not attack. */
const IN_THE_GROUND: ReadonlySet<unknown> = new Set<RipenessSign>(['bulb', 'roots', 'shoulders', 'skins', 'cane'])
const lateHarvestPlaceholder: Placeholder = ({ sign }, { words }) => (IN_THE_GROUND.has(sign) ? '' : words.late)
const bringInPlaceholder: Placeholder = ({ bring: way }, { words, say }) =>
  say(phrasePlaceholder(words.produce.bring, way))
const dryingPlaceholder: Placeholder = ({ drying: way }, { words, say }) =>
  say(phrasePlaceholder(words.produce.drying, way))

/** Returns the text on drying in two parts: an SMS puts the dryness test after the first sentence. */
function dryingParts(facts: AdviceFacts, scope: PlaceholderScope): [first: string, rest: string] {
  const whole = dryingPlaceholder(facts, scope)
  const end = facts.drying && ENDS_FORBIDDING[facts.drying] ? 0 : whole.indexOf('. ') + 1
  return end === 0 ? [whole, ''] : [whole.slice(0, end), whole.slice(end + 1)]
}

/** Returns today's price with the break-even price for storing, or else the usual prices of the year. */
function priceSentences(
  { priceNow, holding, reachAirtight, low }: AdviceFacts,
  words: PlaceholderScope['words']['produce'],
) {
  const usual = low === undefined ? '' : words.price
  if (priceNow === undefined) return usual
  if (holding === undefined) return `${words.priceNow} ${usual}`
  if (holding === 'wet') return `${words.priceNow} ${words.holdWet}`
  const reach = reachAirtight === undefined ? words.reach : words.reachBoth
  return `${words.priceNow} ${reach} ${holding === 'years' ? words.yearsAbove : words.yearsUnknown}`
}

/** Placeholders of harvest, drying, storing and selling. */
export const harvestPlaceholders = {
  ready: ({ ready }, { words, say }) => say(phrasePlaceholder(words.produce.ready, ready)),
  sign: ({ sign }, { words }) => phrasePlaceholder(words.signs, sign),
  eve: eveOfRainPlaceholder,
  late: lateHarvestPlaceholder,
  bring: bringInPlaceholder,
  bringNow: (facts, scope) => `${eveOfRainPlaceholder(facts, scope)} ${bringInPlaceholder(facts, scope)}`.trim(),
  drying: dryingPlaceholder,
  dryFirst: (facts, scope) => dryingParts(facts, scope)[0],
  dryRest: (facts, scope) => dryingParts(facts, scope)[1],
  dryAt: ({ moisture }, { words, say }) => (moisture === undefined ? '' : say(words.produce.dryAt)),
  test: ({ test }, { words, say }) =>
    isPhrasePlaceholder(words.produce.test, test) ? say(words.produce.test[test]) : '',
  store: ({ store }, { words, say }) => say(phrasePlaceholder(words.produce.store, store)),
  check: ({ check }, { words, say }) => say(phrasePlaceholder(words.produce.check, check)),
  hold: ({ hold }, { words, say }) => say(phrasePlaceholder(words.produce.hold, hold)),
  price: (facts, { words, say }) => say(priceSentences(facts, words.produce)),
  low: ({ low }, { voice }) => monthNamed(voice, low),
  high: ({ high }, { voice }) => monthNamed(voice, high),
  starchFrom: ({ starchFrom }, { voice }) => monthNamed(voice, starchFrom),
  starchTo: ({ starchTo }, { voice }) => monthNamed(voice, starchTo),
} satisfies Record<string, Placeholder>
