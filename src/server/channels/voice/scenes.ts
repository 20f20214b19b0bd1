import { LANGUAGE_IDS, type Language } from '../../../contracts/languages.ts'
import { isLanguageReadForDanger } from '../../../words/clearance.ts'
import { adviceScene, badlySaidScene, countEntryScene, doneScene } from './advice-scenes.ts'
import { createBadlySaidScenes } from './badly-said-scenes.ts'
import { BY_SMS_SUFFIX, NO_CALLS_PLACE, WARNING_PLACE } from './call-places.ts'
import type { Caller, CallServices } from './caller.ts'
import { type AppNames, keypadKeyOfLanguage } from './clips.ts'
import { createHarvestScenes } from './harvest-scenes.ts'
import { createSceneParts, type SceneContext } from './scene-parts.ts'
import type { Scene, Utterance } from './utterances.ts'
import { forecastScene, noVoiceScene } from './weather-scenes.ts'

const QUESTION_SECONDS = 60

const ANSWER_TO = { stored: 'asked', full: 'asked-full', none: 'not-asked' } as const

/** Scenes of a call. Each calls a service method and returns its content. */
export function createScenes(named: AppNames, handlers: CallServices) {
  const deps: SceneContext = { ...handlers, ...createSceneParts(named) }
  const { aside, english, home, after, only } = deps
  const reports = createBadlySaidScenes(handlers, only)
  const harvest = createHarvestScenes(handlers.harvests, deps)

  return {
    noVoice: (caller: Caller, about: Utterance[]) => noVoiceScene(deps, caller, about),

    wrongKey: (language: Language) => aside('wrong-key', language),

    welcome: (caller: Caller) => home(caller, [aside('welcome', caller.language)]),

    /** Scene while the number's account is unclaimed. */
    unclaimed: (caller: Caller) => after(caller, 'unclaimed', [english('unclaimed', caller.language)]),

    /** A scene of an outbound call, with the key that refuses such calls. */
    withRefusal: (scene: Scene): Scene => ({
      ...scene,
      utterances: [...scene.utterances, english('no-calls', scene.language)],
    }),

    /** Content of an outbound call: a warning, or the answer of a person, whose sentences cannot be reported as badly said. */
    warning: (caller: Caller, utterances: Utterance[], { answers }: { answers: boolean }) =>
      after(caller, WARNING_PLACE, answers ? utterances : [...utterances, aside('badly-said', caller.language)]),

    warningBadlySaid: reports.warning,

    arrive: (caller: Caller, at: string) => handleArrival(deps, reports, harvest, caller, at),
  }
}

async function handleArrival(
  deps: SceneContext,
  reports: ReturnType<typeof createBadlySaidScenes>,
  harvest: ReturnType<typeof createHarvestScenes>,
  caller: Caller,
  at: string,
): Promise<Scene> {
  const { home, only } = deps
  const [place = '', n = ''] = at.split('.')
  switch (place) {
    case 'advice':
      return adviceScene(deps, caller, Number(n) || 0)
    case 'weather':
      return forecastScene(deps, caller)
    case 'badly-said':
      if (n === 'warning') return home(caller, [])
      return n === 'weather' ? reports.weather(caller) : badlySaidScene(deps, caller, Number(n) || 0)
    case 'done':
      return doneScene(deps, caller)
    case 'counted':
      return countEntryScene(deps, caller, n)
    case 'harvest':
    case 'harvest-bags':
    case 'harvest-bag':
    case 'harvest-told':
      return harvest(caller, at)
    case 'ask':
      return questionScene(deps, caller)
    case 'asked':
      return questionSentScene(deps, caller)
    case NO_CALLS_PLACE:
      return refusedScene(deps, caller, at, n === BY_SMS_SUFFIX)
    case 'nobody':
      return only(caller, at, 'not-registered')
    case 'nowhere':
      return only(caller, at, 'no-place')
    case 'nothing':
      return only(caller, at, 'no-advice')
    default:
      return home(caller, [])
  }
}

const refusedScene = ({ after, english }: SceneContext, caller: Caller, at: string, bySms: boolean): Scene =>
  after(caller, at, [
    english('no-calls-done', caller.language),
    ...(bySms ? [english('sms-instead', caller.language)] : []),
  ])

/** The recording is stored before any scene, because it may arrive at another place of the call. */
const questionSentScene = ({ home, sentence }: SceneContext, caller: Caller): Scene =>
  home(caller, [sentence(ANSWER_TO[caller.recorded ?? 'none'], caller.language)])

const questionScene = ({ prompt }: SceneContext, { language }: Caller): Scene => ({
  at: 'ask',
  language,
  utterances: [],
  asks: { prompt: prompt('ask'), recordSeconds: QUESTION_SECONDS },
})

export const languagesOfferedByVoice = (): Language[] => LANGUAGE_IDS.filter(isLanguageReadForDanger)

export const languageOfKeypadKey = (keys: string | null): Language | null =>
  languagesOfferedByVoice().find((language) => String(keypadKeyOfLanguage(language)) === keys) ?? null
