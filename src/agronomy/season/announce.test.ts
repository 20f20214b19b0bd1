import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { addDays } from '../dates.ts'
import { isAnnouncedNow } from './announce.ts'

const span = (from: string, days: number) => ({ from, to: addDays(from, days - 1) })
/** On how many Mondays it is told. */
const mondays = (told: (asOf: string) => boolean) =>
  Array.from({ length: 60 }, (_, n) => addDays('2026-06-01', 7 * n)).filter(told).length

test('a step is told in its week and once more, then it rests', () => {
  const step = span('2026-08-04', 30)
  expect(
    ['2026-08-03', '2026-08-04', '2026-08-17', '2026-08-18'].map((asOf) => isAnnouncedNow({ asOf }, step)),
  ).toEqual([false, true, true, false])
})

test('it is not told when its time is over', () => {
  expect(isAnnouncedNow({ asOf: '2026-08-12' }, span('2026-08-04', 8))).toBe(false)
})

test('whatever its length and weekday, a run each Monday tells it once or twice, and once with one time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 90 }), (start, days) => {
      const step = span(addDays('2026-06-20', start), days)
      const told = mondays((asOf) => isAnnouncedNow({ asOf }, step))
      expect([1, 2]).toContain(told)
      expect(mondays((asOf) => isAnnouncedNow({ asOf }, step, 1))).toBe(1)
    }),
  )
})
