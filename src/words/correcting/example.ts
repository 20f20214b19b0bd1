import type { Language } from '../../contracts/languages.ts'
import { fillPlaceholders, fillPlaceholdersWith } from '../../shared/fill-placeholders.ts'
import { itemAt } from '../../shared/lookups.ts'
import { type LanguageTexts, TEXTS_BY_LANGUAGE } from '../index.ts'

/** Figures and names of an ordinary week; days come from the language's own lists. */
const SAMPLES: Record<string, string | number> = {
  area: 2,
  beds: 25,
  caps: 2,
  cm: 6,
  count: 7,
  days: 90,
  daysLeft: 8,
  deep: 20,
  every: 7,
  everyTo: 10,
  gap: 4,
  keepHigh: 2,
  keepLow: 1,
  least: 2,
  litres: 1800,
  mm: 25,
  most: 3,
  n: 2,
  nFirst: 1,
  of: 3,
  prices: 'Kano 400',
  rain: 45,
  fallen: 30,
  stands: 2,
  tmax: 39,
  tmin: 3,
  trees: 40,
  degrees: 39,
  hotDays: 4,
  cans: 18,
  grams: 30,
  tank: 16,
  act: 4,
  left: 1,
  hours: 24,
  odds: 6,
  oddsFrom: '06-12',
  oddsTo: '06-25',
  thisWeek: 1,
  rainYears: 30,
  service: 'NiMet',
  serviceArea: 'Kano',
  expectFrom: '06-03',
  expectTo: '06-10',
  expectYear: '2026',
  priceNow: '₦400',
  holdMonths: 5,
  reachWoven: '₦432.28',
  reachAirtight: '₦419.18',
  yearsAbove: 3,
  yearsOf: 4,
  onset: 25,
  onsetDays: 5,
  moisture: 13,
  names: 'SAMMAZ 53',
  varieties: 'SAMMAZ 15',
  active: 'emamectin benzoate',
  strength: '5 %',
  doseUnit: 'g',
  other: 'spinosad',
  app: 'Gona',
  code: '123456',
  password: 'mango-river',
  place: 'Kano',
  market: 'Dawanau',
  why: '',
  bags: 2,
  bag: 50,
  kg: 60,
  load: 12_900,
  loads: 12,
  poorLoads: 17,
  grams2: 15,
  caps2: 5,
  stick: 32,
  wind: 65,
  dry: 14,
  dryAhead: 7,
  wet: 5,
  nurseryDays: 28,
  tenths: 4,
  rainDays: 60,
  needDays: 95,
  row: 75,
  stand: 25,
  sownDeep: 5,
  waitDays: 21,
  outHours: 48,
  layerFrom: 3,
  layerTo: 5,
  dryFrom: 6,
  dryTo: 9,
  workLow: 11,
  workHigh: 19,
  seedLow: 8,
  seedHigh: 13,
  max: 5,
  min: 1,
  key: 2,
  low: 2,
  high: 7,
  depth: 8,
  cost: 'NGN 56,000',
  money: 'NGN 84,000',
  price: 'NGN 28,000',
  returns: 'NGN 61,000',
  back: 'NGN 78,000',
  value: 'NGN 84,000',
  reason: 'no balance',
  contact: '0803 000 0000',
  help: '0803 000 0000',
  barred: 'paraquat',
  language: 'Hausa',
  today: 'TODAY',
  weather: 'WEATHER',
  week: 'WEEK',
  unit: 'kg',
  join: 'JOIN',
  words: 'TODAY, WEATHER',
  word: 'DELETE',
  yes: 'YES',
  no: 'NO',
  example: 'PLANTED',
  maize: 'MAIZE',
  farm: 'Kano, 2',
  dryRest: '',
}
/** In the order of a season, so that texts with a day stay true in every example. */
const DAYS = [
  'sprayed',
  'planted',
  'from',
  'by',
  'to',
  'sprayDay',
  'last',
  'plantOn',
  'lookOn',
  'nextFrom',
  'final',
  'day',
  'until',
  'date',
]
const CROPS = ['crop', 'before', 'instead']
const STAGES = ['stage', 'stated', 'expected', 'did']
const MONTHS = ['starchFrom', 'starchTo', 'month']

