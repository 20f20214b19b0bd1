import { expect, test } from 'bun:test'
import { contentWords, questionSimilarity } from './same-question.ts'

const fit = (asked: string, question: string, answer = '') =>
  questionSimilarity(contentWords(asked, 'en'), contentWords(question, 'en'), contentWords(answer, 'en'))

test('the words of a question are those that tell its subject, twelve at most, without the crop', () => {
  expect(contentWords('Why do the leaves of my maize turn yellow, yellow?', 'en')).toEqual(['leaves', 'turn', 'yellow'])
  expect(
    contentWords('alpha bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike', 'en'),
  ).toHaveLength(12)
})

test.each([
  ['yellow leaves', 'yellow leaves', '', 1],
  // Other endings of the same word.
  ['yellow holes', 'yellowing hole', '', 1],
  // A word that only the answer has counts half.
  ['yellow leaves', 'yellow spots', 'The leaves need feeding', 0.75],
  // A question about something else, whatever its answer says.
  ['yellow leaves', 'holes', 'Yellow leaves need feeding', null],
  // One word is too few, and so is less than half of the words.
  ['yellow leaves', 'yellow spots', '', null],
  ['yellow leaves holes sawdust worms', 'yellow leaves', '', null],
])('"%s" is asked; "%s" was answered "%s": %p', (asked, question, answer, expected) => {
  expect(fit(asked, question, answer)).toBe(expected)
})
