import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import type { Channels, ChosenChannels } from '../../contracts/channels.ts'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { contactDays } from '../../db/schema/channels.ts'
import { keptAnswers } from '../../db/schema/inbox.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { outboundCalls, voiceClips } from '../../db/schema/voice.ts'
import { smsLength } from '../../words/gsm7.ts'
import { noticeWrite } from '../notifications/notify.ts'
import { startSmsServer } from '../testing/providers/africas-talking.ts'
import { startPushService } from '../testing/providers/push-service.ts'
import { entry, startVoiceSwitch, type VoiceSwitch } from '../testing/providers/voice-switch.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { signedIn } from '../testing/signed-in.ts'
import { OPERATOR } from './sms/fixture.ts'
import { createPhone, madeWav, ON, record, spokenOf } from './voice/fixture.ts'

/** 12 o'clock in Kano, a Monday. */
const NOON = '2026-07-06T11:00:00Z'
const EVENING = '2026-07-06T20:30:00Z'
const NEXT_MORNING = '2026-07-07T07:01:00Z'
const VISITOR = { address: '10.0.0.1', requestId: 'r', device: null, userAgent: null, sid: null }

let provider: VoiceSwitch
let service: Awaited<ReturnType<typeof startPushService>>
let sms: Awaited<ReturnType<typeof startSmsServer>>
let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>

beforeEach(async () => {
  provider = await startVoiceSwitch()
  service = await startPushService()
  sms = await startSmsServer()
  const reach = {
    accepts: (endpoint: string) => endpoint.startsWith(service.url),
    leadsOut: async () => true,
  }
  gona = await testServices({ now: NOON, reach, settings: { ...ON, ...provider.settings, ...sms.settings } })
  farmer = await kanoFarmer(gona)
  await gona.db.write(gona.db.orm.update(users).set({ phoneProvedAt: NOON }))
  await gona.crops.initialize(farmer)
  await gona.advisories.generate(farmer)
})
afterEach(async () => {
  await service.stop()
  await sms.stop()
  await provider.stop()
})

const choose = async (channels: ChosenChannels) => {
  const user = await gona.accounts.profile.update(farmer, { channels })
  farmer = { ...farmer, user }
}
const warn = (day: string) =>
  gona.db.write(
    noticeWrite(
      {
        userId: farmer.user.id,
        type: 'weather_alert',
        title: 'Heavy rain',
        message: 'Open drains.',
        data: { href: '/weather', date: day },
        dedupeKey: `heavy-rain:12.0,8.5:${day}`,
      },
      gona.clock.now(),
    ),
  )
/** Runs the timed jobs at a given time. */
async function at(moment: string) {
  gona.at(moment)
  await gona.push.sendDue()
  await gona.voice.queueWarnings()
  await gona.voice.makeCalls()
}
async function sendAdvice() {
  const { campaignId, recipients } = await gona.sms.sendAdvisories(OPERATOR)
  await gona.sms.finish(OPERATOR, campaignId)
  return { recipients, why: (await gona.sms.campaign(OPERATOR, campaignId)).skippedWhy }
}
const texts = async () => (await gona.db.orm.select().from(smsMessages).orderBy(smsMessages.id)).map(({ text }) => text)
const rung = () => provider.asked.length
async function subscribe() {
  const { token } = signedIn(await gona.accounts.signIn.again(farmer.user.id, VISITOR))
  const { sid } = (await gona.accounts.sessions.sessionUser(token))!
  const { subscription, messages } = service.browser()
  await gona.push.subscribe(farmer, sid, subscription)
  return messages
}

