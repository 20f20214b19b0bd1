import { expect, test } from 'bun:test'
import { initialPasswordExpiry } from './passwords.ts'

test('an unused initial password expires after thirty days', () => {
  const clock = { now: () => new Date('2026-07-06T08:00:00Z') }
  expect(initialPasswordExpiry(clock)).toBe('2026-08-05T08:00:00.000Z')
})
