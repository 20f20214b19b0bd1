import type { AdviceFacts, FactName } from '../agronomy/facts.ts'
import type { EvidenceLabel, ReasonId } from '../agronomy/rules/reasons.ts'
import type { Advice, Evidence, WordedAdvice } from '../agronomy/types.ts'
import type { Language } from '../contracts/languages.ts'
import { fill } from '../shared/fill.ts'
import { isKeyOf } from '../shared/records.ts'
import { WORDS } from '../words/index.ts'
import { plain, smsWords } from '../words/plain.ts'
import { dateIn } from './dates-in-words.ts'
import { numberIn } from './numbers-in-words.ts'
import { speakerOf } from './speakers.ts'
import { speak, type Voice } from './voice.ts'

/** Longest text one SMS segment carries. */
const SMS_LETTERS = 160
const CONTENT_WORDS = 60

/** Words an advice for a farmer. Pure: the same advice gives the same text. */
export function wordAdvice(advice: Advice, language: Language): WordedAdvice {
  const { page } = speakerOf(language)
  return {
    title: titleIn(advice, language),
    content: fitted(page, advice).text,
    reason: speak(page, page.words.reasons[reasonOf(advice)], advice),
    sms: smsIn(advice, language),
  }
}

/** Title of an advice; `template`: other words than the product's. */
export function titleIn(advice: Advice, language: Language, template: string | null = null): string {
  const { page } = speakerOf(language)
  return speak(page, template ?? page.words.rules[advice.rule].title, advice)
}

/** Facts that a content over the limit leaves out: the first of these sets that makes it short enough. */
const BESIDES: readonly (readonly FactName[])[] = [
  ['after'],
  ['low'],
  ['manure'],
  ['manure', 'weed'],
  ['manure', 'hand', 'treeHand'],
  ['manure', 'hand', 'treeHand', 'weed'],
  ['note', 'manure', 'hand', 'treeHand', 'weed'],
]

function contentOf(page: Voice, advice: Advice): string {
  const { typical, rules } = page.words
  const text = oneSpaced(speak(page, rules[advice.rule].content, advice))
  return advice.facts.typical ? `${text} ${typical}` : text
}

/** Facts replaced after that, as the reason box repeats them: the cause, and that no forecast was available. */
const SHORTER_FACTS: readonly AdviceFacts[] = [{ why: 'stage' }, { typical: undefined }]

/** Content within the limit of words, and the advice reduced to the facts that it still names. */
function fitted(page: Voice, advice: Advice): { fitting: Advice; text: string } {
  let fitting = advice
  let text = contentOf(page, fitting)
  const tell = (changed: Advice) => {
    fitting = changed
    text = contentOf(page, fitting)
  }
  for (const besides of BESIDES) {
    if (wordCount(text) <= CONTENT_WORDS) return { fitting: fitting, text }
    if (besides.some((name) => advice.facts[name])) tell(withFacts(advice, without(besides)))
  }
  for (const facts of SHORTER_FACTS) if (wordCount(text) > CONTENT_WORDS) tell(withFacts(fitting, facts))
  return { fitting: fitting, text }
}

/** Page voice of a language, and the advice reduced to the facts that its content names. */
export function tellerOf(advice: Advice, language: Language): { page: Voice; advice: Advice } {
  const { page } = speakerOf(language)
  return { page, advice: fitted(page, advice).fitting }
}

const withFacts = (advice: Advice, facts: AdviceFacts): Advice => ({ ...advice, facts: { ...advice.facts, ...facts } })

const without = (names: readonly FactName[]): AdviceFacts => Object.fromEntries(names.map((name) => [name, undefined]))

/** Facts that an SMS over one segment leaves out, in this order, before it loses its last sentences. */
export const LAST_IN_SMS = ['weed', 'round', 'hand', 'treeHand'] as const

/** SMS of an advice, in one segment; `template`: other words than the product's. */
export function smsIn(advice: Advice, language: Language, template: string | null = null): string {
  const { sms } = speakerOf(language)
  const words = template === null ? sms.words.rules[advice.rule].sms : smsWords(template, language)
  const say = (fitting: Advice) => oneSpaced(speak(sms, words, fitting))
  let fitting = advice
  let text = say(fitting)
  for (const last of LAST_IN_SMS)
    if (text.length > SMS_LETTERS && fitting.facts[last]) {
      fitting = withFacts(fitting, without([last]))
      text = say(fitting)
    }
  // A capital of a letter that GSM-7 has small only: Ò.
  return oneSegment(plain(text))
}

function wordCount(text: string): number {
  let words = 1
  for (let n = 0; n < text.length; n++) if (text.charCodeAt(n) === 32) words++
  return words
}

/** Label of a figure (`evidence.…`). */
export const evidenceLabel = (label: EvidenceLabel, language: Language): string =>
  WORDS[language].advice.evidence[label] ?? label

/** Value of a figure with its unit, as `30 mm`, `flowering` or `fall armyworm` in the words of the language. */
export function evidenceValue({ label, value, unit }: Evidence, language: Language): string {
  const words = WORDS[language].advice
  if (typeof value === 'number') {
    const n = numberIn(value, words)
    const unitName = unit !== null && isKeyOf(words.units, unit) ? words.units[unit] : undefined
    return unitName ? fill(unitName, { n }) : unit ? `${n} ${unit}` : n
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

/** Day in the words of the language, as `Tuesday 24 Nov`. */
export const dayInWords = (iso: string, language: Language): string => dateIn(iso, speakerOf(language).page)

/** Reason of an advice: the weather, otherwise the field. */
const reasonOf = (advice: Advice): ReasonId => advice.weatherReason ?? advice.facts.why ?? 'stage'

/** Removes the double and outer spaces that empty placeholders leave. */
const oneSpaced = (text: string): string => (text.includes('  ') ? text.replaceAll(/ {2,}/g, ' ') : text).trim()

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
