import { expect, test } from 'bun:test'
import { logInputSchema } from './farm-log.ts'
import { LOG_KINDS, LOG_UNITS, UNITS_OF_LOG_KIND } from './season.ts'

const entry = { kind: 'scouted', date: '2026-07-01' } as const
const fields = (change: object) =>
  logInputSchema.safeParse({ ...entry, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? []

test('as many plants may have it as were looked at, none more', () => {
  for (const count of [0, 19, 20]) expect(fields({ count, of: 20 })).toEqual([])
  expect(fields({ count: 21, of: 20 })).toEqual(['count'])
  expect(fields({ count: 0, of: 0 })).toContain('of')
  for (const change of [{ count: 3 }, { of: 20 }, { count: 3, of: null }, { count: null, of: 20 }])
    expect(fields(change)).toEqual([])
  for (const count of [-1, 1.5, 100_001]) expect(fields({ count })).toEqual(['count'])
})

test('an amount has a unit of its kind of work, and no unit stands alone', () => {
  for (const kind of LOG_KINDS)
    for (const unit of LOG_UNITS)
      expect([kind, unit, fields({ kind, amount: 3, unit })]).toEqual([
        kind,
        unit,
        (UNITS_OF_LOG_KIND[kind] ?? LOG_UNITS).includes(unit) ? [] : ['unit'],
      ])
  expect(fields({ kind: 'harvested', amount: 3 })).toEqual(['unit'])
  expect(fields({ kind: 'harvested', amount: null })).toEqual([])
  for (const amount of [0, -2, 1_000_001]) expect(fields({ kind: 'harvested', amount, unit: 'kg' })).toEqual(['amount'])
  expect(fields({ kind: 'harvested', amount: 1_000_000, unit: 'kg' })).toEqual([])
})
