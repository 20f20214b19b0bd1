import { afterEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { type SmsState, smsCampaigns, smsTallies } from '../../../../db/schema/sms.ts'
import { OPERATOR, smsWorld, type World } from '../fixture.ts'
import { campaignRow, createCampaign, stopCampaign } from './campaigns.ts'

let world: World
afterEach(() => world.close())

test('a campaign that is stopped twice keeps the reason of the first time', async () => {
  world = await smsWorld()
  const { db, time } = world
  const id = await createCampaign(db, { kind: 'bulk', day: null, startedBy: null, now: time.now })
  for (const sentence of ['The balance is used up.', 'The cap is reached.'])
    await stopCampaign(db, id!, { brief: sentence, sentence }, time.now, false)
  expect(await campaignRow(db, id!)).toMatchObject({ state: 'stopped', stopReason: 'The balance is used up.' })
})

test('who waits for a campaign hears how far it is before it has ended', async () => {
  world = await smsWorld({ farmers: 2 })
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  const heard: { sent: number; ended: boolean }[] = []
  await world.sms.finish(OPERATOR, campaignId, ({ sent, finishedAt }) =>
    heard.push({ sent, ended: finishedAt !== null }),
  )
  expect(heard.length).toBeGreaterThan(1)
  expect(heard.at(-1)).toEqual({ sent: 2, ended: true })
})

test('a campaign costs what its messages cost in each currency, and nothing in one without a message', async () => {
  world = await smsWorld()
  const { db, time } = world
  const campaignId = (await createCampaign(db, { kind: 'bulk', day: null, startedBy: null, now: time.now }))!
  const tally = (state: SmsState, currency: string, messages: number, paid: number) =>
    ({ campaignId, state, currency, messages, segments: 2 * messages, paid }) as const
  await db.write(
    db.orm
      .insert(smsTallies)
      .values([
        tally('accepted', 'USD', 0, 0),
        tally('accepted', '', 1, 0),
        tally('accepted', 'NGN', 1, 22_000),
        tally('delivered', 'NGN', 2, 44_000),
        tally('failed', 'NGN', 1, 22_000),
        tally('failed', '', 5, 0),
        tally('skipped', '', 3, 0),
        tally('held', '', 1, 0),
        tally('unknown', '', 1, 0),
        tally('queued', '', 1, 0),
        tally('sending', '', 1, 0),
      ]),
  )
  expect(await world.campaign(campaignId)).toMatchObject({
    cost: 'NGN 8.80',
    sent: 4,
    delivered: 2,
    failed: 6,
    queued: 2,
    held: 1,
    unknown: 1,
    recipients: 14,
    skipped: 3,
    skippedWhy: { 'sms off': 3 },
    // Failed or skipped messages without a price were never sent.
    segments: 18,
  })
})

test('who switched SMS off after a campaign was composed is added to who had before', async () => {
  world = await smsWorld()
  const { db, time } = world
  const campaignId = (await createCampaign(db, { kind: 'bulk', day: null, startedBy: null, now: time.now }))!
  const composed = { skipped: 3, skippedWhy: { 'sms off': 2, 'no phone': 1 } }
  await db.write(db.orm.update(smsCampaigns).set(composed).where(eq(smsCampaigns.id, campaignId)))
  const later = { campaignId, state: 'skipped', currency: '', messages: 4, segments: 4, paid: 0 } as const
  await db.write(db.orm.insert(smsTallies).values(later))
  expect(await world.campaign(campaignId)).toMatchObject({ skipped: 7, skippedWhy: { 'sms off': 6, 'no phone': 1 } })
})

test('the list of campaigns has the newest 20', async () => {
  world = await smsWorld()
  const days = Array.from({ length: 21 }, (_, n) => `2026-05-${String(n + 1).padStart(2, '0')}`)
  const done = { kind: 'bulk', state: 'done' } as const
  await world.db.write(
    world.db.orm.insert(smsCampaigns).values(days.map((day) => ({ ...done, id: day, startedAt: day }))),
  )
  const listed = (await world.sms.campaigns(OPERATOR)).map(({ id }) => id)
  expect(listed).toEqual(days.slice(1).toReversed())
})
