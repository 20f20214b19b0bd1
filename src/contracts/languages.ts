import type { PhoneCountry } from './phone-countries.ts'

interface LanguageFacts {
  /** Name of the language in itself. */
  name: string
  /** Country where the language is spoken; default: Nigeria. */
  country?: PhoneCountry
}

/** Languages by BCP 47 tag. `src/words` has their texts. */
const languageFacts = {
  en: { name: 'English' },
  ha: { name: 'Hausa' },
  yo: { name: 'Yorùbá' },
  ig: { name: 'Igbo' },
  pcm: { name: 'Naijá (Pidgin)' },
  af: { name: 'Afrikaans', country: 'NA' },
  ng: { name: 'Oshindonga', country: 'NA' },
} as const satisfies Record<string, LanguageFacts>
export type Language = keyof typeof languageFacts
export const LANGUAGES: Record<Language, LanguageFacts> = languageFacts
export const LANGUAGE_IDS = Object.keys(languageFacts) as [Language, ...Language[]]
