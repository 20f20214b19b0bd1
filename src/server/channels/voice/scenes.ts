import type { User } from '../../../contracts/account.ts'
import { LANGUAGE_IDS, LANGUAGES, type Language } from '../../../contracts/languages.ts'
import { coordinatesOf } from '../../../contracts/shapes.ts'
import { fill } from '../../../shared/fill.ts'
import { isCleared } from '../../../words/clearance.ts'
import { WORDS } from '../../../words/index.ts'
import type { FieldWork } from '../../advisories/field-work.ts'
import type { Advisories } from '../../advisories/service.ts'
import type { FarmLog } from '../../crops/farm-log.ts'
import type { Actor } from '../../foundation/actor.ts'
import type { Harvests } from '../../harvests/service.ts'
import type { Point } from '../../places/nearest.ts'
import type { Warnings } from '../../warnings/service.ts'
import type { Rains } from '../../weather/rains/service.ts'
import type { Weather } from '../../weather/service.ts'
import type { createWords } from '../../words/service.ts'
import { createBadlySaidScenes } from './badly-said-scenes.ts'
import { clipOf, dialIn, keyOf, type Named, type Sentence, sentenceIn } from './clips.ts'
import { createHarvestScenes, placeOfHarvest } from './harvest-scenes.ts'
import { sayAdvice } from './say-advice.ts'
import { sayRains } from './say-rains.ts'
import { sayWeather } from './say-weather.ts'
import { type Prompt, RANK, type Scene, type Utterance } from './speech.ts'

export interface CallHandlers {
  advisories: Pick<Advisories, 'spoken'>
  fieldWork: Pick<FieldWork, 'add' | 'feedback'>
  farmLog: Pick<FarmLog, 'today'>
  weather: Pick<Weather, 'forecast'>
  rains: Pick<Rains, 'at'>
  warnings: Pick<Warnings, 'textsAt' | 'sentencesAt'>
  words: Pick<ReturnType<typeof createWords>, 'report'>
  harvests: Pick<Harvests, 'open' | 'asked' | 'take'>
}

export interface Caller {
  phone: string
  user: User | null
  language: Language
  keys: string | null
  /** Result of a question spoken since the previous place; `full`: too many open questions. */
  recorded: 'stored' | 'full' | null
  /** Runs `work` once, however often this turn arrives. `isDone` reports whether it has run. */
  once(name: string, work: () => Promise<unknown>): Promise<void>
  isDone(name: string): Promise<boolean>
}

export const HOME = 'home'
export const LANGUAGES_PLACE = 'languages'
const WARNING = 'warning'
/** Place of a caller who reports that the warning of this call is badly said. */
export const WARNING_SAID = 'badly-said.warning'
/** Place of a caller whose language has too few clips to guide a call. */
export const NO_VOICE = 'no-voice'
/** Place of a caller who has just refused further calls. */
export const NO_CALLS = 'no-calls'
/** Suffix of that place for callers who get SMS instead. */
export const BY_SMS = 'sms'
const NO_CALLS_KEY = '8'
const NUMBER_KEYS = 3
const QUESTION_SECONDS = 60

const ANSWER_TO = { stored: 'asked', full: 'asked-full', none: 'not-asked' } as const

/** Reports whether a key refuses further calls, at places that expect no number and no speech. */
export const refusesCalls = (at: string, keys: string | null): boolean =>
  keys === NO_CALLS_KEY && at !== 'ask' && !/^(count|harvest-bags)\./.test(at)

/** Returns the place that a key leads to; null: none. */
export function placeAfter(at: string, keys: string | null): string | null {
  const [place = '', n = ''] = at.split('.')
  if (place === 'ask') return 'asked'
  if (place === 'count') return keys === null ? at : `counted.${n}`
  if (place.startsWith('harvest')) return placeOfHarvest(at, keys)
  if (keys === null || keys === '9') return at
  if (keys === '0') return HOME
  if (place === HOME) return { 1: 'advice.0', 2: 'weather', 3: 'done', 4: 'ask' }[keys] ?? null
  if (place === 'advice') return { 1: `advice.${Number(n) + 1}`, 5: `badly-said.${n}` }[keys] ?? null
  if (place === 'weather') return keys === '5' ? 'badly-said.weather' : null
  if (place === WARNING) return { 1: 'advice.0', 5: WARNING_SAID }[keys] ?? null
  return null
}

