import type { AdviceFacts, FactName } from '../agronomy/facts.ts'
import type { EvidenceLabel, ReasonId } from '../agronomy/rules/reasons.ts'
import type { Advice, Evidence, WordedAdvice } from '../agronomy/types.ts'
import type { Language } from '../contracts/languages.ts'
import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import { isKeyOf } from '../shared/records.ts'
import { TEXTS_BY_LANGUAGE } from '../words/index.ts'
import { toPlainCharacters, toSmsCharacters } from '../words/plain-characters.ts'
import { dateInWords } from './dates-in-words.ts'
import { numberInWords } from './numbers-in-words.ts'
import { type AdviceSpeaker, fillTemplate } from './speaker.ts'
import { speakerInLanguage } from './speakers.ts'

/** Maximum letters of one SMS segment. */
const SMS_LETTERS = 160
const CONTENT_WORDS = 60

/** Words an advice. Pure function: the same advice gives the same text. */
export function wordAdvice(advice: Advice, language: Language): WordedAdvice {
  const { page } = speakerInLanguage(language)
  return {
    title: titleInLanguage(advice, language),
    content: fitToWordLimit(page, advice).text,
    reason: fillTemplate(page, page.words.reasons[reasonOf(advice)], advice),
    sms: smsInLanguage(advice, language),
  }
}

/** Returns the title of an advice. `template` replaces the product's own text. */
export function titleInLanguage(advice: Advice, language: Language, template: string | null = null): string {
  const { page } = speakerInLanguage(language)
  return fillTemplate(page, template ?? page.words.rules[advice.rule].title, advice)
}

/** Sets of facts that over-long content omits, from least to most; the first sufficient one is used. */
const OMITTABLE_FACT_SETS: readonly (readonly FactName[])[] = [
  ['after'],
  ['low'],
  ['manure'],
  ['manure', 'weed'],
  ['manure', 'hand', 'treeHand'],
  ['manure', 'hand', 'treeHand', 'weed'],
  ['note', 'manure', 'hand', 'treeHand', 'weed'],
]

/** Sentences at the end of a content, whatever the rule. */
export const closingSentences = (page: AdviceSpeaker, advice: Advice): string[] => [
  ...(advice.facts.storm ? [stormSentence(page, advice, advice.facts.storm)] : []),
  ...(advice.facts.given ? [page.words.given] : []),
  ...(advice.facts.typical ? [page.words.typical] : []),
]

const stormSentence = (page: AdviceSpeaker, advice: Advice, rain: number): string =>
  fillTemplate(page, page.words.reasons['rain-ahead'], withFacts(advice, { rain }))

function contentOf(page: AdviceSpeaker, advice: Advice): string {
  const text = oneSpaced(fillTemplate(page, page.words.rules[advice.rule].content, advice))
  return [text, ...closingSentences(page, advice)].join(' ')
}

/** Facts replaced if that is not enough, because a box beside them repeats them: the cause, the missing forecast, the rain. */
const SHORTER_FACTS: readonly AdviceFacts[] = [{ why: 'stage' }, { typical: undefined }, { storm: undefined }]

/** Returns content within the word limit, and the advice reduced to the facts that the content names. */
function fitToWordLimit(page: AdviceSpeaker, advice: Advice): { fitting: Advice; text: string } {
  let fitting = advice
  let text = contentOf(page, fitting)
  const tell = (changed: Advice) => {
    fitting = changed
    text = contentOf(page, fitting)
  }
  for (const besides of OMITTABLE_FACT_SETS) {
    if (wordCount(text) <= CONTENT_WORDS) return { fitting: fitting, text }
    if (besides.some((name) => advice.facts[name])) tell(withFacts(advice, withoutFacts(besides)))
  }
  for (const facts of SHORTER_FACTS) if (wordCount(text) > CONTENT_WORDS) tell(withFacts(fitting, facts))
  return { fitting: fitting, text }
}

