import { LANGUAGES, type Language } from '../../contracts/languages.ts'
import { fillPlaceholders } from '../../shared/fill-placeholders.ts'
import { sendingLanguage } from '../../words/clearance.ts'
import { sendingLanguageTexts } from '../../words/en/sent-in.ts'
import type { Notice } from './notify.ts'

/** Notifies a person once if their messages are sent in another language than they read. */
export function sendingLanguageNotice(person: {
  id: string
  preferredLanguage: Language
}): (Notice & { type: 'other' })[] {
  const sent = sendingLanguage(person.preferredLanguage)
  if (sent === person.preferredLanguage) return []
  const names = { own: LANGUAGES[person.preferredLanguage].name, other: LANGUAGES[sent].name }
  return [
    {
      userId: person.id,
      type: 'other',
      title: fillPlaceholders(sendingLanguageTexts.title, names),
      message: fillPlaceholders(sendingLanguageTexts.text, names),
      dedupeKey: `sent-in:${sent}`,
    },
  ]
}
