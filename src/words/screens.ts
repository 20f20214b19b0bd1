import type { Language } from '../contracts/farm.ts'
import { afAdmin } from './af/admin.ts'
import { af } from './af/screens.ts'
import { enAdmin } from './en/admin.ts'
import { en, type Messages } from './en/screens.ts'
import { haAdmin } from './ha/admin.ts'
import { ha } from './ha/screens.ts'
import { igAdmin } from './ig/admin.ts'
import { ig } from './ig/screens.ts'
import { ngAdmin } from './ng/admin.ts'
import { ng } from './ng/screens.ts'
import { pcmAdmin } from './pcm/admin.ts'
import { pcm } from './pcm/screens.ts'
import { type Translate, translator } from './translate.ts'
import { yoAdmin } from './yo/admin.ts'
import { yo } from './yo/screens.ts'

/** The server speaks all languages at once. */
export const CATALOGUES: Record<Language, Messages> = {
  en: { ...en, ...enAdmin },
  ha: { ...ha, ...haAdmin },
  yo: { ...yo, ...yoAdmin },
  ig: { ...ig, ...igAdmin },
  pcm: { ...pcm, ...pcmAdmin },
  af: { ...af, ...afAdmin },
  ng: { ...ng, ...ngAdmin },
}

const translators = Object.fromEntries(
  Object.entries(CATALOGUES).map(([language, messages]) => [language, translator(messages)]),
) as Record<Language, Translate>

export const translatorFor = (language: Language): Translate => translators[language]
