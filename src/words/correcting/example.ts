import type { Language } from '../../contracts/languages.ts'
import { fill, fillWith } from '../../ground/fill.ts'
import { WORDS } from '../index.ts'

/** Figures and names of an ordinary week; days come from the language's own lists. */
const SAMPLES: Record<string, string | number> = {
  area: 2,
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
  of: 3,
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
  place: 'Kano',
  why: '',
}
const DAYS = [
  'by',
  'to',
  'from',
  'last',
  'plantOn',
  'planted',
  'lookOn',
  'sprayDay',
  'nextFrom',
  'final',
  'day',
  'until',
]
/** Phrases within phrases, at most. */
const DEEPEST = 4

/** A sentence as a farmer may get it: figures, names and phrases of an ordinary week in its braces. */
export function exampleOf(language: Language, sentence: string, deep = 0): string {
  const { advice } = WORDS[language]
  return fillWith(sentence, (name) => {
    if (name === 'crop' || name === 'before' || name === 'instead') return advice.crops.maize
    if (name === 'Crop') return capital(advice.crops.maize)
    if (name === 'crops') return [advice.crops.cowpeas, advice.crops.groundnuts].join(', ')
    if (name === 'pest') return advice.pests.faw.name
    if (name === 'Pest') return capital(advice.pests.faw.name)
    if (name === 'first' || name === 'look') return advice.pests.faw[name]
    if (name === 'product') return advice.products.urea
    if (name === 'sign') return advice.signs.grain
    if (name === 'when') return exampleOf(language, advice.sprayOn.day, deep + 1)
    if (DAYS.includes(name))
      return fill(advice.date, { weekday: advice.daysShort[4]!, day: 16, month: advice.months[6]! })
    if (name in SAMPLES) return SAMPLES[name]!
    const phrase = firstPhrase(phrasesOf(language, name))
    return phrase === undefined || deep >= DEEPEST ? '…' : exampleOf(language, phrase, deep + 1)
  })
}

/** What may stand at a name: the phrases that the language has for it. */
function phrasesOf(language: Language, name: string): unknown {
  const { advice } = WORDS[language]
  for (const room of [advice, advice.water, advice.produce] as Record<string, unknown>[])
    if (name in room) return room[name]
  return undefined
}

const firstPhrase = (phrases: unknown): string | undefined =>
  typeof phrases === 'object' && phrases !== null
    ? firstPhrase(Object.values(phrases)[0])
    : typeof phrases === 'string'
      ? phrases
      : undefined

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
