import type { Advice, WordedAdvice } from '../../agronomy/types.ts'
import { LANGUAGE_WORDS } from '../../agronomy/wording.ts'
import type { Language } from '../../contracts/farm.ts'
import { baits } from './phishing.ts'

const TITLE_CHARACTERS = 80
const CONTENT_WORDS = 60
const CONTENT_CHARACTERS = 500

/** Numbers in words would slip past the check of digits. */
const NUMBER_WORDS: Partial<Record<Language, RegExp>> = {
  en: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|double|dozen|twice)\b/gi,
  pcm: /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half|double|dozen|twice)\b/gi,
  ha: /\b(biyu|uku|hu[dɗ]u|biyar|shida|bakwai|takwas|tara|goma|ashirin|talatin|arba'in|hamsin|[dɗ]ari|dubu|rabi)\b/gi,
  af: /\b(twee|drie|vier|vyf|ses|sewe|agt|nege|tien|twaalf|vyftien|twintig|dertig|veertig|vyftig|honderd|duisend|helfte|dubbel)\b/gi,
}

/** Common little words of each language: enough to tell which of the seven a sentence is in. */
const LITTLE_WORDS: Record<Language, string[]> = {
  en: ['the', 'and', 'your', 'is', 'to', 'of', 'with', 'before', 'this', 'are', 'it', 'will', 'for', 'on'],
  ha: ['da', 'ya', 'ta', 'na', 'ku', 'kuma', 'don', 'ruwa', 'gona', 'za', 'ba', 'wannan', 'cikin', 'ko'],
  yo: ['ẹ', 'ni', 'ní', 'ti', 'sí', 'kí', 'àti', 'oko', 'omi', 'ọjọ́', 'náà', 'fún', 'yín', 'lè'],
  ig: ['na', 'nke', 'ka', 'ị', 'gị', 'maka', 'ubi', 'mmiri', 'ụbọchị', 'bụ', 'ma', 'ndị', 'ga', 'n’'],
  pcm: ['dey', 'no', 'for', 'make', 'don', 'go', 'wetin', 'una', 'you', 'fit', 'your', 'am', 'the', 'and'],
  af: ['die', 'en', 'jou', 'is', 'nie', 'met', 'vir', 'van', 'om', 'te', 'op', 'hierdie', 'dit', 'wat'],
  ng: [
    'no',
    'mo',
    'na',
    'ya',
    'omeya',
    'iilya',
    'gwoye',
    'kutya',
    'ngashingeyi',
    'shoka',
    'nenge',
    'ando',
    'mepya',
    'ou',
  ],
}

/**
 * Whether a model's wording may be shown in place of the built-in one: short enough, in the same language, no number
 * or day that the facts or the built-in words do not have, no markup, and nothing that could rob the reader.
 */
export function faithful(said: WordedAdvice, own: WordedAdvice, advice: Advice, language: Language): boolean {
  const text = `${said.title} ${said.content}`
  const known = `${own.title} ${own.content} ${Object.values(advice.facts).join(' ')}`
  return (
    said.title.length > 0 &&
    said.title.length <= TITLE_CHARACTERS &&
    said.content.length > 20 &&
    said.content.length <= CONTENT_CHARACTERS &&
    said.content.split(/\s+/).length <= CONTENT_WORDS &&
    !/[<>{}[\]`]/.test(text) &&
    // Letters of another script may only look like ours.
    !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) &&
    subset(baits(text), baits(known)) &&
    subset(numbers(text), numbers(known)) &&
    subset(matches(text, NUMBER_WORDS[language]), matches(known, NUMBER_WORDS[language])) &&
    subset(dayWords(text, language), dayWords(known, language)) &&
    languageOf(said.content, language, own.content)
  )
}

const subset = (some: string[], all: string[]) => some.every((item) => all.includes(item))

const numbers = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => String(Number(number.replaceAll(',', ''))))

const matches = (text: string, pattern: RegExp | undefined) =>
  pattern ? (text.match(pattern) ?? []).map((word) => word.toLowerCase()) : []

function dayWords(text: string, language: Language): string[] {
  const lower = text.toLowerCase()
  const { days, months } = LANGUAGE_WORDS[language]
  return [...days, ...months].filter((word) => lower.includes(word.toLowerCase()))
}

/** At least as much like the wanted language as like any other, judged beside our own wording. */
function languageOf(text: string, wanted: Language, own: string): boolean {
  const score = (sample: string, language: Language) => {
    const words = sample.toLowerCase().split(/[^\p{L}\p{M}’]+/u)
    return words.filter((word) => LITTLE_WORDS[language].includes(word)).length / Math.max(1, words.length)
  }
  const others = (Object.keys(LITTLE_WORDS) as Language[]).filter((language) => language !== wanted)
  const reach = score(text, wanted)
  if (score(own, wanted) > 0 && reach === 0) return false
  return others.every((language) => score(text, language) <= reach + 0.05)
}
