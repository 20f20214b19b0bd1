import { expect, test } from 'bun:test'
import * as z from 'zod/mini'
import { integerParam, numberParam } from './number-text.ts'

const read = (schema: z.ZodMiniType<unknown>, text: unknown) => {
  const answer = schema.safeParse(text)
  return answer.success ? answer.data : null
}

test('a number in an address is written in digits, with a sign and a point at most', () => {
  const any = numberParam('lat', z.number())
  for (const [text, number] of [
    ['0', 0],
    ['-12.5', -12.5],
    ['+7', 7],
    [' 3 ', 3],
    ['123456789', 123_456_789],
  ] as const)
    expect([text, read(any, text)]).toEqual([text, number])
  for (const wrong of [
    '',
    ' ',
    '1e3',
    '0x10',
    '1,5',
    '.5',
    '5.',
    '--1',
    'NaN',
    '1234567890',
    '1 2',
    5,
    null,
    undefined,
  ])
    expect([wrong, read(any, wrong)]).toEqual([wrong, null])
})

test('a whole number lies between its least and its most, both included', () => {
  const limit = integerParam('limit', 1, 100)
  expect(['1', '100', '42'].map((text) => read(limit, text))).toEqual([1, 100, 42])
  expect(['0', '101', '1.5', '-1'].map((text) => read(limit, text))).toEqual([null, null, null, null])
})
