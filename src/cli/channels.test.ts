import { afterEach, beforeEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { channelFiguresSchema } from '../contracts/channel-figures.ts'
import { calls } from '../db/schema/voice.ts'
import { type Gona, gonaIn } from './testing/gona.ts'

setDefaultTimeout(60_000)

let gona: Gona
beforeEach(() => {
  gona = gonaIn()
})
afterEach(() => gona.remove())

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

const rang = (id: string, days: number, over: Partial<typeof calls.$inferInsert> = {}) =>
  gona.database((db) =>
    db.write(
      db.orm.insert(calls).values({
        id,
        phone: '+2348031234567',
        direction: 'inbound',
        language: 'ha',
        place: 'advice',
        durationSeconds: 31,
        createdAt: daysAgo(days),
        lastAt: daysAgo(days),
        ...over,
      }),
    ),
  )

describe('gona channels', () => {
  test('prints the calls of the past seven days, where people left them and what they cost', async () => {
    await rang('a', 1, { cost: 'NGN 4.5' })
    await rang('b', 6, { place: 'weather', cost: null })
    await rang('c', 8, { durationSeconds: 1000 })
    const { code, out } = await gona.run('channels')
    expect(code).toBe(0)
    expect(out).toStartWith('Past 7 days\n')
    expect(out).toContain('calls      inbound 2, 62 seconds\n')
    expect(out).toContain('  left at  advice 1, weather 1\n')
    expect(out).toContain('  cost     NGN 4.5, 1 without a price\n')
    expect(out).toContain('USSD       none\n')
  })

  test('--days reaches further back, and --json has the same figures', async () => {
    await rang('a', 1)
    await rang('b', 8)
    expect((await gona.run('channels --days 30')).out).toContain('Past 30 days\n')
    const figures = channelFiguresSchema.parse(JSON.parse((await gona.run('channels --days 30 --json')).out))
    expect(figures.calls).toMatchObject({
      n: [{ name: 'inbound', n: 2 }],
      seconds: 62,
      cost: { paid: [], unpriced: 2 },
    })
  })

  test('says that a price is unknown where the provider gave none', async () => {
    await rang('a', 1)
    expect((await gona.run('channels')).out).toContain('  cost     unknown: the provider has reported no price\n')
  })

  test.each(['0', '91', '1.5', 'week'])('--days %s is wrong use', async (days) => {
    const { code, err } = await gona.run(`channels --days ${days}`)
    expect([code, err]).toEqual([2, expect.stringContaining('--days must be a whole number from 1 to 90')])
  })
})
