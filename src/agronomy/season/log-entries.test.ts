import { expect, test } from 'bun:test'
import type { LogKind } from '../../contracts/season.ts'
import { logged } from '../testing/example-fields.ts'
import { countLogEntries, lastLogEntry, logEntriesOf, loggedOnDay } from './log-entries.ts'

const WEEDED = ['2026-06-01', '2026-06-15', '2026-07-01']
const field = {
  log: [...WEEDED.map((date) => logged('weeded', date)), logged('fed', '2026-06-20'), logged('fed', '2026-07-02')],
}

test.each([
  [undefined, WEEDED],
  ['2026-06-15', ['2026-06-15', '2026-07-01']],
  ['2026-06-16', ['2026-07-01']],
  ['2026-07-01', ['2026-07-01']],
  ['2026-07-02', []],
] as const)('work of a kind since %s, that day included', (since, dates) => {
  expect(logEntriesOf(field, 'weeded', since).map(({ date }) => date)).toEqual([...dates])
  expect(lastLogEntry(field, 'weeded', since)?.date ?? null).toBe(dates.at(-1) ?? null)
  expect(countLogEntries(field, 'weeded', since)).toBe(dates.length)
  for (const n of [1, 2, 3, 4]) expect(loggedOnDay(field, 'weeded', n, since)).toBe(dates[n - 1] ?? null)
})

test('the first time is meant, where none is named', () => {
  expect(loggedOnDay(field, 'weeded')).toBe('2026-06-01')
})

test.each(['scouted', 'sprayed'] as LogKind[])(
  'nothing is known of %s that nobody noted, nor without a log',
  (kind) => {
    for (const none of [field, { log: [] }, {}])
      expect([
        logEntriesOf(none, kind),
        lastLogEntry(none, kind),
        countLogEntries(none, kind),
        loggedOnDay(none, kind),
      ]).toEqual([[], null, 0, null])
  },
)
