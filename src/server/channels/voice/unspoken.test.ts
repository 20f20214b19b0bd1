import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../../contracts/notification-switches.ts'
import { users } from '../../../db/schema/accounts.ts'
import { calls } from '../../../db/schema/voice.ts'
import { startVoiceSwitch, type VoiceSwitch } from '../../testing/providers/voice-switch.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import { createPhone, ON, record, spokenOf } from './fixture.ts'

const NOON = '2026-07-06T11:00:00Z'
const CODE = '*384*1234#'
const NO_HAUSA = 'Our calls are not in Hausa yet.'
const ENGLISH = 'To go on in English, press 1. Thank you for calling. Goodbye.'

let provider: VoiceSwitch
let gona: TestServices
let phone: ReturnType<typeof createPhone>
let farmer: Awaited<ReturnType<typeof kanoFarmer>>

/** A Hausa farmer with advice, on a server that sends SMS; SMS are on and the number is verified unless overridden. */
async function open({ settings = {}, sms = true, proved = true } = {}) {
  gona = await testServices({ now: NOON, settings: { ...ON, ...provider.settings, ...settings } })
  phone = createPhone(gona)
  farmer = await kanoFarmer(gona)
  const notificationPreferences = preferencesWithSwitchesOn(
    sms ? ['weather', 'advisory', 'sms'] : ['weather', 'advisory'],
  )
  await gona.accounts.profile.update(farmer, { preferredLanguage: 'ha', notificationPreferences })
  const maize = { cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'vegetative', farmArea: 1 } as const
  await gona.crops.add(farmer, maize)
  farmer = { ...farmer, user: { ...farmer.user, preferredLanguage: 'ha' } }
  await gona.advisories.generate(farmer)
  await gona.db.write(gona.db.orm.update(users).set({ phoneProvedAt: proved ? NOON : null }))
}
beforeEach(async () => {
  provider = await startVoiceSwitch()
  await open()
})
afterEach(() => provider.stop())

/** Makes a call, presses keys and returns the speech at each place. */
async function call(id: string, ...keys: string[]): Promise<string[]> {
  const { phone: number } = farmer.user
  let heard = await phone.ring(number, id)
  const all = [spokenOf(heard)]
  for (const dtmfDigits of keys) {
    heard = await phone.answer(heard, number, { dtmfDigits }, id)
    all.push(spokenOf(heard))
  }
  return all
}
const end = (id: string) => phone.end(farmer.user.phone, id)
const texts = async () =>
  (
    await gona.db.orm.all<{ text: string; segments: number }>(
      sql`select text, segments from sms_messages where phone = ${farmer.user.phone} order by id`,
    )
  ).map(({ text, segments }) => ({ text, segments }))