describe('a person’s channels', () => {
  test('are chosen a matter at a time, and told with the person', async () => {
    expect(farmer.user.channels).toEqual({ advice: 'web', warnings: 'web', answers: 'web' })
    await choose({ warnings: 'call' })
    await choose({ advice: 'sms' })
    expect(farmer.user.channels).toEqual({ advice: 'sms', warnings: 'call', answers: 'web' } satisfies Channels)
    expect(farmer.user.notificationPreferences).toMatchObject({ sms: true, calls: true, weather: true })
  })

  test('a STOP ends what comes by SMS, START brings it back, also to who wanted none', async () => {
    await choose({ advice: 'sms', warnings: 'sms' })
    const say = (text: string) => gona.sms.callbacks.inbound({ id: text, from: farmer.user.phone, text, date: null })
    const now = async () => (await gona.accounts.operator.findByPhone(OPERATOR, farmer.user.phone)).channels
    await say('STOP')
    expect(await now()).toMatchObject({ advice: 'web', warnings: 'web' })
    await say('START')
    expect(await now()).toMatchObject({ advice: 'sms', warnings: 'sms' })
    await choose({ advice: 'none' })
    await say('start')
    expect(await now()).toMatchObject({ advice: 'sms' })
  })
})

test('SMS and calls are refused to a number that nobody has proved, where SMS leave the server', async () => {
  await gona.db.write(gona.db.orm.update(users).set({ phoneProvedAt: null }))
  for (const way of ['sms', 'call'] as const)
    for (const matter of ['advice', 'warnings', 'answers'] as const)
      expect(await choose({ [matter]: way }).catch((error) => error)).toMatchObject({ code: 'conflict' })
  await choose({ advice: 'none' })
  expect(farmer.user.channels.advice).toBe('none')
})

describe('one message a day', () => {
  test('a warning by SMS takes the day of the advice by SMS', async () => {
    await choose({ advice: 'sms', warnings: 'sms' })
    await warn('2026-07-07')
    await at(NOON)
    expect(await texts()).toEqual(['Open drains.'])
    expect(await sendAdvice()).toEqual({ recipients: 0, why: { 'told today': 1 } })
    gona.at(NEXT_MORNING)
    expect((await sendAdvice()).recipients).toBe(1)
  })

  test('a call takes it too, and a push', async () => {
    await choose({ advice: 'sms', warnings: 'call' })
    await warn('2026-07-07')
    await at(NOON)
    expect([rung(), (await sendAdvice()).recipients]).toEqual([1, 0])
    await choose({ warnings: 'web' })
    const pushed = await subscribe()
    gona.at(NEXT_MORNING)
    await warn('2026-07-08')
    await at(NEXT_MORNING)
    expect([pushed().length, (await sendAdvice()).recipients]).toEqual([1, 0])
  })

  test.each(['sms', 'call', 'web'] as const)(
    'after advice by SMS a warning by %s waits for the morning',
    async (way) => {
      await choose({ advice: 'sms', warnings: way })
      const pushed = way === 'web' ? await subscribe() : () => []
      const told = async () => rung() + pushed().length + (await texts()).length
      expect((await sendAdvice()).recipients).toBe(1)
      await warn('2026-07-08')
      await at(NOON)
      expect(await told()).toBe(1)
      // A push expires after 18 hours.
      await at(way === 'web' ? '2026-07-07T07:00:00Z' : NEXT_MORNING)
      expect(await told()).toBe(way === 'web' ? 1 : 2)
    },
  )

  test('of two warnings the first day has one, the next day the other, however often the jobs run', async () => {
    await choose({ warnings: 'call' })
    await warn('2026-07-07')
    await warn('2026-07-08')
    for (let n = 0; n < 3; n++) await at(NOON)
    expect(rung()).toBe(1)
    for (let n = 0; n < 3; n++) await at(NEXT_MORNING)
    expect(rung()).toBe(2)
    expect(await gona.db.orm.select({ day: contactDays.day }).from(contactDays)).toEqual([
      { day: '2026-07-06' },
      { day: '2026-07-07' },
    ])
  })

  test('a warning too late for its next day is not sent at all', async () => {
    await choose({ advice: 'sms', warnings: 'sms' })
    await sendAdvice()
    await warn('2026-07-06')
    await at(NOON)
    await at(NEXT_MORNING)
    expect(await texts()).toHaveLength(1)
  })

  test('an SMS that failed has taken nobody’s day', async () => {
    await choose({ advice: 'sms' })
    await sendAdvice()
    await gona.db.write(sql`update sms_messages set state = 'failed'`)
    expect(await gona.db.orm.select().from(contactDays)).toEqual([])
  })

  test('an SMS of a campaign that was skipped has taken nobody’s day', async () => {
    await choose({ advice: 'sms' })
    await sendAdvice()
    await gona.db.write(sql`update sms_messages set state = 'skipped'`)
    expect(await gona.db.orm.select().from(contactDays)).toEqual([])
  })

  test('a warning comes by the one channel that was chosen', async () => {
    const pushed = await subscribe()
    for (const [n, way] of (['sms', 'call'] as const).entries()) {
      await choose({ warnings: way })
      const day = `2026-07-0${n + 6}T11:00:00Z`
      gona.at(day)
      await warn(`2026-07-0${n + 7}`)
      await at(day)
    }
    expect([rung(), await texts(), pushed()]).toEqual([1, ['Open drains.'], []])
  })

  test('each phone of a person gets the one push', async () => {
    const phones = [await subscribe(), await subscribe()]
    await warn('2026-07-07')
    await at(NOON)
    expect(phones.map((messages) => messages().length)).toEqual([1, 1])
  })
})

