import type { SharingConsent, User } from '../../contracts/account.ts'
import type { Language } from '../../contracts/languages.ts'
import type { users } from '../../db/schema/accounts.ts'
import { translatorFor } from '../../words/index.ts'
import type { Foundation } from '../foundation/foundation.ts'

type Person = typeof users.$inferInsert

/** Columns of an answer about sharing data with partners: consent must be shown later (NDPA 2023, section 26). */
export function sharingConsentColumns(
  answer: SharingConsent | null,
  { at, by, words }: { at: string; by: NonNullable<Person['sharedBy']>; words: string },
) {
  return { sharePartners: answer, sharedAt: at, sharedBy: by, sharedWords: words } satisfies Partial<Person>
}

/** Columns without an answer, set when the holder takes over an account: the answer of another person does not bind the holder. */
export const NO_CONSENT_ANSWER = { sharePartners: null, sharedAt: null, sharedBy: null, sharedWords: null }

/** The question as shown on screens and dials. */
export const consentQuestion = (language: Language): string => translatorFor(language)('share.ask')

/** Columns of a user's answer now; `words`: the sentence that was answered. */
export const consentColumns = (
  clock: Foundation['clock'],
  { preferredLanguage }: User,
  answer: SharingConsent | null,
  by: 'web' | 'ussd' | 'sms',
  words = consentQuestion(preferredLanguage),
) => sharingConsentColumns(answer, { at: clock.now().toISOString(), by, words })