/** Returns the page voice of a language, and the advice reduced to the facts that its content names. */
export function speakerWithFittedAdvice(advice: Advice, language: Language): { page: AdviceSpeaker; advice: Advice } {
  const { page } = speakerInLanguage(language)
  return { page, advice: fitToWordLimit(page, advice).fitting }
}

const withFacts = (advice: Advice, facts: AdviceFacts): Advice => ({ ...advice, facts: { ...advice.facts, ...facts } })

const withoutFacts = (names: readonly FactName[]): AdviceFacts =>
  Object.fromEntries(names.map((name) => [name, undefined]))

/** Facts that an SMS over one segment omits, in this order, before it drops its last sentences. */
export const LAST_IN_SMS = ['weed', 'round', 'hand', 'treeHand'] as const

/** Returns the SMS of an advice in one segment. `template` replaces the product's own text. */
export function smsInLanguage(advice: Advice, language: Language, template: string | null = null): string {
  const { sms } = speakerInLanguage(language)
  const words = template === null ? sms.words.rules[advice.rule].sms : toSmsCharacters(template, language)
  const say = (fitting: Advice) => oneSpaced(fillTemplate(sms, words, fitting))
  const added = advice.facts.given ? ` ${toPlainCharacters(sms.words.given)}` : ''
  const letters = SMS_LETTERS - added.length
  let fitting = advice
  let text = say(fitting)
  for (const last of LAST_IN_SMS)
    if (text.length > letters && fitting.facts[last]) {
      fitting = withFacts(fitting, withoutFacts([last]))
      text = say(fitting)
    }
  // GSM-7 has some letters only in one case: a capital Ò becomes small.
  return oneSegment(toPlainCharacters(text), letters) + added
}

function wordCount(text: string): number {
  let words = 1
  for (let n = 0; n < text.length; n++) if (text.charCodeAt(n) === 32) words++
  return words
}

/** Label of a figure (`evidence.…`). */
export const evidenceLabel = (label: EvidenceLabel, language: Language): string =>
  TEXTS_BY_LANGUAGE[language].advice.evidence[label] ?? label

/** Formats a figure with its unit in the language: `30 mm`, `flowering`, `fall armyworm`. */
export function evidenceValue({ label, value, unit }: Evidence, language: Language): string {
  const words = TEXTS_BY_LANGUAGE[language].advice
  if (typeof value === 'number') {
    const n = numberInWords(value, words)
    const unitName = unit !== null && isKeyOf(words.units, unit) ? words.units[unit] : undefined
    return unitName ? fillPlaceholders(unitName, { n }) : unit ? `${n} ${unit}` : n
  }
  switch (label) {
    case 'evidence.stage':
    case 'evidence.calendarStage':
      return isKeyOf(words.stages, value) ? words.stages[value] : value
    case 'evidence.riskRecord':
      return isKeyOf(words.pests, value) ? words.pests[value].name : value
    default:
      return value.replaceAll('_', ' ')
  }
}

/** Formats a date in the language: `Tuesday 24 Nov`. */
export const dayInWords = (iso: string, language: Language): string =>
  dateInWords(iso, speakerInLanguage(language).page)

/** Reason for an advice: the weather, or else the field. */
const reasonOf = (advice: Advice): ReasonId => advice.weatherReason ?? advice.facts.why ?? 'stage'

/** Removes double and outer spaces, which empty placeholders leave. */
const oneSpaced = (text: string): string => (text.includes('  ') ? text.replaceAll(/ {2,}/g, ' ') : text).trim()

/** Drops sentences from the end until the text has at most `letters` characters. */
function oneSegment(text: string, letters: number): string {
  let short = text
  while (short.length > letters) {
    const end = short.lastIndexOf('. ', short.length - 2)
    if (end < 0) return short.slice(0, letters)
    short = short.slice(0, end + 1)
  }
  return short
}
