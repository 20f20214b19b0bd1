import { expect, test } from 'bun:test'
import { harvestAnswer, typedBags } from './harvests.ts'

test.each([
  ['12', 12],
  [' 0 ', 0],
  ['1,5', 1.5],
  ['', -1],
  ['many', -1],
])('%p bags: %p', (text, bags) => {
  expect(typedBags(text)).toBe(bags)
  expect(harvestAnswer.safeParse({ bags: typedBags(text), bag: '1' }).success).toBe(bags >= 0)
})
