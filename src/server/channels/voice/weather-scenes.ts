import { LANGUAGES } from '../../../contracts/languages.ts'
import { coordinatesOf } from '../../../contracts/shapes.ts'
import { fillPlaceholders } from '../../../shared/fill-placeholders.ts'
import { TEXTS_BY_LANGUAGE } from '../../../words/index.ts'
import { phoneActor } from '../../foundation/actor.ts'
import type { Point } from '../../places/nearest.ts'
import { adviceUtterance } from './advice-utterance.ts'
import { NO_VOICE_PLACE } from './call-places.ts'
import type { Caller } from './caller.ts'
import { spokenUssdCode } from './clips.ts'
import { rainsUtterances } from './rain-utterances.ts'
import type { SceneContext } from './scene-parts.ts'
import { type Scene, SPOKEN_TEXT_RANK, type Utterance } from './utterances.ts'
import { weatherUtterances } from './weather-utterances.ts'

const weatherAt = async (
  { warnings, weather, rains }: SceneContext,
  point: Point,
  { phone, language }: Caller,
): Promise<Utterance[]> => [
  ...(await warnings.textsAt(point, phone, language)).map((text) => ({
    clips: null,
    text,
    rank: SPOKEN_TEXT_RANK.warning,
  })),
  ...weatherUtterances(await weather.forecast(point), language),
  ...rainsUtterances(await rains.at(point), language),
]

export async function forecastScene(deps: SceneContext, caller: Caller): Promise<Scene> {
  const { aside, after, only } = deps
  if (!caller.user) return only(caller, 'nobody', 'not-registered')
  const point = coordinatesOf(caller.user.location)
  if (!point) return only(caller, 'nowhere', 'no-place')
  return after(caller, 'weather', [...(await weatherAt(deps, point, caller)), aside('badly-said', caller.language)])
}

/** Returns the scene of a language without clips: a short English notice; texts follow by SMS, and English is offered. */
export async function noVoiceScene(deps: SceneContext, caller: Caller, about: Utterance[]): Promise<Scene> {
  const { sentence, prompt, advisories, named } = deps
  const { user, language } = caller
  const utterances: Utterance[] = [
    ...about,
    {
      ...sentence('no-voice', language),
      english: fillPlaceholders(TEXTS_BY_LANGUAGE.en.voice.noVoice, { language: LANGUAGES[language].name }),
    },
  ]
  const dial = spokenUssdCode(language, named)
  if (!user && dial) utterances.push({ clips: ['dial'], text: dial, english: spokenUssdCode('en', named)! })
  if (user) {
    const [first] = await advisories.spoken(phoneActor(user), language)
    if (first) utterances.push(adviceUtterance(first, language))
    const point = coordinatesOf(user.location)
    if (point) utterances.push(...(await weatherAt(deps, point, caller)))
  }
  return { at: NO_VOICE_PLACE, language, utterances, asks: { prompt: prompt('english-instead'), keys: 1 } }
}
