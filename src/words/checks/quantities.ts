import type { Language } from '../../contracts/languages.ts'
import { firstItem, lastItem } from '../../shared/lookups.ts'
import { toPlainWords } from '../plain-characters.ts'
import { replacePluralForms } from '../sentences.ts'
import { type Unit, unitWords } from './units.ts'

/** A number of a sentence, as a placeholder or as a figure, and its place among the words. */
interface Token {
  text: string
  /** Name of a placeholder, or a figure without separators. */
  number?: string
  unit?: Unit
  /** Ends a sentence or part of one. */
  stop?: true
}

const TOKEN = /\{(\w+)\}|\d+(?:[.,]\d+)*|[A-Za-z]+(?:['’][A-Za-z]+)*|%|[.;:!?,()/]/g
/** Words between a number and its unit, at most. */
const FAR = 4
/** Words between an English number and its unit: "5 level plastic bottle caps". */
const ADJECTIVES = ['level', 'plastic', 'bottle', 'big', 'long', 'square']
/** Words that join two numbers of one unit: "2 to 3 days", "4 of every 10 cans". */
const JOINS = /^(to|or|and|by|x|of)$/

/** A sentence with each number apart from the words and signs beside it. */
const withNumbersApart = (sentence: string): string =>
  replacePluralForms(sentence)
    .replace(/(?<=\d)[-–](?=[\d{])|(?<=\})[-–](?=[\d{])/g, ' to ')
    .replace(/(?<=[\d}])-(?=\p{L})/gu, ' ')
    .replaceAll('ten-litre can', 'can')
    .replace(/(?<=\d)[\u00a0 ](?=\d{3}\b)/g, '')

function tokensOf(sentence: string, language: Language): Token[] {
  const units = unitWords(language)
  return [...toPlainWords(withNumbersApart(sentence)).matchAll(TOKEN)].map(([text, name]): Token => {
    if (name) return { text, number: `{${name}}` }
    if (/^\d/.test(text)) return { text, number: text.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.') }
    if (/^[.;:!?,()/]$/.test(text)) return { text, stop: true }
    const word = text.toLowerCase()
    const unit = units.get(word) ?? units.get(word.replace(/^.*['’]/, ''))
    return unit ? { text: word, unit } : { text: word }
  })
}

/** Numbers of an English sentence that share a unit, and that unit: `{from}` and `{to}` with day. */
function quantitiesOf(english: string): { numbers: string[]; unit: Unit }[] {
  const tokens = tokensOf(english, 'en')
  const pairs = joinedIn(tokens)
  return tokens.flatMap(({ number }, at) => {
    if (!number) return []
    const next = tokens.slice(at + 1).find(({ text }) => !ADJECTIVES.includes(text))
    const unit = next?.unit
    return unit ? [{ numbers: [...pairs.flatMap(([one, two]) => (two === number ? [one] : [])), number], unit }] : []
  })
}

/** Pairs of numbers with nothing but a joining word between them. */
function joinedIn(tokens: readonly Token[]): [string, string][] {
  return tokens.flatMap(({ number }, at): [string, string][] => {
    if (!number || !JOINS.test(tokens[at + 1]?.text ?? '')) return []
    const next = tokens[tokens[at + 2]?.text === 'every' ? at + 3 : at + 2]?.number
    return next && next !== number ? [[number, next]] : []
  })
}

/** Units beside a number that no other unit is nearer to. */
function nearestUnits(tokens: readonly Token[], number: string): Unit[] {
  return tokens.flatMap((token, at) => {
    if (token.number !== number) return []
    for (let far = 1; far <= FAR; far++) {
      const beside = [at - far, at + far].filter((place) => !isCutOff(tokens, at, place))
      const units = beside.flatMap((place) => tokens[place]?.unit ?? [])
      if (units.length > 0) return units
    }
    return []
  })
}

/** True when a sentence or a part of one ends between two places. */
function isCutOff(tokens: readonly Token[], at: number, place: number): boolean {
  const [from, to] = at < place ? [at + 1, place] : [place + 1, at]
  return tokens.slice(from, to).some(({ stop }) => stop)
}

/** Numbers of the English sentence that another language has beside another unit or none: `{waitDays} day`. */
export function findLostUnits(english: string, sentence: string, language: Language): string[] {
  const tokens = tokensOf(sentence, language)
  const has = (number: string) => tokens.some((token) => token.number === number)
  return quantitiesOf(english)
    .filter(({ numbers }) => has(lastItem(numbers)))
    .filter(({ numbers, unit }) => !numbers.some((number) => nearestUnits(tokens, number).includes(unit)))
    .map(({ numbers, unit }) => `${numbers.at(-1)} ${unit}`)
}

/** Pairs of numbers joined in English ("{n} of {of}") that come the other way round. */
export function findSwappedNumbers(english: string, sentence: string, language: Language): string[] {
  const tokens = tokensOf(sentence, language)
  const places = (number: string) => tokens.flatMap((token, at) => (token.number === number ? [at] : []))
  return joinedIn(tokensOf(english, 'en'))
    .filter(([one, two]) => places(one).length > 0 && places(two).length > 0)
    .filter(([one, two]) => firstItem(places(one)) > lastItem(places(two)))
    .map(([one, two]) => `${one} and ${two}`)
}

/** Placeholders that are always a measure; `{grams}` of a packet has its unit in `{doseUnit}`. */
const MEASURES = new Set(
  [
    'rain',
    'fallen',
    'mm',
    'litres',
    'tank',
    'grams',
    'hours',
    'outHours',
    'waitDays',
    'daysLeft',
    'nurseryDays',
    'rainDays',
    'gap',
  ]
    .concat([
      'deep',
      'stick',
      'tmax',
      'tmin',
      'wind',
      'row',
      'stand',
      'dry',
      'onset',
      'onsetDays',
      'every',
      'everyTo',
      'dryFrom',
      'dryTo',
    ])
    .map((name) => `{${name}}`),
)

/** Measures of an English sentence that no unit follows. */
export function findUnitlessNumbers(english: string): string[] {
  const tokens = tokensOf(english, 'en')
  const pairs = joinedIn(tokens)
  return tokens.flatMap(({ number }, at) => {
    if (!number || !MEASURES.has(number) || pairs.some(([one]) => one === number)) return []
    const next = tokens.slice(at + 1, at + 3)
    return next.some(({ unit, text }) => unit || /^(?:\{doseUnit\}|c|deg|h|dry)$/i.test(text)) ? [] : [number]
  })
}
