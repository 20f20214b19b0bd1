import { expect, test } from 'bun:test'
import { WORDS } from '../../words/index.ts'
import { translator } from '../../words/translate.ts'
import { skippedWords } from './sms-figures.tsx'

test('who is skipped is told with the most common reason first, and no reason that holds for nobody', () => {
  const words = skippedWords({ 'no phone': 1, 'sms off': 3, unproved: 0, other: 2 }, translator(WORDS.en.screens))!
  expect(words.split(', ').map((each) => Number.parseInt(each, 10))).toEqual([3, 2, 1])
})
