import { expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { calls } from '../../db/schema/voice.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { OPERATOR } from './sms/fixture.ts'

test('what dials, SMS and calls did and cost is told by channel; what has no price is said', async () => {
  const gona = await testServices()
  const farmer = await kanoFarmer(gona)
  const { phone } = farmer.user
  for (const [sessionId, cost] of Object.entries({ a: 'NGN 1.5', b: null })) {
    await gona.ussd.turn({ sessionId, phone, network: '62130', serviceCode: '*384*1#', answers: '' })
    await gona.ussd.ended({ sessionId, outcome: 'left', status: 'Incomplete', cost, durationMs: 9 })
  }
  const say = (id: string, text: string) => gona.sms.callbacks.inbound({ id, from: phone, text, date: null })
  for (const [id, text] of Object.entries({ 1: 'HELP', 2: 'RAIN', 3: 'rain kano', 4: 'my goat is ill' }))
    await say(id, text)
  await gona.db.write(
    sql`update sms_messages set state = 'delivered', sent_at = ${gona.clock.now().toISOString()}, cost = 'NGN 2.2'`,
  )
  const at = gona.clock.now().toISOString()
  const call = { phone, language: 'en', place: 'home', createdAt: at, lastAt: at, durationSeconds: 31 } as const
  await gona.db.write(
    gona.db.orm.insert(calls).values([
      { ...call, id: 'x', direction: 'inbound', cost: 'NGN 4.5' },
      { ...call, id: 'y', direction: 'outbound', cost: 'NGN 4.5' },
    ]),
  )
  const figures = await gona.channelFigures(OPERATOR, { days: 7 })
  expect(figures.dials).toEqual({
    n: 2,
    ended: [{ name: 'left', n: 2 }],
    left: [{ name: 'home', n: 2 }],
    cost: { paid: [{ currency: 'NGN', amount: 1.5 }], unpriced: 1 },
  })
  expect(figures.sms.words).toEqual([
    { name: 'weather', n: 2 },
    { name: 'help', n: 1 },
    { name: 'other', n: 1 },
  ])
  expect(figures.sms.cost).toEqual({ paid: [{ currency: 'NGN', amount: 2.2 * figures.sms.sent }], unpriced: 0 })
  expect(figures.calls).toMatchObject({
    seconds: 62,
    left: [{ name: 'home', n: 2 }],
    cost: { paid: [{ currency: 'NGN', amount: 9 }], unpriced: 0 },
  })
  gona.at('2026-08-06T08:00:00Z')
  expect((await gona.channelFigures(OPERATOR, { days: 7 })).sms.words).toEqual([])
  expect(await rejectionOf(gona.channelFigures(farmer, { days: 7 }))).toMatchObject({ code: 'forbidden' })
})
