import type { Language } from '../../../contracts/languages.ts'
import { HOME_PLACE } from './call-places.ts'
import type { Caller, CallServices } from './caller.ts'
import { type AppNames, type SentenceName, spokenSentence } from './clips.ts'
import { type Prompt, type Scene, SPOKEN_TEXT_RANK, type Utterance } from './utterances.ts'

type SceneParts = ReturnType<typeof createSceneParts>

export interface SceneContext extends SceneParts, CallServices {}

/** Sentences, prompts and the common scenes of a call. */
export function createSceneParts(named: AppNames) {
  const sentence = (name: SentenceName, language: Language): Utterance => ({
    clips: [name],
    text: spokenSentence(name, language, named),
  })
  const aside = (name: SentenceName, language: Language): Utterance => ({
    ...sentence(name, language),
    rank: SPOKEN_TEXT_RANK.aside,
  })
  const english = (name: SentenceName, language: Language): Utterance => ({
    ...sentence(name, language),
    english: spokenSentence(name, 'en', named),
  })
  const prompt = (clip: SentenceName): Prompt => ({ clip, english: spokenSentence(clip, 'en', named) })

  const home = ({ language }: Caller, utterances: Utterance[]): Scene => ({
    at: HOME_PLACE,
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
  const only = (caller: Caller, at: string, name: SentenceName) => after(caller, at, [sentence(name, caller.language)])

  return { named, sentence, aside, english, prompt, home, after, only }
}
