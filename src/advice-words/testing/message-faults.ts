import type { Advice } from '../../agronomy/types.ts'
import type { Language } from '../../contracts/languages.ts'
import { smsLength } from '../../words/gsm7.ts'
import { prohibitionsIn } from '../../words/hazards.ts'
import { WORDS } from '../../words/index.ts'
import { plain } from '../../words/plain.ts'
import { handSaid } from '../feeding-in-words.ts'
import { speakerOf } from '../speakers.ts'
import { speak } from '../voice.ts'
import { LAST_IN_SMS, wordAdvice } from '../wording.ts'

/** What may be wrong with an SMS that is sent. */
export const MESSAGE_FAULTS = [
  /** More than one segment, or a letter that costs two. */
  'too long',
  /** A brace, or a word that no farmer reads. */
  'not filled',
  /** Ends within a sentence. */
  'cut',
  /** Without what to do. */
  'no action',
  /** Without a figure that the English has. */
  'no amount',
  /** Without a "do not" that the English has. */
  'no "not"',
  /** Names a last day that is over. */
  'late',
] as const
export type MessageFault = (typeof MESSAGE_FAULTS)[number]

/** The SMS of an advice as it is handed to the provider. */
export const messageOf = (advice: Advice, language: Language): string => plain(wordAdvice(advice, language).sms)

/** What is wrong with it. */
export function messageFaults(advice: Advice, language: Language, asOf: string): MessageFault[] {
  const sent = messageOf(advice, language)
  const voice = speakerOf(language).sms
  const round = voice.words.rules[advice.rule].sms.includes('{round}') ? speak(voice, voice.words.round, advice) : ''
  const { encoding, units, segments } = smsLength(sent)
  const isWrong: Record<MessageFault, boolean> = {
    'too long': encoding !== 'GSM-7' || segments > 1 || units > sent.length,
    'not filled': /[{}|#…]|undefined|NaN|null| {2}|\[object/.test(sent) || sent.length < 20,
    cut: !wholes(advice, language).some((whole) => whole === sent || endsASentence(whole, sent)),
    'no action': !actions(advice, language).every((action) => sent.replace(round, '').includes(action)),
    'no amount': amounts(advice, 'en')
      .flatMap(figuresIn)
      .some((figure) => !figuresIn(sent).includes(figure)),
    'no "not"': negationsIn(sent, language) < prohibitionsIn(wholes(bareOf(advice), 'en')[0]!),
    late: [advice.validUntil, advice.facts.by, advice.facts.final].some((day) => isDay(day) && day < asOf),
  }
  return MESSAGE_FAULTS.filter((fault) => isWrong[fault])
}

/** Whether nothing of it was left out. */
export const isWhole = (advice: Advice, language: Language): boolean =>
  wholes(advice, language)[0] === messageOf(advice, language)

/** Whether the measure that a hand can take is said; null where there is none. */
export function keepsMeasure(advice: Advice, language: Language): boolean | null {
  const { words } = speakerOf(language).sms
  if (!advice.facts.hand || !SMS_NAMES_HAND.test(words.rules[advice.rule].sms)) return null
  const said = speak(speakerOf(language).sms, handSaid(words, 'handShort', advice.facts), advice)
  return messageOf(advice, language).includes(said.trim())
}
const SMS_NAMES_HAND = /\{handShort\}/

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const endsASentence = (whole: string, sent: string): boolean =>
  /[.?!]$/.test(sent) && whole.startsWith(sent) && whole[sent.length] === ' '

/** All that there is to say, with and without what may be left out. */
function wholes(advice: Advice, language: Language): string[] {
  const voice = speakerOf(language).sms
  return [0, 1, 2, 3, 4].map((left) => {
    const facts = { ...advice.facts }
    for (const name of LAST_IN_SMS.slice(0, left)) delete facts[name]
    return plain(
      speak(voice, voice.words.rules[advice.rule].sms, { ...advice, facts })
        .replaceAll('  ', ' ')
        .trim(),
    )
  })
}

/** What has to stand in it: its first sentence, and those that say what to do, how much of it and with what care. */
const actions = (advice: Advice, language: Language): string[] => parts(advice, language, ACTIONS)
/** What has to stand in it as figures: of how to harvest, dry and store, too, whose reasons may be left out. */
const amounts = (advice: Advice, language: Language): string[] => parts(advice, language, AMOUNTS)

function parts(advice: Advice, language: Language, needed: RegExp): string[] {
  const voice = speakerOf(language).sms
  const template = voice.words.rules[advice.rule].sms
  // In its place what is given to each plant stands before what that comes to.
  const rest = template.includes('{each}') ? template.replace(/\S+ \S+ \{doseShort\}\./, '') : template
  return rest
    .split(/(?<=[.?!}]) (?=[\p{Lu}{])/u)
    .filter((sentence, n) => n === 0 || needed.test(sentence))
    .map((sentence) => {
      const said = plain(speak(voice, sentence, bareOf(advice)).replaceAll('  ', ' ').trim())
      return needed.test(sentence) ? said : said.replace(/(?<=[.?!]) .*/s, '')
    })
}
const ACTIONS = /\{(first|ask|manyShort|packet|mix|out|when|doseShort|give|each)\}/
const AMOUNTS =
  /\{(first|ask|manyShort|packet|mix|out|when|doseShort|give|each|seed|ready|bring|drying|store|check|hold)\}/

/** Without the measures that stand beside an amount, which a long text may leave out. */
const bareOf = (advice: Advice): Advice => ({
  ...advice,
  facts: { ...advice.facts, weed: undefined, round: undefined, hand: undefined, treeHand: undefined },
})

/** Figures as they are spoken of, whatever stands between thousands. */
const figuresIn = (text: string): string[] =>
  text
    .replace(/(\d)[.,\u00a0 ](?=\d{3}\b)/g, '$1')
    .replace(/(\d),(?=\d)/g, '$1.')
    .match(/\d+(?:\.\d+)?/g) ?? []

const negationsIn = (text: string, language: Language): number =>
  text.match(WORDS[language].model.negators)?.length ?? 0
