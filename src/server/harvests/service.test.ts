import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { CROP_IDS } from '../../contracts/crops.ts'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { users } from '../../db/schema/accounts.ts'
import { contactDays } from '../../db/schema/channels.ts'
import { crops } from '../../db/schema/crops.ts'
import { farmLog } from '../../db/schema/farm-log.ts'
import { harvestQuestions } from '../../db/schema/harvests.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { smsLength } from '../../words/gsm7.ts'
import { translatorFor } from '../../words/index.ts'
import { toPlainCharacters } from '../../words/plain-characters.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

/** 17:05 in Nigeria. */
const EVENING = '2026-07-06T16:05:00.000Z'
const MAIZE = 'Maize (Corn): What did you harvest? Number of bags; 0 nothing; 9 skip'
const BAG = 'How big is a bag? 1 = 100 kg, 2 = 50 kg, 3 other'

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
beforeEach(async () => {
  gona = await testServices({ now: EVENING })
  farmer = await kanoFarmer(gona)
  await set({ notificationPreferences: preferencesWithSwitchesOn(['advisory', 'sms']) })
})

const set = (values: Partial<typeof users.$inferInsert>) =>
  gona.db.write(gona.db.orm.update(users).set(values).where(eq(users.id, farmer.user.id)))
/** Maize of two acres, harvested ten days before the evening. */
async function crop(over: Partial<typeof crops.$inferInsert> = {}) {
  const id = crypto.randomUUID()
  const row = { cropType: 'maize', growthStage: 'mature', farmArea: 2, createdAt: EVENING, updatedAt: EVENING } as const
  const days = { plantingDate: '2026-02-20', expectedHarvestDate: '2026-06-26' }
  await gona.db.write(gona.db.orm.insert(crops).values({ id, userId: farmer.user.id, ...row, ...days, ...over }))
  return id
}
const run = () => gona.harvests.run(gona.clock.now())
const texts = async () => (await gona.db.orm.select().from(smsMessages)).map(({ text }) => text)
const log = () => gona.db.orm.select().from(farmLog)
const questions = () => gona.db.orm.select().from(harvestQuestions)
async function say(text: string) {
  await gona.sms.callbacks.inbound({ id: crypto.randomUUID(), from: farmer.user.phone, text, date: null })
  return (await texts()).at(-1)
}