/** Scenes of a call, thin wrappers of service methods. */
export function createScenes(named: Named, handlers: CallHandlers) {
  const { advisories, fieldWork, farmLog, weather, rains, warnings, harvests } = handlers
  const sentence = (name: Sentence, language: Language): Utterance => ({
    clips: [name],
    text: sentenceIn(name, language, named),
  })
  const aside = (name: Sentence, language: Language): Utterance => ({ ...sentence(name, language), rank: RANK.aside })
  const english = (name: Sentence, language: Language): Utterance => ({
    ...sentence(name, language),
    english: sentenceIn(name, 'en', named),
  })
  const prompt = (clip: Sentence): Prompt => ({ clip, english: sentenceIn(clip, 'en', named) })
  const actorOf = (user: User): Actor => ({ kind: 'user', user, adminLocked: true })

  const home = ({ language }: Caller, utterances: Utterance[]): Scene => ({
    at: HOME,
    language,
    utterances,
    asks: { prompt: prompt('menu'), keys: 1 },
  })
  const after = ({ language }: Caller, at: string, utterances: Utterance[]): Scene => ({
    at,
    language,
    utterances,
    asks: { prompt: prompt('after'), keys: 1 },
  })
  const only = (caller: Caller, at: string, name: Sentence) => after(caller, at, [sentence(name, caller.language)])

  const refused = (caller: Caller, at: string, bySms: boolean): Scene =>
    after(caller, at, [
      english('no-calls-done', caller.language),
      ...(bySms ? [english('sms-instead', caller.language)] : []),
    ])

  async function advice(caller: Caller, n: number, before: Utterance[] = []): Promise<Scene> {
    const { user, language } = caller
    if (!user) return only(caller, 'nobody', 'not-registered')
    const list = await advisories.spoken(actorOf(user), language)
    const one = list[n]
    if (!one) return after(caller, 'nothing', [...before, sentence('no-advice', language)])
    const utterances = [...before, sayAdvice(one, language)]
    if (list.length > n + 1) utterances.push(aside('next', language))
    utterances.push(aside('badly-said', language))
    return after(caller, `advice.${n}`, utterances)
  }

  const weatherAt = async (point: Point, { phone, language }: Caller): Promise<Utterance[]> => [
    ...(await warnings.textsAt(point, phone, language)).map((text) => ({ clips: null, text, rank: RANK.warning })),
    ...sayWeather(await weather.forecast(point), language),
    ...sayRains(await rains.at(point), language),
  ]

  async function forecast(caller: Caller): Promise<Scene> {
    if (!caller.user) return only(caller, 'nobody', 'not-registered')
    const point = coordinatesOf(caller.user.location)
    if (!point) return only(caller, 'nowhere', 'no-place')
    return after(caller, 'weather', [...(await weatherAt(point, caller)), aside('badly-said', caller.language)])
  }

  async function done(caller: Caller): Promise<Scene> {
    const { user, language } = caller
    if (!user) return only(caller, 'nobody', 'not-registered')
    const thanks = home(caller, [sentence('done', language)])
    if (await caller.isDone('done')) return thanks
    const [first] = await advisories.spoken(actorOf(user))
    if (!first) return home(caller, [sentence('no-advice', language)])
    if (first.count && first.cropId) return count(caller, first.id, first.count.of)
    await caller.once('done', () => fieldWork.feedback(actorOf(user), first.id, { done: true }))
    return thanks
  }

  const count = ({ language }: Caller, id: string, of: number, before: Utterance[] = []): Scene => ({
    at: `count.${id}`,
    language,
    utterances: [...before, english('how-many', language)],
    asks: { prompt: { clip: clipOf.number(of), english: String(of) }, keys: NUMBER_KEYS },
  })

  async function counted(caller: Caller, id: string): Promise<Scene> {
    const { user, language } = caller
    if (!user) return only(caller, 'nobody', 'not-registered')
    const thanks = [sentence('done', language)]
    if (await caller.isDone('counted')) return advice(caller, 0, thanks)
    const card = (await advisories.spoken(actorOf(user))).find((each) => each.id === id)
    if (!card?.count || !card.cropId) return advice(caller, 0)
    const { pest, of } = card.count
    const found = Number(caller.keys)
    if (!/^\d+$/.test(caller.keys ?? '') || found > of) return count(caller, id, of, [aside('wrong-key', language)])
    const cropId = card.cropId
    const date = farmLog.today(actorOf(user))
    await caller.once('counted', () =>
      fieldWork.add(actorOf(user), cropId, { kind: 'scouted', date, product: pest, count: found, of }),
    )
    return advice(caller, 0, thanks)
  }

  async function badlySaid(caller: Caller, n: number): Promise<Scene> {
    const { user, language } = caller
    if (!user) return only(caller, 'nobody', 'not-registered')
    const one = (await advisories.spoken(actorOf(user), language))[n]
    if (!one) return only(caller, 'nothing', 'no-advice')
    await caller.once('badly-said', () => fieldWork.feedback(actorOf(user), one.id, { badlySaid: true }))
    return only(caller, `advice.${n}`, 'done')
  }

  const reports = createBadlySaidScenes(handlers, only)
  const harvest = createHarvestScenes(harvests, { actorOf, sentence, english, prompt, home, only })

  /** The recording is stored before any scene, because it may arrive at another place of the call. */
  const asked = (caller: Caller): Scene =>
    home(caller, [sentence(ANSWER_TO[caller.recorded ?? 'none'], caller.language)])

  const question = ({ language }: Caller): Scene => ({
    at: 'ask',
    language,
    utterances: [],
    asks: { prompt: prompt('ask'), recordSeconds: QUESTION_SECONDS },
  })

  /** Scene in a language without clips: says so in short English, sends texts by SMS and offers English. */
  async function noVoice(caller: Caller, about: Utterance[]): Promise<Scene> {
    const { user, language } = caller
    const utterances: Utterance[] = [
      ...about,
      {
        ...sentence('no-voice', language),
        english: fill(WORDS.en.voice.noVoice, { language: LANGUAGES[language].name }),
      },
    ]
    const dial = dialIn(language, named)
    if (!user && dial) utterances.push({ clips: ['dial'], text: dial, english: dialIn('en', named)! })
    if (user) {
      const [first] = await advisories.spoken(actorOf(user), language)
      if (first) utterances.push(sayAdvice(first, language))
      const point = coordinatesOf(user.location)
      if (point) utterances.push(...(await weatherAt(point, caller)))
    }
    return { at: NO_VOICE, language, utterances, asks: { prompt: prompt('english-instead'), keys: 1 } }
  }

  return {
    noVoice,

    wrongKey: (language: Language) => aside('wrong-key', language),

    welcome: (caller: Caller) => home(caller, [aside('welcome', caller.language)]),

    /** Scene while the number's account is unclaimed. */
    unclaimed: (caller: Caller) => after(caller, 'unclaimed', [english('unclaimed', caller.language)]),

    /** A scene of an outbound call, with the key that refuses such calls. */
    withRefusal: (scene: Scene): Scene => ({
      ...scene,
      utterances: [...scene.utterances, english('no-calls', scene.language)],
    }),

    /** Content of an outbound call: a warning, or the answer of a person, which is not ours to correct. */
    warning: (caller: Caller, utterances: Utterance[], { answers }: { answers: boolean }) =>
      after(caller, WARNING, answers ? utterances : [...utterances, aside('badly-said', caller.language)]),

    warningBadlySaid: reports.warning,

    async arrive(caller: Caller, at: string): Promise<Scene> {
      const [place = '', n = ''] = at.split('.')
      switch (place) {
        case 'advice':
          return advice(caller, Number(n) || 0)
        case 'weather':
          return forecast(caller)
        case 'badly-said':
          if (n === 'warning') return home(caller, [])
          return n === 'weather' ? reports.weather(caller) : badlySaid(caller, Number(n) || 0)
        case 'done':
          return done(caller)
        case 'counted':
          return counted(caller, n)
        case 'harvest':
        case 'harvest-bags':
        case 'harvest-bag':
        case 'harvest-told':
          return harvest(caller, at)
        case 'ask':
          return question(caller)
        case 'asked':
          return asked(caller)
        case NO_CALLS:
          return refused(caller, at, n === BY_SMS)
        case 'nobody':
          return only(caller, at, 'not-registered')
        case 'nowhere':
          return only(caller, at, 'no-place')
        case 'nothing':
          return only(caller, at, 'no-advice')
        default:
          return home(caller, [])
      }
    },
  }
}

export const offeredLanguages = (): Language[] => LANGUAGE_IDS.filter(isCleared)

export const languageOfKey = (keys: string | null): Language | null =>
  offeredLanguages().find((language) => String(keyOf(language)) === keys) ?? null
