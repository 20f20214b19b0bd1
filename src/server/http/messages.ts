import type { Language } from '../../contracts/farm.ts'
import { af } from '../../contracts/messages/af.ts'
import { en, type Messages } from '../../contracts/messages/en.ts'
import { ha } from '../../contracts/messages/ha.ts'
import { ig } from '../../contracts/messages/ig.ts'
import { ng } from '../../contracts/messages/ng.ts'
import { pcm } from '../../contracts/messages/pcm.ts'
import { yo } from '../../contracts/messages/yo.ts'
import { type Translate, translator } from '../../contracts/translate.ts'

/** The server speaks all languages at once. */
export const CATALOGUES: Record<Language, Messages> = { en, ha, yo, ig, pcm, af, ng }

const translators = Object.fromEntries(
  Object.entries(CATALOGUES).map(([language, messages]) => [language, translator(messages)]),
) as Record<Language, Translate>

export const translatorFor = (language: Language): Translate => translators[language]
