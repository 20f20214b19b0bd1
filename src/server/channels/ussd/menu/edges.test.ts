import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../../../db/schema/accounts.ts'
import { crops } from '../../../../db/schema/crops.ts'
import { farmLog } from '../../../../db/schema/farm-log.ts'
import { inboxMessages } from '../../../../db/schema/inbox.ts'
import { smsMessages } from '../../../../db/schema/sms.ts'
import { startOpenMeteo } from '../../../testing/providers/open-meteo.ts'
import { kanoWeek } from '../../../testing/providers/sky.ts'
import { kanoFarmer, type TestServices, testServices } from '../../../testing/services.ts'
import { dialler } from './fixture.ts'
import { createMenu } from './menu.ts'

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let phone: ReturnType<typeof dialler>
async function open(settings: Record<string, string> = {}, over: Record<string, unknown> = {}) {
  gona = await testServices({ settings })
  farmer = await kanoFarmer(gona, { primaryCrops: ['maize'], ...over })
  phone = dialler(gona, farmer.user.phone)
}
beforeEach(() => open())
const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
})

type Crop = typeof crops.$inferInsert
const grow = (id: string, over: Partial<Crop> = {}) =>
  gona.db.write(
    gona.db.orm.insert(crops).values({
      id,
      userId: farmer.user.id,
      cropType: 'maize',
      growthStage: 'vegetative',
      plantingDate: '2026-06-12',
      createdAt: '2026-06-12T08:00:00.000Z',
      updatedAt: '2026-06-12T08:00:00.000Z',
      ...over,
    }),
  )
/** All pages of a screen, after these keys. */
async function screen(...keys: string[]): Promise<string> {
  await phone.dial(...keys)
  return rest()
}
async function rest() {
  let text = phone.text
  for (; /^98 /m.test(phone.text); text += `\n${phone.text}`) await phone.press('98')
  return text
}
const choicesIn = (text: string) => [...text.matchAll(/^(?!0 |98 )\d+ (.+)$/gm)].map(([, label]) => label!)
const log = () => gona.db.orm.select().from(farmLog)

describe('a crop', () => {
  const ALWAYS = ['Change the day', 'I have done it', 'What you did', 'Prices', 'Remove crop']

  test.each<[string, Partial<Crop>, string, string[], string[]]>([
    [
      'that nothing is known of',
      { placeholder: true, plantingDate: null },
      'Maize\nPlanting date not set\n',
      [],
      ['Season plan', 'Growth Stage', 'Variety', 'What grew there before?'],
    ],
    [
      'of which only the day is missing',
      { plantingDate: null },
      'Maize\nGrowing Stage\nPlanting date not set\n',
      ['What grew there before?'],
      ['Season plan', 'Variety'],
    ],
    [
      'that is planned',
      { planned: true, plantingDate: '2026-08-01' },
      'Maize\nYou plan to plant on Saturday 1 Aug.\n',
      ['Season plan', 'Variety', 'Size of the field'],
      ['Growth Stage'],
    ],
    [
      'that grows',
      {},
      'Maize\nGrowing Stage\nPlanted: Friday 12 Jun\n',
      ['Season plan', 'Growth Stage', 'Variety', 'Size of the field', 'What grew there before?'],
      [],
    ],
  ])('%s shows what is known and offers what can be told', async (_, over, head, offered, not) => {
    await grow('m', over)
    const text = await screen('#My Crops', '#Maize')
    expect(text).toStartWith(head)
    const choices = choicesIn(text)
    expect(choices).toEqual(expect.arrayContaining([...ALWAYS, ...offered]))
    for (const one of not) expect(choices).not.toContain(one)
  })

  test('whose harvest day was told keeps it when the planting day is changed', async () => {
    await grow('m', { expectedHarvestDate: '2026-10-01T00:00:00.000Z' })
    await screen('#My Crops', '#Maize', '#Change the day', '#2 weeks ago')
    const [row] = await gona.db.orm.select().from(crops)
    expect([row!.plantingDate?.slice(0, 10), row!.expectedHarvestDate?.slice(0, 10)]).toEqual([
      '2026-06-22',
      '2026-10-01',
    ])
  })

  test.each([
    ['#This week', '2026-07-03'],
    ['#2 weeks ago', '2026-06-22'],
    ['#4 weeks ago', '2026-06-08'],
    ['#8 weeks ago', '2026-05-11'],
  ])('planted %s was planted on %s', async (key, day) => {
    await screen('#My Crops', '#Add Crop', '#Maize', key)
    expect((await gona.db.orm.select().from(crops)).map(({ plantingDate }) => plantingDate?.slice(0, 10))).toEqual([
      day,
    ])
  })

  test.each([
    ['1', '2026-07-13'],
    ['2', '2026-07-20'],
    ['3', '2026-08-03'],
  ])('to be planted, choice %s, is planned for %s', async (key, day) => {
    await screen('#My Crops', '#Add Crop', '#Maize', '#Not planted yet', key)
    expect(await gona.db.orm.select().from(crops)).toMatchObject([
      { planned: true, plantingDate: expect.stringContaining(day) },
    ])
  })

  test('of another field of the same crop is the one that is told of', async () => {
    await grow('old', { cropType: 'rice' })
    const text = await screen('#My Crops', '#Add Crop', '#Maize', '#2 weeks ago')
    expect(choicesIn(text)).toEqual(expect.arrayContaining(['Advice for now', 'Variety', 'My Crops']))
    await phone.dial('#My Crops', '#Add Crop', '#Maize', '#4 weeks ago')
    await phone.press('#Variety')
    await phone.press('1')
    const rows = await gona.db.orm.select().from(crops)
    expect(
      rows.filter(({ maturity }) => maturity !== null).map(({ plantingDate }) => plantingDate?.slice(0, 10)),
    ).toEqual(['2026-06-08'])
  })
})

