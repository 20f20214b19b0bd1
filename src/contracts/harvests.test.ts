import { expect, test } from 'bun:test'
import { harvestAnswerSchema, parseBags } from './harvests.ts'

test.each([
  ['12', 12],
  [' 0 ', 0],
  ['1,5', 1.5],
  ['', -1],
  ['many', -1],
])('%p bags: %p', (text, bags) => {
  expect(parseBags(text)).toBe(bags)
  expect(harvestAnswerSchema.safeParse({ bags: parseBags(text), bag: '1' }).success).toBe(bags >= 0)
})
