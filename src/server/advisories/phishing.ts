import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { toPlainWords } from '../../words/plain-characters.ts'

/** Phishing words of all languages, since a sentence may mix them; without diacritics, which are often omitted. */
const BAITS = new Set(Object.values(TEXTS_BY_LANGUAGE).flatMap(({ model }) => model.baits.split(' ')))
/** Spaced letters that are read as a word: `p a s s`, `P.I.N`. */
const SPELLED = /(?<!\p{L})\p{L}(?:[^\p{L}\d]{1,2}\p{L})+(?!\p{L})/gu
/** Addresses of any kind: `evil-bank.ng`, `evil(.)ng`, `name@place`, `dot com`, a USSD code. */
const ADDRESS = /[\p{L}\d]\.\p{L}{2,}|@|\(\s*(?:\.|dot)\s*\)|\bdot\s+(?:com|ng|na|net|org|co)\b|[*#]\d|:\/\/|www\b/giu

/** Returns everything in a text that could make a reader reveal a secret or follow an address. */
export function findPhishing(text: string): string[] {
  // Compatibility forms such as wide letters look like plain ones.
  const read = text.normalize('NFKC').toLowerCase()
  const spelled = (read.match(SPELLED) ?? []).map((letters) => letters.replace(/[^\p{L}\p{M}]/gu, ''))
  const words = [...(read.match(/[\p{L}\p{M}]+/gu) ?? []), ...spelled]
  // A diacritic makes a short word another one (Yorùbá `pín` means to share).
  const isBait = (word: string) => BAITS.has(word.normalize('NFC').length <= 3 ? word : toPlainWords(word))
  return [...words.filter(isBait), ...(read.match(ADDRESS) ?? [])]
}

/** Removes invisible characters and bidirectional controls; line breaks become spaces. */
export const stripInvisible = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .trim()