describe('the question', () => {
  test('is asked once a crop and season, by SMS, and takes the message of the day', async () => {
    const id = await crop()
    expect(await run()).toEqual({ asked: 1 })
    expect(await texts()).toEqual([MAIZE])
    expect(await questions()).toMatchObject([{ cropId: id, season: '2026-02-20', way: 'sms', state: 'asked' }])
    expect(await gona.db.orm.select().from(contactDays)).toMatchObject([{ day: '2026-07-06' }])
    gona.at('2026-07-07T16:05:00Z')
    expect(await run()).toEqual({ asked: 0 })
    await gona.db.write(gona.db.orm.update(crops).set({ plantingDate: '2026-03-01' }))
    expect(await run()).toEqual({ asked: 1 })
  })

  test.each([
    ['2026-06-29', 1],
    ['2026-06-30', 0],
    ['2026-06-15', 1],
    ['2026-06-14', 0],
  ])('harvest planned for %s: %p', async (expectedHarvestDate, asked) => {
    await crop({ expectedHarvestDate })
    expect(await run()).toEqual({ asked })
  })

  test('without a planned day the usual length of the crop counts, by its class', async () => {
    await crop({ expectedHarvestDate: null, plantingDate: '2026-02-20' })
    await crop({ expectedHarvestDate: null, plantingDate: '2026-03-24', maturity: 'early' })
    await crop({ expectedHarvestDate: null, plantingDate: '2026-03-24' })
    expect((await run()).asked).toBe(1)
    gona.at('2026-07-07T16:05:00Z')
    expect((await run()).asked).toBe(1)
    gona.at('2026-07-08T16:05:00Z')
    expect((await run()).asked).toBe(0)
  })

  test('after a reported harvest without an amount; never after one with', async () => {
    const own = await crop({ expectedHarvestDate: '2026-09-01' })
    const harvested = (date: string, amount: number | null) =>
      gona.db.write(
        gona.db.orm.insert(farmLog).values({
          id: crypto.randomUUID(),
          userId: farmer.user.id,
          cropId: own,
          kind: 'harvested',
          date,
          amount,
          unit: amount === null ? null : 'kg',
          createdAt: EVENING,
        }),
      )
    await harvested('2026-06-30', null)
    expect((await run()).asked).toBe(0)
    gona.at('2026-07-07T16:05:00Z')
    await harvested('2026-06-29', 500)
    expect((await run()).asked).toBe(0)
    await gona.db.write(gona.db.orm.delete(farmLog).where(eq(farmLog.amount, 500)))
    expect((await run()).asked).toBe(1)
  })

  test.each([
    ['2026-07-06T15:59:00Z', 0],
    ['2026-07-06T16:00:00Z', 1],
    ['2026-07-06T17:59:00Z', 1],
    ['2026-07-06T18:00:00Z', 0],
  ])('at %s UTC, by a Nigerian phone: %p', async (at, asked) => {
    await crop()
    gona.at(at)
    expect((await run()).asked).toBe(asked)
  })

  test.each([
    ['2026-07-06T14:59:00Z', 0],
    ['2026-07-06T15:00:00Z', 1],
    ['2026-07-06T17:00:00Z', 0],
  ])('at %s UTC, by a Namibian phone: %p', async (at, asked) => {
    await crop()
    await set({ phone: '+264811234567' })
    gona.at(at)
    expect((await run()).asked).toBe(asked)
  })

  test.each([
    ['a plan', { planned: true }],
    ['a placeholder', { placeholder: true }],
    ['a crop without a day', { plantingDate: null }],
    ['a tree', { cropType: 'mangoes' as const, expectedHarvestDate: null }],
  ])('is not asked of %s', async (_, over) => {
    await crop(over)
    expect((await run()).asked).toBe(0)
  })

  test('is a notification for a person of the web, and none for a person who wants no advice', async () => {
    await set({ notificationPreferences: preferencesWithSwitchesOn(['advisory']) })
    const id = await crop()
    expect((await run()).asked).toBe(1)
    expect(await gona.db.orm.select().from(notifications)).toMatchObject([
      { title: 'What did you harvest?', message: MAIZE, data: { href: `/crops/${id}` } },
    ])
    expect(await texts()).toEqual([])
    await set({ notificationPreferences: preferencesWithSwitchesOn([]) })
    await crop({ plantingDate: '2026-02-21' })
    expect((await run()).asked).toBe(0)
  })

  test('waits for another day when the day has its message, and costs nothing when no SMS may go', async () => {
    await crop()
    const taken = { userId: farmer.user.id, day: '2026-07-06', about: 'warning:1', createdAt: EVENING }
    await gona.db.write(gona.db.orm.insert(contactDays).values(taken))
    expect([(await run()).asked, await questions()]).toEqual([0, []])
    gona.at('2026-07-07T16:05:00Z')
    await set({ smsOptedOutAt: EVENING })
    expect([(await run()).asked, await questions()]).toEqual([0, []])
    expect(await gona.db.orm.select().from(contactDays)).toHaveLength(1)
    await set({ smsOptedOutAt: null })
    expect((await run()).asked).toBe(1)
  })
})

