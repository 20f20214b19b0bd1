import { afterEach, beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { preferencesWithSwitchesOn } from '../../../../contracts/notification-switches.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { fillPlaceholders } from '../../../../shared/fill-placeholders.ts'
import { createLog } from '../../../../shared/log.ts'
import { createRateLimits } from '../../../../shared/rate-limits.ts'
import { smsLength } from '../../../../words/gsm7.ts'
import { TEXTS_BY_LANGUAGE } from '../../../../words/index.ts'
import { toPlainCharacters } from '../../../../words/plain-characters.ts'
import { smsRoutes } from '../../../endpoints/sms-callbacks.ts'
import type { AppEnv } from '../../../http/context.ts'
import { errorResponse } from '../../../http/error-response.ts'
import { type Farmer, OPERATOR, smsWorld, type World } from '../fixture.ts'
import { parseSmsCommand } from './sms-commands.ts'

const SECRET = 'a-secret-that-is-long'
const HOUR = 3_600_000

let world: World
let app: Hono<AppEnv>
beforeEach(async () => {
  world = await smsWorld()
  app = appOf(world)
})
afterEach(() => world.close())

function appOf({ sms }: World, secrets = [SECRET]) {
  const limits = createRateLimits({ clock: { now: () => world.time.now }, enabled: true })
  const routes = new Hono<AppEnv>().route('/', smsRoutes(sms, secrets, limits))
  routes.onError((error, c) => errorResponse(error, c, createLog('silent')))
  return routes
}

async function call(what: 'delivery' | 'inbound' | 'opt-out', fields: Record<string, string>, secret = SECRET) {
  const body = new URLSearchParams(fields)
  return app.request(`/api/sms/${what}?secret=${encodeURIComponent(secret)}`, { method: 'POST', body })
}

let inboundIds = 0
const says = (from: Farmer, text: string, over: Record<string, string> = {}) =>
  call('inbound', {
    id: String(++inboundIds),
    from: from.phone,
    to: '12345',
    text,
    date: '2026-05-04 09:00:00',
    ...over,
  })

const delivery = (id: string, status: string, over: Record<string, string> = {}) =>
  call('delivery', { id, status, phoneNumber: '+2348030000001', networkCode: '62130', ...over })

async function sent() {
  const farmer = await world.advised()
  const { campaignId } = await world.sms.sendAdvisories(OPERATOR)
  await world.sms.run()
  const [message] = await world.messages()
  return { farmer, campaignId, id: message!.providerId! }
}
const personOf = async ({ id }: Farmer) => (await world.db.orm.select().from(users).where(eq(users.id, id)))[0]!

test('a callback with the secret is answered 204, with a wrong one or none 403', async () => {
  expect((await delivery('x', 'Success')).status).toBe(204)
  expect((await call('opt-out', {}, 'a-long-secreT')).status).toBe(403)
  expect((await app.request('/api/sms/inbound', { method: 'POST' })).status).toBe(403)
})

test('a callback is answered 429 after twenty wrong secrets, also with the right one', async () => {
  for (let n = 0; n < 30; n++) expect((await call('opt-out', {})).status).toBe(204)
  for (let n = 0; n < 20; n++) expect((await call('opt-out', {}, `guess ${n}`)).status).toBe(403)
  for (const secret of ['one more', SECRET]) expect((await call('opt-out', {}, secret)).status).toBe(429)
  world.time.now = new Date(world.time.now.getTime() + 15 * 60_000)
  expect((await call('opt-out', {})).status).toBe(204)
})

test('callbacks do not exist where no secret is configured', async () => {
  app = appOf(world, [])
  for (const what of ['delivery', 'inbound', 'opt-out'] as const) {
    expect((await call(what, {}, '')).status).toBe(404)
  }
})

test('a delivery report Success counts a message as delivered, a part of what was sent', async () => {
  const { id, campaignId } = await sent()
  await delivery(id, 'Success')
  expect(await world.sms.campaign(OPERATOR, campaignId)).toMatchObject({ sent: 1, delivered: 1 })
})

test.each(['Failed', 'Rejected', 'AbsentSubscriber', 'Expired'])(
  'a delivery report %s makes a message failed, with its reason',
  async (status) => {
    const { id } = await sent()
    await delivery(id, status, { failureReason: 'DeliveryFailure' })
    expect(await world.messages()).toMatchObject([{ state: 'failed', failureReason: 'DeliveryFailure' }])
  },
)

test('a delivery report of a message on its way changes nothing, nor does a status nobody documented', async () => {
  const { id } = await sent()
  for (const status of ['Sent', 'Submitted', 'Buffered', 'Teleported']) {
    expect((await delivery(id, status)).status).toBe(204)
  }
  expect(await world.messages()).toMatchObject([{ state: 'accepted' }])
})

test("a message's final state is never undone by reports that come late, twice or out of order", async () => {
  const { id } = await sent()
  await delivery(id, 'Success')
  for (const status of ['Success', 'Buffered', 'Failed', 'Sent']) await delivery(id, status)
  expect(await world.messages()).toMatchObject([{ state: 'delivered', failureReason: null }])
})

test('a delivery report of a message whose answer was cut off tells its fate after all', async () => {
  const farmer = await world.advised()
  world.server.meet(() => ({ kind: 'cut-after' }))
  await world.sms.sendAdvisories(OPERATOR)
  await world.sms.run()
  await delivery('ATXid_77', 'Success', { phoneNumber: farmer.phone })
  expect(await world.messages()).toMatchObject([{ state: 'delivered', providerId: 'ATXid_77' }])
})

test('a report that comes twice tells nothing of a later message to the phone whose answer was cut off', async () => {
  const { farmer, id } = await sent()
  const twice = () => delivery(id, 'Success', { phoneNumber: farmer.phone })
  await twice()
  world.time.now = new Date(world.time.now.getTime() + 24 * HOUR)
  world.server.meet(() => ({ kind: 'cut-after' }))
  await world.advise(farmer, { sms: 'Maize: feed it.', priority: 'high' })
  await world.sms.sendAdvisories(OPERATOR)
  await world.sms.run()
  await twice()
  expect(await world.messages()).toMatchObject([{ state: 'delivered' }, { state: 'unknown', providerId: null }])
})

test('a delivery report that the person has opted out is kept as an opt-out', async () => {
  const { id, farmer } = await sent()
  await delivery(id, 'Failed', { phoneNumber: farmer.phone, failureReason: 'UserInBlackList' })
  expect((await personOf(farmer)).smsOptedOutAt).toBe(world.time.now.toISOString())
})

test.each(['STOP', 'stop', ' Stop. ', 'Please STOP sending me this', 'STOP SMS', 'unsubscribe'])(
  '%p ends all SMS at once and is kept with its time',
  async (text) => {
    const farmer = await world.advised()
    expect((await says(farmer, text)).status).toBe(204)
    const person = await personOf(farmer)
    expect(person.notificationPreferences).toEqual(preferencesWithSwitchesOn(['weather', 'advisory']))
    expect(person.smsOptedOutAt).toBe(world.time.now.toISOString())
    expect(await world.sms.sendAdvisories(OPERATOR)).toMatchObject({ recipients: 0 })
  },
)

test('STOP said twice keeps the time of the first', async () => {
  const farmer = await world.advised()
  await says(farmer, 'STOP')
  const first = world.time.now.toISOString()
  world.time.pass(3_600_000)
  await says(farmer, 'STOP')
  expect((await personOf(farmer)).smsOptedOutAt).toBe(first)
})

test('START brings back who said STOP', async () => {
  const farmer = await world.advised()
  await says(farmer, 'STOP')
  await says(farmer, 'start again')
  expect(await personOf(farmer)).toMatchObject({ smsOptedOutAt: null, notificationPreferences: { sms: true } })
})

test('the same message delivered again does not undo what came after it', async () => {
  const farmer = await world.advised()
  await says(farmer, 'STOP', { id: 'first' })
  await says(farmer, 'START')
  await says(farmer, 'STOP', { id: 'first' })
  expect((await personOf(farmer)).notificationPreferences.sms).toBe(true)
})

test('a STOP from before the account was made does not count', async () => {
  const farmer = await world.advised()
  await says(farmer, 'STOP', { date: '2025-12-31 10:00:00' })
  expect((await personOf(farmer)).smsOptedOutAt).toBeNull()
})

test('HELP is answered once an hour with one short text in the language of the person', async () => {
  const farmer = await world.farmer({ preferredLanguage: 'ha' })
  await says(farmer, 'help')
  await says(farmer, 'HELP')
  await world.sms.run()
  expect(world.server.accepted.get(farmer.phone)).toEqual([
    'Gona: shawarar noma kyauta. Aiko YAU, YANAYI, MAKO, BUHU, ko TAMBAYA da tambaya. STOP don dainawa, START don sake samu.',
  ])
  world.time.pass(HOUR + 1)
  await says(farmer, 'help?')
  await world.sms.run()
  expect(world.server.accepted.get(farmer.phone)).toHaveLength(2)
})

test('a stranger who asks for help gets it too', async () => {
  await call('inbound', { id: 'a', from: '+2348077777777', text: 'HELP', date: '' })
  await world.sms.run()
  expect(world.server.accepted.get('+2348077777777')).toHaveLength(1)
})

test.each([
  ['When do I start planting maize?', null],
  ['My maize is yellow, can anybody help with it', null],
  ['start', 'start'],
  ['Please start sending again', 'start'],
  ['Please start sending it again', null],
  ['Help me', 'help'],
  ['', null],
] as const)('%p asks for %p', (text, command) => {
  expect(parseSmsCommand(text)).toBe(command)
})

test.each(Object.entries(TEXTS_BY_LANGUAGE))('the answer to HELP in %s fits one segment', (_, words) => {
  expect(smsLength(toPlainCharacters(fillPlaceholders(words.sms.help, { app: 'Gona' }))).segments).toBe(1)
})

test('an opt-out that the provider reports is kept', async () => {
  const farmer = await world.advised()
  expect((await call('opt-out', { senderId: 'GONA', phoneNumber: farmer.phone })).status).toBe(204)
  expect((await personOf(farmer)).notificationPreferences.sms).toBe(false)
})

test('a server that callbacks cannot reach fetches what people sent, each message once', async () => {
  const farmer = await world.advised()
  const date = '2026-05-04 08:00:00'
  world.server.inbox.push({ id: 5, from: farmer.phone, text: 'STOP', date })
  expect(await world.sms.pollInbound()).toBe(1)
  expect((await personOf(farmer)).smsOptedOutAt).not.toBeNull()
  world.server.inbox.push({ id: 6, from: farmer.phone, text: 'START', date })
  expect(await world.another().pollInbound()).toBe(1)
  expect((await personOf(farmer)).smsOptedOutAt).toBeNull()
  expect(await world.sms.pollInbound()).toBe(0)
})
