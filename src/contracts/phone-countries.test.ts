import { expect, test } from 'bun:test'
import { internationalPhone, phoneCountryOf } from './phone-countries.ts'

test.each([
  ['0803 123 4567', 'NG', '+2348031234567'],
  ['803-123-4567', 'NG', '+2348031234567'],
  ['234 803 123 4567', 'NG', '+2348031234567'],
  ['+234 803 123 4567', 'NG', '+2348031234567'],
  ['+264 81 123 4567', 'NG', '+264811234567'],
  ['00264811234567', 'NG', '+264811234567'],
  ['081 123 4567', 'NA', '+264811234567'],
  ['0707123456', 'CI', '+2250707123456'],
  ['23480312345', 'NG', '+23480312345'],
  ['2348031234', 'NG', '+2342348031234'],
  ['  ', 'NG', ''],
] as const)('%s typed with %s chosen is %s', (typed, country, number) => {
  expect(internationalPhone(typed, country)).toBe(number)
})

test('the country of an international number is found', () => {
  expect(phoneCountryOf('+264811234567')).toBe('NA')
  expect(phoneCountryOf('+1 555')).toBeNull()
  expect(phoneCountryOf('0803')).toBeNull()
})
