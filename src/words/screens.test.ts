import { describe, expect, test } from 'bun:test'
import { CROP_IDS, type CropId } from '../contracts/crops.ts'
import { LANGUAGES, type Language } from '../contracts/farm.ts'
import type { Messages } from './en/screens.ts'
import { CATALOGUES } from './screens.ts'

const { en, ...others } = CATALOGUES
const OTHERS = Object.entries(others) as [Exclude<Language, 'en'>, Messages][]
/** Phrases of so many words may be the same: Pidgin shares short ones with English. */
const SHARED: Partial<Record<Language, number>> = { pcm: 6 }
const PLURALS: readonly CropId[] = ['bananas', 'tomatoes', 'onions', 'peppers']
const KEYS = Object.keys(en) as (keyof Messages)[]

describe.each(OTHERS)('%s', (language, words) => {
  test(`${LANGUAGES[language]} has twelve months and seven days, each one word`, () => {
    expect(new Set(words['date.monthsShort'].split(' ')).size).toBe(12)
    expect(new Set(words['date.daysShort'].split(' ')).size).toBe(7)
  })

  test('no sentence was left in English', () => {
    const sentences = KEYS.filter((key) => en[key].split(' ').length > (SHARED[language] ?? 3))
    expect(sentences.filter((key) => words[key] === en[key] && !/^(date|phone)\./.test(key))).toEqual([])
  })

  test('letters with marks are one sign each, as phones and searching expect', () => {
    expect(KEYS.filter((key) => words[key] !== words[key].normalize('NFC'))).toEqual([])
  })

  test('no two crops have the same name, but for one and many of the same', () => {
    const names = CROP_IDS.filter((crop) => !PLURALS.includes(crop)).map((crop) => words[`crop.${crop}`])
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
})
