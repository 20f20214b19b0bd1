import { LANGUAGES } from '../../../contracts/languages.ts'
import { coordinatesOf } from '../../../contracts/shapes.ts'
import { fill } from '../../../shared/fill.ts'
import { WORDS } from '../../../words/index.ts'
import type { Point } from '../../places/nearest.ts'
import type { Caller } from './caller.ts'
import { dialIn } from './clips.ts'
import { NO_VOICE } from './places.ts'
import { sayAdvice } from './say-advice.ts'
import { sayRains } from './say-rains.ts'
import { sayWeather } from './say-weather.ts'
import type { SceneNeeds } from './scene-parts.ts'
import { RANK, type Scene, type Utterance } from './speech.ts'

const weatherAt = async (
  { warnings, weather, rains }: SceneNeeds,
  point: Point,
  { phone, language }: Caller,
): Promise<Utterance[]> => [
  ...(await warnings.textsAt(point, phone, language)).map((text) => ({ clips: null, text, rank: RANK.warning })),
  ...sayWeather(await weather.forecast(point), language),
  ...sayRains(await rains.at(point), language),
]

export async function forecast(needs: SceneNeeds, caller: Caller): Promise<Scene> {
  const { aside, after, only } = needs
  if (!caller.user) return only(caller, 'nobody', 'not-registered')
  const point = coordinatesOf(caller.user.location)
  if (!point) return only(caller, 'nowhere', 'no-place')
  return after(caller, 'weather', [...(await weatherAt(needs, point, caller)), aside('badly-said', caller.language)])
}

/** Scene in a language without clips: says so in short English, sends texts by SMS and offers English. */
export async function noVoice(needs: SceneNeeds, caller: Caller, about: Utterance[]): Promise<Scene> {
  const { sentence, prompt, actorOf, advisories, named } = needs
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
    if (point) utterances.push(...(await weatherAt(needs, point, caller)))
  }
  return { at: NO_VOICE, language, utterances, asks: { prompt: prompt('english-instead'), keys: 1 } }
}
