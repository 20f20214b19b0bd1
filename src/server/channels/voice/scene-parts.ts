import type { User } from '../../../contracts/account.ts'
import type { Language } from '../../../contracts/languages.ts'
import type { Actor } from '../../foundation/actor.ts'
import type { Caller, CallHandlers } from './caller.ts'
import { type Named, type Sentence, sentenceIn } from './clips.ts'
import { HOME } from './places.ts'
import { type Prompt, RANK, type Scene, type Utterance } from './speech.ts'

type SceneParts = ReturnType<typeof createSceneParts>

export interface SceneNeeds extends SceneParts, CallHandlers {}

/** Sentences, prompts and the common scenes of a call. */
export function createSceneParts(named: Named) {
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

  return { named, sentence, aside, english, prompt, actorOf, home, after, only }
}
