import { expect, test } from 'bun:test'
import { assessField } from '../field.ts'
import { logged, situationOf } from '../testing/example-fields.ts'
import { sprayWithinPreHarvestInterval, sprayWithinReEntry } from './logged-sprays.ts'

const field = (crop: 'maize' | 'mangoes', asOf: string, ...sprays: [date: string, product: string | null][]) => {
  const log = sprays.map(([date, product]) => ({ ...logged('sprayed', date), product }))
  const planted = crop === 'mangoes' ? '2016-06-01' : '2026-06-01'
  return assessField(situationOf({ place: 'zaria', crop, asOf, planted, field: { log } }))
}
const untilOf = (...scene: Parameters<typeof field>) => {
  const lock = sprayWithinPreHarvestInterval(field(...scene))
  return lock?.until
}

test('after a barred product nothing is harvested for sixty days', () => {
  expect(untilOf('maize', '2026-08-18', ['2026-06-20', 'dichlorvos'])).toBe('2026-08-19')
  expect(untilOf('mangoes', '2026-08-18', ['2026-06-20', 'dichlorvos'])).toBe('2026-08-19')
  expect(sprayWithinPreHarvestInterval(field('mangoes', '2026-08-19', ['2026-06-20', 'dichlorvos']))).toBeNull()
})

test('the spray that closes the harvest longest counts, a later one of the same day before', () => {
  const barred: [string, string] = ['2026-06-20', 'dichlorvos']
  expect(
    sprayWithinPreHarvestInterval(field('maize', '2026-06-25', barred, ['2026-06-24', 'cypermethrin'])),
  ).toMatchObject({
    text: 'dichlorvos',
  })
  expect(
    sprayWithinPreHarvestInterval(field('maize', '2026-06-25', ['2026-06-18', 'cypermethrin'], barred)),
  ).toMatchObject({
    text: 'dichlorvos',
  })
  const two = field('maize', '2026-06-25', ['2026-06-22', 'cypermethrin'], ['2026-06-24', 'cypermethrin'])
  expect(sprayWithinPreHarvestInterval(two)).toMatchObject({ date: '2026-06-24' })
})

test('of a mixture the product with the longest interval counts; an unknown part as unknown', () => {
  const daysOf = (product: string | null) =>
    sprayWithinPreHarvestInterval(field('maize', '2026-06-25', ['2026-06-24', product]))?.days
  const [one, unknown] = [daysOf('cypermethrin')!, daysOf(null)!]
  expect(one).toBeGreaterThan(0)
  expect(daysOf('cypermethrin + moonwater')).toBe(Math.max(one, unknown))
  expect(daysOf('moonwater')).toBe(unknown)
})

test('a spray of a later day is not known yet', () => {
  expect(sprayWithinPreHarvestInterval(field('maize', '2026-06-23', ['2026-06-24', 'cypermethrin']))).toBeNull()
  expect(sprayWithinReEntry(field('maize', '2026-06-23', ['2026-06-24', 'cypermethrin']))).toBeNull()
  expect(sprayWithinReEntry(field('maize', '2026-06-24', ['2026-06-24', 'cypermethrin']))).not.toBeNull()
  expect(sprayWithinReEntry(field('maize', '2026-07-24', ['2026-06-24', 'cypermethrin']))).toBeNull()
})

test('wood ash and soap close no harvest, but with a chemical in them', () => {
  const lock = (product: string) => sprayWithinPreHarvestInterval(field('maize', '2026-06-25', ['2026-06-24', product]))
  expect(['ash', 'Wood ash', '2 l soapy water'].map(lock)).toEqual([null, null, null])
  expect(lock('soap and cypermethrin')).not.toBeNull()
  expect(lock('ash of moonwater')).not.toBeNull()
})
