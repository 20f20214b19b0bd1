import { dayInWords } from '../../advice-words/word-advice.ts'
import type { Language } from '../../contracts/languages.ts'
import { WARNING_SEVERITIES, type WarningSeverity } from '../../contracts/warnings.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { firstItem, lastItem } from '../../shared/lookups.ts'
import { smsLength } from '../../words/gsm7.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'
import { classifyWarningEvent } from './event-class.ts'
import { capitalizeStateNames } from './state-names.ts'
import { type NoticeKind, primaryLanguageTag, type WarningBlock, warningTextFor } from './warning-events.ts'

const SOURCE_MAX = 30

/** Severity to show; what the service calls unknown is shown as moderate. */
export const severityToShow = ({ severity }: WarningBlock): WarningSeverity =>
  WARNING_SEVERITIES.find((one) => one === severity) ?? 'Moderate'

/** Name of the service: `NiMet` of `NiMet, Nigeria`. */
export function weatherServiceName({ senderName, message }: WarningBlock): string {
  const name = firstItem(senderName.split(',')).trim() || lastItem(message.sender.split('@'))
  if (name.length <= SOURCE_MAX) return name
  const wordsEnd = name.lastIndexOf(' ', SOURCE_MAX)
  return name.slice(0, wordsEnd > 0 ? wordsEnd : SOURCE_MAX)
}

/** Local day and time, `2026-08-18` and `14:00`. */
export function localTime(iso: string, timeZone: string): { day: string; time: string } {
  const form = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', form).format(new Date(iso)).split(' ')
  return { day, time }
}

export function dateTimeInWords(iso: string, zone: string, language: Language): string {
  const { day, time } = localTime(iso, zone)
  return `${dayInWords(day, language)} ${time}`
}

function periodInWords({ onset, expires }: WarningBlock, zone: string, language: Language): string {
  const [from, until] = [localTime(onset, zone), localTime(expires, zone)]
  if (from.day === until.day) return `${dayInWords(from.day, language)} ${from.time}-${until.time}`
  return `${dateTimeInWords(onset, zone, language)} - ${dateTimeInWords(expires, zone, language)}`
}

/** Text of a service in capitals as sentences; other texts stay as they are. */
export function toSentenceCase(text: string): string {
  const letters = text.replace(/\P{L}/gu, '')
  const capitals = letters.replace(/\P{Lu}/gu, '')
  if (letters.length === 0 || capitals.length < letters.length * 0.7) return text
  return capitalizeStateNames(text.toLowerCase()).replace(/(?:^|[.!?]\s+)\p{L}/gu, (start) => start.toUpperCase())
}

/** Returns the service's instruction if it is in the reader's language. */
const theirInstruction = (blocks: readonly WarningBlock[], language: Language): string | null => {
  const block = warningTextFor(blocks, language)
  return primaryLanguageTag(block.language) === language && block.instruction ? toSentenceCase(block.instruction) : null
}

/** Returns the instruction on what to do: the service's in the reader's language, else ours for the event. */
export function instructionIn(blocks: readonly WarningBlock[], language: Language): string {
  return (
    theirInstruction(blocks, language) ??
    TEXTS_BY_LANGUAGE[language].warnings.do[classifyWarningEvent(firstItem(blocks))]
  )
}

/** Returns event and time in words, as a card of advice names a warning. */
export function eventAndTimeIn(blocks: readonly WarningBlock[], zone: string, language: Language) {
  const block = firstItem(blocks)
  const event = TEXTS_BY_LANGUAGE[language].warnings.events[classifyWarningEvent(block)]
  return { source: weatherServiceName(block), event, time: periodInWords(block, zone, language) }
}

/** Returns title and text of a notice. The text is one SMS segment: the service's instruction where it fits whole, else ours. */
export function noticeText(what: NoticeKind, blocks: readonly WarningBlock[], zone: string, language: Language) {
  const words = TEXTS_BY_LANGUAGE[language].warnings
  const block = firstItem(blocks)
  const names = eventAndTimeIn(blocks, zone, language)
  if (what !== 'warned') return { title: words[what], message: fillPlaceholders(words[`${what}Body`], names) }
  const { time: issued } = localTime(block.message.sent, zone)
  const severity = words.severities[severityToShow(block)]
  const start = `${names.source} ${issued}: ${names.event}, ${severity}. ${names.time}.`
  const theirs = theirInstruction(blocks, language)
  const fits = theirs !== null && smsLength(toPlainCharacters(`${start} ${theirs}`)).segments === 1
  const todo = fits ? theirs : words.do[classifyWarningEvent(block)]
  return { title: `${words.warning}: ${names.event}`, message: `${start} ${todo}` }
}
