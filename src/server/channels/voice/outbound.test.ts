import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../../contracts/notification-switches.ts'
import { users } from '../../../db/schema/accounts.ts'
import { outboundCalls } from '../../../db/schema/voice.ts'
import { composeServices } from '../../compose.ts'
import { noticeWrite } from '../../notifications/notify.ts'
import { entry, startVoiceSwitch, type VoiceSwitch } from '../../testing/providers/voice-switch.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import { createPhone, ON, spokenOf } from './fixture.ts'

let provider: VoiceSwitch
let gona: TestServices
let phone: ReturnType<typeof createPhone>
let farmer: Awaited<ReturnType<typeof kanoFarmer>>

const NOON = '2026-07-06T11:00:00Z'
async function open(settings: Record<string, string> = {}) {
  gona = await testServices({ now: NOON, settings: { ...ON, ...provider.settings, ...settings } })
  phone = createPhone(gona)
  farmer = await kanoFarmer(gona)
  await gona.db.write(gona.db.orm.update(users).set({ phoneProvedAt: NOON }))
  await gona.accounts.profile.update(farmer, {
    notificationPreferences: preferencesWithSwitchesOn(['weather', 'calls', 'sms']),
  })
}
beforeEach(async () => {
  provider = await startVoiceSwitch()
  await open()
})
afterEach(() => provider.stop())

const warn = async (dedupeKey = 'heavy-rain:12.0,8.5:2026-07-07', said: object = { date: '2026-07-07' }) => {
  const notice = {
    userId: farmer.user.id,
    type: 'weather_alert',
    title: 'Heavy rain',
    message: 'Open drains.',
  } as const
  const data = { href: '/weather', ...said }
  await gona.db.write(noticeWrite({ ...notice, data, dedupeKey }, new Date(NOON)))
  await gona.voice.queueWarnings()
  await gona.voice.queueWarnings()
}
const rows = () => gona.db.orm.select().from(outboundCalls)
const texts = () => gona.db.orm.all(sql`select text from sms_messages where phone = ${farmer.user.phone}`)
const outbound = (requestId: string) => ({
  direction: 'Outbound',
  callerNumber: ON.VOICE_NUMBER,
  destinationNumber: farmer.user.phone,
  clientRequestId: requestId,
})

