import { afterEach, expect, test } from 'bun:test'
import { wholeApp } from '../../../testing/whole-app.ts'
import { OPERATOR, smsWorld, type World } from '../fixture.ts'

let world: World | undefined
afterEach(() => world?.close())

async function started() {
  world = await smsWorld()
  return world
}

test('a test message goes at once to a phone in any usual form and answers who took it', async () => {
  const world = await started()
  world.time.at('2026-05-04T23:00:00Z')
  expect(await world.sms.sendTest(OPERATOR, '0803 123 4567')).toEqual({
    message: 'Test SMS sent successfully',
    status: 'Success',
    provider: 'africas-talking',
  })
  expect(world.server.accepted.has('+2348031234567')).toBe(true)
  expect(await world.messages()).toMatchObject([{ state: 'accepted', providerId: 'ATXid_1', campaignId: null }])
})

test('a test message that fails says why', async () => {
  const world = await started()
  world.server.judge(() => 407)
  const error = await world.sms.sendTest(OPERATOR, '08031234567').catch((reason) => reason)
  expect(error).toMatchObject({ code: 'provider_failed', message: 'Failed to send test SMS: 407 CouldNotRoute' })
  await world.sms.run()
  expect(world.server.requests).toHaveLength(1)
})

test.each([429, 500, 503])(
  'a code that meets a provider answering %d has failed: it never waits in the queue',
  async (status) => {
    const world = await started()
    world.server.meet((_, number) => (number === 0 ? { kind: 'status', status } : { kind: 'well' }))
    await world.sms.sendAboutAccount('+2348031234567', 'Your code is 123456')
    expect(await world.messages()).toMatchObject([{ state: 'failed', text: '' }])
    world.time.pass(24 * 3_600_000)
    await world.sms.run()
    expect(world.server.requests).toHaveLength(1)
  },
)

test('a test message to what is no phone is refused on its field, to someone who opted out too', async () => {
  const world = await started()
  const wrong = await world.sms.sendTest(OPERATOR, 'abc').catch((reason) => reason)
  expect(wrong).toMatchObject({ code: 'invalid', details: { fields: { phoneNumber: expect.any(String) } } })
  const gone = await world.farmer({ smsOptedOutAt: '2026-05-01T00:00:00.000Z' })
  const refused = await world.sms.sendTest(OPERATOR, gone.phone).catch((reason) => reason)
  expect(refused).toMatchObject({ code: 'conflict' })
  expect(world.server.requests).toHaveLength(0)
})

test('a test message costs money: an administrator may send ten an hour, by the form or the call', async () => {
  const { ask, json, at } = await wholeApp({ RATE_LIMIT: 'on' })
  const call = async (phoneNumber = '08031234567') =>
    (await ask('admin', 'POST', '/api/admin/sms/test', json({ phoneNumber }))).status
  const form = () =>
    ask('admin', 'POST', '/admin/sms/test', {
      body: new URLSearchParams({ phoneNumber: '08031234567' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  for (let n = 0; n < 9; n++) expect(await call()).toBe(200)
  expect((await form()).status).toBeLessThan(400)
  expect(await call()).toBe(429)
  expect(await (await form()).text()).toContain('oo many')
  at('2026-07-06T09:00:01Z')
  expect(await call()).toBe(200)
})
