import { parseAccept } from 'hono/utils/accept'
import type { User } from '../../contracts/account.ts'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'

/** Returns the user's language, else that of the `lang` cookie, else the best supported one of Accept-Language, else English. */
export function chooseLanguage(
  user: Pick<User, 'preferredLanguage'> | null,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  return user?.preferredLanguage ?? languageOfTag(cookie) ?? acceptedLanguage(acceptLanguage) ?? 'en'
}

function languageOfTag(tag: string | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split('-')[0]
  return LANGUAGE_IDS.find((id) => id === primary)
}

function acceptedLanguage(header: string | undefined): Language | undefined {
  const wanted = parseAccept(header ?? '').filter(({ q }) => q > 0)
  return wanted.map(({ type }) => languageOfTag(type)).find(Boolean)
}