describe('a warning', () => {
  test('rings those who chose calls, once, and is spoken', async () => {
    await warn()
    await gona.voice.makeCalls()
    await gona.voice.makeCalls()
    expect(provider.asked).toMatchObject([{ username: 'gona', from: ON.VOICE_NUMBER, to: farmer.user.phone }])
    const id = provider.asked[0]!.clientRequestId!
    const heard = await phone.ring(ON.VOICE_NUMBER, 'ATVId_9', outbound(id))
    expect(spokenOf(heard)).toStartWith('A warning from Gona. Heavy rain is coming on: Tuesday Open your drains')
    await phone.end(ON.VOICE_NUMBER, 'ATVId_9', outbound(id))
    await gona.voice.makeCalls()
    expect(await rows()).toMatchObject([{ state: 'answered', attempts: 1 }])
    expect(provider.asked).toHaveLength(1)
    expect(await texts()).toEqual([])
  })

  test('that is heard does not make its farmer active; a call of the farmer does', async () => {
    const lastBy = async () => (await gona.db.orm.select().from(users))[0]!.lastActiveBy
    const before = await lastBy()
    await warn()
    await gona.voice.makeCalls()
    await phone.ring(ON.VOICE_NUMBER, 'ATVId_9', outbound(provider.asked[0]!.clientRequestId!))
    expect([before === 'call', await lastBy()]).toEqual([false, before])
    await phone.ring(farmer.user.phone, 'ATVId_10')
    expect(await lastBy()).toBe('call')
  })

  test('rings once where two processes find it due', async () => {
    await warn()
    const [row] = await rows()
    const second = await composeServices(gona.config, { db: gona.db, clock: gona.clock, logLevel: 'silent' })
    await Promise.all([gona.voice.makeCalls(), second.voice.makeCalls()])
    expect(provider.asked).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ id: row!.id, attempts: 1 })
  })

  test('is reported as badly said with one key, and lists its sentences', async () => {
    await warn()
    await gona.voice.makeCalls()
    const id = provider.asked[0]!.clientRequestId!
    const heard = await phone.ring(ON.VOICE_NUMBER, 'ATVId_9', outbound(id))
    expect(spokenOf(heard)).toContain('If this is badly said, press 5.')
    const told = await phone.answer(heard, ON.VOICE_NUMBER, { ...outbound(id), dtmfDigits: '5' }, 'ATVId_9')
    expect(spokenOf(told)).toStartWith('Thank you. We have noted it.')
    expect((await gona.words.badlySaid()).map(({ path }) => path)).toEqual([
      'voice.heavyRainDo',
      'voice.heavyRainOn',
      'voice.warning',
    ])
  })

  test('of heavy rain holds to the end of its day', async () => {
    await warn()
    expect(await rows()).toMatchObject([{ clips: ['warning', 'heavy-rain-on', 'day-2', 'heavy-rain-do'] }])
    expect((await rows())[0]!.until).toBe('2026-07-07T23:59:59.999Z')
  })

  test('of a dry spell names the crop by its usual name and holds for a day', async () => {
    await warn('dry-spell:bananas:2026-07-06', { crop: 'bananas' })
    expect(await rows()).toMatchObject([{ clips: ['warning', 'crop-banana', 'dry-spell'] }])
    expect((await rows())[0]!.until).toBe(new Date(Date.parse(NOON) + 24 * 3_600_000).toISOString())
  })

  test.each([
    ['a dry spell without a crop', 'dry-spell:x:2026-07-06', {}],
    ['a dry spell of no crop of ours', 'dry-spell:x:2026-07-06', { crop: 'moonflower' }],
    ['heavy rain on no day', 'heavy-rain:12.0,8.5', {}],
  ])('of %s has nothing to say in a call', async (_, dedupeKey, data) => {
    await warn(dedupeKey, data)
    expect(await rows()).toEqual([])
  })

  test('of great heat, and one to somebody without the switch, rings nobody', async () => {
    await warn('very-hot:12.0,8.5:2026-07-07')
    await gona.accounts.profile.update(farmer, { notificationPreferences: preferencesWithSwitchesOn(['weather']) })
    await warn()
    expect(await rows()).toEqual([])
  })

  test('waits for the sending hours', async () => {
    gona.at('2026-07-06T20:30:00Z')
    await warn()
    await gona.voice.makeCalls()
    expect(provider.asked).toEqual([])
    gona.at('2026-07-07T07:01:00Z')
    await gona.voice.makeCalls()
    expect(provider.asked).toHaveLength(1)
  })

  test('that nobody takes is tried once more, and then told by SMS', async () => {
    provider.meet(({ to }) => entry(to!, 'DestinationNotSupported'))
    await warn()
    for (const minute of ['00', '11', '22']) {
      gona.at(`2026-07-06T11:${minute}:00Z`)
      await gona.voice.makeCalls()
    }
    expect(provider.asked).toHaveLength(2)
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'DestinationNotSupported' }])
    expect(await texts()).toEqual([{ text: 'Open drains.' }])
  })

  test.each([
    ['the connection is cut', null],
    ['the provider fails', { status: 500, body: 'Sorry' }],
    ['the answer is strange', { status: 200, body: { what: [] } }],
  ])('of unknown fate is not repeated where %s: an SMS goes', async (what, answer) => {
    provider.meet(() => answer)
    await warn()
    for (const minute of ['00', '11', '22']) {
      gona.at(`2026-07-06T11:${minute}:00Z`)
      await gona.voice.makeCalls()
    }
    if (what !== 'the answer is strange') expect(provider.asked).toHaveLength(1)
    expect(await texts()).toHaveLength(1)
  })

  test('that was cut off by a crash is not repeated', async () => {
    await warn()
    await gona.db.write(gona.db.orm.update(outboundCalls).set({ state: 'calling', attempts: 1 }))
    gona.at('2026-07-06T11:05:00Z')
    expect(await gona.voice.hasDue()).toBe(true)
    await gona.voice.makeCalls()
    expect(provider.asked).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'unknown' }])
    expect(await texts()).toHaveLength(1)
  })

  describe('that is placed and never reported again', () => {
    const placedFrom = async (sessionId: string | null, now: string) => {
      provider.meet(({ to }) => ({
        status: 200,
        body: { entries: [{ phoneNumber: to, status: 'Queued', sessionId }] },
      }))
      await warn()
      await gona.voice.makeCalls()
      gona.at(now)
      const due = await gona.voice.hasDue()
      await gona.voice.makeCalls()
      return [due, (await rows())[0]!.state, (await texts()).length]
    }

    test.each(['ATVId_9', 'None', null])('in the session %p is not given up within the hour', async (sessionId) => {
      expect(await placedFrom(sessionId, '2026-07-06T11:59:59.999Z')).toEqual([true, 'calling', 0])
      gona.at('2026-07-06T12:00:00Z')
      await gona.voice.makeCalls()
      expect([await rows(), await texts()]).toMatchObject([
        [{ state: 'unknown', reason: 'No event from the provider', finalAt: '2026-07-06T12:00:00.000Z' }],
        [{ text: 'Open drains.' }],
      ])
    })

    test('is looked after from two minutes on', async () => {
      expect(await placedFrom('ATVId_9', '2026-07-06T11:01:59.999Z')).toEqual([false, 'calling', 0])
    })

    test('and cut off before its answer was stored is given up after two minutes', async () => {
      await warn()
      await gona.db.write(
        gona.db.orm.update(outboundCalls).set({ state: 'calling', attempts: 1, dueAt: '2026-07-06T11:00:00.000Z' }),
      )
      gona.at('2026-07-06T11:01:59.999Z')
      await gona.voice.makeCalls()
      expect(await rows()).toMatchObject([{ state: 'calling' }])
      gona.at('2026-07-06T11:02:00Z')
      await gona.voice.makeCalls()
      expect(await rows()).toMatchObject([{ state: 'unknown' }])
    })
  })

  test('that rings a second time within ten minutes is not; the end of a call that was taken changes nothing', async () => {
    await warn()
    await gona.voice.makeCalls()
    const id = provider.asked[0]!.clientRequestId!
    gona.at('2026-07-06T11:01:00Z')
    await phone.end(ON.VOICE_NUMBER, 'ATVId_9', { ...outbound(id), hangupCause: 'USER_BUSY' })
    expect(await rows()).toMatchObject([
      { state: 'queued', reason: 'USER_BUSY', dueAt: '2026-07-06T11:11:00.000Z', providerId: null },
    ])
    gona.at('2026-07-06T11:10:59.999Z')
    await gona.voice.makeCalls()
    expect(provider.asked).toHaveLength(1)
    gona.at('2026-07-06T11:11:00Z')
    await gona.voice.makeCalls()
    expect(provider.asked).toHaveLength(2)
    await phone.ring(ON.VOICE_NUMBER, 'ATVId_9', outbound(id))
    await phone.end(ON.VOICE_NUMBER, 'ATVId_9', outbound(id))
    gona.at('2026-07-06T13:00:00Z')
    await gona.voice.makeCalls()
    expect(await rows()).toMatchObject([{ state: 'answered', attempts: 2, finalAt: '2026-07-06T11:11:00.000Z' }])
    expect(await texts()).toEqual([])
  })

  test('whose events name neither its request nor its session is known by its number', async () => {
    await warn()
    await gona.voice.makeCalls()
    await phone.ring(ON.VOICE_NUMBER, 'ATVId_other', { ...outbound(''), destinationNumber: '+2348039999999' })
    expect(await rows()).toMatchObject([{ state: 'calling' }])
    await phone.ring(ON.VOICE_NUMBER, 'ATVId_other', outbound(''))
    expect(await rows()).toMatchObject([{ state: 'answered' }])
  })

  test('that is answered after it was given up counts as answered', async () => {
    provider.meet(() => null)
    await warn()
    await gona.voice.makeCalls()
    expect(await rows()).toMatchObject([{ state: 'unknown' }])
    await phone.ring(ON.VOICE_NUMBER, 'ATVId_9', outbound((await rows())[0]!.id))
    expect(await rows()).toMatchObject([{ state: 'answered' }])
  })

  test('that is not wanted any more by the time is neither a call nor an SMS', async () => {
    await warn()
    await gona.accounts.profile.update(farmer, { notificationPreferences: preferencesWithSwitchesOn(['sms']) })
    await gona.voice.makeCalls()
    expect(provider.asked).toEqual([])
    expect([await rows(), await texts()]).toMatchObject([[{ state: 'failed', reason: 'No longer wanted' }], []])
  })

  test('that failed after its storm is not sent by SMS', async () => {
    await warn()
    await gona.voice.makeCalls()
    const id = (await rows())[0]!.id
    gona.at('2026-07-08T00:00:30Z')
    await phone.end(ON.VOICE_NUMBER, 'ATVId_9', outbound(id))
    await gona.voice.makeCalls()
    expect(await rows()).toMatchObject([{ state: 'failed' }])
    expect(await texts()).toEqual([])
  })

  test('whose second try would come too late goes by SMS at once', async () => {
    provider.meet(({ to }) => entry(to!, 'DestinationNotSupported'))
    await warn()
    await gona.db.write(gona.db.orm.update(outboundCalls).set({ until: '2026-07-06T11:10:00.000Z' }))
    await gona.voice.makeCalls()
    expect(provider.asked).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'DestinationNotSupported' }])
    expect(await texts()).toHaveLength(1)
  })

  test('of yesterday warns nobody', async () => {
    await warn()
    gona.at('2026-07-08T09:00:00Z')
    await gona.voice.makeCalls()
    expect(provider.asked).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'Too late' }])
  })

  describe('to somebody with SMS switched off', () => {
    const withoutSms = () =>
      gona.accounts.profile.update(farmer, { notificationPreferences: preferencesWithSwitchesOn(['weather', 'calls']) })

    test('is a call like any other', async () => {
      await withoutSms()
      await warn()
      await gona.voice.makeCalls()
      expect(provider.asked).toHaveLength(1)
    })

    test('becomes no SMS where nobody takes the call', async () => {
      await withoutSms()
      provider.meet(({ to }) => entry(to!, 'DestinationNotSupported'))
      await warn()
      for (const minute of ['00', '11']) {
        gona.at(`2026-07-06T11:${minute}:00Z`)
        await gona.voice.makeCalls()
      }
      expect(await rows()).toMatchObject([{ state: 'failed', reason: 'DestinationNotSupported' }])
      expect(await texts()).toEqual([])
    })

    test('becomes no SMS where the outcome is unknown, switched off while it rang', async () => {
      provider.meet(() => null)
      await warn()
      await withoutSms()
      await gona.voice.makeCalls()
      expect(await rows()).toMatchObject([{ state: 'unknown' }])
      expect(await texts()).toEqual([])
    })

    test('becomes no SMS in a language without its clips', async () => {
      await withoutSms()
      await gona.accounts.profile.update(farmer, { preferredLanguage: 'ha' })
      await warn()
      await gona.voice.makeCalls()
      expect(provider.asked).toEqual([])
      expect(await texts()).toEqual([])
    })
  })

  test('in a language without its clips goes by SMS', async () => {
    await gona.accounts.profile.update(farmer, { preferredLanguage: 'ha' })
    await warn()
    await gona.voice.makeCalls()
    expect(provider.asked).toEqual([])
    expect(await texts()).toHaveLength(1)
  })
})

