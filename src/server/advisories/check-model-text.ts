import type { Advice, WordedAdvice } from '../../agronomy/types.ts'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { isKeyOf } from '../../shared/records.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { toPlainWords } from '../../words/plain-characters.ts'
import { findPhishing } from './phishing.ts'

const TITLE_CHARACTERS = 80
const CONTENT_WORDS = 60
const CONTENT_CHARACTERS = 500

/** Reports whether a model's text in a language can be checked; without number words, a dose written in words would go unnoticed. */
export const isModelTextCheckable = (language: Language): boolean => TEXTS_BY_LANGUAGE[language].model.numbers !== null

/** Reports whether a model's text may be shown: it has every negation, figure, unit, day and name of our text and no others, states nothing beyond the facts, and contains no phishing. */
export function isFaithfulRewording(
  reworded: WordedAdvice,
  own: WordedAdvice,
  advice: Advice,
  language: Language,
): boolean {
  const text = `${reworded.title} ${reworded.content}`
  const ours = `${own.title} ${own.content}`
  const known = `${own.title} ${own.content} ${Object.values(advice.facts).join(' ')}`
  return (
    reworded.title.length > 0 &&
    reworded.title.length <= TITLE_CHARACTERS &&
    reworded.content.length > 20 &&
    reworded.content.length <= CONTENT_CHARACTERS &&
    reworded.content.split(/\s+/).length <= CONTENT_WORDS &&
    !/[<>{}[\]`]/.test(text) &&
    // Letters of other scripts may look like Latin ones.
    !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) &&
    isSubset(findPhishing(text), findPhishing(known)) &&
    isSubset(
      matchesOf(text, TEXTS_BY_LANGUAGE[language].model.numbers),
      matchesOf(known, TEXTS_BY_LANGUAGE[language].model.numbers),
    ) &&
    haveSameItems(numbersIn(text), numbersIn(ours)) &&
    haveSameItems(unitsIn(text), unitsIn(ours)) &&
    haveSameItems(dayWords(text, language), dayWords(ours, language)) &&
    countNegations(text, language) === countNegations(ours, language) &&
    isSubset(namesIn(ours, advice, language), namesIn(text, advice, language)) &&
    languageOf(reworded.content, language, own.content)
  )
}

/** Reports whether a model's free text has no figure, unit, address or phishing beyond `known`. */
export const statesNothingNew = (text: string, known: string, language: Language): boolean =>
  isModelTextCheckable(language) &&
  !/[<>{}[\]`]/.test(text) &&
  !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text) &&
  isSubset(findPhishing(text), findPhishing(known)) &&
  isSubset(
    matchesOf(text, TEXTS_BY_LANGUAGE[language].model.numbers),
    matchesOf(known, TEXTS_BY_LANGUAGE[language].model.numbers),
  ) &&
  isSubset(numbersIn(text), numbersIn(known)) &&
  isSubset(unitsIn(text), unitsIn(known))

const isSubset = (some: string[], all: string[]) => some.every((item) => all.includes(item))

const haveSameItems = (some: string[], others: string[]) => isSubset(some, others) && isSubset(others, some)

const UNITS = /(?<![\p{L}])(?:cm|mm|kg|km|ml|g)(?![\p{L}])|°C|%/gu
const unitsIn = (text: string): string[] => text.match(UNITS) ?? []

const countNegations = (text: string, language: Language): number =>
  toPlainWords(text).match(TEXTS_BY_LANGUAGE[language].model.negators)?.length ?? 0

function namesIn(text: string, { crop, facts }: Advice, language: Language): string[] {
  const { crops, pests } = TEXTS_BY_LANGUAGE[language].advice
  const pest = typeof facts.pest === 'string' && isKeyOf(pests, facts.pest) && pests[facts.pest].name
  const lower = text.toLowerCase()
  return [crops[crop], ...(pest ? [pest] : [])].filter((name) => lower.includes(name.toLowerCase()))
}

const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((number) => String(Number(number.replaceAll(',', ''))))

const matchesOf = (text: string, pattern: RegExp | null) =>
  pattern ? (text.match(pattern) ?? []).map((word) => word.toLowerCase()) : []

function dayWords(text: string, language: Language): string[] {
  const lower = text.toLowerCase()
  const { days, months } = TEXTS_BY_LANGUAGE[language].advice
  return [...days, ...months].filter((word) => lower.includes(word.toLowerCase()))
}

/** Reports whether no other language's common words are clearly more frequent; some of the wanted language are needed if our own text has any. */
function languageOf(text: string, wanted: Language, own: string): boolean {
  const score = (sample: string, language: Language) => {
    const words = sample.toLowerCase().split(/[^\p{L}\p{M}’]+/u)
    const common = TEXTS_BY_LANGUAGE[language].model.common.split(' ')
    return words.filter((word) => common.includes(word)).length / Math.max(1, words.length)
  }
  const others = LANGUAGE_IDS.filter((language) => language !== wanted)
  const reach = score(text, wanted)
  if (score(own, wanted) > 0 && reach === 0) return false
  return others.every((language) => score(text, language) <= reach + 0.05)
}
