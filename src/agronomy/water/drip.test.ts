import { expect, test } from 'bun:test'
import { dripMinutes, dripRate } from './drip.ts'

const emitters = { litresAnHour: 1.6, spacing: 0.3, lineSpacing: 0.75 }

test('an emitter of 1.6 litres an hour every 30 cm on lines 75 cm apart brings 7.1 mm an hour', () => {
  expect(dripRate(emitters)).toBeCloseTo(7.1, 1)
})

test('7 mm of crop water at nine tenths are an hour and five minutes of it', () => {
  expect(dripMinutes(7 / 0.9, emitters)).toBe(65)
  expect(dripMinutes(0.1, emitters)).toBe(5)
})
