import { type CropId, canonicalCrop } from '../../../../contracts/crops.ts'
import type { Language } from '../../../../contracts/languages.ts'
import { firstItem } from '../../../../shared/lookups.ts'
import { recordFrom } from '../../../../shared/records.ts'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'
import { SMS_KEYWORDS, type SmsKeywordId } from '../../../../words/sms-words.ts'
import { parseWordRequest } from './parse-word-request.ts'

/** Words named in hints; STOP is the same in every language. */
const HINTED = [
  'today',
  'weather',
  'week',
  'join',
  'bags',
  'price',
  'ask',
  'share',
  'noShare',
  'help',
] as const satisfies readonly SmsKeywordId[]

/** Formats a word as typed on any phone: capitals without diacritics. */
const asTyped = (word: string): string => toPlainCharacters(word, (char) => char < '\x80').toUpperCase()

/** Returns a crop name that the parser reads as that crop, such as the second name in `beans (cowpea)`. */
export function typeableCropName(crop: CropId, language: Language): string {
  const name = TEXTS_BY_LANGUAGE[language].advice.crops[canonicalCrop(crop)]
  const names = [...name.split(/[()]/).map((part) => part.trim()), crop].filter(Boolean).map(asTyped)
  const isRead = (typed: string) => {
    const parsed = parseWordRequest(`${typed} 1/1`)
    return parsed?.word === 'planted' && parsed.crop === canonicalCrop(crop)
  }
  return names.find(isRead) ?? firstItem(names)
}

/** Values of hint placeholders: the language's own words, all of which the parser reads. */
export const hintPlaceholders = (language: Language): Record<(typeof HINTED)[number] | 'maize', string> => ({
  ...recordFrom(HINTED, (word) => asTyped(firstItem(SMS_KEYWORDS[language][word].split('|')))),
  maize: typeableCropName('maize', language),
})
