import { expect, test } from 'bun:test'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { translator } from '../../words/translate.ts'
import { skippedReasonsText } from './sms-figures.tsx'

test('who is skipped is told with the most common reason first, and no reason that holds for nobody', () => {
  const words = skippedReasonsText(
    { 'no phone': 1, 'sms off': 3, unproved: 0, other: 2 },
    translator(TEXTS_BY_LANGUAGE.en.screens),
  )!
  expect(words.split(', ').map((each) => Number.parseInt(each, 10))).toEqual([3, 2, 1])
})
