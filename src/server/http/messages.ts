import type { Language } from '../../contracts/farm.ts'
import { af } from '../../contracts/messages/af.ts'
import { afAdmin } from '../../contracts/messages/af-admin.ts'
import { en, type Messages } from '../../contracts/messages/en.ts'
import { enAdmin } from '../../contracts/messages/en-admin.ts'
import { ha } from '../../contracts/messages/ha.ts'
import { haAdmin } from '../../contracts/messages/ha-admin.ts'
import { ig } from '../../contracts/messages/ig.ts'
import { igAdmin } from '../../contracts/messages/ig-admin.ts'
import { ng } from '../../contracts/messages/ng.ts'
import { ngAdmin } from '../../contracts/messages/ng-admin.ts'
import { pcm } from '../../contracts/messages/pcm.ts'
import { pcmAdmin } from '../../contracts/messages/pcm-admin.ts'
import { yo } from '../../contracts/messages/yo.ts'
import { yoAdmin } from '../../contracts/messages/yo-admin.ts'
import { type Translate, translator } from '../../contracts/translate.ts'

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
