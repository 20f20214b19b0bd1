import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { type NotificationSwitch, preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { contactDays } from '../../db/schema/channels.ts'
import { crops } from '../../db/schema/crops.ts'
import { farmLog } from '../../db/schema/farm-log.ts'
import { harvestQuestions } from '../../db/schema/harvests.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { outboundCalls } from '../../db/schema/voice.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { dialler } from '../channels/ussd/menu/fixture.ts'
import { createPhone, ON, record, spokenOf } from '../channels/voice/fixture.ts'
import { startVoiceSwitch, type VoiceSwitch } from '../testing/providers/voice-switch.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

/** 17:05 in Nigeria. */
const EVENING = '2026-07-06T16:05:00.000Z'
const TITLE = '#What did you harvest?'

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let provider: VoiceSwitch
let ringer: ReturnType<typeof createPhone>
beforeEach(async () => {
  provider = await startVoiceSwitch()
  gona = await testServices({ now: EVENING, settings: { ...ON, ...provider.settings } })
  farmer = await kanoFarmer(gona)
  ringer = createPhone(gona)
})
afterEach(() => provider.stop())

async function asked(
  advice: 'web' | 'sms' | 'call',
  over: Partial<typeof crops.$inferInsert> = {},
  on: NotificationSwitch[] = ['advisory', 'sms'],
) {
  const channels = { advice }
  const set = { notificationPreferences: preferencesWithSwitchesOn(on), channels }
  await gona.db.write(gona.db.orm.update(users).set(set))
  const id = crypto.randomUUID()
  const row = { cropType: 'maize', growthStage: 'mature', farmArea: 2, createdAt: EVENING, updatedAt: EVENING } as const
  const days = { plantingDate: '2026-02-20', expectedHarvestDate: '2026-06-26' }
  await gona.db.write(gona.db.orm.insert(crops).values({ id, userId: farmer.user.id, ...row, ...days, ...over }))
  expect(await gona.harvests.run(gona.clock.now())).toEqual({ asked: 1 })
  return id
}
const log = () => gona.db.orm.select().from(farmLog)
const states = async () => (await gona.db.orm.select().from(harvestQuestions)).map(({ state }) => state)
const sms = async () => (await gona.db.orm.select().from(smsMessages)).map(({ text }) => text)
const calls = () => gona.db.orm.select().from(outboundCalls)
const take = (cropId: string, bags: number | null, bag: '1' | '2' | '3' = '1') =>
  gona.harvests.take(farmer, cropId, { bags, bag })

describe('on the web', () => {
  test('the page and the plan of the crop have the question, until it is answered', async () => {
    const id = await asked('web')
    expect(await gona.plans.get(farmer, id)).toMatchObject({ harvest: 'asked' })
    await take(id, 1)
    expect(await gona.plans.get(farmer, id)).toMatchObject({ harvest: null })
  })

  test('bags and their weight go into the log at once, and end the question', async () => {
    const id = await asked('web')
    expect(await gona.harvests.asked(farmer, id)).toBe('asked')
    await take(id, 12, '2')
    expect(await log()).toMatchObject([{ cropId: id, kind: 'harvested', amount: 600, unit: 'kg', date: '2026-06-26' }])
    expect([await states(), await gona.harvests.asked(farmer, id)]).toEqual([['answered'], null])
  })

  test('nothing is a harvest of 0, not knowing is none', async () => {
    await take(await asked('web'), 0)
    expect(await log()).toMatchObject([{ amount: 0, unit: 'kg' }])
    await take(await asked('web', { plantingDate: '2026-02-21' }), null)
    expect([(await log()).length, (await states()).at(-1)]).toEqual([1, 'skipped'])
  })

  test('an unusual amount is refused once, and the same again is believed', async () => {
    const id = await asked('web')
    expect(await rethrowing(take(id, 168))).toThrow('That is a lot for your field.')
    expect([await gona.harvests.asked(farmer, id), await log()]).toEqual(['sure', []])
    await take(id, 168)
    expect(await log()).toMatchObject([{ amount: 16_800 }])
  })

  test('a second answer is refused, and another person does not find the crop', async () => {
    const id = await asked('web')
    const other = await kanoFarmer(gona)
    expect(await rethrowing(gona.harvests.take(other, id, { bags: 1, bag: '1' }))).toThrow('Crop not found')
    await take(id, 1)
    expect(await rethrowing(take(id, 2))).toThrow('has its answer already')
    expect(await log()).toMatchObject([{ amount: 100 }])
  })

  test('of two answers at one moment one is stored', async () => {
    const id = await asked('web')
    const both = await Promise.allSettled([take(id, 1), take(id, 2)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await log()).toHaveLength(1)
  })

  test('a harvest that is logged another way ends the question everywhere; undone, it is open again', async () => {
    const id = await asked('sms')
    const entry = { kind: 'harvested', date: '2026-06-28', amount: 400, unit: 'kg' } as const
    const { id: logId } = await gona.farmLog.add(farmer, id, entry)
    expect([await gona.harvests.asked(farmer, id), await gona.harvests.answer(farmer, '12', 'en')]).toEqual([
      null,
      null,
    ])
    const phone = await dialler(gona, farmer.user.phone).dial()
    expect(phone.text).not.toContain('harvest')
    await gona.farmLog.remove(farmer, id, logId)
    expect(await gona.harvests.asked(farmer, id)).toBe('asked')
  })
})

describe('by USSD', () => {
  test('it is the first choice of the menu until it is answered', async () => {
    const id = await asked('sms')
    const phone = await dialler(gona, farmer.user.phone).dial(TITLE)
    expect(phone.text).toStartWith('Maize: What did you harvest?\n1 bags\n2 Nothing\n3 I do not know')
    await phone.pressAll('1', '9')
    expect(phone.text).toStartWith('How big is a bag?\n1 100 kg\n2 50 kg\n3 Another bag')
    await phone.press('2')
    expect(phone.text).toStartWith('Thank you. We have noted it.')
    expect(await log()).toMatchObject([{ cropId: id, amount: 450, unit: 'kg' }])
    await phone.again()
    expect(await log()).toHaveLength(1)
    await phone.dial()
    expect(phone.text).not.toContain('harvest')
    expect(await gona.harvests.answer(farmer, '12', 'en')).toBeNull()
  })

  test('nothing, not knowing and an unusual amount', async () => {
    await asked('sms')
    const phone = dialler(gona, farmer.user.phone)
    await phone.dial(TITLE, '1', '0')
    await phone.dial(TITLE, '1', '168', '1')
    expect(phone.text).toStartWith('That is a lot for your field.')
    expect(await phone.again()).toStartWith('That is a lot for your field.')
    expect(await log()).toEqual([])
    await phone.press('#100 kg')
    expect(await log()).toMatchObject([{ amount: 16_800 }])
    gona.at('2026-07-07T16:05:00Z')
    await asked('sms', { plantingDate: '2026-02-21' })
    await phone.dial(TITLE, '#Nothing')
    expect((await log()).map(({ amount }) => amount)).toEqual([16_800, 0])
    gona.at('2026-07-08T16:05:00Z')
    await asked('sms', { plantingDate: '2026-02-22' })
    await phone.dial(TITLE, '#I do not know')
    expect([(await states()).at(-1), (await log()).length]).toEqual(['skipped', 2])
  })
})

describe('by call', () => {
  const outbound = async (over: Record<string, string> = {}) => {
    const [row] = await calls()
    const numbers = { callerNumber: ON.VOICE_NUMBER, destinationNumber: farmer.user.phone }
    return { direction: 'Outbound', ...numbers, clientRequestId: row!.id, ...over }
  }
  const ring = async () => {
    await gona.voice.makeCalls()
    return ringer.ring(ON.VOICE_NUMBER, 'ATVId_9', await outbound())
  }
  const press = async (heard: Awaited<ReturnType<typeof ring>>, dtmfDigits: string) =>
    ringer.answer(heard, ON.VOICE_NUMBER, await outbound({ dtmfDigits }), 'ATVId_9')

  test('it rings in the evening, and keys answer it', async () => {
    const id = await asked('call')
    expect(await calls()).toMatchObject([{ kind: 'harvest', by: 'call', until: '2026-07-06T18:00:00.000Z' }])
    const first = await ring()
    expect(spokenOf(first)).toStartWith(
      'We ask only once how much you harvested of: maize To stop our calls, press 8. To tell us how many bags, press 1.',
    )
    const bags = await press(first, '1')
    expect(spokenOf(bags)).toStartWith('Press the number of bags, then the hash key.')
    const bag = await press(bags, '8')
    expect(spokenOf(bag)).toStartWith('How heavy is a bag?')
    const done = await press(bag, '1')
    expect(spokenOf(done)).toStartWith('Thank you. We have noted it.')
    expect(await log()).toMatchObject([{ cropId: id, amount: 800 }])
    expect(spokenOf(await press(bag, '1'))).toStartWith('Thank you. We have noted it.')
    expect([(await log()).length, await sms()]).toEqual([1, []])
  })

  test('a wrong key asks again, and an unusual amount is asked for once more', async () => {
    await asked('call')
    const first = await ring()
    expect(spokenOf(await press(first, '7'))).toContain('To tell us how many bags, press 1.')
    const bags = await press(first, '1')
    expect(spokenOf(await press(bags, '*'))).toStartWith('That key does nothing here. Press the number of bags')
    const again = await press(await press(bags, '168'), '1')
    expect(spokenOf(again)).toStartWith('That is a lot for your field. Please tell us again. Press the number')
    expect(await log()).toEqual([])
    await press(await press(again, '168'), '1')
    expect(await log()).toMatchObject([{ amount: 16_800 }])
  })

  test.each([
    ['2', 'answered', [0]],
    ['3', 'skipped', []],
  ] as const)('key %s: %s', async (key, state, amounts) => {
    await asked('call')
    await press(await ring(), key)
    expect([await states(), (await log()).map(({ amount }) => amount)]).toEqual([[state], [...amounts]])
  })

  test('0 bags are nothing, and key 8 stops our calls without an answer', async () => {
    await asked('call')
    const first = await ring()
    expect(spokenOf(await press(first, '8'))).toContain('We will not call you again.')
    expect(await states()).toEqual(['asked'])
    await press(await press(first, '1'), '0')
    expect(await log()).toMatchObject([{ amount: 0 }])
  })

  test('an answer on another channel first: it does not ring, and frees the day', async () => {
    const id = await asked('call')
    await take(id, 3)
    await gona.voice.makeCalls()
    expect(provider.asked).toEqual([])
    expect([await gona.db.orm.select().from(contactDays), await sms()]).toEqual([[], []])
  })

  test('an answer while it rings: the call says thank you', async () => {
    const id = await asked('call')
    await gona.voice.makeCalls()
    await take(id, 3)
    expect(spokenOf(await ring())).not.toContain('harvest')
    expect(await log()).toHaveLength(1)
  })

  test('a call that nobody takes becomes an SMS, whose answer counts', async () => {
    await asked('call')
    for (const at of [EVENING, '2026-07-06T16:20:00Z']) {
      gona.at(at)
      await gona.voice.makeCalls()
      await ringer.end(ON.VOICE_NUMBER, 'ATVId_9', await outbound({ hangupCause: 'NO_ANSWER' }))
    }
    expect(await sms()).toEqual(['Maize (Corn): What did you harvest? Number of bags; 0 nothing; 9 skip'])
    await gona.sms.callbacks.inbound({ id: '1', from: farmer.user.phone, text: '0', date: null })
    expect(await states()).toEqual(['answered'])
  })

  test('is an SMS in a language without its clips, and a call in one with them', async () => {
    await gona.db.write(gona.db.orm.update(users).set({ preferredLanguage: 'ha' }))
    await asked('call')
    await gona.voice.makeCalls()
    expect([provider.asked.length, (await sms())[0]]).toEqual([0, expect.stringContaining('Me kuka girba?')])
    await record(gona, 'ha')
    gona.at('2026-07-07T16:05:00Z')
    await asked('call', { plantingDate: '2026-02-21' })
    await gona.voice.makeCalls()
    expect(provider.asked).toHaveLength(1)
  })

  test('without a number to call from it is an SMS', async () => {
    gona = await testServices({ now: EVENING })
    farmer = await kanoFarmer(gona)
    await asked('call')
    expect([(await calls()).length, (await sms()).length]).toEqual([0, 1])
  })

  test('without a number to call from, and with SMS off, it is a notification', async () => {
    gona = await testServices({ now: EVENING })
    farmer = await kanoFarmer(gona)
    await asked('call', {}, ['advisory'])
    expect([(await calls()).length, await sms()]).toEqual([0, []])
    expect(await gona.db.orm.select().from(notifications)).toMatchObject([{ title: 'What did you harvest?' }])
  })
})
