import type { AdviceSpeaker, AdviceWords } from '../../../advice-words/speaker.ts'
import { speakerInLanguage } from '../../../advice-words/speakers.ts'
import { memoizeByObject } from '../../../agronomy/memoize.ts'
import { ACTIVE_INGREDIENTS } from '../../../agronomy/pests/active-ingredients.ts'
import { GRADE_IDS, GRADES } from '../../../contracts/grades.ts'
import type { Language } from '../../../contracts/languages.ts'
import { isKeyOf, recordFrom } from '../../../shared/records.ts'

/** Advice words in which a private-use character (a mark) stands for each fixed text, so that a filled sentence is a list of clips. */
export interface MarkedWords {
  voice: AdviceSpeaker
  clipOfMark: ReadonlyMap<string, string>
  textOfClip: ReadonlyMap<string, string>
  /** Marks by name, for names that the facts contain as text: pesticides, their strengths and units. */
  markOfName: ReadonlyMap<string, string>
}

const FIRST_MARK = 0xe000

/** Groups of words that no short text or title uses. */
const NOT_SPOKEN: ReadonlySet<string> = new Set([
  'evidence',
  'reasons',
  'sure',
  'typical',
  'units',
  'daysShort',
  'place',
  'dose',
  'hand',
  'amount',
  'rains',
  'manure',
  'note',
  'content',
] satisfies (keyof AdviceWords | 'content')[])
const AS_IT_IS: ReadonlySet<string> = new Set(['thousands', 'decimal'] satisfies (keyof AdviceWords)[])

/** Returns a language's marked words; rebuilt when its words are corrected. */
export const markedWordsOf = (language: Language): MarkedWords => markedOf(speakerInLanguage(language).page)

const markedOf = memoizeByObject(({ words }: AdviceSpeaker): MarkedWords => {
  const clipOfMark = new Map<string, string>()
  const textOfClip = new Map<string, string>()
  const mark = (clip: string, text: string): string => {
    const sign = String.fromCharCode(FIRST_MARK + clipOfMark.size)
    clipOfMark.set(sign, clip)
    textOfClip.set(clip, text)
    return sign
  }
  const marked = markSentences({ ...words, products: productNames(words) }, [], mark) as AdviceWords
  const names = Object.values(ACTIVE_INGREDIENTS).flatMap(({ name, doses }) => [
    name,
    ...doses.map(({ product }) => product),
  ])
  const markOfName = new Map(
    [...new Set([...names, 'ml', 'g'])].map((name) => [name, mark(`name-${toKebabCase(name)}`, name)]),
  )
  return {
    voice: { words: { ...marked, thousands: '', decimal: '.' }, days: marked.days },
    clipOfMark,
    textOfClip,
    markOfName,
  }
})

const productNames = ({ products }: AdviceWords) =>
  recordFrom(GRADE_IDS, (id) => (isKeyOf(products, id) ? products[id] : GRADES[id].label))

type Mark = (clip: string, text: string) => string

function markSentences(value: unknown, path: readonly string[], mark: Mark): unknown {
  if (typeof value === 'string') return markSentence(value, clipName(path), mark)
  if (!value || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, part]) => {
    if (NOT_SPOKEN.has(key) && (path.length === 0 || key === 'content')) return [key, part]
    return [key, AS_IT_IS.has(key) ? part : markSentences(part, [...path, key], mark)]
  })
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

/** Clip names by key; other pieces of text get a numbered name. */
const NAMED: Readonly<Record<string, (key: string, rest: string) => string | null>> = {
  crops: (crop) => `crop-${crop}`,
  pests: (pest, rest) => (rest === 'name' ? `pest-${pest}` : null),
  days: (weekday) => `day-${weekday}`,
  months: (month) => `month-${Number(month) + 1}`,
}

function clipName([first = '', key = '', ...rest]: readonly string[]): { whole: string | null; stem: string } {
  const whole = NAMED[first]?.(key, rest.join('-')) ?? null
  if (first !== 'rules') return { whole, stem: toKebabCase(['say', first, key, ...rest].filter(Boolean).join('-')) }
  return { whole, stem: toKebabCase(['advice', key, ...rest.filter((part) => part !== 'title')].join('-')) }
}

const toKebabCase = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()

/** Marks the text between placeholders, sentence by sentence; full stops between sentences remain, because texts are split there. */
function markSentence(sentence: string, { whole, stem }: { whole: string | null; stem: string }, mark: Mark): string {
  if (whole) return mark(whole, sentence)
  let at = 0
  const markText = (text: string): string =>
    text.replaceAll(/(?:[^.]|\.(?! |$))+/g, (piece) => {
      const words = withoutBracket(piece.replace(/^[\s:,;)+]+|[\s:,;(+]+$/g, ''))
      return /[\p{L}\p{N}]/u.test(words) ? piece.replace(words, () => mark(`${stem}-${at++}`, words)) : piece
    })
  return sentence
    .split(/(\{.*?\})/)
    .map((part) => {
      if (!part.startsWith('{')) return markText(part)
      const [name, ...forms] = part.slice(1, -1).split('|')
      const markedForm = forms.map((form) => form.split('#').map(markText).join('#'))
      if (forms.length === 0) at++
      return `{${[name, ...markedForm].join('|')}}`
    })
    .join('')
}

/** Drops a closing bracket without its opening one. */
const withoutBracket = (words: string): string =>
  words.endsWith(')') && !words.includes('(') ? words.slice(0, -1) : words
