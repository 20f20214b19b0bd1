import { coordinatesOf } from '../../../contracts/shapes.ts'
import type { Caller, CallServices } from './caller.ts'
import { type SentenceName, sentenceIdOf } from './clips.ts'
import { rainSentences } from './rain-utterances.ts'
import type { Scene } from './utterances.ts'
import { weatherSentences } from './weather-utterances.ts'

type Deps = Pick<CallServices, 'weather' | 'rains' | 'warnings' | 'words'>

/** Reports that the weather, or the warning of an outbound call, is badly said. */
export function createBadlySaidScenes(
  { weather, rains, warnings, words }: Deps,
  only: (caller: Caller, at: string, name: SentenceName) => Scene,
) {
  async function thanks(caller: Caller, at: string, ids: readonly string[]): Promise<Scene> {
    await caller.once('badly-said', () => words.report(caller.language, ids))
    return only(caller, at, 'done')
  }

  return {
    async weather(caller: Caller): Promise<Scene> {
      const point = coordinatesOf(caller.user?.location)
      if (!point) return only(caller, 'nowhere', 'no-place')
      return thanks(caller, 'weather', [
        ...(await warnings.sentencesAt(point)),
        ...weatherSentences(await weather.forecast(point), caller.language),
        ...rainSentences(await rains.at(point)),
      ])
    },

    /** Reports the sentences of a warning's clips; without clips, our sentences about warnings of a weather service. */
    async warning(caller: Caller, clips: readonly string[]): Promise<Scene> {
      const point = coordinatesOf(caller.user?.location)
      const spoken = clips.flatMap((clip) => sentenceIdOf(clip) ?? [])
      return thanks(caller, 'warning', spoken.length > 0 || !point ? spoken : await warnings.sentencesAt(point))
    },
  }
}
