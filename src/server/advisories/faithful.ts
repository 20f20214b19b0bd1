import type { Advice, WordedAdvice } from '../../agronomy/types.ts'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { WORDS } from '../../words/index.ts'
import { baits } from './phishing.ts'

const TITLE_CHARACTERS = 80
const CONTENT_WORDS = 60
const CONTENT_CHARACTERS = 500

/** Whether a model's wording may be shown: nothing in it that the facts do not say, or that could rob the reader. */
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
    subset(matches(text, WORDS[language].model.numbers), matches(known, WORDS[language].model.numbers)) &&
    subset(dayWords(text, language), dayWords(known, language)) &&
    languageOf(said.content, language, own.content)
  )
}

const subset = (some: string[], all: string[]) => some.every((item) => all.includes(item))

const numbers = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => String(Number(number.replaceAll(',', ''))))

const matches = (text: string, pattern: RegExp | null) =>
  pattern ? (text.match(pattern) ?? []).map((word) => word.toLowerCase()) : []

function dayWords(text: string, language: Language): string[] {
  const lower = text.toLowerCase()
  const { days, months } = WORDS[language].advice
  return [...days, ...months].filter((word) => lower.includes(word.toLowerCase()))
}

/** At least as much like the wanted language as like any other, judged beside our own wording. */
function languageOf(text: string, wanted: Language, own: string): boolean {
  const score = (sample: string, language: Language) => {
    const words = sample.toLowerCase().split(/[^\p{L}\p{M}’]+/u)
    const common = WORDS[language].model.common.split(' ')
    return words.filter((word) => common.includes(word)).length / Math.max(1, words.length)
  }
  const others = LANGUAGE_IDS.filter((language) => language !== wanted)
  const reach = score(text, wanted)
  if (score(own, wanted) > 0 && reach === 0) return false
  return others.every((language) => score(text, language) <= reach + 0.05)
}
