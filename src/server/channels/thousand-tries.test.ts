import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { CHANNELS } from '../../contracts/channels.ts'
import { users } from '../../db/schema/accounts.ts'
import { createApp } from '../app.ts'
import { cookieName } from '../http/cookies.ts'
import { noticeWrite } from '../notifications/notify.ts'
import { noAssets } from '../testing/no-assets.ts'
import { createOutboundJudge } from '../testing/outbound-judge.ts'
import { startSmsServer } from '../testing/providers/africas-talking.ts'
import { startVoiceSwitch } from '../testing/providers/voice-switch.ts'
import { kanoFarmer, testServices } from '../testing/services.ts'
import { signedIn } from '../testing/signed-in.ts'
import { OPERATOR } from './sms/fixture.ts'
import { createPhone, ON } from './voice/fixture.ts'

setDefaultTimeout(600_000)

const TRIES = 1000
const PASSWORD = 'secret-of-aisha'
const SECRET = ON.CHANNEL_SECRET
const VISITOR = { address: '10.0.0.1', requestId: 'r', device: null, userAgent: null, sid: null }
const FOREIGN = ['+33612345678', '+447400123456', '+33712345678']
const STRANGERS = ['+2348055550001', '+264811234567', '+447400123457']
const WORDS = [
  'TODAY',
  'WEEK',
  'RAIN Kano',
  'ASK why?',
  'JOIN Kano maize',
  '1',
  'DONE',
  'HELP',
  'HAUSA',
  'what?',
  'START',
  'STOP',
]

const [sms, calls] = await Promise.all([startSmsServer(), startVoiceSwitch()])
afterAll(() => Promise.all([sms.stop(), calls.stop()]))

