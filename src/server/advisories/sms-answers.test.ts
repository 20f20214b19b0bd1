import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import { preferencesWithSwitchesOn } from '../../contracts/notification-switches.ts'
import { advisories } from '../../db/schema/advisories.ts'
import { contactDays } from '../../db/schema/channels.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { smsLength } from '../../words/gsm7.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'
import { parseSmsAnswer } from './parse-sms-answer.ts'

const OPERATOR = { kind: 'operator' } as const
const maize = { cropType: 'maize', plantingDate: '2026-06-08', growthStage: 'vegetative', farmArea: 2 } as const

const NOT_UNDERSTOOD = expect.stringContaining('did not understand')

let gona: TestServices
let farmer: Awaited<ReturnType<typeof kanoFarmer>>
let crop: string
let received = 0

async function village(over: Record<string, unknown> = {}) {
  gona = await testServices()
  farmer = await kanoFarmer(gona, over)
  await gona.accounts.profile.update(farmer, { notificationPreferences: preferencesWithSwitchesOn(['sms']) })
  crop = (await gona.crops.add(farmer, maize)).id
}
beforeEach(() => village())

/** An advisory sent to the farmer by SMS, independent of other messages of the day. */
async function sent(said: Partial<typeof advisories.$inferInsert> = {}): Promise<string> {
  const id = Bun.randomUUIDv7()
  const at = gona.clock.now().toISOString()
  await gona.db.write(
    gona.db.orm.insert(advisories).values({
      id,
      userId: farmer.user.id,
      cropId: crop,
      cropType: 'maize',
      title: 'Weed your maize',
      content: 'Weed now.',
      priority: 'high',
      category: 'other',
      situation: id,
      rule: 'care.weeds',
      facts: {},
      evidence: [],
      closes: { kind: 'weeded', n: 1 },
      validUntil: '2026-07-12',
      language: 'en',
      sms: `Maize: weed this week. ${id.slice(-4)}`,
      score: 1000,
      createdAt: at,
      updatedAt: at,
      ...said,
    }),
  )
  await gona.db.write(gona.db.orm.delete(contactDays))
  await gona.sms.sendAdvisories(OPERATOR)
  await gona.sms.run()
  return id
}

const says = (text: string, id = String(++received)) =>
  gona.sms.callbacks.inbound({ id, from: farmer.user.phone, text, date: null })
const replies = async () => {
  const rows = await gona.db.orm.select().from(smsMessages)
  return rows.filter(({ campaignId }) => campaignId === null).map(({ text }) => text)
}
const logged = async () => (await gona.farmLog.list(farmer, crop, { limit: 100 })).items

describe('two fields with one text', () => {
  test('the one that was sent is done, and its field has the work', async () => {
    const text = 'Maize: weed this week.'
    const second = (await gona.crops.add(farmer, { ...maize, plantingDate: '2026-06-09' })).id
    const first = await sent({ sms: text })
    const [row] = await gona.db.orm.select().from(advisories).where(eq(advisories.id, first))
    for (const [id, score] of [
      ['newer', 1],
      ['newest', 2],
    ] as const) {
      const createdAt = new Date(gona.clock.now().getTime() + 1000).toISOString()
      await gona.db.write(
        gona.db.orm.insert(advisories).values({ ...row!, id, situation: id, cropId: second, score, createdAt }),
      )
    }
    // An answer to something else comes in between.
    await gona.sms.send('answer', { phone: farmer.user.phone, userId: farmer.user.id }, 'Thank you.')
    await says('DONE')
    const done = await gona.db.orm.select({ id: advisories.id }).from(advisories).where(eq(advisories.done, true))
    expect(done).toEqual([{ id: first }])
    expect(await logged()).toHaveLength(1)
    expect((await gona.farmLog.list(farmer, second, { limit: 100 })).items).toEqual([])
  })
})

describe('what a farmer answers by SMS', () => {
  test.each(LANGUAGE_IDS)('is read in %s, capitals, accents and full stops aside', (language) => {
    for (const words of TEXTS_BY_LANGUAGE[language].sms.doneWords.split('|')) {
      expect(parseSmsAnswer(words)).toBe('done')
      expect(parseSmsAnswer(` ${words.toUpperCase()}!! `)).toBe('done')
    }
    expect(parseSmsAnswer('DONE')).toBe('done')
  })

  test.each([
    ['5', { count: 5, of: null }],
    ['FAW 5', { count: 5, of: null }],
    ['5 of 20', { count: 5, of: 20 }],
    ['5/20', { count: 5, of: 20 }],
    ['not done', null],
    ['done?no', null],
    ['when is it done', null],
    ['2026', null],
    ['08031234567', null],
    ['I saw 5 and then 3', null],
    ['', null],
  ])('%p is %p', (text, answer) => {
    expect(parseSmsAnswer(text)).toEqual(answer as never)
  })
})

