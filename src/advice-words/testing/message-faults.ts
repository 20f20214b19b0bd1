import type { Advice } from '../../agronomy/types.ts'
import type { Language } from '../../contracts/languages.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { findLostUnits } from '../../words/checks/quantities.ts'
import { findLostProhibitions } from '../../words/checks/restraints.ts'
import { findLostSprayCareInText } from '../../words/checks/spray-care.ts'
import { smsLength } from '../../words/gsm7.ts'
import { countProhibitions } from '../../words/hazards.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { toPlainCharacters, toPlainWords } from '../../words/plain-characters.ts'
import { handMeasureText } from '../fertilizer-in-words.ts'
import { fillTemplate } from '../speaker.ts'
import { speakerInLanguage } from '../speakers.ts'
import { LAST_IN_SMS, wordAdvice } from '../word-advice.ts'
import { hasNaija } from './naija.ts'

/** Faults of an SMS. */
export const MESSAGE_FAULTS = [
  /** More than one segment, or a letter that costs two. */
  'too long',
  /** Has a brace, or text that is not a word. */
  'not filled',
  /** Ends within a sentence. */
  'cut',
  /** Lacks the action. */
  'no action',
  /** Lacks a figure of the English text. */
  'no amount',
  /** Lacks a "do not" of the English text. */
  'no "not"',
  /** Names a last day in the past, or another past day than planting, a spray or fallen rain. */
  'late',
  /** Names a product to spray without the days to harvest, gloves, or the people who must stay away. */
  'no care',
  /** Lacks an order of the English text to stay out, hold or wait. */
  'no hold',
  /** Has a figure of the English text beside another unit or none. */
  'no unit',
  /** Is a Naijá message without a word of Naijá. */
  'no Naijá',
] as const
export type MessageFault = (typeof MESSAGE_FAULTS)[number]

/** Returns the SMS of an advice as sent to the provider. */
export const messageOf = (advice: Advice, language: Language): string =>
  toPlainCharacters(wordAdvice(advice, language).sms)

