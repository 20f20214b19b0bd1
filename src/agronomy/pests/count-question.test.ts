import { expect, test } from 'bun:test'
import { assessField } from '../field.ts'
import { pestRules } from '../rules/pest-and-disease.ts'
import { situationOf } from '../testing/example-fields.ts'
import type { Advice } from '../types.ts'
import { countQuestion } from './count-question.ts'

const cards = pestRules(
  assessField(situationOf({ place: 'kano', crop: 'maize', variety: 90, asOf: '2026-07-27', planted: '2026-07-03' })),
)
const card = cards.find(({ rule }) => rule === 'pest.count')!

test('a counting card asks one question, one tap a range, from none to twice the line', () => {
  expect(countQuestion(card)).toEqual({
    pest: 'faw',
    unit: 'plants',
    of: 20,
    actAt: 5,
    ranges: [
      { from: 0, to: 3, count: 0 },
      { from: 4, to: 4, count: 4 },
      { from: 5, to: 9, count: 5 },
      { from: 10, to: null, count: 10 },
    ],
  })
})

test('an advice that asks for no count has no question', () => {
  expect(countQuestion({ ...card, facts: { by: '2026-07-29' } } as Advice)).toBeNull()
})

test('where no count is in doubt there is no range for it', () => {
  const facts = { pest: 'dbm', of: 20, act: 1, unsure: 1, unit: 'plants' }
  expect(countQuestion({ ...card, facts } as Advice)!.ranges.map(({ from }) => from)).toEqual([0, 1, 2])
})
