import { beforeEach, describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import type { ChosenChannels } from '../../../contracts/channels.ts'
import { preferencesWithSwitchesOn } from '../../../contracts/notification-switches.ts'
import { users } from '../../../db/schema/accounts.ts'
import { advisories } from '../../../db/schema/advisories.ts'
import { outboundCalls } from '../../../db/schema/voice.ts'
import { addPerson } from '../../testing/people.ts'
import { entry, startVoiceSwitch } from '../../testing/providers/voice-switch.ts'
import { kanoFarmer, type TestServices, testServices } from '../../testing/services.ts'
import { ON, record } from './fixture.ts'
import { subjectIdOf } from './outbound-queue.ts'

const NOON = '2026-07-06T11:00:00.000Z'
const REAL = { AFRICASTALKING_API_KEY: 'key', AFRICASTALKING_USERNAME: 'gona' }

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
type Switches = Parameters<typeof preferencesWithSwitchesOn>[0]

async function open({
  settings = { ...ON, ...REAL } as Record<string, string>,
  language = 'en' as 'en' | 'ha',
  channels = { advice: 'call' } as ChosenChannels,
  on = ['advisory', 'sms'] as Switches,
} = {}) {
  gona = await testServices({ now: NOON, settings })
  farmer = await kanoFarmer(gona, { primaryCrops: ['maize'] })
  await gona.db.write(
    gona.db.orm
      .update(users)
      .set({ channels, preferredLanguage: language, notificationPreferences: preferencesWithSwitchesOn(on) }),
  )
  const [only] = await gona.crops.initialize(farmer)
  const crop = { cropType: 'maize', plantingDate: '2026-06-12', growthStage: 'vegetative', farmArea: 2 } as const
  await gona.fieldWork.updateCrop(farmer, only!.id, crop)
  await gona.advisories.generate(farmer, { quietly: true })
}
beforeEach(() => open())

const rows = () => gona.db.orm.select().from(outboundCalls)
const queued = async () => {
  await gona.voice.queueAdvice()
  return (await rows()).map(({ kind, by, clips }) => [kind, by, clips.length > 0])
}

describe('the advice of who chose calls', () => {
  test('is queued for a day, the most important card first and each once', async () => {
    await gona.voice.queueAdvice()
    const [first] = await gona.advisories.spoken(farmer)
    expect(await rows()).toMatchObject([
      {
        userId: farmer.user.id,
        phone: farmer.user.phone,
        about: `advice:${first!.id}`,
        kind: 'advice',
        by: 'call',
        language: 'en',
        state: 'queued',
        attempts: 0,
        dueAt: NOON,
        until: '2026-07-07T11:00:00.000Z',
        createdAt: NOON,
      },
    ])
    for (let n = 0; n < 3; n++) await gona.voice.queueAdvice()
    const ids = (await rows()).map(subjectIdOf)
    expect([ids[0], new Set(ids).size]).toEqual([first!.id, ids.length])
  })

  test.each<[string, Parameters<typeof open>[0], Awaited<ReturnType<typeof queued>>]>([
    ['in English rings', {}, [['advice', 'call', true]]],
    ['without a number to call from goes by SMS', { settings: REAL }, [['advice', 'sms', true]]],
    ['without a number and with SMS off goes nowhere', { settings: REAL, on: ['advisory'] }, []],
    ['by SMS is not queued here', { channels: { advice: 'sms' } }, []],
    ['by the switches is not queued here', { channels: {} }, []],
    ['switched off is not queued', { channels: { advice: 'none' } }, []],
  ])('%s', async (_, settings, expected) => {
    await open(settings)
    expect(await queued()).toEqual(expected)
  })

  test('in a language with recordings is spoken, and goes by SMS where there is nothing to play', async () => {
    await open({ language: 'ha' })
    const [row] = await queued()
    expect(row![0]).toBe('advice')
    await open({ language: 'ha' })
    await record(gona, 'ha')
    expect(await queued()).toEqual([['advice', 'call', true]])
    expect((await rows())[0]!.language).toBe('ha')
  })

  test('of who refuses calls comes by SMS where those are on', async () => {
    const refuse = () => gona.db.write(sql`insert into no_calls values (${farmer.user.phone}, ${NOON})`)
    await refuse()
    expect(await queued()).toEqual([['advice', 'sms', true]])
    await open({ on: ['advisory'] })
    await refuse()
    expect(await queued()).toEqual([])
  })

  test('waits for a day without another message, and is not kept for the day after that', async () => {
    const book = (day: string) =>
      gona.db.write(
        sql`insert into told_days (user_id, day, about, created_at) values (${farmer.user.id}, ${day}, 'x', ${NOON})`,
      )
    await book('2026-07-06')
    await gona.voice.queueAdvice()
    expect(await rows()).toMatchObject([{ dueAt: '2026-07-07T07:00:00.000Z' }])
    await open()
    await book('2026-07-06')
    await book('2026-07-07')
    expect(await queued()).toEqual([])
  })

  test('that rang in vain goes by SMS as the card that was queued, not as the first', async () => {
    const provider = await startVoiceSwitch()
    provider.meet(({ to }) => entry(to!, 'DestinationNotSupported'))
    await open({ settings: { ...ON, ...provider.settings } })
    await gona.db.write(gona.db.orm.update(users).set({ phoneProvedAt: NOON }))
    await gona.fieldWork.addCrop(farmer, { cropType: 'tomatoes', plantingDate: '2026-06-01' })
    await gona.advisories.generate(farmer, { quietly: true })
    const [first, second] = await gona.advisories.spoken(farmer)
    expect(second!.sms).not.toBe(first!.sms)
    await gona.voice.queueAdvice()
    const queuedCard = { about: `advice:${second!.id}`, until: '2026-07-06T11:10:00.000Z' }
    await gona.db.write(gona.db.orm.update(outboundCalls).set(queuedCard))
    await gona.db.write(sql`update told_days set about = ${queuedCard.about}`)
    await gona.voice.makeCalls()
    expect(await gona.db.orm.all(sql`select text from sms_messages`)).toEqual([{ text: second!.sms }])
    await provider.stop()
  })

  test('that rang in vain, with no time for a second try, keeps its day', async () => {
    const provider = await startVoiceSwitch()
    provider.meet(({ to }) => entry(to!, 'DestinationNotSupported'))
    await open({ settings: { ...ON, ...provider.settings }, on: ['advisory'] })
    await gona.voice.queueAdvice()
    await gona.db.write(gona.db.orm.update(outboundCalls).set({ until: '2026-07-06T11:10:00.000Z' }))
    await gona.voice.makeCalls()
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }])
    expect(await gona.db.orm.all(sql`select day from told_days`)).toEqual([{ day: '2026-07-06' }])
    await provider.stop()
  })

  test('goes on to the next card when the first has rung', async () => {
    await gona.voice.queueAdvice()
    await gona.db.write(
      sql`update outbound_calls set state = 'answered', final_at = ${NOON}`,
      sql`delete from told_days`,
    )
    await gona.voice.queueAdvice()
    const all = await gona.advisories.spoken(farmer)
    expect((await rows()).map(subjectIdOf)).toEqual(all.slice(0, 2).map(({ id }) => id))
  })

  test('reaches everybody, also beyond a hundred', async () => {
    const [card] = await gona.db.orm.select().from(advisories)
    for (let n = 0; n < 101; n++) {
      const { user } = await addPerson(gona.db, {
        id: `z${String(n).padStart(3, '0')}`,
        phone: `+23480611${String(10_000 + n)}`,
        phoneProvedAt: NOON,
        channels: { advice: 'call' },
        notificationPreferences: preferencesWithSwitchesOn(['advisory']),
      })
      await gona.db.write(
        gona.db.orm
          .insert(advisories)
          .values({ ...card!, id: `a${n}`, userId: user.id, cropId: null, situation: `s${n}` }),
      )
    }
    await gona.voice.queueAdvice()
    const told = new Set((await rows()).map(({ userId }) => userId))
    expect([told.has('z000'), told.has('z099'), told.has('z100')]).toEqual([true, true, true])
  })
})
