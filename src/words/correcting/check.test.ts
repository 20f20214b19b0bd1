import { expect, test } from 'bun:test'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { valueAt } from '../../shared/lookups.ts'
import { TEXTS_BY_LANGUAGE } from '../index.ts'
import { sentencesOf } from '../sentences.ts'
import { findCorrectionErrors } from './check.ts'
import { exampleOfSentence } from './example.ts'

const SMS = 'advice.rules.care.weeds.sms'
const TITLE = 'advice.rules.care.weeds.title'
const CONTENT = 'advice.rules.care.weeds.content'
const present = (language: Language, id: string) => valueAt(sentencesOf(TEXTS_BY_LANGUAGE[language]), id)
const lengthsOf = (id: string, text: string) =>
  findCorrectionErrors('en', id, text).filter((complaint) => /holds/.test(complaint))

test('what stands in each language can be accepted as it is', () => {
  for (const language of LANGUAGE_IDS)
    for (const id of [SMS, TITLE, CONTENT, 'screens.rains.wait'])
      expect(findCorrectionErrors(language, id, present(language, id)), `${language} ${id}`).toEqual([])
})

test('no sentence has an unknown id', () => {
  expect(findCorrectionErrors('ha', 'screens.no.such', 'A')).toEqual(['there is no sentence with this id'])
})

test('an SMS holds 160 letters, a title 60, a text 60 words; other texts any number', () => {
  const letters = (count: number) => 'a'.repeat(count)
  const words = (count: number) => Array(count).fill('a').join(' ')
  // A longer one may stay as long as it is.
  const short = [...sentencesOf(TEXTS_BY_LANGUAGE.en)].find(
    ([id, text]) => id.endsWith('.sms') && exampleOfSentence('en', text).length < 150,
  )
  const [id = ''] = short ?? []
  expect(lengthsOf(id, letters(160))).toEqual([])
  expect(lengthsOf(id, letters(161))).toEqual(['it is 161 letters as an SMS, and one SMS holds 160'])
  expect(lengthsOf(TITLE, letters(60))).toEqual([])
  expect(lengthsOf(TITLE, letters(61))).toEqual(['it is 61 letters, and a title holds 60'])
  expect(lengthsOf(CONTENT, words(60))).toEqual([])
  expect(lengthsOf(CONTENT, words(61))).toEqual(['it is 61 words, and a text holds 60'])
  expect(lengthsOf('screens.rains.wait', words(200))).toEqual([])
})

test('a letter of another language is a slip, one of its own with another tone is not', () => {
  const strange = (language: Language, text: string) =>
    findCorrectionErrors(language, 'screens.rains.wait', text).filter((complaint) => /letters/.test(complaint))
  expect([strange('ha', 'ɓɗƙƴ Ɓ'), strange('yo', 'ẹ́ Ọ̀ ṣ'), strange('af', 'sê')]).toEqual([[], [], []])
  expect(strange('en', 'café')).toEqual(['it has letters that English is not written with: é'])
  expect(strange('ha', 'ọ ọ ẹ')).toEqual(['it has letters that Hausa is not written with: ọ ẹ'])
  expect(strange('ng', 'ж')).toHaveLength(1)
})