describe('a caller in whose language nothing is recorded', () => {
  test('with SMS off gets none, however often they call, and is told what to dial', async () => {
    await open({ sms: false, settings: { USSD_CODE: CODE } })
    for (let n = 0; n < 4; n++) {
      const [first] = await call(`ATVId_${n}`, '1', '0', '2')
      expect(first).toBe(`${NO_HAUSA} We cannot send it by SMS. To read it, dial ${CODE}. ${ENGLISH}`)
      await end(`ATVId_${n}`)
    }
    expect(await texts()).toEqual([])
  })

  test('with SMS on gets one SMS a call, the advice first, and hears no menu as if it were Hausa', async () => {
    const heard = await call('ATVId_1')
    expect(heard[0]).toBe(`${NO_HAUSA} We will send it to you by SMS. ${ENGLISH}`)
    expect(await texts()).toEqual([])
    await end('ATVId_1')
    const [{ sms } = { sms: '' }] = await gona.advisories.spoken(farmer)
    const sent = await texts()
    expect(sent).toHaveLength(1)
    expect(sent[0]!.text).toStartWith(`${sms}\n`)
    expect(sent[0]!.text).toMatch(/\nYau: .*\nGobe: /)
    expect(sent[0]!.segments).toBeLessThanOrEqual(2)
    await end('ATVId_1')
    expect(await texts()).toHaveLength(1)
  })

  test('who chooses English goes on in it, and the SMS stays one', async () => {
    const [, home, , weather] = await call('ATVId_1', '1', '0', '2')
    expect(home).toStartWith('Welcome to Gona. For today’s advice, press 1.')
    expect(weather).toContain('Today: ')
    await end('ATVId_1')
    expect(await texts()).toHaveLength(1)
  })

  test('hears advice in English words when they have chosen English', async () => {
    const [, , advice] = await call('ATVId_1', '1', '1')
    expect(advice).toStartWith('Maize: ')
    expect(advice).not.toContain('masara')
  })

  test.each(['2', '9', '0', '*'])('who presses %s is asked again', async (key) => {
    const [first, again] = await call('ATVId_1', key)
    expect(again).toBe(first!)
  })

  test('gets at most five SMS a day', async () => {
    for (let n = 0; n < 7; n++) {
      await call(`ATVId_${n}`)
      await end(`ATVId_${n}`)
    }
    expect(await texts()).toHaveLength(5)
  })

  test.each([true, false])('with an unproved number gets no SMS of the account (SMS on: %s)', async (sms) => {
    await open({ sms, proved: false })
    for (let n = 0; n < 4; n++) {
      const [first] = await call(`ATVId_${n}`, '1', '0', '2')
      expect(first).toStartWith('This number was registered on the web.')
      await end(`ATVId_${n}`)
    }
    expect(await texts()).toEqual([])
  })

  test('where no code is known is told only that no SMS comes', async () => {
    await open({ sms: false })
    expect((await call('ATVId_1'))[0]).toBe(`${NO_HAUSA} We cannot send it by SMS. ${ENGLISH}`)
  })

  test.each(['web', 'none'] as const)('who wants answers by "%s" gets no SMS', async (answers) => {
    await gona.db.write(gona.db.orm.update(users).set({ channels: { answers } }))
    expect((await call('ATVId_1'))[0]).toContain('We cannot send it by SMS.')
    await end('ATVId_1')
    expect(await texts()).toEqual([])
  })

  test('after STOP is told how to get SMS again', async () => {
    await gona.db.write(gona.db.orm.update(users).set({ smsOptedOutAt: NOON }))
    expect((await call('ATVId_1'))[0]).toContain('you have stopped our SMS')
    await end('ATVId_1')
    expect(await texts()).toEqual([])
  })

  test.each([undefined, CODE])(
    'whose SMS of the day are spent is told so, and what to dial instead (%s)',
    async (code) => {
      await open({ settings: { SMS_ANSWER_DAILY_CAP: '0', ...(code && { USSD_CODE: code }) } })
      const instead = code ? ` We cannot send it by SMS. To read it, dial ${code}.` : ''
      expect((await call('ATVId_1'))[0]).toBe(`${NO_HAUSA} No more SMS can go to you today.${instead} ${ENGLISH}`)
    },
  )

  test('whose country gets no SMS is told so', async () => {
    await open({ settings: { SMS_CODE_COUNTRIES: 'NA' } })
    expect((await call('ATVId_1'))[0]).toBe(`${NO_HAUSA} We cannot send SMS to numbers like yours. ${ENGLISH}`)
  })

  test('without an account is told what to dial', async () => {
    await open({ settings: { USSD_CODE: CODE } })
    const stranger = '+2348055550001'
    const heard = await phone.answer(await phone.ring(stranger), stranger, { dtmfDigits: '2' })
    expect(spokenOf(heard)).toBe(`${NO_HAUSA} We cannot send it by SMS. To read it, dial ${CODE}. ${ENGLISH}`)
  })

  test('hears the four clips that say so, where they are recorded', async () => {
    await record(gona, 'ha', { only: ['no-voice', 'by-sms', 'english-instead', 'goodbye'] })
    expect((await call('ATVId_1'))[0]).toBe('[no-voice] [by-sms] [english-instead] [goodbye]')
  })
})

describe('a language that lacks some clips', () => {
  test('has all that it could not speak in one SMS after the call, the advice before the weather', async () => {
    await record(gona, 'ha', { except: ['crop-maize', 'rain-none-0', 'rain-light-0', 'rain-some-0', 'rain-heavy-0'] })
    const [, weather, , advice, again] = await call('ATVId_1', '2', '0', '1', '9')
    expect(weather).toMatch(/^\[typical\] \[rain-\w+-1\] .*\[by-sms\] \[after\]/)
    expect(advice).toMatch(/^(\[next\] )?\[badly-said\] \[by-sms\] \[after\]/)
    expect(again).toBe(advice!)
    expect(await texts()).toEqual([])
    await end('ATVId_1')
    const [{ sms } = { sms: '' }] = await gona.advisories.spoken(farmer)
    expect((await texts()).map(({ text }) => text)).toEqual([expect.stringContaining(`${sms}\nYau: `)])
  })

  test('sends the SMS also when the end of the call is never told, once', async () => {
    await record(gona, 'ha', { except: ['crop-maize'] })
    await call('ATVId_1', '1')
    expect(await gona.voice.hasDue()).toBe(false)
    gona.at('2026-07-06T11:11:00Z')
    expect(await gona.voice.hasDue()).toBe(true)
    await gona.voice.makeCalls()
    await gona.voice.makeCalls()
    expect(await gona.voice.hasDue()).toBe(false)
    await end('ATVId_1')
    expect(await texts()).toHaveLength(1)
  })

  test('sends no second SMS for a turn that comes after the end', async () => {
    await record(gona, 'ha', { except: ['crop-maize', 'heat'] })
    const home = await phone.ring(farmer.user.phone)
    await phone.answer(home, farmer.user.phone, { dtmfDigits: '1' })
    await end('ATVId_1')
    await phone.answer(home, farmer.user.phone, { dtmfDigits: '2' })
    await end('ATVId_1')
    expect(await texts()).toHaveLength(1)
    const [row] = await gona.db.orm.select().from(calls).where(eq(calls.id, 'ATVId_1'))
    expect(row!.unspoken).toEqual([])
  })

  test('leaves out what is not worth an SMS: greetings and hints of keys', async () => {
    await record(gona, 'ha', { except: ['welcome', 'next', 'wrong-key'] })
    const heard = await call('ATVId_1', '7', '1')
    expect(heard[0]).toBe('[menu] [goodbye]')
    expect(heard[1]).toBe('[menu] [goodbye]')
    await end('ATVId_1')
    expect(await texts()).toEqual([])
  })
})
