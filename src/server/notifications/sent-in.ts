import type { SQL } from 'drizzle-orm'
import { LANGUAGES, type Language, sendingLanguage } from '../../contracts/languages.ts'
import { fill } from '../../ground/fill.ts'
import { sentIn } from '../../words/en/sent-in.ts'
import { notify } from './notify.ts'

/** Tells somebody once that what is sent to them comes in another language than they read; no write where it does not. */
export function sentInNotice(person: { id: string; preferredLanguage: Language }, at: Date): SQL[] {
  const sent = sendingLanguage(person.preferredLanguage)
  if (sent === person.preferredLanguage) return []
  const names = { own: LANGUAGES[person.preferredLanguage].name, other: LANGUAGES[sent].name }
  const notice = {
    userId: person.id,
    type: 'other' as const,
    title: fill(sentIn.title, names),
    message: fill(sentIn.text, names),
    dedupeKey: `sent-in:${sent}`,
  }
  return [notify(notice, at)]
}
