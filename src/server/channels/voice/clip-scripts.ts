import type { Language } from '../../../contracts/languages.ts'
import type { Foundation } from '../../foundation/foundation.ts'
import { answerIdOf, appNamesOf, type Clip, clipOfAnswer, listClips } from './clips.ts'

/** Returns the approved saved answers of a language, one or the newest. */
export type SavedAnswersIn = (language: Language, id?: string) => Promise<{ id: string; answer: string }[]>

export function createClipScripts(config: Foundation['config'], answersIn: SavedAnswersIn) {
  const scripts = new Map<Language, Map<string, Clip>>()
  const scriptOf = (language: Language) => {
    const known = scripts.get(language) ?? listClips(language, appNamesOf(config))
    scripts.set(language, known)
    return known
  }

  async function expectedOf(language: Language, clip: string): Promise<Clip | undefined> {
    const id = answerIdOf(clip)
    if (id === null) return scriptOf(language).get(clip)
    const [answer] = await answersIn(language, id)
    return answer && clipOfAnswer(answer)
  }

  /** Clips of the sentences of a call, or of saved answers. */
  const clipsNeeded = async (language: Language, answers: boolean): Promise<Iterable<Clip>> =>
    answers ? (await answersIn(language)).map(clipOfAnswer) : scriptOf(language).values()

  return { scriptOf, expectedOf, clipsNeeded }
}
