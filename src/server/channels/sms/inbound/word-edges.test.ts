import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { preferencesWithSwitchesOn } from '../../../../contracts/notification-switches.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { crops } from '../../../../db/schema/crops.ts'
import { inboxMessages } from '../../../../db/schema/inbox.ts'
import { smsMessages } from '../../../../db/schema/sms.ts'
import { kanoFarmer, type TestServices, testServices } from '../../../testing/services.ts'

const OPERATOR = { kind: 'operator' } as const
const STRANGER = '+2348077777777'

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let received = 0
beforeEach(async () => {
  gona = await testServices()
  farmer = await kanoFarmer(gona)
  await gona.accounts.profile.update(farmer, { notificationPreferences: preferencesWithSwitchesOn(['sms']) })
})

/** Sends a text and returns the answer to it; null: none. */
async function answer(text: string, from = farmer.user.phone): Promise<string | null> {
  const all = async () =>
    (await gona.db.orm.select().from(smsMessages).where(eq(smsMessages.phone, from))).map((row) => row.text)
  const before = await all()
  await gona.sms.callbacks.inbound({ id: `edge ${++received}`, from, text, date: null })
  return (await all())[before.length] ?? null
}
const asked = async () => (await gona.inbox.list(OPERATOR, { limit: 100 })).items.map(({ text }) => text)
const withoutCrops = async () => {
  for (const { id } of await gona.crops.list(farmer)) await gona.crops.remove(farmer, id)
}
const add = (cropType: 'maize' | 'rice' | 'cassava', plantingDate: string | null = '2026-06-08') =>
  gona.crops.add(farmer, { cropType, plantingDate, growthStage: 'vegetative' } as never)
const twoWithoutDay = () =>
  gona.db.write(
    gona.db.orm.insert(crops).values(
      (['maize', 'cassava'] as const).map((cropType) => ({
        id: cropType,
        userId: farmer.user.id,
        cropType,
        growthStage: 'planted' as const,
        placeholder: true,
        createdAt: '2026-07-01T08:00:00.000Z',
        updatedAt: '2026-07-01T08:00:00.000Z',
      })),
    ),
  )
const stored = async () =>
  (await gona.db.orm.select().from(crops))
    .map(
      ({ cropType, plantingDate, placeholder }) =>
        `${cropType} ${plantingDate?.slice(0, 10) ?? '?'}${placeholder ? ' placeholder' : ''}`,
    )
    .sort()

const HOW_TO_JOIN = /JOIN KANO MAIZE 12\/6/

describe('somebody without an account', () => {
  test.each([
    'TODAY',
    'WEEK',
    'WEATHER',
    'RAINS',
    'BAGS maize 2',
    'PRICE maize',
    'MAIZE 12/6',
    'SHARE',
    'JOIN',
    'JOIN maize',
  ])('who sends %s is told how to join, and nothing is stored', async (text) => {
    expect(await answer(text, STRANGER)).toMatch(HOW_TO_JOIN)
    expect(await gona.db.orm.select().from(users)).toHaveLength(1)
    expect(await asked()).toEqual([])
  })

  test('is told so in the language of the word, and asks in it', async () => {
    expect(await answer('yau', STRANGER)).toContain('RAJISTA KANO MASARA 12/6')
    expect(await answer('Hausa', STRANGER)).toContain('Hausa')
    await answer('tambaya me ya sa?', STRANGER)
    expect((await gona.inbox.list(OPERATOR, { limit: 9 })).items).toMatchObject([{ text: 'me ya sa?', from: STRANGER }])
    expect(await gona.db.orm.select({ language: inboxMessages.language }).from(inboxMessages)).toEqual([
      { language: 'ha' },
    ])
  })

  test('joins in the language of the word, unconfirmed days and all', async () => {
    await answer('rajista Kano masara 45/6', STRANGER)
    const [user] = await gona.db.orm.select().from(users).where(eq(users.phone, STRANGER))
    expect(user).toMatchObject({
      preferredLanguage: 'ha',
      firstName: null,
      arrivedBy: 'sms',
      location: { name: expect.stringContaining('Kano') },
    })
  })

  test('hears the weather of a place that is named, and a person reads of one that is not known', async () => {
    expect(await answer('WEATHER Kaduna', STRANGER)).toStartWith('Kaduna')
    expect(await answer('WEATHER Nowhereville', STRANGER)).toContain('did not understand')
    expect(await asked()).toEqual(['WEATHER Nowhereville'])
  })
})

