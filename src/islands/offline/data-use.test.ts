import { expect, test } from 'bun:test'
import { dataWords } from './data-use.tsx'
import { monthOf } from './data-used.ts'

test.each([
  [0, '0 KB'],
  [480, '0 KB'],
  [850_000, '850 KB'],
  [999_400, '999 KB'],
  [3_440_000, '3.4 MB'],
  [38_000_000, '38 MB'],
  [1_200_000_000, '1.2 GB'],
])('%d bytes read %s', (bytes, words) => expect(dataWords(bytes)).toBe(words))

test('a month is the one on the phone’s calendar', () => expect(monthOf(new Date(2026, 6, 31, 23, 59))).toBe('2026-07'))
