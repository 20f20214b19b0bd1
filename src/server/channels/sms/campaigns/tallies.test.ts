import { afterEach, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '../../../../db/schema/accounts.ts'
import { type Farmer, OPERATOR, smsWorld, type World } from '../fixture.ts'

let world: World
afterEach(() => world.close())

const HOUR = 3_600_000
/** More than one step of a write that goes in steps. */
const MANY = 1200

/** Returns the counted messages and the stored tallies. */
async function both() {
  const columns = sql`campaign_id, state, currency, messages, segments, paid`
  const counted = await world.db.orm.all(sql`
    select campaign_id, state, coalesce(substr(cost, 1, 3), '') as currency, count(*) as messages, sum(segments) as segments,
      coalesce(sum(cast(round(substr(cost, 5) * 10000) as integer)), 0) as paid
    from sms_messages where campaign_id is not null group by 1, 2, 3 order by 1, 2, 3`)
  const kept = await world.db.orm.all(sql`select ${columns} from sms_tallies where messages <> 0 order by 1, 2, 3`)
  return { counted, kept }
}

async function expectEqual() {
  const { counted, kept } = await both()
  expect(counted.length).toBeGreaterThan(0)
  expect(kept).toEqual(counted)
}

/** Farmers with an SMS each that waits for its hour, all due at once. */
async function manyHeld(): Promise<string> {
  world = await smsWorld()
  const { phone } = await world.advised()
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  await world.sms.run()
  await world.db.write(
    sql`update sms_campaigns set finished_at = null, state = 'sending' where id = ${campaignId}`,
    sql`insert into users (id, phone, phone_proved_at, notification_preferences, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})
      select 'farmer-' || i, '+23481' || (10000000 + i), '2026-01-01', '{"sms":true}', '', '' from n`,
    sql`insert into sms_messages (id, campaign_id, user_id, phone, text, segments, state, due_at, created_at)
      select 'sms-' || id, ${campaignId}, id, phone, 'Weed', 1, 'held', ${world.time.now.toISOString()}, ''
      from users where phone <> ${phone}`,
  )
  return campaignId
}

test('tallies are right while messages are held, released, sent, refused and reported', async () => {
  world = await smsWorld({ settings: { SMS_CALLBACK_SECRET: 'a-secret-that-is-long' } })
  const farmers: Farmer[] = []
  for (let i = 0; i < 12; i++) farmers.push(await world.advised(`Text ${i % 5}`))
  world.server.judge((phone) => (phone === farmers[0]!.phone ? 403 : phone === farmers[1]!.phone ? 407 : 101))
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  await expectEqual()
  await world.sms.run()
  await expectEqual()
  const [message] = (await world.messages()).filter(({ state }) => state === 'accepted')
  await world.report(message!, 'delivered')
  world.time.pass(HOUR)
  await world.sms.run()
  await expectEqual()
  expect(await world.sms.campaign(OPERATOR, campaignId)).toMatchObject({ recipients: 12, sent: 10, delivered: 1 })
})

test('tallies are right when a farmer leaves, with all of theirs', async () => {
  world = await smsWorld()
  const [leaving] = [await world.advised(), await world.advised()]
  await world.sms.sendAdvisories(OPERATOR)
  await world.sms.run()
  await world.db.write(world.db.orm.delete(users).where(eq(users.id, leaving!.id)))
  await expectEqual()
})

test('tallies go with a campaign that is taken away', async () => {
  world = await smsWorld()
  await world.advised()
  await world.sms.sendAdvisories(OPERATOR)
  await world.db.write(sql`delete from sms_campaigns`)
  expect(await both()).toEqual({ counted: [], kept: [] })
})

test('a report that a message failed does not take back what was paid', async () => {
  world = await smsWorld()
  await world.advised()
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  await world.sms.run()
  const [message] = await world.messages()
  await world.report(message!, 'failed', 'AbsentSubscriber')
  expect(await world.sms.campaign(OPERATOR, campaignId)).toMatchObject({ failed: 1, segments: 1, cost: 'NGN 2.20' })
})

test('a campaign of very many releases all whose hour has come', async () => {
  const id = await manyHeld()
  await world.sms.run()
  expect(await world.sms.campaign(OPERATOR, id)).toMatchObject({ state: 'done', sent: MANY + 1, held: 0 })
  await expectEqual()
})

test('a campaign of very many that is stopped fails all that is left', async () => {
  const id = await manyHeld()
  world.server.judge(() => 405)
  await world.sms.run()
  expect(await world.sms.campaign(OPERATOR, id)).toMatchObject({ state: 'stopped', held: 0, queued: 0, sent: 1 })
  await expectEqual()
})
