import { beforeEach, describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { smsWordsPage } from '../../../../../scripts/sms-words.ts'
import { CANONICAL_CROPS } from '../../../../agronomy/crops/crop-facts.ts'
import { LANGUAGE_IDS } from '../../../../contracts/languages.ts'
import { preferencesWithSwitchesOn } from '../../../../contracts/notification-switches.ts'
import { users } from '../../../../db/schema/accounts.ts'
import { crops } from '../../../../db/schema/crops.ts'
import { smsMessages } from '../../../../db/schema/sms.ts'
import { smsLength } from '../../../../words/gsm7.ts'
import { SMS_KEYWORD_IDS, SMS_KEYWORDS } from '../../../../words/sms-words.ts'
import { priceText } from '../../../prices/price-words.ts'
import { kanoFarmer, type TestServices, testServices } from '../../../testing/services.ts'
import { bytesOf, capXml } from '../../../warnings/testing/samples.ts'
import { shortenToTwoSegments } from '../single/two-segments.ts'
import { hintPlaceholders, typeableCropName } from './hint-words.ts'
import { parseWordRequest } from './parse-word-request.ts'
import { parseSmsCommand } from './sms-commands.ts'

const OPERATOR = { kind: 'operator' } as const
const STRANGER = '+2348077777777'
const DAY = 86_400_000

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let received = 0

beforeEach(async () => {
  gona = await testServices()
  farmer = await kanoFarmer(gona)
  await gona.accounts.profile.update(farmer, { notificationPreferences: preferencesWithSwitchesOn(['sms']) })
})

const says = (text: string, from = farmer.user.phone, id = `word ${++received}`) =>
  gona.sms.callbacks.inbound({ id, from, text, date: null })
const told = async (phone = farmer.user.phone) =>
  (await gona.db.orm.select().from(smsMessages).where(eq(smsMessages.phone, phone))).map(({ text }) => text)
const asked = async () => (await gona.inbox.list(OPERATOR, { limit: 100 })).items.map(({ text }) => text)
const maize = () => gona.crops.add(farmer, { cropType: 'maize', plantingDate: '2026-06-08', growthStage: 'vegetative' })

describe('a word', () => {
  test.each(LANGUAGE_IDS)('of %s is read in each of its spellings', (language) => {
    for (const word of SMS_KEYWORD_IDS) {
      for (const spelling of SMS_KEYWORDS[language][word].split('|')) {
        if (['stop', 'start', 'help'].includes(word))
          expect([spelling, parseSmsCommand(spelling)]).toEqual([spelling, word as 'stop'])
        else if (!['ask'].includes(word))
          expect([spelling, parseWordRequest(spelling.toUpperCase())?.word]).toEqual([spelling, word])
      }
    }
  })

  test.each([
    ['Weathr', 'weather'],
    ['WEATHER in Kaduna', 'weather'],
    ['today please', 'today'],
    ['masara 12/6', 'planted'],
    ['Sweet potatoe 3 April', 'planted'],
    ['bags maize 2 ha', 'bags'],
    ['good morning', undefined],
    ['todya', 'today'],
    ['waether', 'weather'],
    ['SOYA 24/10', 'planted'],
    ['bambara 24/10', 'planted'],
    ['beniseed 3 June', 'planted'],
    ['omahangu 3/12', 'planted'],
    ['flower 5', undefined],
    ['zzzz 12/6', undefined],
    ['today my maize is all yellow', undefined],
    ['stpo', undefined],
    ['stat', undefined],
    ['maize', undefined],
    ['', undefined],
  ] as const)('%p is read as %p', (text, word) => {
    expect(parseWordRequest(text)?.word as string | undefined).toBe(word)
  })

  test.each(LANGUAGE_IDS)('in a hint of %s is one that is understood', (language) => {
    const { maize, ...words } = hintPlaceholders(language)
    for (const [word, typed] of Object.entries(words))
      if (word === 'help') expect(parseSmsCommand(typed)).toBe('help')
      else if (word === 'join')
        expect(parseWordRequest(`${typed} KANO ${maize} 12/6`)).toMatchObject({ word, crop: 'maize', when: '12/6' })
      else if (word === 'ask') expect(parseWordRequest(`${typed} why`)).toMatchObject({ word })
      else expect([typed, parseWordRequest(typed)?.word]).toEqual([typed, word as 'today'])
    expect(parseWordRequest(`${words.bags} ${maize} 2`)).toMatchObject({ word: 'bags', crop: 'maize', area: 2 })
    for (const crop of CANONICAL_CROPS)
      expect(parseWordRequest(`${typeableCropName(crop, language)} 12/6`)).toMatchObject({ word: 'planted', crop })
  })

  test('stands in docs/sms-words.md', async () => {
    expect(await Bun.file(join(import.meta.dir, '../../../../../docs/sms-words.md')).text()).toBe(smsWordsPage())
  })
})

describe('what is asked by SMS', () => {
  test('UNCLEAR reports the sentence of the last advice, once, in one segment; without one a person reads it', async () => {
    await says('UNCLEAR')
    expect(await asked()).toEqual(['UNCLEAR'])
    await maize()
    await says('TODAY')
    const [advice] = await gona.advisories.list(farmer)
    await gona.sms.run()
    for (let n = 0; n < 2; n++) await says('unclear', farmer.user.phone, 'unclear')
    expect(await gona.words.badlySaid()).toMatchObject([
      { language: 'en', path: `advice.rules.${advice!.rule}.sms`, times: 1 },
    ])
    const [thanks] = (await told()).filter((text) => text.endsWith('Thank you. We have noted it.'))
    expect(smsLength(thanks!).segments).toBe(1)
  })

  test('TODAY brings the advice that weighs most, and DONE after it is of that advice', async () => {
    await maize()
    await says('TODAY')
    const [advice] = await gona.advisories.list(farmer)
    const [text] = await told()
    expect(smsLength(text!).segments).toBe(1)
    await gona.sms.run()
    await says('DONE')
    const after = await gona.advisories.list(farmer)
    expect(after.filter(({ done }) => done)).toHaveLength(1)
    expect(after.find(({ done }) => done)!.id).toBe(advice!.id)
  })

  describe('PRICE', () => {
    const listed = (market: string, price: number, date: string) =>
      gona.prices.save(OPERATOR, { country: 'NG', kind: 'produce', item: 'maize', price, market, date })

    test('says the nearest prices, and what holding a dry harvest must reach', async () => {
      const { id } = await maize()
      await listed('Kano', 400, '2026-06-30')
      await listed('Wudil', 385, '2026-07-06')
      await says('PRICE maize')
      expect((await told())[0]).toBe(
        'Maize 1 kg: Kano 400 (6 days), Wudil 385 (today). Dry it well before you keep it.',
      )
      await gona.farmLog.add(farmer, id, { kind: 'dried', date: '2026-07-05' })
      await says('farashi masara')
      expect((await told())[1]).toBe(
        'Maize 1 kg: Kano 400 (6 days), Wudil 385 (today). Hold 5 months: must reach 432, hermetic bag 419.',
      )
    })

    test('of a crop nobody has a price for asks for one, and without a crop asks for the crop', async () => {
      await says('PRICE yam')
      expect((await told())[0]).toBe('We have no price for yam near you yet. Tell us what you saw.')
      await says('PRICE')
      expect((await told())[1]).toContain('PRICE MAIZE')
    })

    test.each(LANGUAGE_IDS)('takes two segments at most in %s', async (language) => {
      const brief = {
        markets: ['Birnin Gwari Central', 'Dawanau Grain Market', 'Sabon Gari Market'].map((market) => ({
          market,
          price: 12_345.5,
          days: 178,
        })),
        hold: { months: 5, woven: 12_999, airtight: 12_900 },
      }
      for (const crop of CANONICAL_CROPS)
        expect([crop, smsLength(shortenToTwoSegments(priceText(crop, brief, language))).segments]).toEqual([crop, 2])
      for (const crop of CANONICAL_CROPS)
        expect(priceText(crop, { ...brief, hold: 'wet' }, language)).toContain('12345.5')
    })

    test.each(LANGUAGE_IDS)(
      'leaves out far markets with long names rather than the price to reach in %s',
      (language) => {
        const markets = ['A', 'B', 'C'].map((first) => ({
          market: `${first}${' market'.repeat(8)}`,
          price: 400,
          days: 6,
        }))
        const hold = { months: 5, woven: 432, airtight: 419 }
        for (const crop of CANONICAL_CROPS) {
          const text = shortenToTwoSegments(priceText(crop, { markets, hold }, language))
          expect([text.includes('A market'), text.includes('432'), text.includes('419')]).toEqual([true, true, true])
          expect(smsLength(text).segments).toBeLessThanOrEqual(2)
        }
      },
    )
  })

  test('WEEK lists what is to be done, WEATHER says three days, of a place that is named too', async () => {
    await maize()
    await says('TODAY')
    await says('mako')
    await says('WEATHER')
    await says('WEATHER Kaduna')
    const [, week, own, there] = await told()
    expect(week).toStartWith('1. ')
    expect(own!.split('\n')[1]).toStartWith('Today: ')
    expect(there).toStartWith('Kaduna.')
    for (const text of await told()) expect(smsLength(text).segments).toBeLessThanOrEqual(2)
  })

  test('WEATHER names the warning of the weather service first, while it is in force', async () => {
    gona.at('2026-08-18T07:00:00Z')
    const add = (xml: string) =>
      gona.warnings.importFiles({ kind: 'operator' }, [{ name: 'a.xml', bytes: bytesOf(xml) }])
    await add(capXml({ id: 'a' }))
    await says('WEATHER')
    await add(capXml({ id: 'b', type: 'Cancel', refs: ['a'] }))
    await says('WEATHER')
    const [warned, after] = await told()
    expect(warned!.split('\n')[1]).toContain('thunderstorm')
    expect(warned!.split('\n')[2]).toStartWith('Today: ')
    expect(after!.split('\n')[1]).toStartWith('Today: ')
    expect(smsLength(warned!).segments).toBeLessThanOrEqual(2)
  })

  test('JOIN registers a stranger with place, crop and day, once, and they agree to SMS by it', async () => {
    for (const text of ['JOIN Kano masara 12/6', 'join Kano maize 12/6']) await says(text, STRANGER)
    const [user] = await gona.db.orm.select().from(users).where(eq(users.phone, STRANGER))
    expect(user).toMatchObject({ password: null, notificationPreferences: { sms: true } })
    const crops = await gona.crops.list({ kind: 'user', user: user as never, adminLocked: true })
    expect(crops.map(({ cropType, plantingDate }) => [cropType, plantingDate?.slice(0, 10)])).toEqual([
      ['maize', '2026-06-12'],
    ])
    expect((await told(STRANGER))[0]).toContain('you are registered')
  })

  test('JOIN without a crop, or to no known place, says how; a stranger’s TODAY too', async () => {
    for (const text of ['JOIN Kano', 'JOIN Nowhereville maize', 'TODAY']) await says(text, STRANGER)
    expect(await told(STRANGER)).toEqual(Array(3).fill(expect.stringContaining('JOIN KANO MAIZE 12/6')))
  })

  test('a crop and a day: planted then, the nearest past one, day first, each once', async () => {
    for (const text of ['Maize 12/6', 'masara 12 June', 'rice 1/12']) await says(text)
    const crops = (await gona.crops.list(farmer)).filter(({ placeholder }) => !placeholder)
    expect(crops.map(({ cropType, plantingDate }) => `${cropType} ${plantingDate?.slice(0, 10)}`).sort()).toEqual([
      'maize 2026-06-12',
      'rice 2025-12-01',
    ])
  })

  test('JOIN without a day asks for it by SMS, and says what is kept', async () => {
    await says('JOIN Kano sorghum', STRANGER)
    await says('SORGHUM 12/6', STRANGER)
    const [asks, written] = await told(STRANGER)
    expect(asks).toContain('Send: SORGHUM 12/6. We keep your number, place and crops')
    expect(written).toContain('saved: sorghum')
    await says('rajista Kaduna dawa', '+2348077777778')
    expect((await told('+2348077777778'))[0]).toMatch(/Ku aiko: DAWA 12\/6\. Muna adana lambarku/)
  })

  test.each([
    ['JOIN Kano maize', '12/6'],
    ['JOIN Kano maize 45/6', '12/6'],
    ['JOIN Kano maize planted 12/6', '12 June'],
    ['JOIN Kano maize', 'JOIN Kano maize 12/6'],
  ])('the day that %s asked for is taken from the answer %s', async (first, then) => {
    await says(first, STRANGER)
    await says(then, STRANGER)
    expect((await told(STRANGER))[1]).toContain('saved: maize, planted Friday 12 Jun.')
    expect(await gona.db.orm.select().from(crops)).toMatchObject([{ cropType: 'maize', plantingDate: '2026-06-12' }])
    // The crop has its day: another date alone is for a person.
    await says('13/6', STRANGER)
    expect(await gona.db.orm.select().from(crops)).toMatchObject([{ plantingDate: '2026-06-12' }])
    expect(await asked()).toEqual(['13/6'])
  })

  test('JOIN with a day says what is kept', async () => {
    await says('JOIN Kano maize 12/6', STRANGER)
    expect((await told(STRANGER))[0]).toContain('We keep your number, place and crops until you ask')
  })

  test('hints name words of the language that they are written in', async () => {
    await gona.accounts.profile.update(farmer, { preferredLanguage: 'ha' })
    await says('yaya kuke')
    await says('buhu')
    const [lost, bags] = await told()
    expect(lost).toContain('YAU, YANAYI, MAKO, BUHU MASARA 2, TAMBAYA da tambaya, TAIMAKO')
    expect(bags).toContain('BUHU MASARA 2')
  })

  test('TODAY without a crop, or without its day, says how to tell it', async () => {
    for (const { id } of await gona.crops.list(farmer)) await gona.crops.remove(farmer, id)
    await says('TODAY')
    await says('JOIN Kano maize', STRANGER)
    await says('TODAY', STRANGER)
    expect((await told())[0]).toContain('Like this: MAIZE 12/6')
    expect((await told(STRANGER))[1]).toContain('when did you plant maize? Send the day like this: MAIZE 12/6')
    expect(await asked()).toEqual([])
  })

  test('TODAY of a crop that is only planned says that nothing is due', async () => {
    await gona.crops.add(farmer, { cropType: 'maize', plantingDate: '2026-12-01', growthStage: 'planted' })
    await says('TODAY')
    expect(await asked()).toEqual([])
    expect((await told())[0]).not.toContain('did not understand')
  })

  test('BAGS of a crop that one does not grow is answered like any other', async () => {
    await gona.crops.add(farmer, { cropType: 'cassava', plantingDate: '2026-06-08', growthStage: 'vegetative' })
    await says('BAGS maize 2')
    expect((await told())[0]).toMatch(/^maize, 2 Acres\.\nTo buy: .*bag/)
  })

  test('BAGS says when, and what it costs and whether it pays where prices are known', async () => {
    await maize()
    await says('BAGS maize 2')
    const listed = { country: 'NG', market: 'Dawanau', date: '2026-07-01' } as const
    await gona.prices.save(OPERATOR, { kind: 'input', item: 'urea', bagKg: 50, price: 30_000, ...listed })
    await gona.prices.save(OPERATOR, { kind: 'produce', item: 'maize', price: 400, ...listed })
    await says('BAGS maize 2')
    const [plain, priced] = await told()
    expect(plain).toMatch(/days/)
    expect(plain).not.toContain('NGN')
    expect(priced).toMatch(/You pay: NGN/)
  })

  test('BAGS says what to buy for so many acres; without a number how to ask', async () => {
    await maize()
    await says('BAGS maize 2')
    await says('BAGS')
    const [bags, how] = await told()
    expect(bags).toStartWith('maize, 2 ')
    expect(how).toContain('BAGS MAIZE 2')
  })

  test('BAGS never glues a half to a number: 2½ bags are 2.5, not 21/2', async () => {
    await maize()
    for (const acres of [1, 3, 5, 7, 9]) await says(`BAGS maize ${acres}`)
    const all = (await told()).join('\n')
    expect(all).toMatch(/\d\.5 /)
    expect(all).not.toMatch(/\d1\/2|½/)
  })

  test('a language’s name is their language from then on', async () => {
    await says('Hausa')
    const [user] = await gona.db.orm.select().from(users).where(eq(users.id, farmer.user.id))
    expect(user!.preferredLanguage).toBe('ha')
  })

  test('ASK goes to a person, word for word', async () => {
    await says('ASK Why is my maize Yellow?')
    expect(await asked()).toEqual(['Why is my maize Yellow?'])
    expect((await told())[0]).toContain('We have your question')
  })
})

describe('what is not understood', () => {
  test('goes to a person each time, with one line back a day', async () => {
    for (const text of ['My goats are in the field', 'Hello?']) await says(text)
    expect((await asked()).sort()).toEqual(['Hello?', 'My goats are in the field'])
    expect(await told()).toEqual([expect.stringContaining('did not understand')])
    gona.at(new Date(gona.clock.now().getTime() + DAY + 1).toISOString())
    await says('And now?')
    expect(await told()).toHaveLength(2)
  })
})

describe('no SMS vanishes', () => {
  test.each(['flower 5', 'zzzz 12/6', '5', 'DONE', '3 of 20'])(
    '%p, where nothing was asked, goes to a person',
    async (text) => {
      await says(text)
      await says(text, STRANGER)
      expect(await asked()).toEqual([text, text])
      expect([(await told()).length, (await told(STRANGER)).length]).toEqual([1, 1])
    },
  )

  test('what comes after STOP goes to a person, unanswered', async () => {
    await says('STOP')
    await says('WEATHER Kano')
    expect([await told(), await asked()]).toEqual([[], ['WEATHER Kano']])
  })

  test('what the daily limit leaves without an answer goes to a person', async () => {
    for (let n = 0; n < 7; n++) await says('WEATHER Kano')
    expect([(await told()).length, await asked()]).toEqual([5, ['WEATHER Kano', 'WEATHER Kano']])
  })
})

describe('machines', () => {
  test('one phone gets five answers a day, registered or not, however many ask at once', async () => {
    for (const phone of [farmer.user.phone, STRANGER]) {
      await Promise.all(Array.from({ length: 8 }, () => says('WEATHER Kano', phone)))
      expect(await told(phone)).toHaveLength(5)
    }
  })

  test('our own last text, a short code and a name are not answered, a message delivered twice once', async () => {
    await says('WEATHER Kano', STRANGER, 'same')
    await says('WEATHER Kano', STRANGER, 'same')
    const [ours] = await told(STRANGER)
    await says(ours!, STRANGER)
    for (const from of ['12345', 'MTN']) await says('WEATHER Kano', from)
    expect(await gona.db.orm.select().from(smsMessages)).toHaveLength(1)
    expect(await asked()).toEqual([])
  })

  test('who has said STOP is answered nothing', async () => {
    await says('STOP')
    await says('WEATHER Kano')
    expect(await told()).toEqual([])
  })

  test('an answer is cut at a line or a sentence where it would be three segments', () => {
    const long = shortenToTwoSegments('A line of words.\n'.repeat(40))
    expect([smsLength(long).segments, long.endsWith('words.')]).toEqual([2, true])
    expect(smsLength(shortenToTwoSegments('x'.repeat(900))).segments).toBe(2)
  })
})

test('a word without arguments takes one polite word and no more', () => {
  expect(parseWordRequest('TODAY please')).toMatchObject({ word: 'today' })
  expect(parseWordRequest('TODAY please now')).toBeNull()
  expect(parseWordRequest('HAUSA please')).toMatchObject({ word: 'language', language: 'ha' })
  expect(parseWordRequest('HAUSA please now')).toBeNull()
})

test('a misspelt word is understood from five letters on', () => {
  expect(parseWordRequest('todya')).toMatchObject({ word: 'today' })
  expect(parseWordRequest('wek')).toBeNull()
})
