import { describe, expect, test } from 'bun:test'
import { CROP_IDS, canonicalCrop } from '../contracts/crops.ts'
import {
  EXPERIENCE_IDS,
  EXPERIENCES,
  FARM_SIZE_IDS,
  FARM_SIZES,
  GROWTH_STAGE_IDS,
  GROWTH_STAGES,
} from '../contracts/farm.ts'
import { LANGUAGES, type Language } from '../contracts/languages.ts'
import { WORDS, type Words } from './index.ts'
import type { MessageKey } from './translate.ts'

const { en, ...others } = WORDS
const OTHERS = Object.entries(others) as [Exclude<Language, 'en'>, Words][]
/** Phrases of so many words may be the same: Pidgin shares short ones with English. */
const SHARED: Partial<Record<Language, number>> = { pcm: 6 }
const KEYS = Object.keys(en.screens) as MessageKey[]

test('the English words of stages, sizes and experience are those of the catalogues', () => {
  for (const id of GROWTH_STAGE_IDS) expect(en.screens[`stage.${id}`]).toBe(GROWTH_STAGES[id].label)
  for (const id of FARM_SIZE_IDS) expect(en.screens[`farmSize.${id}`]).toBe(FARM_SIZES[id].label)
  for (const id of EXPERIENCE_IDS) expect(en.screens[`experience.${id}`]).toBe(EXPERIENCES[id].label)
})

describe.each(OTHERS)('%s', (language, { screens: words }) => {
  test(`${LANGUAGES[language].name} has twelve months and seven days, each one word`, () => {
    expect(new Set(words['date.monthsShort'].split(' ')).size).toBe(12)
    expect(new Set(words['date.daysShort'].split(' ')).size).toBe(7)
  })

  test('no sentence was left in English', () => {
    const sentences = KEYS.filter((key) => en.screens[key].split(' ').length > (SHARED[language] ?? 3))
    expect(sentences.filter((key) => words[key] === en.screens[key] && !/^(date|phone)\./.test(key))).toEqual([])
  })

  test('no two crops have the same name, but for one and many of the same', () => {
    const names = CROP_IDS.filter((crop) => canonicalCrop(crop) === crop).map((crop) => words[`crop.${crop}`])
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
})
