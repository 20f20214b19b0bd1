import { smsInLanguage } from '../../advice-words/word-advice.ts'
import { rankAdviceCandidates } from '../../agronomy/advise.ts'
import type { Language } from '../../contracts/languages.ts'
import type { Actor } from '../foundation/actor.ts'
import type { FieldReader } from './field-reader.ts'

/** Returns the action that follows from a new count, as the text of one SMS with the id of its sentence; null: none. */
export const createCountFollowUp =
  (fieldNow: FieldReader) =>
  async (
    actor: Actor,
    cropId: string,
    pest: unknown,
    language: Language,
  ): Promise<{ text: string; sentence: string } | null> => {
    const found = rankAdviceCandidates(await fieldNow(actor, cropId)).find(
      ({ advice, setAside }) => advice.facts.pest === pest && setAside !== 'contradicts',
    )
    if (!found) return null
    const { advice } = found
    return { text: smsInLanguage(advice, language), sentence: `advice.rules.${advice.rule}.sms` }
  }

export type CountFollowUp = ReturnType<typeof createCountFollowUp>
