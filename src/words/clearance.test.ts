import { afterEach, describe, expect, test } from 'bun:test'
import {
  addBlindReading,
  countStates,
  dangerousSentences,
  readingStateOf,
  sentenceFingerprint,
  strongestReadingOf,
} from './blind-readings.ts'
import { isLanguageReadForDanger, resetClearanceCache, sendingLanguage } from './clearance.ts'
import { applyCorrections } from './corrections.ts'
import { TEXTS_BY_LANGUAGE } from './index.ts'
import { sentencesOf } from './sentences.ts'
import { setSentence } from './set-sentence.ts'

const ID = 'tips.wetLeaves'
const english = sentenceFingerprint(sentencesOf(TEXTS_BY_LANGUAGE.en).get(ID)!)
const before = TEXTS_BY_LANGUAGE.ng.tips.wetLeaves
afterEach(() => {
  setSentence(TEXTS_BY_LANGUAGE.ng, ID, before)
  resetClearanceCache()
})
const correct = (over: { text?: string; english?: string; state?: 'native' | null }) =>
  applyCorrections([
    {
      language: 'ng',
      path: ID,
      text: 'Ino longa momafo ga tuta.',
      english,
      state: 'native',
      by: 'Meme Ndapewa',
      on: '2026-07-01',
      literal: null,
      ...over,
    },
  ])

describe('a language', () => {
  test.each(['ha', 'yo', 'ig', 'pcm', 'af'] as const)(
    '%s is sent: each of its sentences that could hurt was read',
    (language) => {
      const own = sentencesOf(TEXTS_BY_LANGUAGE[language])
      const unread = dangerousSentences().filter(
        (path) => strongestReadingOf(language, path, own.get(path)!).state === 'unread',
      )
      // scripts/check-messages.ts says what to do with them.
      expect(unread).toEqual([])
      expect(sendingLanguage(language)).toBe(language)
    },
  )

  test('that has an unread sentence that could hurt is not sent: Oshindonga', () => {
    expect(readingStateOf('ng')).toBe('unread')
    expect(isLanguageReadForDanger('ng')).toBe(false)
    expect(sendingLanguage('ng')).toBe('en')
  })

  test('English is the original', () => {
    expect(readingStateOf('en')).toBe('native')
    expect(countStates('en').native).toBe(dangerousSentences().length)
  })
})

describe('a correction', () => {
  test('stands over the built-in text and counts as read by its reader', () => {
    correct({})
    expect(TEXTS_BY_LANGUAGE.ng.tips.wetLeaves).toBe('Ino longa momafo ga tuta.')
    expect(strongestReadingOf('ng', ID, TEXTS_BY_LANGUAGE.ng.tips.wetLeaves)).toEqual({
      state: 'native',
      by: 'Meme Ndapewa',
      on: '2026-07-01',
      literal: null,
      blind: false,
    })
  })

  test('has the last reader of its strongest state', () => {
    const path = 'tips.read-by-several'
    const read = (state: 'checked' | 'native', by: string, text = 'Ino longa.') =>
      addBlindReading('ng', { state, by, on: '2026-07-01', sentences: { [path]: [sentenceFingerprint(text)] } })
    const reader = () => strongestReadingOf('ng', path, 'Ino longa.').by
    expect(reader()).toBeNull()
    read('checked', 'Ndapewa')
    read('checked', 'Selma')
    expect(reader()).toBe('Selma')
    read('native', 'Petrus')
    read('native', 'Hilma')
    expect(reader()).toBe('Hilma')
    read('checked', 'Maria')
    read('native', 'Josef', 'another text')
    expect(reader()).toBe('Hilma')
  })

  test('made for other English is left out', () => {
    correct({ english: 'another' })
    expect(TEXTS_BY_LANGUAGE.ng.tips.wetLeaves).toBe(before)
  })

  test('nobody read says the new text, unread', () => {
    correct({ text: 'Ino longa mo.', state: null })
    expect(TEXTS_BY_LANGUAGE.ng.tips.wetLeaves).toBe('Ino longa mo.')
    expect(strongestReadingOf('ng', ID, 'Ino longa mo.').state).toBe('unread')
  })
})