describe('a number', () => {
  test.each(['0.0', '-1', 'big', '1/0'])('%p is no size of a field, and is asked again', async (typed) => {
    await grow('m')
    expect(await screen('#My Crops', '#Maize', '#Size of the field', typed)).toContain('The land must be more than 0')
    await phone.press('2')
    expect((await gona.db.orm.select().from(crops))[0]!.farmArea).toBe(2)
  })

  test('of a field in Namibia is in hectares', async () => {
    await open({}, { location: { name: 'Rundu', lat: -17.9, lng: 19.8 } })
    await grow('m')
    expect(await screen('#My Crops', '#Maize', '#Size of the field')).toContain('(Hectares)')
    await phone.press('2')
    expect((await gona.db.orm.select().from(crops))[0]!.farmArea).toBe(4.94)
    await gona.db.write(gona.db.orm.update(crops).set({ farmArea: 0 }))
    expect(await screen('#How many bags')).toContain('(Hectares)')
  })

  test.each(['0.0', 'some', '-2'])('%p is no amount, and is asked again', async (typed) => {
    await grow('m')
    await phone.dial('#I have done it', '#Something else', '#I harvested', '#Today', '#bags')
    expect(await phone.press(typed)).toMatch(/\d/)
    expect(await log()).toEqual([])
    await phone.press('3')
    expect(await log()).toMatchObject([{ kind: 'harvested', amount: 3, unit: 'bags', date: '2026-07-06' }])
  })

  test.each(['21', '1.5', 'two', '-1'])('%p is no count of twenty plants, and is asked again', async (typed) => {
    await grow('m')
    await gona.advisories.generate(farmer, { quietly: true })
    await phone.dial('#Count a pest')
    if (phone.text.startsWith('Which pest?')) await phone.press('1')
    const of = Number(/of (\d+) had it/.exec(phone.text)![1])
    await phone.press(typed === '21' ? String(of + 1) : typed)
    expect([await log(), phone.text]).toEqual([[], expect.stringContaining(`of ${of} had it`)])
    await phone.press(String(of))
    expect(await log()).toMatchObject([{ kind: 'scouted', count: of, of }])
  })

  test('of money is taken where prices are known; 99 is none', async () => {
    const price = {
      kind: 'input',
      item: 'urea',
      bagKg: 50,
      price: 30_000,
      country: 'NG',
      market: 'Kano',
      date: '2026-07-01',
    } as const
    await gona.prices.save({ kind: 'operator' }, price)
    await grow('m', { farmArea: 2 })
    await phone.dial('#How many bags', 'much')
    expect(phone.text).toContain('How much can you spend')
    const [poor, rich] = [await screen('#How many bags', '1'), await screen('#How many bags', '99')]
    expect(rich).toContain('To buy: ')
    expect(poor).not.toBe(rich)
  })
})

