import { expect, test } from 'bun:test'
import { daysSince } from './days-since.ts'

test.each([
  ['2026-06-20T00:00:00.000Z', '2026-06-20T23:59:00.000Z', 0],
  ['2026-06-20T00:00:00.000Z', '2026-06-21T00:01:00.000Z', 1],
  ['2026-05-20', '2026-07-01T08:00:00.000Z', 42],
  ['2026-06-22', '2026-06-21T08:00:00.000Z', 0],
])('from %s to %s are %d days', (planted, now, days) => expect(daysSince(planted, now)).toBe(days))
