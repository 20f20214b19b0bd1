import { expect, test } from 'bun:test'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-', [0, 9]],
  ['bytes=4-', [4, 9]],
  ['bytes=2-5', [2, 5]],
  ['bytes=2-500', [2, 9]],
  ['bytes=9-9', [9, 9]],
  ['bytes=10-', 'none'],
  ['bytes=5-4', 'none'],
  ['bytes=-3', null],
  ['bytes=0-1,4-5', null],
  ['lines=0-1', null],
  [null, null],
] as const)('%s of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range as never)
})
