import type { Language } from '../contracts/languages.ts'
import { fill } from './fill.ts'
import { smsLength } from './gsm7.ts'
import { WORDS } from './index.ts'
import { plain, plainWords } from './plain.ts'

/** Longest values that are put into messages of their own. */
const LONGEST = { app: 'Gona', code: '123456' }
/** An advice may leave its crop to the title, and name the day or the reason where English does not. */
const FREE_IN_ADVICE = new Set(['crop', 'Crop', 'by', 'why'])

/** Every sentence of a language by its path: `notices.heavyRain`, `tips.pest.0`. */
export function sentencesOf(words: unknown, path = ''): Map<string, string> {
  if (typeof words === 'string') return new Map([[path, words]])
  if (!words || typeof words !== 'object' || words instanceof RegExp) return new Map()
  return new Map(
    Object.entries(words).flatMap(([key, inner]) => [...sentencesOf(inner, path ? `${path}.${key}` : key)]),
  )
}

const english = sentencesOf(WORDS.en)

/** What the compiler cannot see: lists of another length, nothing said, `{names}` that English has not, letters no SMS carries. */
export function complaints(language: Language): string[] {
  const own = sentencesOf(WORDS[language])
  const wrong: string[] = []
  const complain = (path: string, what: string) => wrong.push(`${language}: ${path} ${what}`)
  for (const path of english.keys()) if (!own.has(path)) complain(path, 'is missing')
  for (const [path, sentence] of own) {
    const original = english.get(path)
    if (original === undefined) complain(path, 'is not in English')
    else if (namesIn(sentence, path) !== namesIn(original, path))
      complain(path, `has {${namesIn(sentence, path)}} where English has {${namesIn(original, path)}}`)
    if (!sentence && original) complain(path, 'is empty')
    // One letter and its marks are one sign, as phones and searching expect.
    if (sentence !== sentence.normalize('NFC')) complain(path, 'has letters and marks apart')
    if (path.startsWith('sms.') && smsLength(plain(fill(sentence, LONGEST))).segments > 1)
      complain(path, 'is longer than one SMS')
    if (path.startsWith('advice.') && smsLength(plainWords(sentence)).encoding !== 'GSM-7')
      complain(path, 'has letters that no SMS carries')
  }
  return wrong
}

const namesIn = (sentence: string, path: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)/g)].map((match) => match[1]!))]
    .filter((name) => !(path.startsWith('advice.rules.') && FREE_IN_ADVICE.has(name)))
    .sort()
    .join(',')
