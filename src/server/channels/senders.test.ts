import { afterAll, afterEach, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import type { ChosenChannels } from '../../contracts/channels.ts'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { crops } from '../../db/schema/crops.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { outboundCalls } from '../../db/schema/voice.ts'
import type { Actor } from '../foundation/actor.ts'
import { noticeWrite } from '../notifications/notify.ts'
import { type SmsServer, startSmsServer } from '../testing/providers/africas-talking.ts'
import { startPushService } from '../testing/providers/push-service.ts'
import { startVoiceSwitch, type VoiceSwitch } from '../testing/providers/voice-switch.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { signedIn } from '../testing/signed-in.ts'
import { type OutboundChannel, PURPOSES, type Purpose, purposeRule } from './purposes.ts'
import { OPERATOR } from './sms/fixture.ts'
import type { SmsProvider } from './sms/sms-provider.ts'
import { createUssdService } from './ussd/service.ts'
import { lastView } from './ussd/view.ts'
import { createPhone, ON } from './voice/fixture.ts'
import type { VoiceProvider } from './voice/voice-provider.ts'

setDefaultTimeout(120_000)

/** Noon in Kano, and one hour after the end of its sending hours. */
const NOON = '2026-07-06T11:00:00Z'
/** 17:05 in Nigeria. */
const EVENING = '2026-07-06T16:05:00Z'
const NIGHT = '2026-07-06T20:30:00Z'
const ABROAD = '+33612345678'
const LANDLINE = '+26461123456'
const VISITOR = { address: '10.0.0.1', requestId: 'r', device: null, userAgent: null, sid: null }
const PASSWORD = 'secret-of-aisha'

let sms: SmsServer
let calls: VoiceSwitch
let pushes: Awaited<ReturnType<typeof startPushService>>
/** A server with its usual budgets, and one with all budgets spent. */
let gona: TestServices
let broke: TestServices

const NOTHING_LEFT = {
  SMS_DAILY_CAP: '0',
  SMS_WARNING_DAILY_CAP: '0',
  SMS_ANSWER_DAILY_CAP: '0',
  SMS_REPLY_DAILY_CAP: '0',
  SMS_CODE_DAILY_CAP: '0',
  CALL_DAILY_CAP: '0',
  CALL_BACK_DAILY_CAP: '0',
  CALL_BACK_HOURLY_CAP: '0',
}

beforeAll(async () => {
  ;[sms, calls, pushes] = await Promise.all([startSmsServer(), startVoiceSwitch(), startPushService()])
  const reach = { accepts: (endpoint: string) => endpoint.startsWith(pushes.url), leadsOut: async () => true }
  const settings = { ...ON, ...calls.settings, ...sms.settings, VOICE_CALLBACK: 'on' }
  gona = await testServices({ now: NOON, reach, settings })
  broke = await testServices({ now: NOON, reach, settings: { ...settings, ...NOTHING_LEFT } })
})
afterAll(() => Promise.all([sms.stop(), calls.stop(), pushes.stop()]))
afterEach(() => gona.at(NOON))

interface World {
  gona: TestServices
  farmer: Extract<Actor, { kind: 'user' }>
  phone: string
  /** Pushes received by the farmer's browser, for senders that use one. */
  browser: { pushed: () => number }
}

const set = ({ gona, farmer }: World, values: Partial<typeof users.$inferInsert>) =>
  gona.db.write(gona.db.orm.update(users).set(values).where(eq(users.id, farmer.user.id)))
const choose = (world: World, channels: ChosenChannels) =>
  set(world, {
    channels,
    notificationPreferences: preferencesWithSwitchesOn(['weather', 'advisory', 'community', 'sms', 'calls']),
  })
/** A warning of a weather service. */
const official = ({ gona, farmer }: World, purpose: 'severe warning' | 'urgent warning') =>
  gona.db.write(
    noticeWrite(
      {
        userId: farmer.user.id,
        type: 'weather_alert',
        title: 'Warning: flood',
        message: 'Move to high ground.',
        data: { href: '/warnings/1', expires: '2026-07-07T11:00:00.000Z', purpose },
        dedupeKey: `cap-warned:${purpose}`,
      },
      gona.clock.now(),
    ),
  )
const officialSenders = (purpose: 'severe warning' | 'urgent warning') => ({
  async sms(world: World) {
    await choose(world, { warnings: 'sms' })
    await official(world, purpose)
    await world.gona.voice.queueWarnings()
  },
  async call(world: World) {
    await choose(world, { warnings: 'call' })
    await official(world, purpose)
    await world.gona.voice.queueWarnings()
  },
  async push(world: World) {
    await choose(world, { warnings: 'web' })
    await subscribe(world)
    await official(world, purpose)
  },
})
const warn = ({ gona, farmer }: World) =>
  gona.db.write(
    noticeWrite(
      {
        userId: farmer.user.id,
        type: 'weather_alert',
        title: 'Heavy rain',
        message: 'Open drains.',
        data: { href: '/weather', date: '2026-07-07' },
        dedupeKey: `heavy-rain:12.0,8.5:2026-07-07:${farmer.user.id}`,
      },
      gona.clock.now(),
    ),
  )
async function subscribe(world: World) {
  const { gona, farmer } = world
  const { token } = signedIn(await gona.accounts.signIn.again(farmer.user.id, VISITOR))
  const { sid } = (await gona.accounts.sessions.sessionUser(token))!
  const { subscription, messages } = pushes.browser()
  await gona.push.subscribe(farmer, sid, subscription)
  world.browser.pushed = () => messages().length
}
async function reply({ gona, farmer }: World) {
  const other = await kanoFarmer(gona)
  const post = await gona.community.createPost(farmer, { content: 'Who has seed?' })
  await gona.community.createReply(other, post.id, { content: 'I have.' })
}
async function harvest({ gona, farmer }: World) {
  const crop = { id: crypto.randomUUID(), userId: farmer.user.id, cropType: 'maize', growthStage: 'mature' } as const
  const days = { plantingDate: '2026-02-01', expectedHarvestDate: '2026-06-26' }
  await gona.db.write(gona.db.orm.insert(crops).values({ ...crop, ...days, createdAt: NOON, updatedAt: NOON }))
  if (gona.clock.now().toISOString() === new Date(NOON).toISOString()) gona.at(EVENING)
  await gona.harvests.run(gona.clock.now())
}
async function answer({ gona, farmer, phone }: World) {
  await gona.inbox.ask({ phone, userId: farmer.user.id }, { channel: 'ussd', text: 'When do I weed?' })
  const { items } = await gona.inbox.list(OPERATOR, { limit: 100, state: 'open' })
  const { id } = items.find(({ from }) => from === phone)!
  await gona.inbox.update(OPERATOR, id, { state: 'answered', answer: 'Now.' }).catch(() => {})
}

type Senders = { [P in Purpose]: Record<keyof (typeof PURPOSES)[P]['by'], (world: World) => Promise<unknown>> }

/** Each purpose on each of its channels, triggered as in production. A missing sender does not compile. */
const SENDERS: Senders = {
  advice: {
    async sms(world) {
      await choose(world, { advice: 'sms' })
      await world.gona.sms.startDaily(new Date(Date.UTC(2026, 0, ++days)))
    },
    async call(world) {
      await choose(world, { advice: 'call' })
      await world.gona.voice.queueAdvice()
    },
  },
  harvest: {
    async sms(world) {
      await choose(world, { advice: 'sms' })
      await harvest(world)
    },
    async call(world) {
      await choose(world, { advice: 'call' })
      await harvest(world)
    },
  },
  warning: {
    async sms(world) {
      await choose(world, { warnings: 'sms' })
      await warn(world)
      await world.gona.voice.queueWarnings()
    },
    async call(world) {
      await choose(world, { warnings: 'call' })
      await warn(world)
      await world.gona.voice.queueWarnings()
    },
    async push(world) {
      await choose(world, { warnings: 'web' })
      await subscribe(world)
      await warn(world)
    },
  },
  'severe warning': officialSenders('severe warning'),
  'urgent warning': officialSenders('urgent warning'),
  reply: {
    async sms(world) {
      await choose(world, { answers: 'sms' })
      await reply(world)
    },
    async push(world) {
      await choose(world, { answers: 'web' })
      await subscribe(world)
      await reply(world)
    },
  },
  answer: {
    async sms(world) {
      await choose(world, { answers: 'sms' })
      await answer(world)
    },
    async call(world) {
      await choose(world, { answers: 'call' })
      await answer(world)
    },
  },
  peer: {
    async sms(world) {
      const { gona, farmer } = world
      await choose(world, { answers: 'sms' })
      const { id } = farmer.user
      await gona.crops.add(farmer, { cropType: 'yam', plantingDate: '2026-06-01', growthStage: 'planted', farmArea: 1 })
      await gona.db.write(
        sql`delete from question_peers`,
        sql`update users set channels = '{"answers":"none"}' where id <> ${id}`,
      )
      await gona.questions.ask(await kanoFarmer(gona), { text: 'Why do the yam leaves curl?' })
    },
  },
  word: {
    sms: ({ gona, phone }) =>
      gona.sms.callbacks.inbound({ id: crypto.randomUUID(), from: phone, text: 'TODAY', date: null }),
  },
  dial: {
    sms({ gona, phone }) {
      const ussd = createUssdService({
        ...gona,
        menu: { home: { show: () => lastView('Long. '.repeat(60)) } },
        holderAt: (phone) => gona.accounts.holder.at(phone, { waits: true }),
        sendSms: gona.sms.send,
      })
      return ussd.turn({ sessionId: crypto.randomUUID(), phone, network: '', serviceCode: '', answers: '' })
    },
  },
  call: {
    async sms(world) {
      await choose(world, {})
      await set(world, { preferredLanguage: 'ha' })
      const line = createPhone(world.gona)
      const sessionId = crypto.randomUUID()
      // Uses up the limit of calls back.
      await world.gona.db.write(sql`insert or ignore into outbound_calls
        (id, phone, about, kind, language, state, due_at, until, created_at)
        select ${sessionId} || value, ${world.phone}, ${sessionId} || value, 'call back', 'ha', 'failed', ${NOON}, ${NOON}, ${NOON}
        from json_each('[1,2,3,4,5,6]')`)
      await world.gona.db.write(
        sql`update outbound_calls set user_id = ${world.farmer.user.id} where phone = ${world.phone}`,
      )
      await line.ring(world.phone, sessionId)
      // Texts without clips go when the call is over.
      await line.end(world.phone, sessionId)
    },
  },
  'call back': { call: ({ gona, phone }) => createPhone(gona).ring(phone, crypto.randomUUID()) },
  code: { sms: ({ gona, farmer }) => gona.accounts.phone.askForCode(farmer) },
  'account notice': {
    async sms(world) {
      const phone = `+234809${String(++changed).padStart(7, '0')}`
      await world.gona.accounts.profile.update(world.farmer, { phone, currentPassword: PASSWORD })
      for (let n = 0; n < 30; n++) await new Promise((resolve) => setImmediate(resolve))
    },
  },
  test: { sms: ({ gona, phone }) => gona.sms.sendTest(OPERATOR, phone).catch(() => {}) },
}
let changed = 1_000_000
let days = 0

/** Sets up a farmer who may receive everything, applies the situation and triggers the sender. */
async function tried(
  gona: TestServices,
  purpose: Purpose,
  channel: OutboundChannel,
  situation: (world: World) => unknown,
) {
  const farmer = await kanoFarmer(gona)
  const world: World = { gona, farmer, phone: farmer.user.phone, browser: { pushed: () => 0 } }
  await set(world, { phoneProvedAt: NOON })
  if (purpose === 'advice' || purpose === 'word') {
    await gona.crops.initialize(farmer)
    await gona.advisories.generate(farmer)
  }
  await situation(world)
  const send = SENDERS[purpose][channel as never] as (world: World) => Promise<unknown>
  await send(world)
  await Promise.all([gona.sms.run(), gona.voice.makeCalls(), gona.push.sendDue()])
  await gona.sms.run()
  const { phone } = world
  return {
    sms: sms.accepted.get(phone)?.length ?? 0,
    call: calls.asked.filter(({ to }) => to === phone).length,
    push: world.browser.pushed(),
  }
}

const move = (phone: string) => async (world: World) => {
  await world.gona.db.write(sql`update users set phone = 'old ' || id where phone = ${phone}`)
  await set(world, { phone })
  const user = { ...world.farmer.user, phone }
  Object.assign(world, { phone, farmer: { ...world.farmer, user } })
  sms.accepted.delete(phone)
  calls.asked.splice(0)
}

/** Situations in which nothing may be sent, and the purposes they concern. */
const SITUATIONS: [
  name: string,
  applies: (purpose: Purpose, channel: OutboundChannel) => boolean,
  (world: World) => unknown,
][] = [
  [
    'to a number that is not proved',
    (p) => purposeRule(p).proof === 'owner',
    (world) => set(world, { phoneProvedAt: null }),
  ],
  ['after STOP', (p) => p !== 'code', (world) => set(world, { smsOptedOutAt: NOON })],
  ['abroad', () => true, move(ABROAD)],
  ['to a landline', () => true, move(LANDLINE)],
  [
    'to a number that wants no calls',
    (_, c) => c === 'call',
    ({ gona, phone }) => gona.db.write(sql`insert into no_calls (phone, created_at) values (${phone}, ${NOON})`),
  ],
]

const allSenders = (Object.keys(PURPOSES) as Purpose[]).flatMap((purpose) =>
  (Object.keys(PURPOSES[purpose].by) as OutboundChannel[]).map((channel) => [purpose, channel] as const),
)

/** Uses up a person's limit with stored messages. */
async function useUp({ gona, farmer, phone }: World, purpose: Purpose, channel: OutboundChannel) {
  const limit = purposeRule(purpose).personal
  const userId = farmer.user.id
  if (limit === 'booked')
    return gona.db.write(sql`insert into told_days (user_id, day, about, created_at)
      select ${userId}, value, 'other', ${NOON} from json_each('["2026-07-06", "2026-07-07", "2026-07-08"]')`)
  for (let n = 0; n < limit.most; n++) {
    const id = crypto.randomUUID()
    await gona.db.write(
      channel === 'sms'
        ? gona.db.orm.insert(smsMessages).values({
            id,
            userId: purpose === 'account notice' ? null : userId,
            phone,
            kind: purpose as never,
            text: 'x',
            segments: 1,
            state: 'accepted',
            createdAt: NOON,
          })
        : gona.db.orm.insert(outboundCalls).values({
            id,
            userId,
            phone,
            about: id,
            kind: purpose as never,
            language: 'en',
            state: 'answered',
            attempts: 1,
            dueAt: NOON,
            until: NOON,
            createdAt: NOON,
          }),
    )
  }
}

describe.each(allSenders)('%s by %s', (purpose, channel) => {
  const toNumber = channel !== 'push'

  test('leaves to a farmer who may get it', async () => {
    expect((await tried(gona, purpose, channel, () => {}))[channel]).toBeGreaterThan(0)
  })

  if (toNumber)
    for (const [name, applies, situation] of SITUATIONS.filter(([, applies]) => applies(purpose, channel)))
      test(`does not leave ${name}`, async () => {
        expect(applies(purpose, channel)).toBe(true)
        expect((await tried(gona, purpose, channel, situation))[channel]).toBe(0)
      })

  if (purposeRule(purpose).hours === 'day')
    test('does not leave at night', async () => {
      gona.at(NIGHT)
      expect((await tried(gona, purpose, channel, () => {}))[channel]).toBe(0)
    })

  const { personal } = purposeRule(purpose)
  if (toNumber || personal === 'booked')
    test('does not leave beyond the budget of one person', async () => {
      const left = await tried(gona, purpose, channel, (world) => useUp(world, purpose, channel))
      expect(left[channel]).toBe(0)
    })

  if (toNumber)
    test('does not leave beyond the budget of the day', async () => {
      expect((await tried(broke, purpose, channel, () => {}))[channel]).toBe(0)
    })
})

test('nothing that sends takes a mere number', () => {
  // @ts-expect-error a permit comes from the gateway
  const text: Parameters<SmsProvider['send']> = ['Hello', ['+2348031234567']]
  // @ts-expect-error only the gateway can create a permit
  const ring: Parameters<VoiceProvider['call']> = [{ phone: '+2348031234567', userId: null, purpose: 'advice' }, 'id']
  expect([text, ring]).toHaveLength(2)
})
