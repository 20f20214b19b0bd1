import { expect, test } from 'bun:test'
import { testServices } from '../../testing/services.ts'
import { createCodeRequests } from './code-requests.ts'

test('one network asks for a tenth of the day’s codes at most, from however many addresses and hours', async () => {
  let now = Date.parse('2026-07-06T00:00:00Z')
  const gona = await testServices({ settings: { RATE_LIMIT: 'on' } })
  const codes = createCodeRequests({ ...gona, clock: { now: () => new Date(now) } })
  let taken = 0
  for (let n = 0; n < 80; n++, now += 15 * 60_000)
    await codes
      .take(`+23480300${String(n).padStart(5, '0')}`, `2001:db8:1:${n.toString(16)}::/64`, { known: null })
      .then(
        () => taken++,
        () => {},
      )
  expect(taken).toBe(gona.config.SMS_CODE_DAILY_CAP / 10)
  await codes.take('+2348030099999', '10.1.1.1', { known: null })
})
