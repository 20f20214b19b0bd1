import type { Language } from '../contracts/languages.ts'
import { fillPlaceholders } from '../shared/fill-placeholders.ts'
import { lazyValue } from '../shared/lazy-value.ts'
import { itemAt } from '../shared/lookups.ts'
import { findEnglishLeft } from './checks/english-left.ts'
import { findLostUnits, findSwappedNumbers, findUnitlessNumbers } from './checks/quantities.ts'
import { findLostProhibitions } from './checks/restraints.ts'
import { findLostSprayCare } from './checks/spray-care.ts'
import { isLanguageReadForDanger } from './clearance.ts'
import { findGlossaryDeviations } from './glossary/glossary.ts'
import { smsLength } from './gsm7.ts'
import { countProhibitions, isInstruction } from './hazards.ts'
import { type LanguageTexts, TEXTS_BY_LANGUAGE } from './index.ts'
import { toPlainCharacters, toPlainWords } from './plain-characters.ts'
import { sentencesOf } from './sentences.ts'

/** Longest values that are put into messages of their own. */
const LONGEST = { app: 'Gona', code: '123456' }
/** An advice names its crop in the title, and may leave it out elsewhere. */
const IN_THE_TITLE = ['crop', 'Crop']
/** It may name these where English does not. */
const MAY_BE_ADDED = ['crop', 'Crop', 'by', 'why']

/** Names of months and days, separated by spaces. */
const LISTS = new Map([
  ['screens.date.monthsShort', 12],
  ['screens.date.daysShort', 7],
])
/** Orders of a date, numbers of telephones. */
const SAME = /^screens\.(date|phone)\./
/** Lists of months, and pages with English names of laws and offices. */
const WITH_NAMES = /^(?:screens\.(?:date|phone)|privacy|terms)\./
/** Spelled alike in every language: what a farmer sends, and how a message comes. */
const KEYWORDS = /\b(?:STOP|START|SMS)\b/g
/** Name their words by a figure, or say them otherwise. */
const WITHOUT_KEYWORDS = ['sms.help', 'refusals.sms.optedOut', 'screens.sms.testSubmit', 'privacy.sections.3.points.3']
/** Phrases of so many words may be the same as in English: Pidgin shares short ones. */
const SHARED: Partial<Record<Language, number>> = { pcm: 7 }

const englishSentences = lazyValue(() => sentencesOf(TEXTS_BY_LANGUAGE.en))

/** Errors in a language's words that the compiler cannot find: `tips.squeeze is missing`. */
export function listComplaints(language: Language, words: LanguageTexts = TEXTS_BY_LANGUAGE[language]): string[] {
  const own = sentencesOf(words)
  const missing = [...englishSentences().keys()].filter((path) => !own.has(path)).map((path) => `${path} is missing`)
  const wrong = [...own].flatMap(([path, sentence]) =>
    complaintsAboutSentence(path, sentence, language).map((complaint) => `${path} ${complaint}`),
  )
  return [...missing, ...wrong].map((complaint) => `${language}: ${complaint}`)
}

/** Errors in one sentence that a program can find: `has lost 20`. */
export const complaintsAboutSentence = (path: string, sentence: string, language: Language): string[] => [
  ...wrongIn(path, sentence, language),
]

function* wrongIn(path: string, sentence: string, language: Language): Generator<string> {
  const original = englishSentences().get(path)
  if (original === undefined) return yield 'is not in English'
  if (!sentence && original) yield 'is empty'
  const [names, asked] = [namesIn(sentence), namesIn(original)]
  const isFree = (name: string, free: string[]) => path.startsWith('advice.rules.') && free.includes(name)
  const lost = asked.filter((name) => !names.includes(name) && !isFree(name, IN_THE_TITLE))
  const more = names.filter((name) => !asked.includes(name) && !isFree(name, MAY_BE_ADDED))
  if (lost.length + more.length > 0) yield `has {${names}} where English has {${asked}}`
  if (language !== 'en' && sentence === original && !SAME.test(path) && wordCount(sentence) > (SHARED[language] ?? 3))
    yield 'was left in English'
  else if (!WITH_NAMES.test(path)) yield* englishPart(sentence, language)
  yield* findGlossaryDeviations(path, original, sentence, language)
  const keywords = WITHOUT_KEYWORDS.includes(path) ? [] : (original.match(KEYWORDS) ?? [])
  for (const keyword of new Set(keywords)) if (!sentence.includes(keyword)) yield `has lost ${keyword}`
  // A letter and its marks are one sign, as phones and searching expect.
  if (sentence !== sentence.normalize('NFC')) yield 'has letters and marks apart'
  if (LISTS.has(path) && new Set(sentence.split(' ')).size !== LISTS.get(path))
    yield 'is not as many words as there are'
  if (isInstruction(path)) yield* lostIn(original, sentence, language)
  if (path.startsWith('sms.') && smsLength(toPlainCharacters(fillPlaceholders(sentence, LONGEST))).segments > 1)
    yield 'is longer than one SMS'
  if (path.startsWith('advice.') && smsLength(toPlainWords(sentence)).encoding !== 'GSM-7')
    yield 'has letters that no SMS carries'
}

/** Checks that a translation keeps each prohibition, figure and unit of the English. */
function* lostIn(original: string, sentence: string, language: Language): Generator<string> {
  const prohibitions = countProhibitions(original)
  const negations = toPlainWords(sentence).match(TEXTS_BY_LANGUAGE[language].model.negators)?.length ?? 0
  // Languages that are not sent yet may have fewer negations, but at least one.
  const enough = isLanguageReadForDanger(language) ? prohibitions : Math.min(1, prohibitions)
  if (negations < enough)
    yield `says "do not" ${negations} times and English ${prohibitions} times: a prohibition got lost`
  const figures = figuresIn(sentence)
  const lost = figuresIn(original).filter((figure) => !figures.includes(figure))
  if (lost.length > 0) yield `has lost ${lost.join(', ')}`
  for (const order of findLostProhibitions(original, sentence, language))
    yield `no longer says to ${order} as English does`
  for (const quantity of findLostUnits(original, sentence, language))
    yield `has a number beside another unit: English says ${quantity}`
  for (const pair of findSwappedNumbers(original, sentence, language))
    yield `has ${pair} the other way round than English`
  for (const care of findLostSprayCare(sentence, language))
    yield `names a product to spray without this precaution: ${care}`
  if (language === 'en') for (const name of findUnitlessNumbers(sentence)) yield `has ${name} without a unit`
}

function* englishPart(sentence: string, language: Language): Generator<string> {
  const row = findEnglishLeft(sentence, language)
  if (row.length > 0) yield `has English in it: "${row.join(' ')}"`
}

/** Figures as they are written, and the units that every language writes alike. */
const figuresIn = (sentence: string): string[] =>
  sentence
    .replace(/\{[^}]*\}/g, ' ')
    .match(/\d+(?:[.,]\d+)*|\b(?:cm|mm|[Kk]g|km)\b|°C|%/g)
    ?.map((figure) => figure.replace('Kg', 'kg')) ?? []

const wordCount = (sentence: string) => sentence.replace(/\{[^}]*\}/g, '').match(/\p{L}+/gu)?.length ?? 0

const namesIn = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)/g)].map((match) => itemAt(match, 1)))].sort()
