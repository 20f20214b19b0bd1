import { PESTS, type PestId } from '../../agronomy/pests/pests.ts'
import { RULES, type RuleId } from '../../agronomy/rules/catalogue.ts'
import { CROP_IDS, canonicalCrop } from '../../contracts/crops.ts'
import { LANGUAGE_IDS, LANGUAGES, type Language } from '../../contracts/languages.ts'
import { fill } from '../../ground/fill.ts'
import { WORDS } from '../../words/index.ts'

/** One recording: its name says what it speaks. */
export interface Clip {
  clip: string
  /** What the person who records it reads aloud. */
  text: string
  /** About how long that takes. */
  seconds: number
}

/** Heat, weedings and plants that are counted: more than that is sent by SMS. */
const MOST = 60
/** Letters spoken in a second, slowly, and the breath before. */
const LETTERS_A_SECOND = 12
const BREATH_SECONDS = 0.5

/** Sentences that are said as they stand. */
export const SENTENCES = {
  welcome: 'welcome',
  menu: 'menu',
  after: 'after',
  next: 'next',
  'wrong-key': 'wrongKey',
  goodbye: 'goodbye',
  failed: 'failed',
  'by-sms': 'bySms',
  'no-sms': 'noSms',
  'no-advice': 'noAdvice',
  'not-registered': 'notRegistered',
  'no-place': 'noPlace',
  unclaimed: 'unclaimed',
  done: 'done',
  'how-many': 'howMany',
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
} as const satisfies Record<string, Exclude<keyof (typeof WORDS)['en']['voice'], 'days' | 'rain' | 'chooseLanguage'>>
export type Sentence = keyof typeof SENTENCES

export const RAINS = ['none', 'light', 'some', 'heavy'] as const
export type RainOfDay = (typeof RAINS)[number]

export const clipOf = {
  crop: (crop: string) => `crop-${crop}`,
  number: (n: number) => `number-${n}`,
  /** Sunday is 0. */
  day: (weekday: number) => `day-${weekday}`,
  /** Today is 0. */
  rain: (rain: RainOfDay, daysAhead: number) => `rain-${rain}-${daysAhead}`,
  pest: (pest: string) => `pest-${pest}`,
  /** A title is cut where something stands that changes. */
  advice: (rule: string, piece: number) => `advice-${rule.replaceAll('.', '-')}-${piece}`,
}

/** The key by which a language is chosen: the same everywhere, as a clip says it. */
export const keyOf = (language: Language): number => LANGUAGE_IDS.indexOf(language) + 1

/** A title's words that never change, and the names between them. */
export function piecesOf(rule: RuleId, language: Language): ({ words: string } | { name: string })[] {
  const parts = WORDS[language].advice.rules[rule].title.split(/\{(.*?)\}/)
  return parts.flatMap((part, at) => {
    if (at % 2 === 1) return { name: part }
    const words = part.replace(/^[\s:,.;]+|[\s:,;]+$/g, '')
    return words === '' ? [] : { words }
  })
}

/** Every clip that a language needs, by its name. */
export function clipsOf(language: Language, appName: string): Map<string, Clip> {
  const { voice, advice } = WORDS[language]
  const clips = new Map<string, Clip>()
  const add = (clip: string, text: string) => {
    const seconds = Math.round((BREATH_SECONDS + text.length / LETTERS_A_SECOND) * 10) / 10
    clips.set(clip, { clip, text, seconds })
  }
  for (const [clip, sentence] of Object.entries(SENTENCES)) add(clip, fill(voice[sentence], { app: appName }))
  add('language', fill(voice.chooseLanguage, { language: LANGUAGES[language].name, key: keyOf(language) }))
  for (const rain of RAINS)
    for (const [ahead, day] of voice.days.entries()) add(clipOf.rain(rain, ahead), `${day}: ${voice.rain[rain]}.`)
  for (const [weekday, day] of advice.days.entries()) add(clipOf.day(weekday), day)
  for (let n = 0; n <= MOST; n++) add(clipOf.number(n), String(n))
  for (const crop of new Set(CROP_IDS.map(canonicalCrop))) add(clipOf.crop(crop), advice.crops[crop])
  for (const pest of Object.keys(PESTS) as PestId[]) add(clipOf.pest(pest), advice.pests[pest].name)
  for (const rule of Object.keys(RULES) as RuleId[])
    for (const [at, piece] of piecesOf(rule, language).entries())
      if ('words' in piece) add(clipOf.advice(rule, at), piece.words)
  return clips
}
