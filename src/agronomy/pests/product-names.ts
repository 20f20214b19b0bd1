import type { CanonicalCropId } from '../../contracts/crops.ts'
import { jsonData } from '../../shared/json-data.ts'
import { lazyValue } from '../../shared/lazy-value.ts'
import { isIn } from '../../shared/records.ts'
import trade from '../data/protection/trade-names.json' with { type: 'json' }
import { BARRED_PRODUCTS, type Country } from './active-ingredients.ts'
import { PROTECTION_SOURCES, type ProtectionSourceId } from './protection-sources.ts'
import { PRODUCT_IDS, type ProductId, productName } from './waiting-periods.ts'

export interface RecognisedProducts {
  products: readonly ProductId[]
  barred: { active: string; sure: boolean } | null
  rest: boolean
}

interface Meaning {
  product?: ProductId
  active?: string
  /** A herbicide: no measure against a pest. */
  weeds?: true
  sure: boolean
}

const TRADE_NAMES = jsonData<(Omit<Meaning, 'sure'> & { names: string[]; source: ProtectionSourceId })[]>(trade)

const NO_NAMES = new Set(
  'ml l litre litres liter liters g kg gram grams ec wp sc sg wg cs wdg sl od df and plus with mixed mix the a an of in spray insecticide fungicide herbicide powder liquid chemical'.split(
    ' ',
  ),
)

/** Remedies that the adviser itself names, which have no label and no waiting time. */
const HOUSEHOLD_REMEDIES = new Set('ash wood soap soapy water sand'.split(' '))

/** Barred actives that kill weeds. */
const BARRED_HERBICIDES: ReadonlySet<string> = new Set([
  ...['paraquat', 'atrazine', 'ametryn', 'diuron', 'fomesafen', 'oxadiargyl', '2,4,5-T'],
  ...['diquat (dibromide, dichloride)', 'glyphosate with tallow amine'],
])

const MOST_WORDS = 4
/** Minimum letters of a word that is matched despite one typing error. */
const MIN_LENGTH_FOR_TYPO = 5
/** Minimum letters of a word that is matched despite two typing errors. */
const TWO_FAULTS = 8

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .split(' ')
    .filter(Boolean)

/** Returns false for amounts, units and filler words. */
const mayBeName = (word: string): boolean => !NO_NAMES.has(word) && !/^\d+$/.test(word)

const joinWords = (text: string): string => wordsOf(text).join('')

const productsByName = lazyValue(() => {
  const known = new Map<string, Meaning>()
  for (const product of PRODUCT_IDS) known.set(joinWords(productName(product)), { product, sure: true })
  for (const { active } of BARRED_PRODUCTS)
    for (const name of active.split(/[()]|, /)) if (joinWords(name)) known.set(joinWords(name), { active, sure: true })
  for (const { names: of, source, ...meaning } of TRADE_NAMES) {
    const sure = !PROTECTION_SOURCES[source].rough
    for (const name of of) known.set(joinWords(name), { ...meaning, sure })
  }
  return known
})

/** Returns whether the text names only wood ash, soap and the like, so that no chemical was sprayed. */
export function isHouseholdRemedy(text: string): boolean {
  const words = wordsOf(text).filter(mayBeName)
  return words.length > 0 && words.every((word) => HOUSEHOLD_REMEDIES.has(word))
}

const isHerbicide = ({ weeds, active }: Meaning): boolean =>
  weeds === true || (active !== undefined && BARRED_HERBICIDES.has(active))

/** Returns whether the text names only herbicides, so that no pest was treated. */
export function isWeedKiller(text: string): boolean {
  const words = wordsOf(text)
  const { exact, left } = exactNames(words)
  const unknown = left.some(mayBeName)
  return !unknown && exact.every(isHerbicide) && (exact.length > 0 || words.includes('herbicide'))
}

export function recogniseProducts(text: string, country: Country, crop: CanonicalCropId | null): RecognisedProducts {
  if (isIn(PRODUCT_IDS, text)) return { products: [text], barred: null, rest: false }
  const isBarredHere = (active: string) =>
    BARRED_PRODUCTS.some(
      (entry) => entry.active === active && entry.country === country && (entry.crop ?? crop) === crop,
    )
  const { exact, left } = exactNames(wordsOf(text))
  const near = left.flatMap((word) => findSimilarName(word, isBarredHere) ?? [])
  const meanings = [...exact, ...near]
  const barred = meanings.flatMap(({ active, sure }) => (active && isBarredHere(active) ? [{ active, sure }] : []))
  return {
    products: [...new Set(exact.flatMap(({ product }) => product ?? []))],
    barred: barred.find(({ sure }) => sure) ?? barred[0] ?? null,
    rest: left.some(mayBeName) || exact.some(({ product }) => !product),
  }
}

function exactNames(words: readonly string[]): { exact: Meaning[]; left: string[] } {
  const exact: Meaning[] = []
  const left: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = Math.min(MOST_WORDS, words.length - at)
    const taken = Array.from({ length }, (_, n) => length - n).find((n) =>
      productsByName().has(words.slice(at, at + n).join('')),
    )
    if (taken === undefined) left.push(words[at]!)
    else exact.push(productsByName().get(words.slice(at, at + taken).join(''))!)
    at += taken ?? 1
  }
  return { exact, left }
}

/** Nearest name of a misspelt word; barred names win ties. */
function findSimilarName(word: string, isBarredHere: (active: string) => boolean): Meaning | null {
  if (word.length < MIN_LENGTH_FOR_TYPO || NO_NAMES.has(word)) return null
  let faults = word.length >= TWO_FAULTS ? 2 : 1
  let found: Meaning | null = null
  for (const [name, meaning] of productsByName()) {
    if (name.length < MIN_LENGTH_FOR_TYPO) continue
    const apart = editDistance(word, name)
    const weighs = meaning.active !== undefined && isBarredHere(meaning.active)
    if (apart > faults || (apart === faults && found !== null && !weighs)) continue
    faults = apart
    found = { ...meaning, sure: false }
  }
  return found
}

function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: b.length + 1 }, (_, n) => n)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length]!
}
