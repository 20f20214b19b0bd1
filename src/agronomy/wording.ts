import type { GrowthStage, Language } from '../contracts/farm.ts'
import type { LanguageWords } from '../words/advice.ts'
import { af } from '../words/af/advice.ts'
import { en } from '../words/en/advice.ts'
import { ha } from '../words/ha/advice.ts'
import { ig } from '../words/ig/advice.ts'
import { ng } from '../words/ng/advice.ts'
import { pcm } from '../words/pcm/advice.ts'
import { plainWords } from '../words/plain.ts'
import { yo } from '../words/yo/advice.ts'
import type { PestId } from './pests/pests.ts'
import type { EvidenceLabel, ReasonId, RuleId } from './rules/catalogue.ts'
import type { Advice, Evidence, WordedAdvice } from './types.ts'
import { dateIn, numberIn, speak, type Voice, voice } from './voice.ts'

/** Every language's words; a language or a key that is missing does not compile. */
export const LANGUAGE_WORDS: Record<Language, LanguageWords> = { en, ha, yo, ig, pcm, af, ng }

/** Longest text one SMS segment carries. */
const SMS_LETTERS = 160
const CONTENT_WORDS = 60

interface Speaker {
  page: Voice
  sms: Voice
}

const SPEAKERS = new Map<Language, Speaker>()

/** Puts an advice into a farmer's words. Pure: the same advice gives the same text. */
export function wordAdvice(advice: Advice, language: Language): WordedAdvice {
  const { page, sms } = speakerOf(language)
  const { rule } = advice
  return {
    title: speak(page, page.titles[rule], advice),
    content: contentOf(page, rule, advice),
    reason: speak(page, page.reasons[reasonOf(advice)], advice),
    sms: oneSegment(oneSpaced(speak(sms, sms.sms[rule], advice))),
  }
}

/** A text too long to be read leaves out why: the reason says it, too. */
function contentOf(page: Voice, rule: RuleId, advice: Advice): string {
  const { typical } = page.words
  const say = (told: Advice) =>
    `${oneSpaced(speak(page, page.contents[rule], told))}${advice.facts.typical ? ` ${typical}` : ''}`
  const whole = say(advice)
  return wordCount(whole) <= CONTENT_WORDS ? whole : say({ ...advice, facts: { ...advice.facts, why: 'stage' } })
}

function wordCount(text: string): number {
  let words = 1
  for (let n = 0; n < text.length; n++) if (text.charCodeAt(n) === 32) words++
  return words
}

/** What in the weather led to an advice, one plain sentence; null when the weather had no part in it. */
export function explainWeather(advice: Advice, language: Language): string | null {
  if (!advice.weatherReason) return null
  const { page } = speakerOf(language)
  return speak(page, page.reasons[advice.weatherReason as ReasonId], advice)
}

/** The words for a figure's label (`evidence.…`). */
export const evidenceLabel = (label: string, language: Language): string =>
  LANGUAGE_WORDS[language].evidence[label as EvidenceLabel] ?? label

/** A figure's value with its unit, in the language's words and separators; `30 mm`, `flowering`, `fall armyworm`. */
export function evidenceValue({ label, value, unit }: Evidence, language: Language): string {
  const words = LANGUAGE_WORDS[language]
  if (typeof value === 'number') return unit ? `${numberIn(value, words)} ${unit}` : numberIn(value, words)
  switch (label as EvidenceLabel) {
    case 'evidence.stage':
    case 'evidence.calendarStage':
      return words.stages[value as GrowthStage] ?? value
    case 'evidence.riskRecord':
      return words.pests[value as PestId]?.name ?? value
    case 'evidence.dose':
      return words.products[value as 'npk'] ?? value
    default:
      return value.replaceAll('_', ' ')
  }
}

/** A day as the language says it: `Tuesday 24 Nov`. */
export const dayInWords = (iso: string, language: Language): string => dateIn(iso, speakerOf(language).page)

/** The reason an advice gives: its weather's, else its field's. */
const reasonOf = (advice: Advice): ReasonId =>
  (advice.weatherReason as ReasonId | null) ?? (advice.facts.why as ReasonId | undefined) ?? 'stage'

function speakerOf(language: Language): Speaker {
  let speaker = SPEAKERS.get(language)
  if (!speaker) {
    const words = LANGUAGE_WORDS[language]
    const plain = plainWords(words)
    speaker = { page: voice(words, words.days), sms: voice(plain, plain.daysShort) }
    SPEAKERS.set(language, speaker)
  }
  return speaker
}

/** A phrase that had nothing to say leaves two spaces or one at an end. */
const oneSpaced = (text: string): string => text.replaceAll('  ', ' ').trim()

/** Drops whole sentences from the end until the text fits one segment. */
function oneSegment(text: string): string {
  let short = text
  while (short.length > SMS_LETTERS) {
    const end = short.lastIndexOf('. ', short.length - 2)
    if (end < 0) return short.slice(0, SMS_LETTERS)
    short = short.slice(0, end + 1)
  }
  return short
}
