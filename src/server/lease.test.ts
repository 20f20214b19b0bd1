import { describe, expect, test } from 'bun:test'
import { takeLease } from './lease.ts'
import { createLog } from './log.ts'
import { testDatabase } from './testing/database.ts'

const START = Date.parse('2026-06-20T04:00:00Z')

function office() {
  let time = START
  const needs = { db: testDatabase(), clock: { now: () => new Date(time) }, log: createLog('silent') }
  return {
    take: (occurrence = new Date(time)) => takeLease(needs, 'weekly', occurrence),
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe('a due job', () => {
  test('is done by one of two that come at the same moment, and not again by a third that comes late', async () => {
    const { take, pass } = office()
    const taken = (await Promise.all([take(), take()])).filter((lease) => lease !== null)
    expect(taken).toHaveLength(1)
    pass(1000)
    await taken[0]!.release()
    pass(30_000)
    expect(await take(new Date(START))).toBeNull()
    expect(await take(new Date(START + 5_000))).not.toBeNull()
  })

  test('left by a process that died is free after a minute', async () => {
    const { take, pass } = office()
    await take()
    pass(60_000)
    expect(await take()).toBeNull()
    pass(1)
    expect(await take()).not.toBeNull()
  })

  test('is not held up by a clock that was years ahead and has been set right', async () => {
    const { take, pass } = office()
    const years = 4 * 365 * 86_400_000
    pass(years)
    const lease = await take()
    await lease!.release()
    pass(-years)
    expect(await take()).not.toBeNull()
  })

  test('whose holder died with such a clock is free too', async () => {
    const { take, pass } = office()
    pass(86_400_000)
    expect(await take()).not.toBeNull()
    pass(-86_400_000)
    expect(await take()).not.toBeNull()
  })
})
