import { CANONICAL_CROPS, cropFacts } from '../../../../agronomy/crops/crop-facts.ts'
import { CROP_IDS, type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import { LANGUAGE_IDS, type Language } from '../../../../contracts/languages.ts'
import { lazyValue } from '../../../../shared/lazy-value.ts'
import { isIn } from '../../../../shared/records.ts'
import { TEXTS_BY_LANGUAGE, translatorFor } from '../../../../words/index.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'
import { LANGUAGE_KEYWORDS, SMS_KEYWORD_IDS, SMS_KEYWORDS, type SmsKeywordId } from '../../../../words/sms-words.ts'

/** Request in an SMS; `spoken`: the language of its word, null if English or a crop's name. */
export type WordRequest = { spoken: Language | null } & (
  | { word: 'today' | 'rains' | 'week' | 'useful' | 'notUseful' | 'badlySaid' | 'share' | 'noShare' }
  | { word: 'weather'; place: string | null }
  | { word: 'join'; place: string; crop: CropId | null; when: string }
  /** `crop` is null for a date alone, the answer to the question for the planting day. */
  | { word: 'planted'; crop: CropId | null; when: string }
  | { word: 'bags'; crop: CropId | null; area: number | null; hectares: boolean }
  /** `crop` is null for all of the farmer's crops that have a price. */
  | { word: 'price'; crop: CropId | null }
  | { word: 'ask'; text: string }
  | { word: 'language'; language: Language }
)

/** STOP, START and HELP take precedence over all other words. */
const COMMAND_KEYWORDS: readonly SmsKeywordId[] = ['stop', 'start', 'help']
/** Words spelt exactly: a typing error is no consent. */
const EXACT_KEYWORDS: readonly SmsKeywordId[] = [...COMMAND_KEYWORDS, 'share']
/** Most words of the name of a crop or place. */
const MAX_NAME_WORDS = 4
/** Words compared with names, limited because a long text would block the event loop. */
const MOST_READ = 16
/** Words of a question that may name its crop. */
const MOST_SEARCHED = 100
/** Number of words that may follow a word without an argument: `today please`. */
const MAX_TRAILING_WORDS = 1
/** Least length of a word that may have one wrong, missing or extra letter. */
const MIN_LETTERS_FOR_TYPO = 5

/** Removes diacritics, capitals and all punctuation except inside figures and dates. */
const foldText = (text: string): string =>
  toPlainCharacters(text, (char) => char < '\x80')
    .toLowerCase()
    .replace(/[^a-z0-9/.,-]+/g, ' ')
    .replace(/(^|\s)[/.,-]+|[/.,-]+(?=\s|$)/g, ' ')
    .trim()

interface Name<Meaning> {
  meaning: Meaning
  spoken: Language | null
}

const splitSpellings = (list: string) => list.split('|').map(foldText)

// The first owner keeps a name: English, then the order of the languages.
function addName<Meaning>(names: Map<string, Name<Meaning>>, spelling: string, meaning: Meaning, spoken: Language) {
  if (spelling && !names.has(spelling)) names.set(spelling, { meaning, spoken: spoken === 'en' ? null : spoken })
}
const wordNames = lazyValue(() => {
  const names = new Map<string, Name<SmsKeywordId | { language: Language }>>()
  for (const language of LANGUAGE_IDS) {
    for (const word of SMS_KEYWORD_IDS)
      for (const spelling of splitSpellings(SMS_KEYWORDS[language][word])) addName(names, spelling, word, language)
  }
  for (const language of LANGUAGE_IDS)
    for (const spelling of splitSpellings(LANGUAGE_KEYWORDS[language])) addName(names, spelling, { language }, language)
  return names
})

const cropNames = lazyValue(() => {
  const names = new Map<string, Name<CropId>>()
  for (const language of LANGUAGE_IDS) {
    const t = translatorFor(language)
    for (const crop of CROP_IDS) {
      const called = `${t(`crop.${crop}`)}|${TEXTS_BY_LANGUAGE[language].advice.crops[canonicalCrop(crop)]}|${crop}`
      for (const spelling of splitSpellings(called.replace(/[()/]/g, '|')))
        addName(names, spelling, canonicalCrop(crop), language)
    }
  }
  for (const crop of CANONICAL_CROPS)
    for (const alias of cropFacts(crop).record.figures.aliases) addName(names, foldText(alias), crop, 'en')
  return names
})

/** Reports whether two texts differ by one inserted, deleted or replaced letter, or by two swapped letters. */
function isSimilarSpelling(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (Math.max(left.length, right.length) <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

function matchLeadingName<Meaning>(words: readonly string[], names: Map<string, Name<Meaning>>, mayForgive = true) {
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length--) {
    const found = names.get(words.slice(0, length).join(' '))
    if (found) return { ...found, length }
  }
  for (let length = mayForgive ? Math.min(MAX_NAME_WORDS, words.length) : 0; length > 0; length--) {
    const typed = words.slice(0, length).join(' ')
    if (typed.length < MIN_LETTERS_FOR_TYPO || /\d/.test(typed)) continue
    for (const [spelling, found] of names) {
      const exact = isIn(EXACT_KEYWORDS, found.meaning)
      if (!exact && spelling.length >= MIN_LETTERS_FOR_TYPO && isSimilarSpelling(typed, spelling))
        return { ...found, length }
    }
  }
  return null
}

/** Reads STOP, START and HELP in another language: the whole message, spelt exactly. */
export function parseForeignCommand(text: string): 'stop' | 'start' | 'help' | null {
  const found = wordNames().get(foldText(text))?.meaning
  return found === 'stop' || found === 'start' || found === 'help' ? found : null
}

/** Reads the request in an SMS by its first word; null: a person has to read it. */
export function parseWordRequest(text: string): WordRequest | null {
  // Index by index as typed: a question is stored unchanged.
  const typed = text.trim().split(/\s+/)
  const words = typed.slice(0, MOST_READ).map(foldText)
  const named = matchLeadingName(words, wordNames())
  if (!named || isIn(COMMAND_KEYWORDS, named.meaning)) return parsePlantingRequest(words)
  const { meaning, spoken, length } = named
  const rest = words.slice(length).filter(Boolean)
  if (typeof meaning === 'object')
    return rest.length <= MAX_TRAILING_WORDS ? { word: 'language', language: meaning.language, spoken } : null
  switch (meaning) {
    case 'ask': {
      const question = typed.slice(length).join(' ')
      return question ? { word: 'ask', text: question, spoken } : null
    }
    case 'weather': {
      const place = rest.join(' ').replace(/^(in|for|of|at) /, '')
      return rest.length <= MAX_NAME_WORDS ? { word: 'weather', place: place || null, spoken } : null
    }
    case 'join':
      return { ...parseJoinRequest(rest), spoken }
    case 'price': {
      const crop = matchLeadingName(rest, cropNames())
      return rest.length <= MAX_NAME_WORDS ? { word: 'price', crop: crop?.meaning ?? null, spoken } : null
    }
    case 'bags':
      return { ...parseBagsRequest(rest), spoken }
    case 'stop':
    case 'start':
    case 'help':
      return null
    case 'useful':
    case 'notUseful':
    case 'badlySaid':
    case 'share':
      return rest.length === 0 ? { word: meaning, spoken } : null
    default:
      return rest.length <= MAX_TRAILING_WORDS ? { word: meaning, spoken } : null
  }
}

/** First crop that a text names, spelled right; null: none. */
export function findCropInText(text: string): CropId | null {
  const words = foldText(text).split(' ').slice(0, MOST_SEARCHED)
  for (let at = 0; at < words.length; at++) {
    const crop = matchLeadingName(words.slice(at, at + MAX_NAME_WORDS), cropNames(), false)
    if (crop) return crop.meaning
  }
  return null
}

const DATE = /^\d{1,2}(?:[/.-]\d{1,2}(?:[/.-]\d+)?| [a-z]{3,}(?: \d{4})?)$/

/** Reads `MAIZE 12/6`, `masara 12 June`, and a date alone. */
function parsePlantingRequest(words: readonly string[]): WordRequest | null {
  const alone = words.slice(0, MAX_NAME_WORDS).join(' ')
  if (words.length < MAX_NAME_WORDS && DATE.test(alone))
    return { word: 'planted', crop: null, when: alone, spoken: null }
  const crop = matchLeadingName(words, cropNames())
  const when = crop && words.slice(crop.length).join(' ').trim()
  return when && /^\d/.test(when) ? { word: 'planted', crop: crop.meaning, when, spoken: crop.spoken } : null
}

/** Reads `KANO MAIZE 12/6`: place, crop, date. */
function parseJoinRequest(words: readonly string[]): {
  word: 'join'
  place: string
  crop: CropId | null
  when: string
} {
  for (const mayForgive of [false, true]) {
    for (let at = 1; at < words.length; at++) {
      const crop = matchLeadingName(words.slice(at), cropNames(), mayForgive)
      if (!crop) continue
      const when = words.slice(at + crop.length).join(' ')
      return { word: 'join', place: words.slice(0, at).join(' '), crop: crop.meaning, when }
    }
  }
  return { word: 'join', place: words.join(' '), crop: null, when: '' }
}

function parseBagsRequest(words: readonly string[]): {
  word: 'bags'
  crop: CropId | null
  area: number | null
  hectares: boolean
} {
  const crop = matchLeadingName(words, cropNames())
  const [number = '', unit = ''] = words
    .slice(crop?.length ?? 0)
    .join(' ')
    .replace(',', '.')
    .split(/(?<=\d)\s*(?=[a-z])/)
  const area = /^\d+(\.\d+)?$/.test(number) && Number(number) > 0 ? Number(number) : null
  return { word: 'bags', crop: crop?.meaning ?? null, area, hectares: unit.startsWith('h') }
}
