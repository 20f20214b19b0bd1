import type { Language } from '../contracts/languages.ts'
import { isGsm7 } from './gsm7.ts'

/** Letters without a Unicode decomposition. */
const PLAIN: Record<string, string> = {
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ƙ: 'k',
  Ƙ: 'K',
  ƴ: 'y',
  Ƴ: 'Y',
  ŋ: 'n',
  Ŋ: 'N',
  ʼ: "'",
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '•': '-',
  '×': 'x',
  '½': '1/2',
  '¼': '1/4',
  '²': '2',
  '³': '3',
  '≥': '>=',
  '≤': '<=',
  '°': ' deg',
  '\t': ' ',
}

/** ASCII but for the backtick, which GSM-7 lacks: most texts need no more work. */
const KEPT_BY_ALL = /^[\n\r -_a-~]*$/

const DECIMALS: Record<string, string> = { '½': '.5', '¼': '.25' }

/**
 * A text in plain letters: what GSM-7 has stays as it is, the rest becomes its nearest spelling where it has one. With
 * `keeps`, only what that keeps stays as it is.
 */
export function toPlainCharacters(text: string, keeps: (char: string) => boolean = isGsm7): string {
  if (KEPT_BY_ALL.test(text)) return text
  const worded = text
    .normalize('NFC')
    .replace(/\s*°\s*([CF])\b/g, '$1')
    .replace(/₦\s*/g, 'NGN ')
    // Beside a digit their nearest spelling would be another number: 2½ is not 21/2.
    .replace(/(?<=\d)[½¼]/g, (part) => (keeps(part) ? part : DECIMALS[part]!))
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
  let folded = ''
  for (const char of worded) folded += keeps(char) ? char : foldCharacter(char, keeps)
  return folded
}

function foldCharacter(char: string, keeps: (char: string) => boolean): string {
  const known = PLAIN[char]
  if (known !== undefined) return known
  if (/\p{Zs}/u.test(char)) return ' '
  const bare = char.normalize('NFD').replace(/\p{M}/gu, '')
  return [...bare].every(keeps) ? bare : (PLAIN[bare] ?? char)
}

/** Not even the accents that GSM-7 has: who reads a language with marks gets all of its words without them. */
const isAscii = (char: string) => char < '\x80'

/** Every string of a nested object of words, without any mark. With `keeps`, only what that keeps stays as it is. */
export function toPlainWords<T>(words: T, keeps: (char: string) => boolean = isAscii): T {
  if (typeof words === 'string') return toPlainCharacters(words, keeps) as T
  if (Array.isArray(words)) return words.map((value) => toPlainWords(value, keeps)) as T
  if (words && typeof words === 'object')
    return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, toPlainWords(value, keeps)])) as T
  return words
}

/** Tone parts words, and GSM-7 has the letters of some: rain is `òjò`, day `ojo`. */
const TONED: readonly Language[] = ['yo']

/** Words as an SMS in that language has them: in a tone language with the marks that GSM-7 has, else without any. */
export const toSmsCharacters = <T>(words: T, language: Language): T =>
  toPlainWords(words, TONED.includes(language) ? isGsm7 : isAscii)
