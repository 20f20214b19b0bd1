import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { valueAt } from '../../shared/lookups.ts'
import { TEXTS_BY_LANGUAGE } from '../index.ts'
import { toPlainWords } from '../plain-characters.ts'
import { sentencesOf } from '../sentences.ts'
import af from './af.json' with { type: 'json' }
import ha from './ha.json' with { type: 'json' }
import ig from './ig.json' with { type: 'json' }
import ng from './ng.json' with { type: 'json' }
import pcm from './pcm.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }
import yo from './yo.json' with { type: 'json' }

/** Words of one language for one English term. */
interface Entry {
  /** Words to use, the usual one first; stems where endings change. */
  use: readonly string[]
  /** Forms that mean something else, as patterns over plain small letters: refused anywhere. */
  never?: readonly string[]
  /** Other words for the same thing: refused where English has the term. */
  second?: readonly string[]
  /** Publication or review that an entry rests on; "own reading" where nobody but us has read it. */
  source: string
}
type Glossary = Readonly<Record<string, Entry>>

export const GLOSSARIES: Readonly<Record<Exclude<Language, 'en'>, Glossary>> = { af, ha, ig, ng, pcm, yo }
/** Pattern of each term in an English sentence. */
export const GLOSSARY_TERMS: Readonly<Record<string, string>> = terms
/** Roots in which terms of farming stand. */
const ABOUT_FARMING = /^(?:advice|tips|notices|voice|ussd|screens\.(?:bags|weather))\./

const plainOf = (text: string): string => toPlainWords(text).toLowerCase()
const findPattern = (text: string, patterns: readonly string[] = []) =>
  patterns.find((one) => new RegExp(one).test(text))

const isIn = (english: string, term: string): boolean =>
  new RegExp(GLOSSARY_TERMS[term]!, 'i').test(english.replace(/\{[^}]*\}/g, '…'))

/** Forbidden forms and second words in a sentence: `has a word for drain that means something else: write ọwa mmiri`. */
export function findGlossaryDeviations(path: string, english: string, sentence: string, language: Language): string[] {
  if (language === 'en' || !ABOUT_FARMING.test(path)) return []
  const text = plainOf(sentence)
  return Object.entries(GLOSSARIES[language]).flatMap(([term, { use, never, second }]) => {
    if (findPattern(text, never)) return [`has a wrong word for "${term}": the glossary says ${use.join(' or ')}`]
    return findPattern(text, second) && isIn(english, term)
      ? [`has a second word for "${term}": the glossary says ${use.join(' or ')}`]
      : []
  })
}

/** Number of sentences that name a term in English, of those that use its word, and of wrong words. */
export interface GlossaryTermUse {
  term: string
  entry: Entry
  named: number
  used: number
  forbidden: number
  second: number
}

/** Use of each term of a glossary throughout the words of its language. */
export function glossaryUse(language: Exclude<Language, 'en'>): GlossaryTermUse[] {
  const own = sentencesOf(TEXTS_BY_LANGUAGE[language])
  const english = [...sentencesOf(TEXTS_BY_LANGUAGE.en)].filter(([path]) => ABOUT_FARMING.test(path))
  const plainTexts = new Map(english.map(([path]) => [path, plainOf(valueAt(own, path))]))
  const textOf = (path: string) => valueAt(plainTexts, path)
  return Object.entries(GLOSSARIES[language]).map(([term, entry]) => {
    const named = english.filter(([, sentence]) => isIn(sentence, term))
    const forms = entry.use.map(plainOf)
    return {
      term,
      entry,
      named: named.length,
      used: named.filter(([path]) => forms.some((form) => ` ${textOf(path)} `.includes(form))).length,
      forbidden: english.filter(([path]) => findPattern(textOf(path), entry.never)).length,
      second: named.filter(([path]) => findPattern(textOf(path), entry.second)).length,
    }
  })
}

/** Languages with a glossary. */
export const GLOSSARY_LANGUAGES = LANGUAGE_IDS.filter(
  (language): language is Exclude<Language, 'en'> => language !== 'en',
)