describe('the answer by SMS', () => {
  test('bags and their weight go into the log, on the planned day', async () => {
    const id = await crop()
    await run()
    expect(await say('12')).toBe(BAG)
    expect(await log()).toEqual([])
    expect(await say('1')).toBe('Thank you. It is in your farm log.')
    expect(await log()).toMatchObject([{ cropId: id, kind: 'harvested', amount: 1200, unit: 'kg', date: '2026-06-26' }])
    expect(await questions()).toMatchObject([{ state: 'answered', bags: 12, answeredAt: EVENING }])
  })

  test.each([
    ['2', 600, 'kg'],
    ['3', 12, 'bags'],
  ] as const)('bag %s: %p %s', async (bag, amount, unit) => {
    await crop()
    await run()
    await say('12')
    await say(bag)
    expect(await log()).toMatchObject([{ amount, unit }])
  })

  test('0 is nothing, 9 skips, 9 bags are nine', async () => {
    await crop()
    await run()
    await say('0')
    expect(await log()).toMatchObject([{ amount: 0, unit: 'kg' }])
    await crop({ plantingDate: '2026-02-21' })
    gona.at('2026-07-07T16:05:00Z')
    await run()
    await say('9')
    expect([(await log()).length, (await questions()).at(-1)!.state]).toEqual([1, 'skipped'])
    await crop({ plantingDate: '2026-02-22' })
    gona.at('2026-07-08T16:05:00Z')
    await run()
    expect(await say('9 bags')).toBe(BAG)
    await say('1')
    expect((await log()).at(-1)).toMatchObject({ amount: 900 })
  })

  test('an amount above three times the best of the crop is asked for once more, and then believed', async () => {
    // Two acres are 0.809 ha, the best of maize is 6,897 kg/ha: 167 bags of 100 kg are below the triple, 168 above.
    await crop()
    await run()
    await say('167')
    expect(await say('1')).toBe('Thank you. It is in your farm log.')
    await crop({ plantingDate: '2026-02-21' })
    gona.at('2026-07-08T16:05:00Z')
    await run()
    await say('168')
    expect(await say('1')).toBe('That is a lot for your field. How many bags? 0 nothing; 9 skip')
    expect(await log()).toHaveLength(1)
    await say('168')
    expect(await say('1')).toBe('Thank you. It is in your farm log.')
    expect((await log()).at(-1)).toMatchObject({ amount: 16_800 })
  })

  test('a harvest that was reported without an amount gets it, with its own day', async () => {
    const id = await crop()
    await gona.farmLog.add(farmer, id, { kind: 'harvested', date: '2026-06-28' })
    await run()
    await say('4')
    await say('2')
    expect(await log()).toMatchObject([{ date: '2026-06-28', amount: 200, unit: 'kg' }])
  })

  test('a message that arrives twice counts once', async () => {
    await crop()
    await run()
    const twice = { id: crypto.randomUUID(), from: farmer.user.phone, text: '1', date: null }
    await gona.sms.callbacks.inbound(twice)
    await gona.sms.callbacks.inbound(twice)
    expect([await texts(), (await questions())[0]!.state]).toEqual([[MAIZE, BAG], 'unit'])
  })

  test('no number, a number after an advice, and one after 30 days are no answers', async () => {
    await crop()
    await run()
    await say('plenty')
    expect((await questions())[0]!.state).toBe('asked')
    const advice = { id: 'm', userId: farmer.user.id, phone: farmer.user.phone, text: 'Weed.', segments: 1 } as const
    const [card] = await gona.advisories.generate(farmer)
    await gona.db.write(
      gona.db.orm
        .insert(smsMessages)
        .values({ ...advice, advisoryId: card!.id, state: 'accepted', createdAt: EVENING }),
    )
    await say('12')
    expect((await questions())[0]!.state).toBe('asked')
    gona.at('2026-08-06T16:05:00Z')
    expect(await gona.harvests.open(farmer.user.id)).toBeNull()
  })

  test('another person has no part in it', async () => {
    await crop()
    await run()
    const other = await kanoFarmer(gona)
    expect(await gona.harvests.answer(other, '12', 'en')).toBeNull()
    expect((await questions())[0]!.state).toBe('asked')
  })
})

test.each(LANGUAGE_IDS)('each text is one SMS (%s)', (language) => {
  const t = translatorFor(language)
  const longest = CROP_IDS.map((crop) => t(`crop.${crop}`)).reduce((a, b) => (b.length > a.length ? b : a))
  for (const key of ['harvest.ask', 'harvest.bag', 'harvest.sure', 'harvest.noted'] as const)
    expect(smsLength(toPlainCharacters(t(key, { crop: longest }))).segments).toBe(1)
})