describe('quiet hours', () => {
  test.each(['sms', 'call', 'web'] as const)('hold a warning by %s until the morning', async (way) => {
    await choose({ warnings: way })
    const pushed = way === 'web' ? await subscribe() : () => []
    const told = async () => rung() + pushed().length + (await texts()).length
    gona.at(EVENING)
    await warn('2026-07-08')
    await at(EVENING)
    expect(await told()).toBe(0)
    await at(NEXT_MORNING)
    expect(await told()).toBe(1)
  })

  test('hold a push of a reply, but it takes no day', async () => {
    await choose({ answers: 'web' })
    const pushed = await subscribe()
    const reply = { userId: farmer.user.id, type: 'community_reply', title: 'Reply', message: 'Yes' } as const
    gona.at(EVENING)
    for (let n = 0; n < 2; n++) await gona.db.write(noticeWrite(reply, gona.clock.now()))
    await at(EVENING)
    expect(pushed()).toEqual([])
    await at(NEXT_MORNING)
    expect(pushed()).toHaveLength(2)
    expect(await gona.db.orm.select().from(contactDays)).toEqual([])
  })
})

describe('what waits', () => {
  test('is not told to who wants it no more', async () => {
    await choose({ warnings: 'sms' })
    gona.at(EVENING)
    await warn('2026-07-08')
    await at(EVENING)
    await choose({ warnings: 'none' })
    await at(NEXT_MORNING)
    expect(await texts()).toEqual([])
    expect(await gona.db.orm.select().from(outboundCalls)).toMatchObject([{ state: 'failed' }])
  })
})

