import { beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { posts } from '../../db/schema/community.ts'
import { smsCampaigns, smsTallies } from '../../db/schema/sms.ts'
import { type WholeApp, wholeApp } from '../testing/whole-app.ts'

let app: WholeApp
beforeEach(async () => {
  app = await wholeApp()
})

const needs = async () => (await app.ask('admin', 'GET', '/api/admin/needs')).json()
const hoursAgo = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000)

async function post(hours: number, more: Partial<typeof posts.$inferInsert> = {}) {
  const [at, authorId] = [hoursAgo(hours), app.people.owner!.id]
  const times = { createdAt: at.toISOString(), updatedAt: at.toISOString() }
  const id = Bun.randomUUIDv7('hex', at)
  await app.db.orm.insert(posts).values({ id, authorId, content: `${hours} hours ago`, ...times, ...more })
}

async function campaign(hours: number, tallies: Partial<Record<'failed' | 'held' | 'delivered', number>>) {
  const startedAt = hoursAgo(hours)
  const id = Bun.randomUUIDv7('hex', startedAt)
  await app.db.orm
    .insert(smsCampaigns)
    .values({ id, kind: 'bulk', state: 'waiting', startedAt: startedAt.toISOString() })
  for (const [state, messages] of Object.entries(tallies)) {
    const tally = { campaignId: id, state: state as 'held', currency: '', messages, segments: messages, paid: 0 }
    await app.db.orm.insert(smsTallies).values(tally)
  }
}

test('what waits for nobody is not told', async () => {
  expect((await needs()).filter(({ what }: { what: string }) => what !== 'placeless')).toEqual([])
})

test('posts a day old without a reply, and pictures of the past day, are counted and listed', async () => {
  await post(2)
  await post(30)
  await post(40, { replyCount: 1 })
  await post(15 * 24)
  await post(3, { imageUrl: '/images/a' })
  await post(50, { imageUrl: '/images/b', replyCount: 2 })
  expect(await needs()).toEqual(
    expect.arrayContaining([
      { what: 'unanswered', n: 1 },
      { what: 'pictures', n: 1 },
    ]),
  )
  const listed = async (show: string) =>
    (await (await app.ask('admin', 'GET', `/api/admin/posts?show=${show}`)).json()).map(
      ({ content }: { content: string }) => content,
    )
  expect(await listed('unanswered')).toEqual(['30 hours ago'])
  expect(await listed('pictures')).toEqual(['3 hours ago'])
  expect((await app.ask('admin', 'GET', '/api/admin/posts?show=all')).status).toBe(400)
})

test('SMS that failed this week, and those still held after a day', async () => {
  await campaign(2, { failed: 3, held: 5 })
  await campaign(30, { failed: 4, held: 2, delivered: 9 })
  await campaign(8 * 24, { failed: 100 })
  expect((await needs()).slice(0, 2)).toEqual([
    { what: 'smsFailed', n: 7 },
    { what: 'smsHeld', n: 2 },
  ])
  // To the moment: a week and a day ago.
  await campaign(7 * 24, { failed: 10 })
  await campaign(24, { held: 10 })
  expect((await needs()).slice(0, 2)).toEqual([
    { what: 'smsFailed', n: 17 },
    { what: 'smsHeld', n: 2 },
  ])
})

test('words and prices of a country concern those who have farmers there', async () => {
  const owner = eq(users.id, app.people.owner!.id)
  const set = (row: Partial<typeof users.$inferInsert>) => app.db.orm.update(users).set(row).where(owner)
  const old = { kind: 'input', item: 'urea', bagKg: 50, price: 500, date: '2025-07-01' } as const
  for (const country of ['NG', 'NA'] as const) await app.prices.save({ kind: 'operator' }, { ...old, country })
  const told = async () =>
    (await needs())
      .filter(({ what }: { what: string }) => ['oldPrices', 'unreadWords'].includes(what))
      .map(({ what, of }: { what: string; of: string }) => `${what} ${of}`)
  await set({ preferredLanguage: 'ng' })
  expect(await told()).toEqual(['oldPrices NG'])
  await set({ location: { name: 'Ondangwa', lat: -17.91, lng: 15.98 }, country: 'NA' })
  expect(await told()).toEqual(['oldPrices NG', 'oldPrices NA', 'unreadWords ng'])
})

test('a fault of the database comes first', async () => {
  const { fault } = app.db
  app.db.fault = () => ({ kind: 'unconfirmed', inARow: 3 })
  await campaign(2, { failed: 3 })
  expect((await needs()).slice(0, 2)).toEqual([
    { what: 'database', n: 1 },
    { what: 'smsFailed', n: 3 },
  ])
  app.db.fault = fault
})
