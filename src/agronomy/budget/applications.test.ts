import { expect, test } from 'bun:test'
import { factsFor } from '../testing/purse-fields.ts'
import { maxPerApplication, planApplications } from './applications.ts'

const MAIZE = factsFor({ crop: 'maize' })
const withoutDistance = { ...MAIZE, how: { ...MAIZE.how!, from: null, to: null } }
const UREA = { id: 'urea', kg: 10, bagKg: 50, half: 25 } as const

test('fertilizer of a crop without a known distance is put 5 cm from the stand', () => {
  const [first] = planApplications(withoutDistance, [UREA], 1)
  expect(first!.how).toMatchObject({ way: 'stand', from: 5 })
  const [least] = MAIZE.perStand.urea
  const stands = 10_000 / ((MAIZE.spacing.row! / 100) * (MAIZE.spacing.plant! / 100))
  expect(maxPerApplication(withoutDistance, 'urea')).toBeCloseTo((least![1] / 1000) * stands, 6)
})
