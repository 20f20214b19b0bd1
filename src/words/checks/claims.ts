import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { lazyValue } from '../../shared/lazy-value.ts'
import { itemAt } from '../../shared/lookups.ts'
import { recordFrom } from '../../shared/records.ts'
import { TEXTS_BY_LANGUAGE } from '../index.ts'
import { toPlainWords } from '../plain-characters.ts'
import { replacePluralForms, sentencesOf } from '../sentences.ts'
import { type Unit, unitWords } from './units.ts'

/** Words of time, in plain small letters. A language without a word for one is not compared in it. */
const TIMES: Record<string, Partial<Record<Language, string>>> = {
  morning: {
    en: 'morning mornings dawn sunrise',
    ha: 'safe sassafe safiya safiyar asuba',
    yo: 'aaro laaro araaro owuro',
    ig: 'ututu',
    pcm: 'morning mornings dawn',
    af: 'oggend oggende soggens vroegoggend dagbreek sonop',
    ng: 'ongula ngula',
  },
  evening: {
    en: 'evening evenings dusk sunset',
    ha: 'yamma maraice magariba',
    yo: 'irole nirole ale',
    ig: 'mgbede uhuruchi',
    pcm: 'evening evenings',
    af: 'aand aande saans skemer sonsak',
    ng: 'onguloshi ongulohi kongulohi nongulohi ningina',
  },
  night: {
    en: 'night nights tonight overnight',
    ha: 'dare daren',
    yo: 'oru moju',
    ig: 'abali',
    pcm: 'night nights',
    af: 'nag nagte snags vannag oornag',
    ng: 'uusiku wuusiku',
  },
  today: {
    en: 'today tonight',
    ha: 'yau',
    yo: 'oni loni lonii onii',
    ig: 'taa',
    pcm: 'today tonight',
    af: 'vandag vannag',
    ng: 'nena yonena gonena',
  },
  tomorrow: {
    en: 'tomorrow',
    ha: 'gobe jibi',
    yo: 'ola lola otunla',
    ig: 'echi',
    pcm: 'tomorrow',
    af: 'more oormore',
  },
  before: { en: 'before', ha: 'kafin', ig: 'tupu', pcm: 'before', af: 'voor voordat teen', ng: 'manga' },
  after: { en: 'after', ha: 'bayan', yo: 'leyin', pcm: 'after', af: 'na nadat daarna', ng: 'konima' },
}
/** Units whose words have no second meaning in most languages. */
const COUNTED: readonly Unit[] = [
  'mm',
  'cm',
  'km',
  'kg',
  'litre',
  'hour',
  'day',
  'week',
  'month',
  'bag',
  'acre',
  'hectare',
]
/** English and Pidgin for a deadline: "by {last}". */
const BY = /\bby (?=\{)/gi
/** Answers, which no list of negations has. */
const NO = /^(?:no|a['’]a|rara|mba|nee|aawe)\b/i

/** Differences between the claims of a sentence and of its English: `week is missing`, `day is added`. */
export function findClaimDifferences(english: string, sentence: string, language: Language): string[] {
  const comparable = (claim: string) => !TIMES[claim] || Boolean(TIMES[claim][language])
  const [original, own] = [claimsOf(english, 'en').filter(comparable), claimsOf(sentence, language)]
  const [asked, names] = [namesIn(english), namesIn(sentence)]
  const isMoved = names.length === asked.length && names.some((name, n) => name !== asked[n])
  const other = languageOf(sentence, language)
  return [
    ...original.filter((claim) => !own.includes(claim)).map((claim) => `${claim} is missing`),
    ...own.filter((claim) => !original.includes(claim)).map((claim) => `${claim} is added`),
    ...(isMoved ? [`order ${names.join(' ')}`] : []),
    ...(other === language ? [] : [`reads like ${other}`]),
  ]
}

/** Figures, units, words of time and "not" of a sentence, each once. */
function claimsOf(sentence: string, language: Language): string[] {
  const words = toPlainWords(replacePluralForms(sentence).replace(BY, 'before ')).replace(/\{[^}]*\}/g, ' ')
  const units = unitWords(language)
  const claims = (words.match(/\d+(?:[.,]\d+)*|[A-Za-z]+|%/g) ?? []).flatMap((word): string[] => {
    if (/^\d/.test(word)) return [word]
    const unit = units.get(word.toLowerCase())
    return [...(unit && COUNTED.includes(unit) ? [unit] : []), ...(timeWords()[language].get(word.toLowerCase()) ?? [])]
  })
  // A regular expression with `g` keeps its place between tests, so it is matched.
  const negates = NO.test(words) || words.match(TEXTS_BY_LANGUAGE[language].model.negators) !== null
  return [...new Set([...claims, ...(negates ? ['not'] : [])])]
}

const timeWords = lazyValue(() =>
  recordFrom(LANGUAGE_IDS, (language) => {
    const entries = Object.entries(TIMES).flatMap(([time, words]) =>
      (words[language] ?? '').split(' ').map((word): [string, string] => [word, time]),
    )
    return new Map(
      [...Map.groupBy(entries, ([word]) => word)].map(([word, times]) => [word, times.map(([, time]) => time)]),
    )
  }),
)

const namesIn = (sentence: string): string[] => [
  ...new Set([...sentence.matchAll(/\{(\w+)/g)].map((match) => itemAt(match, 1))),
]

/** Less than one use, so that an unknown word does not decide alone. */
const UNSEEN = 0.1
/** Natural logarithm of how much likelier another language must be. */
const CLEARLY = 1

/** Language whose other sentences use the words of this one most, of at least two words. */
function languageOf(sentence: string, own: Language): Language {
  const words = wordsIn(sentence)
  if (words.length < 2) return own
  const fit = (language: Language) => {
    const uses = usesOfWords()[language]
    const itself = language === own ? 1 : 0
    return words.reduce((sum, word) => sum + Math.log(Math.max(0, (uses.get(word) ?? 0) - itself) + UNSEEN), 0)
  }
  const least = fit(own) + CLEARLY
  return LANGUAGE_IDS.reduce((best, language) => (fit(language) > Math.max(least, fit(best)) ? language : best), own)
}

const usesOfWords = lazyValue(() =>
  recordFrom(LANGUAGE_IDS, (language) => {
    const uses = new Map<string, number>()
    for (const sentence of sentencesOf(TEXTS_BY_LANGUAGE[language]).values())
      for (const word of wordsIn(sentence)) uses.set(word, (uses.get(word) ?? 0) + 1)
    return uses
  }),
)

const wordsIn = (sentence: string): string[] => [
  ...new Set(
    replacePluralForms(sentence)
      .replace(/\{\w+\}/g, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{M}]{2,}/gu),
  ),
]
