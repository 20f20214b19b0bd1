import { expect, test } from 'bun:test'
import { PHONE_COUNTRIES } from './phone-countries.ts'
import { readablePhone } from './readable-phone.ts'

test('a number is grouped for reading aloud, also while it is typed', () => {
  expect(readablePhone('+2348031234567')).toBe('+234 803 123 4567')
  expect(readablePhone('+264811234567')).toBe('+264 811 234 567')
  expect(readablePhone('+27821234567')).toBe('+27 821 234 567')
  expect(readablePhone('+23480')).toBe('+234 80')
  expect(readablePhone('+234')).toBe('+234')
})

test('every country of the phone field has its calling code by itself', () => {
  for (const { calling } of Object.values(PHONE_COUNTRIES))
    expect(readablePhone(`+${calling}801234567`)).toBe(`+${calling} 801 234 567`)
})

test('a number of elsewhere is shown as it is', () => {
  expect(readablePhone('+15551234567')).toBe('+15551234567')
  expect(readablePhone('0803 123')).toBe('0803 123')
  expect(readablePhone('')).toBe('')
})