describe('without a crop', () => {
  test.each(['#I have done it', '#How many bags'])('%s leads to the crops', async (key) => {
    expect(await screen(key)).toStartWith('My Crops\n1 Add Crop')
  })
})

describe('work that was done', () => {
  test.each([
    ['#Today', '2026-07-06'],
    ['#Yesterday', '2026-07-05'],
  ])('%s is written down for %s', async (key, date) => {
    await grow('m')
    await screen('#I have done it', '#I weeded', key)
    expect(await log()).toMatchObject([{ kind: 'weeded', date }])
  })

  test('on a typed day is written down for it; one to come is refused, and none is asked again', async () => {
    await grow('m')
    await phone.dial('#I have done it', '#I weeded', '#Another day')
    await phone.press('monday')
    expect(await log()).toEqual([])
    await phone.press('1/7/2027')
    expect([await log(), phone.text]).toEqual([[], expect.stringContaining('still to come')])
    await screen('#I have done it', '#I weeded', '#Another day', '6/7/2026')
    expect(await log()).toMatchObject([{ date: '2026-07-06' }])
  })

  test('a spray of the product 99 is one of an unknown product', async () => {
    await grow('m')
    await screen('#I have done it', '#Something else', '#I sprayed', '#Today', '99')
    expect(await log()).toMatchObject([{ kind: 'sprayed', product: null }])
  })

  test('in a planned field is first its planting; each kind is offered once', async () => {
    await grow('m', { planned: true, plantingDate: '2026-08-01' })
    const first = choicesIn(await screen('#I have done it'))
    expect(first).toEqual(['I planted', 'Something else'])
    const all = choicesIn(await screen('#I have done it', '#Something else'))
    expect(new Set(all).size).toBe(all.length)
    expect(all).not.toContain('I planted')
  })

  test('is listed with its amount or count, taken back once, and then empty', async () => {
    await grow('m')
    const actor = farmer
    await gona.farmLog.add(actor, 'm', { kind: 'harvested', date: '2026-07-05', amount: 2, unit: 'bags' })
    await gona.farmLog.add(actor, 'm', { kind: 'scouted', date: '2026-07-04', product: 'faw', count: 3, of: 20 })
    await gona.farmLog.add(actor, 'm', { kind: 'weeded', date: '2026-07-03' })
    const text = async (n: string) => {
      await phone.dial('#My Crops', '#Maize', '#What you did', n)
      return phone.text.split('\n')[0]
    }
    expect([await text('1'), await text('2'), await text('3')]).toEqual([
      expect.stringMatching(/, Sunday 5 Jul, 2 bags$/),
      expect.stringMatching(/, Saturday 4 Jul, 3 \/ 20$/),
      expect.stringMatching(/, Friday 3 Jul$/),
    ])
    for (let left = 2; left >= 0; left--) {
      await phone.dial('#My Crops', '#Maize', '#What you did', '1', '1')
      expect(await log()).toHaveLength(left)
    }
    expect(choicesIn(await screen('#My Crops', '#Maize', '#What you did')).some((name) => /\d+\/\d+/.test(name))).toBe(
      false,
    )
  })
})

