import { describe, expect, test } from 'bun:test'
import { parseTypedDay, parseTypedNumber } from './typed-day.ts'

const TODAY = '2026-07-06'

describe('a typed day', () => {
  test.each([
    ['12/6', '2026-06-12'],
    ['12*6', '2026-06-12'],
    ['12.6', '2026-06-12'],
    ['12 June', '2026-06-12'],
    ['12 Yuni', '2026-06-12'],
    ['6/7', '2026-07-06'],
    ['7/7', '2025-07-07'],
    ['12/6/2025', '2025-06-12'],
    ['1/1/27', '2027-01-01'],
    ['1/1/202', null],
    ['29/2', null],
    ['31/6', null],
    ['12', null],
    ['6 of June 2026', null],
    ['maize', null],
  ])('%s is %p, day first and the nearest past one', (text, day) => {
    expect(parseTypedDay(text, TODAY, 'past')).toBe(day)
  })

  test('of a planting to come is the nearest ahead', () => {
    expect(parseTypedDay('12/6', TODAY, 'ahead')).toBe('2027-06-12')
    expect(parseTypedDay('20/7', TODAY, 'ahead')).toBe('2026-07-20')
    expect(parseTypedDay('6/7', TODAY, 'ahead')).toBe(TODAY)
  })
})

test.each([
  ['2', 2],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['1/2', 0.5],
  ['60,000', 60_000],
  ['0', 0],
  ['-1', null],
  ['many', null],
  ['1/0', null],
])('a typed number %s is %p', (text, number) => {
  expect(parseTypedNumber(text)).toBe(number)
})
