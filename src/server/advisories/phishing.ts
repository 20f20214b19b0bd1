import { WORDS } from '../../words/index.ts'
import { plainWords } from '../../words/plain.ts'

/** In all languages at once, as a sentence may mix them; without marks above and below, which are often left out. */
const BAITS = new Set(Object.values(WORDS).flatMap(({ model }) => model.baits.split(' ')))
/** `p a s s`, `P.I.N`: letters set apart, which are read as a word. */
const SPELLED = /(?<!\p{L})\p{L}(?:[^\p{L}\d]{1,2}\p{L})+(?!\p{L})/gu
/** `evil-bank.ng`, `evil(.)ng`, `name@place`, `dot com`, a USSD code: an address of whatever kind. */
const ADDRESS = /[\p{L}\d]\.\p{L}{2,}|@|\(\s*(?:\.|dot)\s*\)|\bdot\s+(?:com|ng|na|net|org|co)\b|[*#]\d|:\/\/|www\b/giu

/** Whatever in a text could lead a reader to give away a secret or go elsewhere, as it stands there. */
export function baits(text: string): string[] {
  // Wide letters and the like are the plain ones to a reader.
  const read = text.normalize('NFKC').toLowerCase()
  const spelled = (read.match(SPELLED) ?? []).map((letters) => letters.replace(/[^\p{L}\p{M}]/gu, ''))
  const words = [...(read.match(/[\p{L}\p{M}]+/gu) ?? []), ...spelled]
  // A short word is another with its marks (Yorùbá `pín` is to share).
  const isBait = (word: string) => BAITS.has(word.normalize('NFC').length <= 3 ? word : plainWords(word))
  return [...words.filter(isBait), ...(read.match(ADDRESS) ?? [])]
}

/** Text without signs that cannot be seen, or that turn the order in which it is read; lines become spaces. */
export const visible = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, '')
    .trim()
