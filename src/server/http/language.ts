import type { User } from '../../contracts/account.ts'
import { LANGUAGE_IDS, type Language } from '../../contracts/farm.ts'

/** The person's own language, else the `lang` cookie, else the best of Accept-Language that we speak, else English. */
export function chooseLanguage(
  user: Pick<User, 'preferredLanguage'> | null,
  cookie: string | undefined,
  acceptLanguage: string | undefined,
): Language {
  return user?.preferredLanguage ?? known(cookie) ?? accepted(acceptLanguage) ?? 'en'
}

function known(tag: string | undefined): Language | undefined {
  const primary = tag?.trim().toLowerCase().split('-')[0]
  return LANGUAGE_IDS.find((id) => id === primary)
}

function accepted(header: string | undefined): Language | undefined {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.split(';')
      const quality = options.map((option) => /^\s*q=([\d.]+)\s*$/.exec(option)?.[1]).find(Boolean)
      return { language: known(tag), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ language, quality }) => language && quality > 0)
  return wanted.sort((a, b) => b.quality - a.quality)[0]?.language
}
