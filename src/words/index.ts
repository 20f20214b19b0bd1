import type { Language } from '../contracts/languages.ts'
import { keysOf, recordFrom } from '../shared/records.ts'
import { af } from './af/index.ts'
import { en } from './en/index.ts'
import { ha } from './ha/index.ts'
import { ig } from './ig/index.ts'
import { ng } from './ng/index.ts'
import { pcm } from './pcm/index.ts'
import { type Translate, translator } from './translate.ts'
import { yo } from './yo/index.ts'

/** All texts of one language. English is the source: a text that another language lacks is a compile error. */
export type LanguageTexts = typeof en

/** The server speaks all languages at once. */
export const TEXTS_BY_LANGUAGE: Record<Language, LanguageTexts> = { en, ha, yo, ig, pcm, af, ng }

const translatorsByLanguage = recordFrom(
  keysOf(TEXTS_BY_LANGUAGE),
  (language): Translate => translator(TEXTS_BY_LANGUAGE[language].screens),
)

export const translatorFor = (language: Language): Translate => translatorsByLanguage[language]
