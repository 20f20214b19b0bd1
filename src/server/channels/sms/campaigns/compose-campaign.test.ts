import { afterEach, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { sendingHours } from '../../sending-hours.ts'
import { OPERATOR, smsWorld, type World } from '../fixture.ts'
import type { AdvisoryRow } from './candidates.ts'
import { composeCampaign } from './compose-campaign.ts'

let world: World
afterEach(() => world.close())

/** 30 farmers with a text each, one without SMS, and a campaign whose messages wait for the morning. */
async function composed() {
  world = await smsWorld()
  world.time.at('2026-05-04T22:00:00Z')
  for (let i = 0; i < 30; i++) await world.advised(`Text ${i}`)
  await world.farmer({ sms: false })
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  await world.sms.run()
  return campaignId
}

/** Leaves the state of a process that died after queueing part of a stretch and before recording its progress. */
const dieComposing = (keep: number) =>
  world.db.write(
    sql`delete from sms_messages where rowid not in (select rowid from sms_messages order by rowid limit ${keep})`,
    sql`update sms_campaigns set composed = 0, composed_up_to = null, skipped = 0, skipped_why = '{}', state = 'queued'`,
  )

test.each([0, 12, 30])(
  'a stretch composed again after a crash that left %p of its 30 messages has each once, and goes out',
  async (kept) => {
    const id = await composed()
    await dieComposing(kept)
    const next = world.another()
    await next.run()
    expect(await world.sms.campaign(OPERATOR, id)).toMatchObject({ state: 'waiting', held: 30, skipped: 1 })
    world.time.at('2026-05-05T08:00:00Z')
    await next.run()
    expect(await world.sms.campaign(OPERATOR, id)).toMatchObject({ state: 'done', sent: 30, skipped: 1 })
    expect([...world.server.accepted.values()].map((texts) => texts.length)).toEqual(Array(30).fill(1))
  },
)

test('a stretch composed by two processes at once has each of its messages once', async () => {
  const id = await composed()
  await dieComposing(5)
  const composing = {
    smsWording: (row: AdvisoryRow) => row.sms,
    now: () => world.time.now,
    momentOf: () => sendingHours('promotional', world.time.now),
    gateway: { refusal: () => null },
    stopped: () => false,
  }
  await Promise.all(Array.from({ length: 3 }, () => composeCampaign(world.db, id, composing)))
  expect(await world.messages()).toHaveLength(30)
  expect(await world.sms.campaign(OPERATOR, id)).toMatchObject({ recipients: 30, skipped: 1 })
})
