/** Postharvest facts of one crop, from ripeness to sale, as in `data/postharvest/<crop>.json`. */
export interface Postharvest {
  kind: string
  dryness_tests?: string[]
  drying?: Steps
  curing?: Steps | Known
  fermenting?: Steps
  store?: Known | Steps
  sell_or_store?: Known | PriceYear
  [fact: string]: unknown
}

/** One fact. `memory`: direction only, never shown as a precise figure. */
export interface Known<Value = unknown> {
  value: Value
  source: string
  confidence: 'read' | 'abstract' | 'memory'
}

type Steps = Record<string, Known | undefined>

/** Prices of the country's markets by month, 100 the year's mean; months 1-12, the gap in % of the lowest. */
interface PriceYear {
  low_month: number
  high_month: number
  gap_pct: number
  source: string
  confidence: Known['confidence']
}

/** Handling of a crop, by the names of phrases in `src/words/<tag>/advice/produce.ts`; null where there is no such step. */
export interface Handling {
  /** Before it is ripe. */
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
  /** Dried, cured or fermented. */
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
  /** Test of dryness; only one that works at the water content for safe storage. */
  test: 'bite' | 'weigh' | 'skin' | 'necks' | 'snap' | 'crack' | 'rattle' | null
  store: 'bags' | 'sorted' | 'pulses' | 'nuts' | 'shell' | 'cotton' | 'onion' | 'yam' | 'sand' | 'dark' | 'jute' | null
  hold: 'bags' | 'buyers' | 'airy' | null
}

const isKnown = (fact: unknown): fact is Known =>
  typeof fact === 'object' && fact !== null && 'value' in fact && 'confidence' in fact

/** The first and the last of a number or a range of them; null where the fact is neither. */
export function rangeOf(fact: unknown): [number, number] | null {
  if (!isKnown(fact)) return null
  const { value } = fact
  if (typeof value === 'number') return [value, value]
  return Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number'
    ? [value[0], value[1]]
    : null
}

/** Days of drying, curing or fermenting, from and to; null where they are not known as figures. */
export function dryingDays({ drying, curing }: Postharvest): [number, number] | null {
  return rangeOf(drying?.days) ?? (isKnown(curing) ? null : rangeOf(curing?.days))
}

/** The year of its prices; null where none was counted. */
export const priceYear = ({ sell_or_store: sold }: Postharvest): PriceYear | null =>
  sold && 'low_month' in sold ? sold : null

/** Monthly check of each kind of store; null where the crop is sold soon. */
export const LOOKED_AFTER: Record<NonNullable<Handling['store']>, 'bags' | 'airy' | null> = {
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

/** Under which names a crop's facts of each step stand, the first that is there. */
const FACTS_OF: Record<PostharvestStep, readonly string[]> = {
  harvest: ['pick_source', 'ready', 'ripe', 'pick', 'lift', 'break_pods', 'why'],
  drying: ['fermenting', 'drying', 'curing'],
  store: ['hermetic', 'store_in_shell', 'store', 'works'],
  sell: ['sell_or_store'],
}

/** Source of a step; one that was read goes before one from memory. Null where nothing is known. */
export function groundOf(postharvest: Postharvest, step: PostharvestStep): Pick<Known, 'source' | 'confidence'> | null {
  const found = FACTS_OF[step].flatMap((name) => grounds(postharvest[name]))
  return found.find(({ confidence }) => confidence !== 'memory') ?? found[0] ?? null
}

type Ground = Pick<Known, 'source' | 'confidence'>

const isGround = (fact: object): fact is Ground => 'source' in fact && 'confidence' in fact

function grounds(fact: unknown): Ground[] {
  if (typeof fact !== 'object' || fact === null) return []
  return isGround(fact) ? [fact] : Object.values(fact).flatMap(grounds)
}