describe('a ring that is called back', () => {
  test('is refused, and costs the farmer nothing', async () => {
    await open({ VOICE_CALLBACK: 'on' })
    expect(await phone.ring(farmer.user.phone)).toEqual([{ kind: 'reject' }])
    expect(await phone.ring(farmer.user.phone)).toEqual([{ kind: 'reject' }])
    await gona.voice.makeCalls()
    expect(provider.asked).toHaveLength(1)
    const heard = await phone.ring(ON.VOICE_NUMBER, 'ATVId_9', outbound(provider.asked[0]!.clientRequestId!))
    expect(spokenOf(heard)).toStartWith('Welcome to Gona.')
  })

  test.each([
    ['where calling back is off', {}, '+2348039999999'],
    ['where no numbers are left for the hour', { VOICE_CALLBACK: 'on', CALL_BACK_HOURLY_CAP: '0' }, '+2348039999999'],
    ['from a country that is not served', { VOICE_CALLBACK: 'on' }, '+5352123456'],
  ])('is answered %s', async (_, settings, caller) => {
    await open(settings)
    expect(spokenOf(await phone.ring(caller))).toStartWith('For English, press 1.')
    await gona.voice.makeCalls()
    expect([provider.asked, await rows()]).toEqual([[], []])
  })

  test('is placed within five minutes or never', async () => {
    await open({ VOICE_CALLBACK: 'on' })
    provider.meet(({ to }) => entry(to!, 'DestinationNotSupported'))
    await phone.ring('+2348039999999')
    await gona.voice.makeCalls()
    gona.at('2026-07-06T11:15:00Z')
    await gona.voice.makeCalls()
    expect(provider.asked).toHaveLength(1)
    expect(await rows()).toMatchObject([
      { kind: 'call back', userId: null, until: '2026-07-06T11:05:00.000Z', state: 'failed', attempts: 1 },
    ])
    expect(await gona.db.orm.all(sql`select * from sms_messages`)).toEqual([])
  })

  test('is taken after six of a day', async () => {
    await open({ VOICE_CALLBACK: 'on' })
    for (let n = 0; n < 6; n++) await phone.ring(farmer.user.phone, `ATVId_${n}`)
    expect(spokenOf(await phone.ring(farmer.user.phone, 'ATVId_6'))).toStartWith('Welcome')
  })
})

test('without a key nothing leaves', async () => {
  await open({ AFRICASTALKING_API_KEY: '', AFRICASTALKING_USERNAME: '' })
  await warn()
  await gona.voice.makeCalls()
  expect(provider.asked).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'calling' }])
})
