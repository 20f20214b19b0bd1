import { LANGUAGE_IDS, LANGUAGES, type Language } from '../../../contracts/languages.ts'
import { fillPlaceholders } from '../../../shared/fill-placeholders.ts'
import { keysOf } from '../../../shared/records.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { markedWordsOf } from './marked-words.ts'
import { clipOfNumber, NUMBER_CLIPS } from './number-clips.ts'

export interface Clip {
  clip: string
  text: string
  seconds: number
}

/** Speed of slow speech, to estimate the length of a clip. */
const LETTERS_PER_SECOND = 12
/** Pause before each clip. */
const PAUSE_SECONDS = 0.5

const SENTENCES = {
  welcome: 'welcome',
  menu: 'menu',
  after: 'after',
  next: 'next',
  'badly-said': 'badlySaid',
  'wrong-key': 'wrongKey',
  goodbye: 'goodbye',
  failed: 'failed',
  'by-sms': 'bySms',
  'no-sms': 'noSms',
  'not-today': 'notToday',
  'not-there': 'notThere',
  'not-sent': 'notSent',
  'no-voice': 'noVoice',
  'no-calls': 'noCalls',
  'no-calls-done': 'noCallsDone',
  'sms-instead': 'smsInstead',
  'english-instead': 'englishInstead',
  'no-advice': 'noAdvice',
  'not-registered': 'notRegistered',
  'no-place': 'noPlace',
  unclaimed: 'unclaimed',
  done: 'done',
  'how-many': 'howMany',
  'harvest-about': 'harvestAbout',
  'harvest-keys': 'harvestKeys',
  'harvest-bags': 'harvestBags',
  'harvest-bag': 'harvestBag',
  'harvest-sure': 'harvestSure',
  ask: 'ask',
  asked: 'asked',
  'asked-full': 'askedFull',
  'not-asked': 'notAsked',
  typical: 'typical',
  heat: 'heat',
  warning: 'warning',
  'heavy-rain-on': 'heavyRainOn',
  'heavy-rain-do': 'heavyRainDo',
  'dry-spell': 'drySpell',
  half: 'half',
  'and-half': 'andHalf',
  point: 'point',
  minus: 'minus',
} as const satisfies Record<
  string,
  Exclude<keyof (typeof TEXTS_BY_LANGUAGE)['en']['voice'], 'days' | 'rain' | 'chooseLanguage' | 'dial'>
>
export type SentenceName = keyof typeof SENTENCES

const RAINS = ['none', 'light', 'some', 'heavy'] as const
export type RainOfDay = (typeof RAINS)[number]

export const clipNames = {
  crop: (crop: string) => `crop-${crop}`,
  number: clipOfNumber,
  day: (weekday: number) => `day-${weekday}`,
  rain: (rain: RainOfDay, daysAhead: number) => `rain-${rain}-${daysAhead}`,
}

/** Returns the key that selects a language, the same in every menu because a clip names it. */
export const keypadKeyOfLanguage = (language: Language): number => LANGUAGE_IDS.indexOf(language) + 1

export interface AppNames {
  app: string
  code?: string | undefined
}

export const appNamesOf = ({
  APP_NAME,
  USSD_CODE,
}: Pick<Foundation['config'], 'APP_NAME' | 'USSD_CODE'>): AppNames => ({
  app: APP_NAME,
  code: USSD_CODE,
})

export const spokenSentence = (name: SentenceName, language: Language, { app }: AppNames): string =>
  fillPlaceholders(TEXTS_BY_LANGUAGE[language].voice[SENTENCES[name]], { app, language: LANGUAGES[language].name })

/** Returns the id of the sentence that a clip speaks; null for names and numbers. */
export const sentenceIdOf = (clip: string): string | null =>
  clip in SENTENCES ? `voice.${SENTENCES[clip as SentenceName]}` : null

export const spokenUssdCode = (language: Language, { code }: AppNames): string | null =>
  code ? fillPlaceholders(TEXTS_BY_LANGUAGE[language].voice.dial, { code }) : null

/** Duration of slow speech, to one digit. */
const secondsOf = (text: string) => Math.round((PAUSE_SECONDS + text.length / LETTERS_PER_SECOND) * 10) / 10

const ANSWER_CLIP_PREFIX = 'answer-'
/** Range of the names of saved answers' clips. */
export const ANSWER_CLIP_RANGE = { from: ANSWER_CLIP_PREFIX, to: 'answer.' } as const

/** Returns the id of the saved answer that a clip speaks; null for other clips. */
export const answerIdOf = (clip: string): string | null =>
  clip.startsWith(ANSWER_CLIP_PREFIX) ? clip.slice(ANSWER_CLIP_PREFIX.length) : null

export const clipOfAnswer = ({ id, answer }: { id: string; answer: string }): Clip => ({
  clip: ANSWER_CLIP_PREFIX + id,
  text: answer,
  seconds: secondsOf(answer),
})

export function listClips(language: Language, named: AppNames): Map<string, Clip> {
  const { voice } = TEXTS_BY_LANGUAGE[language]
  const clips = new Map<string, Clip>()
  const add = (clip: string, text: string) => clips.set(clip, { clip, text, seconds: secondsOf(text) })
  for (const name of keysOf(SENTENCES)) add(name, spokenSentence(name, language, named))
  const dial = spokenUssdCode(language, named)
  if (dial) add('dial', dial)
  add(
    'language',
    fillPlaceholders(voice.chooseLanguage, { language: LANGUAGES[language].name, key: keypadKeyOfLanguage(language) }),
  )
  for (const rain of RAINS)
    for (const [ahead, day] of voice.days.entries()) add(clipNames.rain(rain, ahead), `${day}: ${voice.rain[rain]}.`)
  for (const n of NUMBER_CLIPS) add(clipNames.number(n), String(n))
  for (const [clip, text] of markedWordsOf(language).textOfClip) add(clip, text)
  return clips
}
