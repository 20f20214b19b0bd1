import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { preferencesWithSwitchesOn } from '../../../contracts/notification-switches.ts'
import { users } from '../../../db/schema/accounts.ts'
import { smsMessages } from '../../../db/schema/sms.ts'
import { calls as callRows } from '../../../db/schema/voice.ts'
import { rejectionOf } from '../../../shared/testing/rejections.ts'
import { noticeWrite } from '../../notifications/notify.ts'
import { startVoiceSwitch, type VoiceSwitch } from '../../testing/providers/voice-switch.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import { storeCallRefusalWrite } from '../suppression.ts'
import { dialler } from '../ussd/menu/fixture.ts'
import { isCallRefusal, nextCallPlace } from './call-places.ts'
import { createPhone, ON, record, spokenOf } from './fixture.ts'

const NOON = '2026-07-06T11:00:00Z'
const STRANGER = '+2348055550001'
const CALLS = preferencesWithSwitchesOn(['weather', 'calls'])

let provider: VoiceSwitch
let gona: TestServices
let phone: ReturnType<typeof createPhone>
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
beforeEach(async () => {
  provider = await startVoiceSwitch()
  gona = await testServices({ now: NOON, settings: { ...ON, ...provider.settings, USSD_CODE: '*384*1#' } })
  phone = createPhone(gona)
  farmer = await kanoFarmer(gona)
  await gona.db.write(gona.db.orm.update(users).set({ phoneProvedAt: NOON, notificationPreferences: CALLS }))
})
afterEach(() => provider.stop())

async function warn(day: string) {
  const data = { href: '/weather', date: day }
  const notice = {
    userId: farmer.user.id,
    type: 'weather_alert',
    title: 'Heavy rain',
    message: 'Open drains.',
  } as const
  await gona.db.write(noticeWrite({ ...notice, data, dedupeKey: `heavy-rain:12.0,8.5:${day}` }, gona.clock.now()))
  await gona.voice.queueWarnings()
  await gona.voice.makeCalls()
}
/** Answers the last call placed and presses keys one after the other. */
async function take(...keys: string[]) {
  const { clientRequestId, to } = provider.asked.at(-1)!
  const over = {
    direction: 'Outbound',
    callerNumber: ON.VOICE_NUMBER,
    destinationNumber: to!,
    clientRequestId: clientRequestId!,
  }
  const sessionId = `ATVId_${provider.asked.length}`
  const heard = [await phone.ring(ON.VOICE_NUMBER, sessionId, over)]
  for (const dtmfDigits of keys)
    heard.push(await phone.answer(heard.at(-1)!, ON.VOICE_NUMBER, { ...over, dtmfDigits }, sessionId))
  return heard.map(spokenOf)
}
const sms = (text: string) => gona.sms.callbacks.inbound({ id: text, from: farmer.user.phone, text, date: null })

test('8 in a call of ours ends such calls, until START comes from the phone', async () => {
  await warn('2026-07-07')
  const [first, then] = await take('8')
  expect(first).toContain('To stop our calls, press 8.')
  expect(then).toStartWith('We will not call you again. To get our calls again, send us START by SMS.')
  gona.at('2026-07-07T11:00:00Z')
  await warn('2026-07-08')
  expect(provider.asked).toHaveLength(1)
  await sms('START')
  gona.at('2026-07-08T11:00:00Z')
  await warn('2026-07-09')
  expect(provider.asked).toHaveLength(2)
})

