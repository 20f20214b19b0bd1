import { beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { OPERATOR } from '../channels/sms/fixture.ts'
import { startCapFeed } from '../testing/providers/cap-feed.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { bytesOf, capXml } from './testing/samples.ts'

/** Noon and night in Kano, before the warning ends. */
const NOON = '2026-08-18T11:00:00.000Z'
const NIGHT = '2026-08-18T21:30:00.000Z'
const MORNING = '2026-08-19T07:00:00.000Z'
const ENDS = '2026-08-19T20:00:00+01:00'

let gona: TestServices
beforeEach(async () => {
  gona = await testServices({ now: NOON })
})

async function smsFarmer() {
  const farmer = await kanoFarmer(gona)
  const channels = { warnings: 'sms' as const }
  const notificationPreferences = preferencesWithSwitchesOn(['weather', 'advisory', 'sms'])
  await gona.db.write(
    gona.db.orm.update(users).set({ channels, notificationPreferences }).where(eq(users.id, farmer.user.id)),
  )
  return farmer.user.id
}
async function warn(changes: Partial<Parameters<typeof capXml>[0]>) {
  const bytes = bytesOf(capXml({ id: 'a', expires: ENDS, ...changes }))
  await gona.warnings.importFiles(OPERATOR, [{ name: 'a.xml', bytes }])
  await deliver()
}
async function deliver() {
  await gona.warnings.notify()
  await gona.voice.queueWarnings()
  await gona.voice.makeCalls()
}
async function smsOf(userId: string) {
  const rows = await gona.db.orm.values<[kind: string, text: string]>(
    sql`select kind, substr(text, 1, 14) from sms_messages where user_id = ${userId} and campaign_id is null order by rowid`,
  )
  return rows.map(([kind, text]) => [kind, text])
}
const book = (userId: string) =>
  gona.db.write(
    sql`insert into told_days (user_id, day, about, created_at) values (${userId}, '2026-08-18', 'other', ${NOON})`,
  )

describe('by SMS', () => {
  test('a severe warning comes beside the one message of the day, once', async () => {
    const id = await smsFarmer()
    await book(id)
    await warn({})
    await deliver()
    expect(await smsOf(id)).toEqual([['severe warning', 'NiMet 07:50: t']])
  })

  test('a moderate one is the one message of the day, and waits for a free day', async () => {
    const [free, booked] = [await smsFarmer(), await smsFarmer()]
    await book(booked)
    await warn({ severity: 'Moderate' })
    expect([(await smsOf(free)).length, (await smsOf(booked)).length]).toEqual([1, 0])
    gona.at(MORNING)
    await deliver()
    expect([(await smsOf(free)).length, (await smsOf(booked)).length]).toEqual([1, 1])
  })

  test.each([
    ['minor', { severity: 'Minor' }],
    ['past', { urgency: 'Past' }],
    ['unlikely', { certainty: 'Unlikely' }],
  ])('one that is %s is not sent', async (_, changes) => {
    const id = await smsFarmer()
    await warn(changes)
    expect(await smsOf(id)).toEqual([])
    expect(await gona.notifications.list({ kind: 'user', user: { id } } as never)).toHaveLength(1)
  })

  test.each([
    ['severe and expected', 0, { severity: 'Severe', urgency: 'Expected' }],
    ['extreme and expected', 0, { severity: 'Extreme', urgency: 'Expected' }],
    ['severe and immediate', 0, { severity: 'Severe', urgency: 'Immediate' }],
    ['extreme and immediate', 1, { severity: 'Extreme', urgency: 'Immediate' }],
  ])('at night one that is %s goes as %p messages', async (_, sent, changes) => {
    gona.at(NIGHT)
    const id = await smsFarmer()
    await warn(changes)
    expect(await smsOf(id)).toHaveLength(sent)
    gona.at(MORNING)
    await deliver()
    expect(await smsOf(id)).toHaveLength(1)
  })

  test('one that is withdrawn before the morning is never sent, and nor is its withdrawal', async () => {
    gona.at(NIGHT)
    const id = await smsFarmer()
    await warn({})
    await warn({ id: 'c', type: 'Cancel', refs: ['a'], sent: '2026-08-18T22:35:00+01:00' })
    gona.at(MORNING)
    await deliver()
    expect(await smsOf(id)).toEqual([])
  })

  test('people who got it get the withdrawal, once', async () => {
    const id = await smsFarmer()
    await warn({})
    await warn({ id: 'c', type: 'Cancel', refs: ['a'], sent: '2026-08-18T12:35:00+01:00' })
    await deliver()
    expect((await smsOf(id)).map(([kind]) => kind)).toEqual(['severe warning', 'severe warning'])
    expect((await smsOf(id))[1]![1]).toBe('NiMet has with')
  })

  test('one that ends before the morning is never sent', async () => {
    gona.at(NIGHT)
    const id = await smsFarmer()
    await warn({ expires: '2026-08-19T06:00:00+01:00' })
    gona.at(MORNING)
    await deliver()
    expect(await smsOf(id)).toEqual([])
  })
})

test('a feed with twins in two languages notifies once, each reader in theirs', async () => {
  const feed = await startCapFeed()
  const served = await testServices({ now: NOON, settings: feed.settings })
  await kanoFarmer(served)
  feed.publish(capXml({ id: 'en' }))
  feed.publish(capXml({ id: 'ha', language: 'ha', event: 'TSAWA', sent: '2026-08-17T08:00:00+01:00' }))
  expect(await served.warnings.poll()).toMatchObject({ added: 2, warned: 1 })
  expect(await served.warnings.poll()).toMatchObject({ added: 0, warned: 0 })
  await feed.stop()
})