describe('DONE', () => {
  test('is written into the log for the last advice that was sent, once, and confirmed in one SMS', async () => {
    const id = await sent()
    await says('Done.', 'first')
    await says('Done.', 'first')
    expect(await logged()).toMatchObject([{ kind: 'weeded', date: '2026-07-06', advisoryId: id }])
    expect((await gona.advisories.get(farmer, id)).done).toBe(true)
    expect(await replies()).toEqual(['Gona: added to your farm log: I weeded (maize, Monday 6 Jul). Thank you.'])
  })

  test.each(['1', 'I have done it', 'na gama'])('is also %p', async (text) => {
    await sent()
    await says(text)
    expect(await logged()).toHaveLength(1)
  })

  test('of advice with nothing to log is noted', async () => {
    const id = await sent({ closes: null })
    await says('DONE')
    expect([await logged(), (await gona.advisories.get(farmer, id)).done]).toEqual([[], true])
    expect(await replies()).toEqual(['Gona: thank you, we have noted that you have done it.'])
  })

  test('comes back in the farmer’s language, in one segment', async () => {
    await village({ preferredLanguage: 'ha' })
    await sent({ language: 'ha' })
    await says('an gama')
    const [reply] = await replies()
    expect(reply).toContain('Na cire ciyawa')
    expect(smsLength(reply!).segments).toBe(1)
  })

  test('of who was sent nothing, or who has said STOP, closes nothing and goes to a person', async () => {
    await says('DONE')
    await sent()
    await says('STOP')
    await says('DONE')
    expect([await logged(), await replies()]).toEqual([[], [NOT_UNDERSTOOD]])
    expect((await gona.inbox.list(OPERATOR, { limit: 10 })).items).toHaveLength(2)
  })

  test('is answered five times a day, for a machine may be at the other end; all that was said is kept', async () => {
    for (let n = 0; n < 7; n++) {
      gona.at(`2026-07-06T08:${String(n * 5).padStart(2, '0')}:00Z`)
      await gona.db.write(gona.db.orm.update(advisories).set({ done: true }))
      await sent({ situation: `care.weeds:${n}` })
      await says('DONE')
    }
    expect(await replies()).toHaveLength(5)
    expect(await logged()).toHaveLength(7)
  })
})

describe('a number', () => {
  const question = {
    closes: { kind: 'scouted', n: null },
    facts: { pest: 'faw', of: 20, act: 4 },
    category: 'pest',
    title: 'Look for fall armyworm',
  } as const

  test('answers the last question of how many plants have a pest, and what it means comes back', async () => {
    const id = await sent(question)
    await says('FAW 5')
    expect(await logged()).toMatchObject([
      { kind: 'scouted', product: 'faw', count: 5, of: 20, date: '2026-07-06', advisoryId: id },
    ])
    expect((await gona.advisories.get(farmer, id)).done).toBe(true)
    expect(await replies()).toHaveLength(1)
  })

  test('one is a count where a count was asked, and "done" there asks for it', async () => {
    await sent(question)
    await says('done')
    expect(await logged()).toEqual([])
    expect(await replies()).toEqual(['Gona: of 20, how many had it? Reply with the number only.'])
    await says('1')
    expect(await logged()).toMatchObject([{ kind: 'scouted', count: 1 }])
  })

  test('that is more than there were is asked for again, and one that nothing asked for is no answer', async () => {
    await says('5')
    await sent()
    await says('5')
    expect([await logged(), await replies()]).toEqual([[], [NOT_UNDERSTOOD]])
    gona.at('2026-07-06T09:00:00Z')
    await sent(question)
    await says('30')
    expect(await logged()).toEqual([])
    expect(await replies()).toHaveLength(2)
    await says('30 of 40')
    expect(await logged()).toMatchObject([{ count: 30, of: 40 }])
  })

  test('of a deleted field changes nothing', async () => {
    await sent(question)
    await gona.db.write(
      gona.db.orm.update(advisories).set({ cropId: null }).where(eq(advisories.userId, farmer.user.id)),
    )
    await says('5')
    expect([await logged(), await replies()]).toEqual([[], [NOT_UNDERSTOOD]])
  })
})

describe('advice to hold fertiliser', () => {
  const hold = { rule: 'fertilizer.hold', closes: { kind: 'fed', n: 2 } } as const

  test.each(['done', '1', 'I held it', 'na jira', 'GEWAG'])('%p writes no application', async (text) => {
    const id = await sent(hold)
    await says(text)
    expect(await logged()).toEqual([])
    expect((await gona.advisories.get(farmer, id)).done).toBe(true)
    expect(await replies()).toEqual(['Gona: thank you, we have noted that you have done it.'])
  })

  test.each(['I gave it', 'na sa taki', 'Ek het kunsmis gegee'])('%p writes one', async (text) => {
    const id = await sent(hold)
    await says(text)
    expect(await logged()).toMatchObject([{ kind: 'fed', date: '2026-07-06', advisoryId: id }])
    expect(await replies()).toEqual([
      'Gona: added to your farm log: I gave fertiliser (maize, Monday 6 Jul). Thank you.',
    ])
  })

  test('"I gave it" answers advice to give it, too; "I held it" does not', async () => {
    await sent({ rule: 'fertilizer.go', closes: { kind: 'fed', n: 2 } })
    await says('I waited')
    expect(await logged()).toEqual([])
    await says('I gave it')
    expect(await logged()).toMatchObject([{ kind: 'fed' }])
  })
})