describe('advice by call', () => {
  test('rings once and says what comes first', async () => {
    await choose({ advice: 'call' })
    for (let n = 0; n < 2; n++) await gona.voice.queueAdvice()
    await gona.voice.makeCalls()
    expect(rung()).toBe(1)
    const { clientRequestId } = provider.asked[0]!
    const heard = await createPhone(gona).ring(ON.VOICE_NUMBER, 'ATVId_9', {
      direction: 'Outbound',
      callerNumber: ON.VOICE_NUMBER,
      destinationNumber: farmer.user.phone,
      clientRequestId: clientRequestId!,
    })
    const [first] = await gona.advisories.spoken(farmer)
    expect(spokenOf(heard)).toStartWith(`${first!.title} ${first!.content}`)
    expect((await sendAdvice()).why).toEqual({ 'sms off': 1 })
  })

  test('that rang in vain keeps its day; advice that never rang gives it back', async () => {
    await choose({ advice: 'call' })
    await gona.accounts.profile.update(farmer, {
      notificationPreferences: preferencesWithSwitchesOn(['advisory', 'calls']),
    })
    const days = () => gona.db.orm.$count(contactDays)
    provider.meet(({ to }) => entry(to!, 'DestinationNotSupported'))
    await gona.voice.queueAdvice()
    for (const moment of [NOON, '2026-07-06T11:11:00Z', '2026-07-06T11:22:00Z']) await at(moment)
    expect([rung(), await days()]).toEqual([2, 1])
    expect(await gona.db.orm.select().from(outboundCalls)).toMatchObject([{ state: 'failed' }])
    gona.at('2026-07-07T11:00:00Z')
    await gona.voice.queueAdvice()
    expect(await days()).toBe(2)
    gona.at('2026-07-08T12:00:00Z')
    await gona.voice.makeCalls()
    expect([rung(), await days()]).toEqual([2, 1])
  })

  const switches = (on: string[]) =>
    gona.accounts.profile.update(farmer, {
      preferredLanguage: 'ha',
      notificationPreferences: preferencesWithSwitchesOn(on),
    })
  async function adviseInHausa() {
    await gona.voice.queueAdvice()
    await gona.voice.makeCalls()
    return [rung(), (await texts()).length]
  }

  test('goes by SMS in a language without its recordings, to those with SMS switched on', async () => {
    await switches(['advisory', 'sms'])
    await choose({ advice: 'call' })
    expect(await adviseInHausa()).toEqual([0, 1])
  })

  test('goes nowhere in such a language with SMS switched off', async () => {
    await switches(['advisory'])
    await choose({ advice: 'call' })
    expect(await adviseInHausa()).toEqual([0, 0])
    // The day stays free for a warning.
    expect(await gona.db.orm.select().from(contactDays)).toEqual([])
  })

  test('is no SMS any more where SMS were switched off after it was queued', async () => {
    await switches(['advisory', 'sms'])
    await choose({ advice: 'call' })
    await gona.voice.queueAdvice()
    await switches(['advisory'])
    await gona.voice.makeCalls()
    expect([rung(), (await texts()).length]).toEqual([0, 0])
  })
})

