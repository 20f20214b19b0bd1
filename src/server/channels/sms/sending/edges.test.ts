import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import type { advisories } from '../../../../db/schema/advisories.ts'
import { OPERATOR, smsWorld, type World } from '../fixture.ts'
import { abandonForeignClaims, claimMessages, SENDER_LEASE } from './claims.ts'

let world: World
beforeEach(async () => {
  world = await smsWorld()
})
afterEach(() => world.close())

const NOW = '2026-05-04T09:00:00.000Z'
let count = 0
/** Stores a message of the sender's queue. */
async function queued(over: Record<string, string | number | null | undefined> = {}) {
  const row = {
    id: `e${++count}`,
    kind: 'reply',
    user: null,
    phone: '+2348031234567',
    state: 'queued',
    campaign: null,
    until: null,
    claim: null,
    ...over,
  }
  const [rows] =
    await world.db.write(sql`insert into sms_messages (id, kind, user_id, phone, text, segments, state, campaign_id, until, claim, created_at)
    values (${row.id}, ${row.kind}, ${row.user}, ${row.phone}, 'x', 1, ${row.state}, ${row.campaign}, ${row.until}, ${row.claim}, ${NOW})
    returning rowid`)
  return Number(Object.values(rows[0] as object)[0])
}
const lease = (holder = 'me') =>
  world.db.write(sql`insert into job_leases (job, holder, expires_at) values (${SENDER_LEASE}, ${holder}, '2026-05-04T10:00:00.000Z')
    on conflict (job) do update set holder = excluded.holder`)
async function campaign(state = 'sending', finishedAt: string | null = null) {
  const id = `k${++count}`
  await world.db.write(
    sql`insert into sms_campaigns (id, kind, state, started_at, finished_at) values (${id}, 'bulk', ${state}, ${NOW}, ${finishedAt})`,
  )
  return id
}
const claimed = (rows: number[], campaignId: string | null = null, holder = 'me') =>
  claimMessages(world.db, { claim: holder, campaignId, rows, now: NOW })
const states = async () => (await world.messages()).map(({ state, failureReason }) => [state, failureReason])

describe('a message is claimed', () => {
  test('by the holder of the lease alone, and once', async () => {
    const row = await queued()
    expect(await claimed([row])).toEqual([])
    await lease('other')
    expect(await claimed([row])).toEqual([])
    await lease('me')
    expect(await claimed([row])).toMatchObject([
      { row, phone: '+2348031234567', userId: null, purpose: 'reply', attempts: 1 },
    ])
    expect(await claimed([row])).toEqual([])
    expect(await states()).toEqual([['sending', null]])
  })

  test.each([
    [NOW, 'skipped', 'Too late'],
    ['2026-05-04T09:00:00.001Z', 'sending', null],
    [null, 'sending', null],
  ])('that is of use until %p: %s', async (until, state, reason) => {
    await lease()
    await claimed([await queued({ until })])
    expect(await states()).toEqual([[state, reason]])
  })

  test.each([
    ['held', 'held'],
    ['sending', 'sending'],
    ['failed', 'failed'],
  ])('only where it is queued: one that is %s stays so', async (state, after) => {
    await lease()
    expect(await claimed([await queued({ state })])).toEqual([])
    expect((await states())[0]![0]).toBe(after)
  })

  test('of a campaign only by who still wants advice by SMS, while the campaign goes on', async () => {
    await lease()
    const [on, off, web, chosen] = [
      await world.farmer(),
      await world.farmer({ sms: false }),
      await world.farmer({ channels: { advice: 'web' } }),
      await world.farmer({ channels: { advice: 'sms' } }),
    ]
    const id = await campaign()
    const rows: number[] = []
    for (const { id: user, phone } of [on, off, web, chosen])
      rows.push(await queued({ kind: 'advice', campaign: id, user, phone }))
    const taken = await claimed(rows, id)
    expect(taken.map(({ phone, purpose }) => [phone, purpose])).toEqual([
      [on.phone, 'advice'],
      [chosen.phone, 'advice'],
    ])
    expect(await states()).toEqual([
      ['sending', null],
      ['skipped', 'sms off'],
      ['skipped', 'sms off'],
      ['sending', null],
    ])
    const stopped = await campaign('stopped')
    expect(
      await claimed([await queued({ kind: 'advice', campaign: stopped, user: on.id, phone: on.phone })], stopped),
    ).toEqual([])
  })

  test('stored before purposes existed as advice or as a reply to a word', async () => {
    await lease()
    const ada = await world.farmer()
    const id = await campaign()
    const mine = { user: ada.id, phone: ada.phone }
    const ofCampaign = await claimed([await queued({ kind: 'message', campaign: id, ...mine })], id)
    const single = await claimed([
      await queued({ kind: 'message', ...mine }),
      await queued({ kind: 'account', ...mine }),
    ])
    expect([...ofCampaign, ...single].map(({ purpose }) => purpose)).toEqual(['advice', 'word', 'word'])
  })
})

