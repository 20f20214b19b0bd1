import { expect, test } from 'bun:test'
import { limitsNearRate } from './field-need.ts'

const limit = { n: 120, p: 60, k: 80 }

test('a plan exceeds a rate by at most three tenths, or has 5 kg/ha; what the rate does not name has the limit of the crop', () => {
  expect(limitsNearRate({ n: 60, p: 2, k: 0 }, limit)).toEqual({ n: 78, p: 5, k: 80 })
  expect(limitsNearRate({ n: 100, p: 60, k: 80 }, limit)).toEqual({ n: 120, p: 60, k: 80 })
})
