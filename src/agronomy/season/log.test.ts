import { expect, test } from 'bun:test'
import type { LogEntry, LogKind } from '../../contracts/season.ts'
import { countOf, doneOn, entriesOf, lastOf } from './log.ts'

const entry = (kind: LogKind, date: string): LogEntry => ({
  kind,
  date,
  amount: null,
  unit: null,
  product: null,
  count: null,
  of: null,
})
const field = {
  log: [entry('weeded', '2026-07-20'), entry('fed', '2026-07-21'), entry('weeded', '2026-08-10')],
}

test('the log tells what was done last, how often and when for the second time', () => {
  expect(lastOf(field, 'weeded')?.date).toBe('2026-08-10')
  expect(countOf(field, 'weeded')).toBe(2)
  expect(doneOn(field, 'weeded', 2)).toBe('2026-08-10')
  expect(doneOn(field, 'fed', 2)).toBeNull()
})

test('from a day on only what was done on it or later counts', () => {
  expect(entriesOf(field, 'weeded', '2026-07-21')).toHaveLength(1)
  expect(doneOn(field, 'weeded', 1, '2026-08-10')).toBe('2026-08-10')
})

test('who wrote nothing down has done nothing', () => {
  expect([lastOf({}, 'weeded'), countOf({}, 'weeded'), doneOn({}, 'weeded')]).toEqual([null, 0, null])
})
