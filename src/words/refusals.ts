import type { Language } from '../contracts/languages.ts'
import type { RefusalKey } from '../contracts/refusals.ts'
import type { AppError, Refusal } from '../shared/errors.ts'
import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import { SCREEN_REFUSALS } from './en/refusals.ts'
import { TEXTS_BY_LANGUAGE } from './index.ts'

/** Translates an error for the user; texts that only programs and operators read stay English. */
export function refusalText({ message, refusal, details, fieldRefusals }: AppError, language: Language) {
  const say = (english: string, refusal: Refusal | null | undefined) =>
    refusal ? refusalSentence(refusal, language) : english
  return {
    message: say(message, refusal),
    fields: Object.fromEntries(
      Object.entries(details.fields ?? {}).map(([field, english]) => [field, say(english, fieldRefusals[field])]),
    ),
    refusal: (refusal?.key ?? null) as RefusalKey | null,
  }
}

/** Text of a stored refusal in a language. */
export function refusalSentence({ key, values }: Refusal, language: Language): string {
  const { screens, refusals } = TEXTS_BY_LANGUAGE[language]
  const byScreens: Partial<Record<string, keyof typeof screens>> = SCREEN_REFUSALS
  return fillPlaceholders(byScreens[key] ? screens[byScreens[key]] : refusals[key as keyof typeof refusals], values)
}