describe('a farmer', () => {
  test('who sends JOIN again adds the crop, or is asked for its day', async () => {
    await withoutCrops()
    expect(await answer('JOIN Kano rice 12/6')).toContain('rice, planted Friday 12 Jun')
    expect(await answer('JOIN Kano maize')).toContain('Send the day like this: MAIZE 12/6')
    expect(await stored()).toEqual(['rice 2026-06-12'])
    expect(await answer('JOIN Kano')).toMatch(HOW_TO_JOIN)
  })

  test.each([
    ['MAIZE 5/7', ['maize 2026-07-05']],
    ['MAIZE 6/7', ['maize 2026-07-06']],
    ['MAIZE 7/7', ['maize 2025-07-07']],
    ['MAIZE 12/6/2016', []],
    ['MAIZE 12/7/2016', ['maize 2016-07-12']],
    ['MAIZE 12/6/2046', []],
    ['MAIZE 31/6', []],
  ])('%s, sent on 6 July 2026, is stored as %p', async (text, after) => {
    await withoutCrops()
    const said = await answer(text)
    expect(await stored()).toEqual(after)
    if (after.length === 0) expect(said).toContain('Send the day like this: MAIZE 12/6')
  })

  test('who tells the day twice has one crop; another day is another field', async () => {
    await withoutCrops()
    for (const text of ['MAIZE 12/6', 'masara 12/6', 'MAIZE 13/6']) await answer(text)
    expect(await stored()).toEqual(['maize 2026-06-12', 'maize 2026-06-13'])
  })

  test('who tells the day of a crop without one completes it', async () => {
    await twoWithoutDay()
    await answer('MAIZE 12/6')
    expect(await stored()).toEqual(['cassava ? placeholder', 'maize 2026-06-12'])
    // One crop is left without a day: the day alone is its own.
    expect(await answer('1/6')).toContain('cassava, planted Monday 1 Jun')
    expect(await stored()).toEqual(['cassava 2026-06-01', 'maize 2026-06-12'])
  })

  test('who has two crops without a day, or tells an impossible one, is read by a person', async () => {
    await twoWithoutDay()
    await answer('1/6')
    await answer('45/6')
    expect(await stored()).toEqual(['cassava ? placeholder', 'maize ? placeholder'])
    expect((await asked()).sort()).toEqual(['1/6', '45/6'])
  })

  test('without a place is told how to give one for weather and rains, and hears that of a named place', async () => {
    await gona.db.write(gona.db.orm.update(users).set({ location: null }))
    expect(await answer('WEATHER')).toMatch(HOW_TO_JOIN)
    expect(await answer('RAINS')).toMatch(HOW_TO_JOIN)
    expect(await answer('WEATHER Kaduna')).toStartWith('Kaduna')
  })

  test('hears that the weather is the usual one, where no forecast is known', async () => {
    const [place, today, ...more] = (await answer('WEATHER'))!.split('\n')
    expect([place, today]).toEqual(['Kano.', expect.stringMatching(/^Today: /)])
    expect(more).toHaveLength(3)
    expect(more.at(-1)).toBe('Typical for the season, not a live forecast.')
  })

  test('with one crop need not name it for bags and prices; with two is asked for it', async () => {
    expect(await answer('BAGS 2')).toContain('BAGS MAIZE 2')
    expect(await answer('PRICE')).toContain('PRICE MAIZE')
    await withoutCrops()
    await add('maize')
    expect(await answer('BAGS 2')).toStartWith('maize, 2 Acres.')
    expect(await answer('PRICE')).toContain('maize')
    expect(await answer('BAGS maize 1 ha')).toStartWith('maize, 1 Hectare')
  })

  test('without anything to do hears so, by the day and by the week', async () => {
    await withoutCrops()
    expect(await answer('WEEK')).toContain('Like this: MAIZE 12/6')
    await add('maize')
    // No advice is possible without a place.
    await gona.db.write(gona.db.orm.update(users).set({ location: null }))
    const nothing = await answer('TODAY')
    expect(nothing).toStartWith('Gona: ')
    expect(await answer('WEEK')).toBe(nothing)
  })

  test('agrees to share, and takes it back, with the word that was sent', async () => {
    const shares = async () => {
      const [row] = await gona.db.orm.select().from(users)
      return [row!.sharePartners, row!.sharedBy, row!.sharedWords]
    }
    const yes = await answer('SHARE')
    expect(await shares()).toEqual(['yes', 'sms', expect.stringContaining('SHARE')])
    const no = await answer('NO SHARE')
    expect((await shares()).slice(0, 2)).toEqual(['no', 'sms'])
    expect(yes).not.toBe(no)
  })

  test('who calls an advice useful that was never sent is read by a person', async () => {
    await answer('USEFUL')
    expect(await asked()).toEqual(['USEFUL'])
  })

  test.each(['USEFUL', 'NOT USEFUL'])('who sends %s is thanked, and not for work that was done', async (word) => {
    await add('maize')
    await answer('TODAY')
    await gona.sms.run()
    expect(await answer(word)).toBe('Gona: Thank you. We have noted it.')
  })

  test('whose language changes is answered in it', async () => {
    expect(await answer('Hausa')).toContain('Hausa')
    expect(await answer('YAU')).toContain('MASARA 12/6')
  })
})