describe('the weather', () => {
  test('of a forecast names the heavy rain and the heat, and not that it is typical', async () => {
    const hot = { ...kanoWeek[0]!, max: 38 }
    const provider = await startOpenMeteo({
      days: [kanoWeek[0]!, kanoWeek[2]!, hot, kanoWeek[3]!],
      now: () => gona.clock.now(),
    })
    ending.push(() => provider.stop())
    await open({ WEATHER_PROVIDER: 'open-meteo', OPEN_METEO_BASE_URL: provider.url })
    const today = await screen('#Weather')
    expect(today).not.toContain('Typical')
    expect((await screen('#Weather', '#Warnings')).split('\n').slice(0, -2)).toEqual([
      'Tuesday 7 Jul: Heavy Rain',
      'Wednesday 8 Jul: Very Hot',
      'Saturday 11 Jul: Heavy Rain',
      'Sunday 12 Jul: Very Hot',
    ])
    expect(await screen('#Weather', '#Next 3 days')).not.toContain('Typical')
  })

  test('without a place asks for one, at every screen of it', async () => {
    await gona.db.write(gona.db.orm.update(users).set({ location: null }))
    expect(await screen('#Weather')).toStartWith('Type the name of a town near your farm.')
    expect(await phone.press('Nowhereville')).toContain('town near your farm')
    await phone.press('Kaduna')
    if (/^1 /m.test(phone.text)) await phone.press('1')
    const [row] = await gona.db.orm.select().from(users).where(eq(users.id, farmer.user.id))
    expect(row!.location).toMatchObject({ name: expect.stringContaining('Kaduna') })
  })

  test('of another place leaves the own one', async () => {
    const text = await screen('#Weather')
    expect(text).toStartWith('Kano\n')
  })
})

describe('a question', () => {
  test('is stored word for word, listed, and read with its state', async () => {
    await screen('#Ask a question', 'Why is it yellow?')
    expect(await gona.db.orm.select().from(inboxMessages)).toMatchObject([
      { text: 'Why is it yellow?', userId: farmer.user.id, channel: 'ussd', language: 'en' },
    ])
    const listed = await screen('#Ask a question', '#My questions')
    expect(choicesIn(listed)[0]).toBe('Why is it yellow?')
    expect(await screen('#Ask a question', '#My questions', '1')).toMatch(/^Why is it yellow\?\. \w+/)
  })

  test('with a long answer is read on two screens, and the rest goes by SMS', async () => {
    const text = `Why is it yellow? ${'Wash the leaves. '.repeat(30)}`.trim()
    await screen('#Ask a question', text)
    const read = await screen('#Ask a question', '#My questions', '1')
    expect(phone.screens).toBe(5)
    expect(read).toContain('SMS')
    expect(await gona.db.orm.select({ text: smsMessages.text }).from(smsMessages)).toEqual([
      { text: expect.stringContaining(text) },
    ])
  })

  test('of somebody without one is answered so; five may be open, the newest first', async () => {
    const none = await screen('#Ask a question', '#My questions')
    expect(choicesIn(none)).toEqual([])
    const answers: string[] = []
    for (let n = 1; n <= 6; n++) {
      gona.at(`2026-08-0${n}T10:00:00Z`)
      answers.push(await screen('#Ask a question', `Question ${n}?`))
    }
    expect(new Set(answers.slice(0, 5)).size).toBe(1)
    expect(answers[5]).not.toBe(answers[4])
    const listed = choicesIn(await screen('#Ask a question', '#My questions'))
    expect(listed).toEqual([5, 4, 3, 2, 1].map((n) => `Question ${n}?`))
  })
})

test('a phone of Namibia is offered the languages of Namibia first', async () => {
  const first = async (number: string) => {
    const phone = dialler(gona, number)
    await phone.dial()
    return choicesIn(phone.text)[0]
  }
  expect([await first('+2348077777771'), await first('+264811234567')]).toEqual(['English', 'Afrikaans'])
})

test('texts of two screens and more go on by SMS, and lists do not', () => {
  const menu = Object.entries(createMenu({} as never))
  expect(menu.flatMap(([at, { long }]) => (long ? [at] : []))).toEqual([
    'adviceWhole',
    'weatherWeek',
    'plan',
    'bagsPlan',
    'myQuestion',
  ])
})