/** Phrases that have another name than the placeholder they stand at. */
const NAMED: Record<string, (words: LanguageTexts['advice']) => unknown> = {
  ask: ({ asks }) => asks,
  expects: ({ foreseen }) => foreseen.service,
  waitShort: ({ wait }) => wait,
  number: ({ packetNumber }) => packetNumber,
  ringAt: ({ ring }) => ring,
  second: ({ feed }) => feed.one,
  feedShort: ({ feed }) => feed.one,
  aloneDose: ({ feed }) => feed.one,
  bringNow: ({ produce }) => produce.bring,
  dryFirst: ({ produce }) => produce.drying,
  afterLast: ({ lastDay }) => lastDay.after,
  dryAt: ({ produce }) => produce.dryAt,
}
/** Phrases within phrases, at most. */
const DEEPEST = 4

/** Returns a sentence as a farmer may get it, filled with the figures, names and phrases of an ordinary week. */
export function exampleOfSentence(language: Language, sentence: string, deep = 0): string {
  const { advice } = TEXTS_BY_LANGUAGE[language]
  return fillPlaceholdersWith(sentence, (name) => {
    if (CROPS.includes(name)) return advice.crops.maize
    if (STAGES.includes(name)) return advice.stages.flowering
    if (MONTHS.includes(name)) return itemAt(advice.months, 6)
    if (name === 'weekday') return itemAt(advice.daysShort, 4)
    if (name === 'step') return TEXTS_BY_LANGUAGE[language].screens['step.plant']
    if (name === 'product2') return advice.products.ssp
    if (name === 'grade') return advice.products.urea
    if (name === 'Crop') return capitalize(advice.crops.maize)
    if (name === 'crops') return [advice.crops.cowpeas, advice.crops.groundnuts].join(', ')
    if (name === 'pest') return advice.pests.faw.name
    if (name === 'Pest') return capitalize(advice.pests.faw.name)
    if (name === 'first' || name === 'look') return advice.pests.faw[name]
    if (name === 'product') return advice.products.urea
    if (name === 'sign') return advice.signs.grain
    if (name === 'depth' && !/cm \{depth\}|\{depth\} cm/.test(sentence))
      return exampleOfSentence(language, advice.water.depth.hand, deep + 1)
    if (name === 'when') return exampleOfSentence(language, advice.sprayOn.day, deep + 1)
    if (DAYS.includes(name)) return dayOf(language, DAYS.indexOf(name))
    if (name in SAMPLES) return SAMPLES[name]!
    const phrase = firstPhrase(phrasesOf(language, name))
    return phrase === undefined || deep >= DEEPEST ? '…' : exampleOfSentence(language, phrase, deep + 1)
  })
}

/** Friday 10 July and the days after it, one for each name: names that changed places are seen. */
function dayOf(language: Language, at: number): string {
  const { advice } = TEXTS_BY_LANGUAGE[language]
  return fillPlaceholders(advice.date, {
    weekday: itemAt(advice.daysShort, (5 + at) % 7),
    day: 10 + at,
    month: itemAt(advice.months, 6),
  })
}

/** Phrases that a language has for a placeholder. */
function phrasesOf(language: Language, name: string): unknown {
  const { advice } = TEXTS_BY_LANGUAGE[language]
  if (NAMED[name]) return NAMED[name](advice)
  const groups: Record<string, unknown>[] = [advice, advice.water, advice.produce]
  for (const group of groups) if (name in group) return group[name]
  return undefined
}

const firstPhrase = (phrases: unknown): string | undefined =>
  typeof phrases === 'object' && phrases !== null
    ? firstPhrase(Object.values(phrases)[0])
    : typeof phrases === 'string'
      ? phrases
      : undefined

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
