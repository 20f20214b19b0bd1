import { expect, test } from 'bun:test'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { testDatabase } from '../testing/database.ts'
import { createIdempotencyKeys } from './idempotency-keys.ts'

const HOUR = 3_600_000

test('a key is claimed once in 24 hours, and anew after them', async () => {
  const db = testDatabase()
  let now = Date.parse('2026-07-06T08:00:00.000Z')
  const keys = createIdempotencyKeys({ db, clock: { now: () => new Date(now) } })
  const keyed = { owner: 'ada', key: 'key', request: 'POST /api/crops {}' }
  const claim = (over: Partial<typeof keyed> = {}) => db.write(...keys.claim({ ...keyed, ...over }))
  await claim()
  for (const after of [1, HOUR, 23 * HOUR]) {
    now = Date.parse('2026-07-06T08:00:00.000Z') + after
    expect(await rejectionOf(claim())).toBeInstanceOf(Error)
    expect(await rejectionOf(claim({ request: 'POST /api/crops {"other":1}' }))).toBeInstanceOf(Error)
    expect(await keys.earlier(keyed)).not.toEqual({ state: 'none' })
  }
  await claim({ owner: 'bola' })
  await claim({ key: 'another' })
  now = Date.parse('2026-07-06T08:00:00.000Z') + 24 * HOUR + 1
  expect(await keys.earlier(keyed)).toEqual({ state: 'none' })
  await claim()
  expect(await keys.earlier(keyed)).toEqual({ state: 'running' })
})
