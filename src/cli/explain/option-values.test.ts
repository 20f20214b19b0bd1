import { describe, expect, test } from 'bun:test'
import { parseChoice, parseDay, parseNumber } from './option-values.ts'

describe('the value of an option', () => {
  test('that is left out is null', () => {
    expect([parseChoice(undefined, ['a'], '--x'), parseDay(undefined, '--x'), parseNumber(undefined, '--x')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('is one of its list, a day of the calendar or a number', () => {
    expect(parseChoice('b', ['a', 'b'], '--x')).toBe('b')
    expect(parseDay('2028-02-29', '--x')).toBe('2028-02-29')
    expect(['0', '-1.5', ' 7 ', '1e3'].map((text) => parseNumber(text, '--x'))).toEqual([0, -1.5, 7, 1000])
  })

  test.each([
    ['a list', () => parseChoice('B', ['a', 'b'], '--x'), '--x must be one of a, b'],
    ...['2026-02-30', '2027-02-29', '2026-13-01', '2026-7-1', '01-07-2026', 'today', ''].map(
      (text) => [`the day ${text}`, () => parseDay(text, '--x'), '--x must be a date, YYYY-MM-DD'] as const,
    ),
    ...['', ' ', 'two', '1,5', 'Infinity', 'NaN', '3kg'].map(
      (text) => [`the number ${text}`, () => parseNumber(text, '--x'), '--x must be a number'] as const,
    ),
  ] as const)('that is not %s is refused', (_, read, message) => {
    expect(read).toThrow(message)
  })
})