describe('an answer to a question', () => {
  const answered = async () => {
    const { id: userId, phone } = farmer.user
    await gona.inbox.ask({ phone, userId }, { channel: 'ussd', text: 'When do I weed?' })
    const [question] = (await gona.inbox.list(OPERATOR, { limit: 1 })).items
    return gona.inbox.update(OPERATOR, question!.id, { state: 'answered', answer: 'Weed this week.' })
  }
  const notices = () =>
    gona.db.orm.select({ message: notifications.message }).from(notifications).where(eq(notifications.type, 'other'))

  test('goes back on the phone it came from, where nothing was chosen', async () => {
    expect((await answered()).state).toBe('answered')
    expect([await texts(), await notices()]).toEqual([['Weed this week.'], []])
  })

  test.each([
    ['sms', ['Weed this week.'], []],
    ['web', [], [{ message: 'Weed this week.' }]],
    ['none', [], []],
  ] as const)('by %s', async (way, sent, noted) => {
    await choose({ answers: way })
    expect((await answered()).state).toBe('answered')
    expect([await texts(), await notices()]).toEqual([[...sent], [...noted]])
  })

  /** Answers the first call that the provider was sent. */
  const answeredCall = () =>
    createPhone(gona).ring(ON.VOICE_NUMBER, 'ATVId_9', {
      direction: 'Outbound',
      callerNumber: ON.VOICE_NUMBER,
      destinationNumber: farmer.user.phone,
      clientRequestId: provider.asked[0]!.clientRequestId!,
    })

  test('by call rings and says it; in a language that nobody can speak it is an SMS', async () => {
    await choose({ answers: 'call' })
    await answered()
    await gona.voice.makeCalls()
    const heard = await answeredCall()
    expect(spokenOf(heard)).toStartWith('Weed this week.')
    expect(await texts()).toEqual([])
    await gona.accounts.profile.update(farmer, {
      preferredLanguage: 'ha',
      notificationPreferences: preferencesWithSwitchesOn(['advisory', 'sms']),
    })
    await answered()
    expect(await texts()).toEqual(['Weed this week.'])
  })

  test('that is kept rings in a language with its clip, and is an SMS where its words have none', async () => {
    await gona.accounts.profile.update(farmer, {
      preferredLanguage: 'ha',
      notificationPreferences: preferencesWithSwitchesOn(['advisory', 'sms']),
    })
    await choose({ answers: 'call' })
    const row = { id: 'weed', question: 'When?', answer: 'Weed this week.', language: 'ha', approved: true } as const
    await gona.db.write(gona.db.orm.insert(keptAnswers).values({ ...row, createdAt: '2026-07-01' }))
    await record(gona, 'ha')
    const bytes = madeWav({ seconds: 2 })
    const offered = ['answer-weed', 'answer-other'].map(
      (clip) => ({ language: 'ha', clip, format: 'wav', bytes }) as const,
    )
    const report = await gona.voice.clips.import(OPERATOR, offered)
    expect(report.map(({ refused }) => refused)).toEqual([null, 'no clip has this name'])
    expect(await gona.voice.clips.list(OPERATOR, 'ha', true)).toMatchObject([
      { clip: 'answer-weed', text: 'Weed this week.', state: 'imported' },
    ])
    await answered()
    await gona.voice.makeCalls()
    const heard = await answeredCall()
    expect(spokenOf(heard)).toStartWith('[answer-weed]')
    expect(await texts()).toEqual([])
    await gona.db.write(
      gona.db.orm.update(voiceClips).set({ says: 'Weed next week.' }).where(eq(voiceClips.clip, 'answer-weed')),
    )
    await answered()
    expect(await texts()).toEqual(['Weed this week.'])
  })

  test('that nobody can speak is a notification for people with SMS switched off', async () => {
    await gona.accounts.profile.update(farmer, {
      preferredLanguage: 'ha',
      notificationPreferences: preferencesWithSwitchesOn(['advisory']),
    })
    await choose({ answers: 'call' })
    expect((await answered()).state).toBe('answered')
    expect([await texts(), await notices()]).toEqual([[], [{ message: 'Weed this week.' }]])
  })

  test('a reply to a post goes by SMS to who chose it, and to nobody else', async () => {
    const other = await kanoFarmer(gona)
    const post = await gona.community.createPost(farmer, { content: 'Who has seed?' })
    await gona.community.createReply(other, post.id, { content: 'I have.' })
    await choose({ answers: 'sms' })
    await gona.community.createReply(other, post.id, { content: 'Still some.' })
    expect(await texts()).toEqual([expect.stringContaining('Still some.')])
  })
})

describe('a reply to a post by SMS', () => {
  async function replied(content: string) {
    const other = await kanoFarmer(gona, { firstName: 'URGENT call 0900 123 456' })
    const post = await gona.community.createPost(farmer, { content: 'Who has seed?' })
    await gona.community.createReply(other, post.id, { content })
    return texts()
  }

  test('does not come to people who have switched the community off', async () => {
    await choose({ answers: 'sms' })
    await gona.accounts.profile.update(farmer, {
      notificationPreferences: { ...farmer.user.notificationPreferences, community: false },
    })
    expect(await replied('Still some.')).toEqual([])
  })

  test('carries no link, number, line break or unseen character, and is one segment', async () => {
    await choose({ answers: 'sms' })
    const bait =
      'GTBank:\n\nOpen https://evil.example/x or evil.example/y \u202e now, mail a@evil.example, dial *901#, call 0800-123 456 '
    const [text = ''] = await replied(bait + 'please '.repeat(20))
    expect(text).toStartWith('New reply to your post: URGENT call ...')
    expect(text).not.toMatch(/[\d\n\u202e@]|evil|https/)
    expect(smsLength(text)).toMatchObject({ encoding: 'GSM-7', segments: 1 })
  })
})

test('of people without an account nothing is kept', async () => {
  await choose({ warnings: 'call' })
  await warn('2026-07-07')
  await at(NOON)
  await gona.db.write(gona.db.orm.delete(users).where(eq(users.id, farmer.user.id)))
  expect(await gona.db.orm.select().from(contactDays)).toEqual([])
})