test('what another run left in the middle is of unknown fate: never sent again', async () => {
  await lease()
  const [open, over] = [await campaign(), await campaign('done', NOW)]
  for (const message of [
    { state: 'sending', claim: 'dead' },
    { state: 'sending', claim: 'dead', campaign: open },
    { state: 'sending', claim: 'dead', campaign: over, phone: '+2348031111111' },
    { state: 'sending', claim: 'me' },
    { state: 'queued', claim: 'dead' },
  ])
    await queued(message)
  const reason = 'The server stopped while it was sent'
  await abandonForeignClaims(world.db, 'other', NOW)
  expect((await states()).map(([state]) => state)).toEqual(['sending', 'sending', 'sending', 'sending', 'queued'])
  await abandonForeignClaims(world.db, 'me', NOW)
  expect(await states()).toEqual([
    ['unknown', reason],
    ['unknown', reason],
    ['sending', null],
    ['sending', null],
    ['queued', null],
  ])
})

describe('the advice of a farmer', () => {
  type Advice = Partial<typeof advisories.$inferInsert>
  const chosenOf = async (...all: Advice[]) => {
    const ada = await world.farmer()
    for (const one of all) await world.advise(ada, one)
    const texts: string[] = []
    await world.sms.preview(OPERATOR, (page) => void texts.push(...page.map(({ text }) => text)))
    return texts[0] ?? null
  }
  const old = (days: number, ms = 0) => new Date(Date.parse(NOW) - days * 86_400_000 - ms).toISOString()

  test.each<[string, Advice, boolean]>([
    ['that ended yesterday', { validUntil: '2026-05-03' }, false],
    ['that ends today', { validUntil: '2026-05-04' }, true],
    ['without an end, of this week', { validUntil: null, updatedAt: old(7) }, true],
    ['without an end, older', { validUntil: null, updatedAt: old(7, 1) }, false],
    ['of half a year', { createdAt: old(180) }, true],
    ['of more than half a year', { createdAt: old(180, 1) }, false],
    ['that is done', { done: true }, false],
    ['of a week without work', { rule: 'care.walk' }, false],
    ['without words', { sms: '' }, false],
  ])('%s is sent: %s', async (_, advice, isSent) => {
    expect(await chosenOf(advice)).toBe(isSent ? 'Maize: weed this week.' : null)
  })

  test.each<[Advice, Advice, string]>([
    [{ priority: 'low', score: 99 }, { priority: 'medium', score: 1 }, 'second'],
    [{ priority: 'medium', score: 99 }, { priority: 'high', score: 1 }, 'second'],
    [{ priority: 'high', score: 1 }, { priority: 'high', score: 2 }, 'second'],
    [{ priority: 'high', score: 2 }, { priority: 'high', score: 1 }, 'first'],
  ])('of %j and %j is the %s', async (first, second, chosen) => {
    expect(await chosenOf({ ...first, sms: 'first' }, { ...second, sms: 'second' })).toBe(chosen)
  })
})
