import type { Language } from '../../contracts/languages.ts'
import { type LanguageTexts, TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { sentencesOf } from '../../words/sentences.ts'
import { placeholderNamed } from '../placeholders.ts'

/** Placeholders that code fills directly. */
const FILLED_BY_CODE: ReadonlySet<string> = new Set([
  'amount',
  'bag',
  'day',
  'grams2',
  'hours',
  'kg',
  'left',
  'month',
  'product2',
  'second',
  'weekday',
])

/** Returns the placeholders of a language that no function fills: `rules.care.walk.sms: {seak}`. */
export const unknownPlaceholders = (language: Language, words: LanguageTexts = TEXTS_BY_LANGUAGE[language]): string[] =>
  [...sentencesOf(words)].flatMap(([path, sentence]) =>
    path.startsWith('advice.')
      ? [...sentence.matchAll(/\{(\w+)/g)]
          .map(([, name = '']) => name)
          .filter((name) => !placeholderNamed(name) && !FILLED_BY_CODE.has(name))
          .map((name) => `${language}: ${path} has {${name}}, which nothing fills`)
      : [],
  )
