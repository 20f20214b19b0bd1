/** Postharvest facts of one crop, from ripeness to sale, as in `data/postharvest/<crop>.json`. */
export interface PostharvestFacts {
  kind: string
  dryness_tests?: string[]
  drying?: Steps
  curing?: Steps | SourcedFact
  fermenting?: Steps
  store?: SourcedFact | Steps
  sell_or_store?: SourcedFact | PriceYear
  [fact: string]: unknown
}

/** Fact with its source. `memory`: direction only, never shown as a precise figure. */
export interface SourcedFact<Value = unknown> {
  value: Value
  source: string
  confidence: 'read' | 'abstract' | 'memory'
}

type Steps = Record<string, SourcedFact | undefined>

/** Market prices by month, where 100 is the year's mean; months 1-12; the gap is in % of the lowest. */
interface PriceYear {
  low_month: number
  high_month: number
  gap_pct: number
  source: string
  confidence: SourcedFact['confidence']
}

/** Handling steps of a crop, as keys of phrases in `src/words/<tag>/advice/produce.ts`; null without the step. */
export interface HandlingSteps {
  /** Work before the crop is ripe. */
  ready: 'bags' | 'sheet' | 'water' | 'barn' | 'buyers' | 'fresh' | 'vines' | 'haulms' | null
  bring:
    | 'cobs'
    | 'straw'
    | 'heads'
    | 'legume'
    | 'soybean'
    | 'lift'
    | 'sesame'
    | 'bolls'
    | 'bulb'
    | 'gourds'
    | 'cassava'
    | 'yam'
    | 'sweet'
    | 'potato'
    | 'carrot'
    | 'ginger'
    | 'cane'
    | 'tomato'
    | 'pepper'
    | 'okra'
    | 'leaves'
    | 'head'
    | 'lettuce'
    | 'melon'
    | 'cocoa'
    | 'coffee'
    | 'palm'
    | 'mango'
    | 'orange'
    | 'avocado'
    | 'bunch'
  /** Drying, curing or fermenting. */
  drying:
    | 'cobs'
    | 'rice'
    | 'heads'
    | 'thin'
    | 'beat'
    | 'pulse'
    | 'nuts'
    | 'stacks'
    | 'stooks'
    | 'wash'
    | 'bulb'
    | 'yam'
    | 'sweet'
    | 'potato'
    | 'ginger'
    | 'cocoa'
    | 'cherries'
    | null
  /** Test of dryness that works at the moisture for safe storage. */
  test: 'bite' | 'weigh' | 'skin' | 'necks' | 'snap' | 'crack' | 'rattle' | null
  store: 'bags' | 'sorted' | 'pulses' | 'nuts' | 'shell' | 'cotton' | 'onion' | 'yam' | 'sand' | 'dark' | 'jute' | null
  hold: 'bags' | 'buyers' | 'airy' | null
}

const isKnown = (fact: unknown): fact is SourcedFact =>
  typeof fact === 'object' && fact !== null && 'value' in fact && 'confidence' in fact

/** Returns the lower and upper end of a number or range; null for other facts. */
export function numberRange(fact: unknown): [number, number] | null {
  if (!isKnown(fact)) return null
  const { value } = fact
  if (typeof value === 'number') return [value, value]
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'
    ? [value[0], value[1]]
    : null
}

/** Returns the minimum and maximum days of drying, curing or fermenting; null if unknown. */
export function dryingDays({ drying, curing }: PostharvestFacts): [number, number] | null {
  return numberRange(drying?.days) ?? (isKnown(curing) ? null : numberRange(curing?.days))
}

/** Returns the year of prices; null if none were recorded. */
export const priceSeason = ({ sell_or_store: sold }: PostharvestFacts): PriceYear | null =>
  sold && 'low_month' in sold ? sold : null

/** Monthly check of each kind of store; null where the crop is sold soon. */
export const STORE_CHECKS: Record<NonNullable<HandlingSteps['store']>, 'bags' | 'airy' | null> = {
  bags: 'bags',
  sorted: 'bags',
  pulses: 'bags',
  nuts: 'bags',
  shell: 'bags',
  onion: 'airy',
  yam: 'airy',
  sand: 'airy',
  dark: 'airy',
  cotton: null,
  jute: null,
}

export type PostharvestStep = 'harvest' | 'drying' | 'store' | 'sell'

/** Names under which a crop's data may have the facts of each step; the first present one is used. */
const FACTS_OF: Record<PostharvestStep, readonly string[]> = {
  harvest: ['pick_source', 'ready', 'ripe', 'pick', 'lift', 'break_pods', 'why'],
  drying: ['fermenting', 'drying', 'curing'],
  store: ['hermetic', 'store_in_shell', 'store', 'works'],
  sell: ['sell_or_store'],
}

/** Returns the source of a step, preferring a read source to memory. Null if nothing is known. */
export function postharvestSourceOf(
  postharvest: PostharvestFacts,
  step: PostharvestStep,
): Pick<SourcedFact, 'source' | 'confidence'> | null {
  const found = FACTS_OF[step].flatMap((name) => grounds(postharvest[name]))
  return found.find(({ confidence }) => confidence !== 'memory') ?? found[0] ?? null
}

type Ground = Pick<SourcedFact, 'source' | 'confidence'>

const isGround = (fact: object): fact is Ground => 'source' in fact && 'confidence' in fact

function grounds(fact: unknown): Ground[] {
  if (typeof fact !== 'object' || fact === null) return []
  return isGround(fact) ? [fact] : Object.values(fact).flatMap(grounds)
}
