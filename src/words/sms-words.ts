import type { Language } from '../contracts/languages.ts'
import { smsKeywords as af } from './af/sms-words.ts'
import { smsKeywords as en } from './en/sms-words.ts'
import { smsKeywords as ha } from './ha/sms-words.ts'
import { smsKeywords as ig } from './ig/sms-words.ts'
import { smsKeywords as ng } from './ng/sms-words.ts'
import { smsKeywords as pcm } from './pcm/sms-words.ts'
import { smsKeywords as yo } from './yo/sms-words.ts'

/** Keywords at the start of an SMS. */
export const SMS_KEYWORD_IDS = [
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
export type SmsKeywordId = (typeof SMS_KEYWORD_IDS)[number]

/** Each word with its usual spellings, parted by `|`; marks and capitals do not matter. */
export type SmsKeywords = Record<SmsKeywordId, string>

/** The words of every language; English ones are always understood. Printed in docs/sms-words.md. */
export const SMS_KEYWORDS: Record<Language, SmsKeywords> = { en, ha, yo, ig, pcm, af, ng }

/** Spellings of the languages' names. */
export const LANGUAGE_KEYWORDS: Record<Language, string> = {
  en: 'english|turanci',
  ha: 'hausa',
  yo: 'yoruba',
  ig: 'igbo|ibo',
  pcm: 'pidgin|naija|broken',
  af: 'afrikaans',
  ng: 'oshindonga|ndonga|oshiwambo',
}
