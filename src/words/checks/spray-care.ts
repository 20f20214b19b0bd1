import type { Language } from '../../contracts/languages.ts'
import { toPlainWords } from '../plain-characters.ts'

/** Placeholders that name a product to spray. */
const NAMES_A_PRODUCT = /\{(?:packet|mix)\}/
/** Phrases that bring the days to harvest, and who stays away for how long. */
const WAIT = /\{wait(?:Short)?\}/
const OUT = /\{(?:out|keepOut)\}/

/** Gloves and children, in plain small letters. */
const GLOVES: Record<Language, RegExp> = {
  en: /\bgloves\b/,
  ha: /\bsafar hannu\b/,
  yo: /\bibowo\b/,
  ig: /\buwe aka\b/,
  pcm: /\bgloves?\b/,
  af: /\bhandskoene\b/,
  ng: /\booglove\b/,
}
const CHILDREN: Record<Language, RegExp> = {
  en: /\bchildren\b/,
  ha: /\byara\b/,
  yo: /\bomode\b/,
  ig: /\bumuaka\b/,
  pcm: /\bpikin\b/,
  af: /\bkinders\b/,
  ng: /\baanona\b/,
}

/** Precautions that a sentence which orders a spray leaves out: `gloves`. */
export function findLostSprayCare(sentence: string, language: Language): string[] {
  if (!NAMES_A_PRODUCT.test(sentence)) return []
  return [
    ...(WAIT.test(sentence) ? [] : ['days to harvest']),
    ...lostProtection(sentence, language, OUT.test(sentence)),
  ]
}

/** The same for a text as it is sent; `wait` and `out` are its phrases on the harvest and on who stays away. */
export const findLostSprayCareInText = (text: string, language: Language, wait: string, out: string): string[] => [
  ...(wait && text.includes(wait) ? [] : ['days to harvest']),
  ...lostProtection(text, language, out !== '' && text.includes(out)),
]

function lostProtection(text: string, language: Language, saysWhoStaysOut: boolean): string[] {
  const words = toPlainWords(text).toLowerCase()
  return [
    ...(GLOVES[language].test(words) ? [] : ['gloves']),
    ...(saysWhoStaysOut || CHILDREN[language].test(words) ? [] : ['children away']),
  ]
}