/** Faults of the SMS of an advice. */
export function messageFaults(advice: Advice, language: Language, asOf: string): MessageFault[] {
  const sent = messageOf(advice, language)
  const voice = speakerInLanguage(language).sms
  const round = voice.words.rules[advice.rule].sms.includes('{round}')
    ? fillTemplate(voice, voice.words.round, advice)
    : ''
  const { encoding, units, segments } = smsLength(sent)
  const body = sent.slice(0, sent.length - addedIn(advice, language).length)
  const isWrong: Record<MessageFault, boolean> = {
    'too long': encoding !== 'GSM-7' || segments > 1 || units > sent.length,
    'not filled': /[{}|#…]|undefined|NaN|null| {2}|\[object/.test(sent) || sent.length < 20,
    cut: !wholes(advice, language).some((whole) => whole === body || endsASentence(whole, body)),
    'no action': !actions(advice, language).every((action) => sent.replace(round, '').includes(action)),
    'no amount': amounts(advice, 'en')
      .flatMap(figuresIn)
      .some((figure) => !figuresIn(sent).includes(figure)),
    'no "not"':
      negationsIn(sent, language) < countProhibitions(wholes(bareOf(advice), 'en')[0]! + addedIn(advice, 'en')),
    late:
      [advice.validUntil, advice.facts.by, advice.facts.final].some((day) => isDay(day) && day < asOf) ||
      pastDaysIn(sent, advice, language, asOf).length > 0,
    'no care': namesAProduct(advice) && careLostIn(sent, advice, language).length > 0,
    'no hold': findLostProhibitions(opening(bareOf(advice)), sent, language).length > 0,
    'no unit': findLostUnits(wholes(advice, 'en')[0]!, wholes(advice, language)[0]!, language).length > 0,
    'no Naijá': language === 'pcm' && !hasNaija(sent),
  }
  return MESSAGE_FAULTS.filter((fault) => isWrong[fault])
}

/** True for an order to spray. */
const namesAProduct = ({ rule }: Advice): boolean =>
  /\{(packet|mix)\}/.test(TEXTS_BY_LANGUAGE.en.advice.rules[rule].sms)

function careLostIn(sent: string, advice: Advice, language: Language): string[] {
  const voice = speakerInLanguage(language).sms
  const phrase = (name: string) => toPlainCharacters(fillTemplate(voice, name, advice))
  return findLostSprayCareInText(sent, language, phrase('{waitShort}'), phrase('{out}'))
}

/** Returns the English SMS without its soil wetness test, which a long SMS may omit. */
const opening = (advice: Advice): string =>
  messageOf(advice, 'en').replace(toPlainCharacters(fillTemplate(speakerInLanguage('en').sms, '{stop}', advice)), '')

/** Returns the days in a text before `asOf`, without those that the advice names as past. */
function pastDaysIn(sent: string, { facts }: Advice, language: Language, asOf: string): string[] {
  const { words, days } = speakerInLanguage(language).sms
  const date = fillPlaceholders(words.date, {
    weekday: `(?:${days.join('|')})`,
    day: '(\\d{1,2})',
    month: `(${words.months.join('|')})`,
  })
  const past = [facts.sprayed, facts.planted, facts.from, facts.last].map((day) => day?.slice(-5))
  return [...sent.matchAll(new RegExp(date, 'g'))].flatMap(([, day, month]) => {
    const monthDay = `${String(words.months.indexOf(month!) + 1).padStart(2, '0')}-${day!.padStart(2, '0')}`
    return past.includes(monthDay) || nearest(monthDay, asOf) >= asOf ? [] : [monthDay]
  })
}

/** The day of that name that is nearest to `asOf`. */
function nearest(monthDay: string, asOf: string): string {
  const year = Number(asOf.slice(0, 4))
  const far = (day: string) => Math.abs(Date.parse(day) - Date.parse(asOf))
  return [year - 1, year, year + 1].map((one) => `${one}-${monthDay}`).toSorted((a, b) => far(a) - far(b))[0]!
}

/** Returns whether the SMS omits nothing. */
export const isWhole = (advice: Advice, language: Language): boolean =>
  wholes(advice, language)[0]! + addedIn(advice, language) === messageOf(advice, language)

/** Returns whether the SMS contains the hand measure; null if the advice has none. */
export function keepsMeasure(advice: Advice, language: Language): boolean | null {
  const { words } = speakerInLanguage(language).sms
  if (!advice.facts.hand || !SMS_NAMES_HAND.test(words.rules[advice.rule].sms)) return null
  const said = fillTemplate(speakerInLanguage(language).sms, handMeasureText(words, 'handShort', advice.facts), advice)
  return messageOf(advice, language).includes(said.trim())
}
const SMS_NAMES_HAND = /\{handShort\}/

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const endsASentence = (whole: string, sent: string): boolean =>
  /[.?!]$/.test(sent) && whole.startsWith(sent) && whole[sent.length] === ' '

/** Sentence at the end, which no SMS leaves out. */
const addedIn = ({ facts }: Advice, language: Language): string =>
  facts.given ? ` ${toPlainCharacters(speakerInLanguage(language).sms.words.given)}` : ''

/** Returns the full text, and the text after each permitted omission. */
function wholes(advice: Advice, language: Language): string[] {
  const voice = speakerInLanguage(language).sms
  return [0, 1, 2, 3, 4].map((left) => {
    const facts = { ...advice.facts }
    for (const name of LAST_IN_SMS.slice(0, left)) delete facts[name]
    return toPlainCharacters(
      fillTemplate(voice, voice.words.rules[advice.rule].sms, { ...advice, facts })
        .replaceAll('  ', ' ')
        .trim(),
    )
  })
}

/** Sentences that an SMS must contain: the first, and those with the action, its amount and its precautions. */
const actions = (advice: Advice, language: Language): string[] => parts(advice, language, ACTIONS)
/** Sentences whose figures an SMS must contain, including harvest, drying and storage. */
const amounts = (advice: Advice, language: Language): string[] => parts(advice, language, AMOUNTS)

function parts(advice: Advice, language: Language, needed: RegExp): string[] {
  const voice = speakerInLanguage(language).sms
  const template = voice.words.rules[advice.rule].sms
  // `{each}` gives the amount of one plant, so the total may be left out.
  const rest = template.includes('{each}') ? template.replace(/\S+ \S+ \{doseShort\}\./, '') : template
  return rest
    .split(/(?<=[.?!}]) (?=[\p{Lu}{])/u)
    .filter((sentence, n) => n === 0 || needed.test(sentence))
    .map((sentence) => {
      const said = toPlainCharacters(fillTemplate(voice, sentence, bareOf(advice)).replaceAll('  ', ' ').trim())
      return needed.test(sentence) ? said : said.replace(/(?<=[.?!]) .*/s, '')
    })
}
const ACTIONS = /\{(first|ask|manyShort|packet|mix|out|when|doseShort|give|each)\}/
const AMOUNTS =
  /\{(first|ask|manyShort|packet|mix|out|when|doseShort|give|each|seed|ready|bring|drying|store|check|hold)\}/

/** Returns the advice without the measures beside an amount, which a long text may omit. */
const bareOf = (advice: Advice): Advice => ({
  ...advice,
  facts: { ...advice.facts, weed: undefined, round: undefined, hand: undefined, treeHand: undefined },
})

/** Figures in a text, without separators between thousands. */
const figuresIn = (text: string): string[] =>
  text
    .replace(/(\d)[.,\u00a0 ](?=\d{3}\b)/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .match(/\d+(?:\.\d+)?/g) ?? []

const negationsIn = (text: string, language: Language): number =>
  toPlainWords(text).match(TEXTS_BY_LANGUAGE[language].model.negators)?.length ?? 0
