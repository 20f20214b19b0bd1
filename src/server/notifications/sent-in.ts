import type { SQL } from 'drizzle-orm'
import { LANGUAGES, type Language, sendingLanguage } from '../../contracts/languages.ts'
import { notify } from './notify.ts'

/** Tells somebody once that what is sent to them comes in another language than they read; no write where it does not. */
export function sentInNotice(person: { id: string; preferredLanguage: Language }, at: Date): SQL[] {
  const sent = sendingLanguage(person.preferredLanguage)
  if (sent === person.preferredLanguage) return []
  const [own, other] = [LANGUAGES[person.preferredLanguage].name, LANGUAGES[sent].name]
  const notice = {
    userId: person.id,
    type: 'other' as const,
    title: `SMS and alerts come in ${other}`,
    message: `Our ${own} words are new. Until someone who speaks ${own} from home has read them, SMS and alerts on the phone come in ${other}. Advice in the app is shown in both.`,
    dedupeKey: `sent-in:${sent}`,
  }
  return [notify(notice, at)]
}
