import { expect, test } from 'bun:test'
import { banknotesForAmount } from './notes.tsx'

test.each([
  ['NG', 400, [200, 200]],
  ['NG', 385, [200, 100, 50, 20]],
  ['NG', 1200, [1000, 200]],
  ['NG', 2, []],
  ['NA', 12.5, [10, 1, 1]],
  ['NA', 6.6, [5, 1]],
] as const)('in %s a price of %p is drawn as %p', (country, price, pieces) => {
  expect(banknotesForAmount(country, price)).toEqual([...pieces])
})
