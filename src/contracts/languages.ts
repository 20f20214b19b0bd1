import type { PhoneCountry } from './phone-countries.ts'

interface LanguageFacts {
  /** The language's own name for itself. */
  name: string
  /** Where the phones of its speakers are, if not in Nigeria. */
  country?: PhoneCountry
}

/** Each language by its BCP 47 tag. What is said in it stands in `src/words`. */
const all = {
  en: { name: 'English' },
  ha: { name: 'Hausa' },
  yo: { name: 'Yorùbá' },
  ig: { name: 'Igbo' },
  pcm: { name: 'Naijá (Pidgin)' },
  af: { name: 'Afrikaans', country: 'NA' },
  ng: { name: 'Oshindonga', country: 'NA' },
} as const satisfies Record<string, LanguageFacts>
export type Language = keyof typeof all
export const LANGUAGES: Record<Language, LanguageFacts> = all
export const LANGUAGE_IDS = Object.keys(all) as [Language, ...Language[]]