describe('after 8 a farmer who chose calls', () => {
  const SMS_TOO = preferencesWithSwitchesOn(['weather', 'advisory', 'calls', 'sms'])
  const chosen = { channels: { advice: 'call', warnings: 'call' } as const, notificationPreferences: SMS_TOO }
  const set = (values: Partial<typeof users.$inferInsert>) => gona.db.write(gona.db.orm.update(users).set(values))
  const texts = async () => (await gona.db.orm.select().from(smsMessages)).map(({ kind }) => kind)

  test('is told that SMS come instead, and gets warnings and advice by SMS', async () => {
    await set(chosen)
    await warn('2026-07-07')
    const [, then, again] = await take('8', '9')
    expect([then, again]).toEqual(Array(2).fill(expect.stringContaining('We will send you SMS instead.')))
    gona.at('2026-07-07T11:00:00Z')
    await warn('2026-07-08')
    expect(await texts()).toEqual(['warning'])
    gona.at('2026-07-08T11:00:00Z')
    await gona.crops.initialize(farmer)
    await gona.advisories.generate(farmer)
    await gona.voice.queueAdvice()
    await gona.voice.makeCalls()
    expect(await texts()).toEqual(['warning', 'advice'])
    expect(provider.asked).toHaveLength(1)
  })

  test('gets a warning by SMS that was queued as a call before', async () => {
    await set(chosen)
    gona.at('2026-07-06T20:30:00Z')
    await warn('2026-07-07')
    await gona.db.write(storeCallRefusalWrite(farmer.user.phone, NOON))
    gona.at('2026-07-07T08:00:00Z')
    await gona.voice.makeCalls()
    expect(await texts()).toEqual(['warning'])
  })

  test.each([
    ['has SMS switched off', { notificationPreferences: preferencesWithSwitchesOn(['weather', 'calls']) }],
    ['has stopped SMS', { smsOptedOutAt: NOON }],
  ])('gets none and is promised none who %s', async (_, over) => {
    await set(chosen)
    await warn('2026-07-07')
    await set(over)
    const [, then] = await take('8')
    expect(then).not.toContain('SMS instead')
    gona.at('2026-07-07T11:00:00Z')
    await warn('2026-07-08')
    gona.at('2026-07-07T20:30:00Z')
    await warn('2026-07-09')
    expect(await texts()).toEqual([])
    expect(provider.asked).toHaveLength(1)
  })

  test('gets no SMS of a queued call with SMS switched off', async () => {
    await set({ ...chosen, notificationPreferences: preferencesWithSwitchesOn(['weather', 'calls']) })
    gona.at('2026-07-06T20:30:00Z')
    await warn('2026-07-07')
    await gona.db.write(storeCallRefusalWrite(farmer.user.phone, NOON))
    gona.at('2026-07-07T08:00:00Z')
    await gona.voice.makeCalls()
    expect([await texts(), provider.asked]).toEqual([[], []])
  })
})

test('the key is named once a call', async () => {
  await warn('2026-07-07')
  const named = (await take('0', '2', '9')).map((text) => text.includes('press 8'))
  expect(named).toEqual([true, false, false, false])
})

test('a stranger who is called back finds the key before and after a language is chosen', async () => {
  gona = await testServices({ now: NOON, settings: { ...ON, ...provider.settings, VOICE_CALLBACK: 'on' } })
  phone = createPhone(gona)
  const ringBack = async (n: string) => {
    await phone.ring(STRANGER, n)
    await gona.voice.makeCalls()
  }
  await ringBack('r1')
  const [languages, home] = await take('1')
  expect(languages).toContain('For Hausa, press 2.')
  expect(home).toContain('press 8')
  await ringBack('r2')
  expect((await take('8'))[1]).toStartWith('We will not call you again.')
  await ringBack('r3')
  expect(provider.asked).toHaveLength(2)
})

test('a stranger who refuses calls before a language is chosen is asked for it in the next call', async () => {
  gona = await testServices({ now: NOON, settings: { ...ON, ...provider.settings, VOICE_CALLBACK: 'on' } })
  phone = createPhone(gona)
  await phone.ring(STRANGER, 'r1')
  await gona.voice.makeCalls()
  expect((await take('8'))[1]).toStartWith('We will not call you again.')
  expect(await gona.db.orm.select().from(callRows)).toMatchObject([{ place: 'no-calls' }])
  expect(spokenOf(await phone.ring(STRANGER, 'r2'))).toContain('For Hausa, press 2.')
})

test('is said in a language with clips, and in English where they are missing', async () => {
  await gona.accounts.profile.update(farmer, { preferredLanguage: 'ha' })
  await record(gona, 'ha', { except: ['no-calls-done'] })
  await warn('2026-07-07')
  const [first, then] = await take('8')
  expect(first).toContain('[no-calls]')
  expect(then).toStartWith('We will not call you again.')
})

test('a key pressed in a call from a number that anybody can forge ends no calls', async () => {
  const home = await phone.ring(farmer.user.phone)
  const heard = await phone.answer(home, farmer.user.phone, { dtmfDigits: '8' })
  expect(spokenOf(heard)).toStartWith('That key does nothing here.')
  await warn('2026-07-07')
  expect(provider.asked).toHaveLength(1)
})

test('calls chosen on the web are refused meanwhile, and allowed by the dial of the phone', async () => {
  await warn('2026-07-07')
  await take('8')
  const choose = () => gona.accounts.profile.update(farmer, { channels: { advice: 'call' } })
  expect(await rejectionOf(choose())).toMatchObject({ code: 'conflict', message: expect.stringContaining('START') })
  await dialler(gona, farmer.user.phone).dial('#Settings', '#How should we reach you?', '1', '#By phone call')
  await choose()
})

test('the key is free at every place of a call, and a number where one is asked for', () => {
  const places = ['languages', 'home', 'advice.0', 'weather', 'warning', 'no-voice', 'nobody', 'nowhere', 'nothing']
  for (const at of places) expect([at, isCallRefusal(at, '8'), nextCallPlace(at, '8')]).toEqual([at, true, null])
  expect(['count.id', 'ask'].map((at) => isCallRefusal(at, '8'))).toEqual([false, false])
})
