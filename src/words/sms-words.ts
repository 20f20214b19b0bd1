import type { Language } from '../contracts/languages.ts'
import { smsWords as af } from './af/sms-words.ts'
import { smsWords as en } from './en/sms-words.ts'
import { smsWords as ha } from './ha/sms-words.ts'
import { smsWords as ig } from './ig/sms-words.ts'
import { smsWords as ng } from './ng/sms-words.ts'
import { smsWords as pcm } from './pcm/sms-words.ts'
import { smsWords as yo } from './yo/sms-words.ts'

/** Keywords at the start of an SMS. */
export const SMS_WORD_IDS = [
  'today',
  'weather',
  'rains',
  'week',
  'join',
  'useful',
  'notUseful',
  'badlySaid',
  'bags',
  'price',
  'ask',
  'share',
  'noShare',
  'stop',
  'start',
  'help',
] as const
export type SmsWord = (typeof SMS_WORD_IDS)[number]

/** Each word with its usual spellings, parted by `|`; marks and capitals do not matter. */
export type SmsWords = Record<SmsWord, string>

/** The words of every language; English ones are always understood. Printed in docs/sms-words.md. */
export const SMS_WORDS: Record<Language, SmsWords> = { en, ha, yo, ig, pcm, af, ng }

/** Spellings of the languages' names. */
export const LANGUAGE_WORDS: Record<Language, string> = {
  en: 'english|turanci',
  ha: 'hausa',
  yo: 'yoruba',
  ig: 'igbo|ibo',
  pcm: 'pidgin|naija|broken',
  af: 'afrikaans',
  ng: 'oshindonga|ndonga|oshiwambo',
}