test('a thousand tries over calls, callbacks and jobs reach no number that they may not, and stay in their budgets', async () => {
  let now = Date.parse('2026-07-06T09:00:00Z')
  const settings = {
    ...ON,
    ...calls.settings,
    ...sms.settings,
    VOICE_CALLBACK: 'on',
    SMS_ANSWER_DAILY_CAP: '12',
    CALL_DAILY_CAP: '1',
  }
  const gona = await testServices({ settings })
  const app = createApp(gona, noAssets)
  const move = (ms: number) => {
    now += ms
    gona.at(new Date(now).toISOString())
  }
  move(0)

  const accounts: { id: string; token: string }[] = []
  const foreign = [...FOREIGN, STRANGERS[2]!]
  const judge = createOutboundJudge(gona, { sms, calls, foreign })
  const line = createPhone(gona)
  const registered = async () => {
    const { user } = await kanoFarmer(gona)
    const { token } = signedIn(await gona.accounts.signIn.again(user.id, VISITOR))
    return { id: user.id, token }
  }
  const set = (id: string, values: Partial<typeof users.$inferInsert>) =>
    gona.db.write(gona.db.orm.update(users).set(values).where(eq(users.id, id)))
  for (let n = 0; n < 9; n++) {
    const user = await registered()
    accounts.push(user)
    const proved = '2026-01-01T00:00:00Z'
    if (n < 2 || n >= 5) await set(user.id, { phoneProvedAt: proved })
    if (n === 5) await set(user.id, { smsOptedOutAt: proved })
    if (n >= 6) await set(user.id, { phone: FOREIGN[n - 6]! })
    // A choice from before the rules existed.
    const on = { weather: true, advisory: true, community: true, sms: true, calls: true }
    const way = n % 2 === 0 ? 'sms' : 'call'
    await set(user.id, { notificationPreferences: on, channels: { advice: way, warnings: way, answers: way } })
  }
  await gona.accounts.operator.promote(OPERATOR, (await kanoFarmer(gona)).user.phone)
  const phones = async () => [
    ...(await gona.db.orm.select({ phone: users.phone }).from(users)).map(({ phone }) => phone),
    ...STRANGERS,
  ]

  const accountOf = async (n: number) => {
    const { id } = accounts[n % accounts.length]!
    const [row] = await gona.db.orm.select().from(users).where(eq(users.id, id))
    return row!
  }
  const writes = async (from: string, text: string) => {
    await judge.writes(from, text)
    await post('/api/sms/inbound', { id: `in-${serial++}`, from, to: '123', text, date: new Date(now).toISOString() })
  }
  const ask = (n: number, method: string, path: string, body?: unknown) =>
    app.request(`http://gona.test${path}`, {
      method,
      headers: {
        host: 'gona.test',
        'content-type': 'application/json',
        cookie: `${cookieName(gona.config, 'session')}=${accounts[n % accounts.length]!.token}`,
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
  const post = (path: string, form: Record<string, string>) =>
    app.request(`http://gona.test${path}?secret=${SECRET}`, { method: 'POST', body: new URLSearchParams(form) })
  let serial = 0
  const some = async (n: number) => {
    const all = await phones()
    return all[n % all.length]!
  }
  const steps: ((a: number, b: number) => unknown)[] = [
    (a, b) =>
      ask(a, 'PUT', '/api/profile', {
        channels: { advice: CHANNELS[b % 4], warnings: CHANNELS[(b >> 2) % 4], answers: CHANNELS[(b >> 4) % 4] },
      }),
    (a, b) =>
      ask(a, 'PUT', '/api/profile', {
        notificationPreferences: {
          weather: true,
          advisory: true,
          community: true,
          sms: b % 2 === 0,
          calls: b % 3 === 0,
        },
      }),
    (a) =>
      ask(a, 'POST', '/api/crops', {
        cropType: 'maize',
        plantingDate: '2026-06-01',
        growthStage: 'planted',
        farmArea: 1,
      }),
    (a) => ask(a, 'POST', '/api/advisories/generate'),
    (a, b) => ask(a, 'POST', '/api/community/posts', { content: `Who has seed? ${b}` }),
    async (a, b) => {
      const posts = (await (await ask(a, 'GET', '/api/community/posts')).json()) as { id: string }[]
      if (posts.length > 0)
        await ask(a, 'POST', `/api/community/posts/${posts[b % posts.length]!.id}/replies`, {
          content: `Call 0900 ${b}`,
        })
    },
    (a) => ask(a, 'POST', '/api/account/phone-code'),
    async (a, b) => {
      await writes(await some(a), WORDS[b % WORDS.length]!)
    },
    async (a, b) => {
      const phoneNumber = await some(a)
      judge.contacted.add(phoneNumber)
      await post('/api/ussd', {
        sessionId: `d-${serial++}`,
        phoneNumber,
        networkCode: '1',
        serviceCode: '*1#',
        text: ['', '1', '1*5', '2', '6*why'][b % 5]!,
      })
    },
    async (a) => {
      const callerNumber = await some(a)
      judge.contacted.add(callerNumber)
      await post('/api/voice', {
        isActive: '1',
        sessionId: `v-${serial++}`,
        direction: 'Inbound',
        callerNumber,
        destinationNumber: ON.VOICE_NUMBER,
      })
    },
    async (a) => {
      const { id: userId } = accounts[a % accounts.length]!
      const data = { href: '/weather', date: new Date(now + 86_400_000).toISOString().slice(0, 10) }
      const warning = {
        type: 'weather_alert',
        title: 'Heavy rain',
        message: 'Open drains.',
        dedupeKey: `heavy-rain:1,1:${serial++}`,
      } as const
      await gona.db.write(noticeWrite({ userId, ...warning, data }, gona.clock.now()))
      await gona.voice.queueWarnings()
    },
    () => gona.sms.startDaily(new Date(now)),
    () => gona.voice.queueAdvice(),
    async (_, b) => {
      const { items } = await gona.inbox.list(OPERATOR, { limit: 20, state: 'open' })
      const one = items[b % Math.max(1, items.length)]
      if (one) await gona.inbox.update(OPERATOR, one.id, { state: 'answered', answer: `Now ${b}.` }).catch(() => {})
    },
    async (_, b) => move((b % 9) * 3_600_000),
    async (a) => {
      const from = await some(a)
      for (let n = 0; n < 7; n++) await writes(from, 'TODAY')
    },
    async (a) => writes(await some(a), 'STOP'),
    async (a) => gona.accounts.recovery.askForCode(await some(a), VISITOR).catch(() => {}),
    async (a, b) => {
      const { phone, phoneProvedAt } = await accountOf(a)
      if (foreign.includes(phone)) return
      // Sometimes a number that another account had before.
      const next = b % 3 === 0 ? STRANGERS[b % 2]! : `+234809${1_000_000 + serial++}`
      const { status } = await ask(a, 'PUT', '/api/profile', { phone: next, currentPassword: PASSWORD })
      if (status === 200) judge.leaves(phone, phoneProvedAt !== null)
    },
    async (a) => gona.sms.sendTest(OPERATOR, await some(a)).catch(() => {}),
    async (a, b) => {
      const { phone } = await accountOf(a)
      if (b % 4 > 0 || foreign.includes(phone)) return
      const { status } = await ask(a, 'DELETE', '/api/account', { password: PASSWORD })
      if (status >= 300) return
      judge.forgets(phone)
      accounts[a % accounts.length] = await registered()
    },
    async (_, b) => {
      const call = judge.placed.at(-1 - (b % 3))
      if (!call) return
      const sessionId = `o-${serial++}`
      const over = {
        direction: 'Outbound',
        callerNumber: ON.VOICE_NUMBER,
        destinationNumber: call.to,
        clientRequestId: call.id,
      }
      const heard = await line.ring(ON.VOICE_NUMBER, sessionId, over)
      await line.answer(heard, ON.VOICE_NUMBER, { ...over, dtmfDigits: '8' }, sessionId)
      judge.withoutCalls.add(call.to)
    },
  ]

  async function settle() {
    for (let n = 0; n < 5; n++) await new Promise((resolve) => setImmediate(resolve))
    await gona.voice.makeCalls()
    await gona.sms.run()
  }
  const draws = fc.sample(fc.tuple(fc.nat(steps.length - 1), fc.nat(999), fc.nat(999)), {
    numRuns: TRIES,
    seed: 20_260_706,
  })
  let left = 0
  for (const [step, a, b] of draws) {
    await steps[step]!(a, b)
    await settle()
    left += await judge.look()
  }
  expect(left).toBeGreaterThan(50)
  expect(await gona.db.orm.all(sql`select 1 from sms_messages limit 1`)).toHaveLength(1)
})
