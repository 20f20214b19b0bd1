import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { answerApprovalInputSchema } from '../../contracts/questions.ts'
import { users } from '../../db/schema/accounts.ts'
import { inboxMessages, keptAnswers } from '../../db/schema/inbox.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { kanoFarmer, type TestServices, testServices } from '../testing/services.ts'

const OPERATOR = { kind: 'operator' } as const

let gona: TestServices
beforeEach(async () => {
  gona = await testServices()
})

type Row = typeof inboxMessages.$inferInsert
let count = 0
async function asked(over: Partial<Row> = {}) {
  const id = Bun.randomUUIDv7('hex', new Date(Date.parse('2026-07-06T08:00:00Z') + count++))
  await gona.db.write(
    gona.db.orm.insert(inboxMessages).values({
      id,
      phone: '+2348031111111',
      channel: 'sms',
      text: 'Why?',
      language: 'en',
      createdAt: '2026-07-06T08:00:00.000Z',
      ...over,
    }),
  )
  return id
}
async function officer(firstName: string, states: string[] = [], crops: string[] = []) {
  const { user } = await kanoFarmer(gona, { firstName })
  const made = await gona.accounts.operator.officer(OPERATOR, user.phone, { states, crops })
  return { kind: 'user' as const, user: made, adminLocked: false }
}
type Officer = Awaited<ReturnType<typeof officer>>
const queue = (who: Officer, over: object = {}) =>
  gona.officerQuestions.queue(who, { limit: 100, state: 'open', ...over } as never)
const idsOf = async (...given: Parameters<typeof queue>) => (await queue(...given)).items.map(({ id }) => id)

describe('the questions of an officer', () => {
  test('are those of the states and crops, and those without a crop', async () => {
    const [rice, maize, none, far] = [
      await asked({ region: 'Kano', cropType: 'rice' }),
      await asked({ region: 'Kano', cropType: 'maize' }),
      await asked({ region: 'Kano' }),
      await asked({ region: 'Benue', cropType: 'maize' }),
    ]
    expect(await idsOf(await officer('A'))).toEqual([rice, maize, none, far])
    expect(await idsOf(await officer('B', ['Kano']))).toEqual([rice, maize, none])
    expect(await idsOf(await officer('C', [], ['maize']))).toEqual([maize, none, far])
    const both = await officer('D', ['Kano', 'Jigawa'], ['maize'])
    expect(await idsOf(both)).toEqual([maize, none])
    expect(await rejectionOf(gona.officerQuestions.check(both, far))).toMatchObject({ code: 'not_found' })
    await gona.officerQuestions.check(both, none)
  })

  test('are listed by their state, crop and place; waiting ones oldest first, ended ones newest first', async () => {
    const who = await officer('A')
    const open = [
      await asked({ cropType: 'maize', region: 'Kano' }),
      await asked({ cropType: 'rice', region: 'Benue' }),
    ]
    const ended = [await asked({ state: 'answered' }), await asked({ state: 'closed' })]
    await asked({ mergedInto: open[0]! })
    expect(await idsOf(who)).toEqual(open)
    expect(await idsOf(who, { state: 'answered' })).toEqual(ended.toReversed())
    expect(await idsOf(who, { crop: 'rice' })).toEqual([open[1]!])
    expect(await idsOf(who, { region: 'Kano' })).toEqual([open[0]!])
    expect(await idsOf(who, { crop: 'rice', region: 'Kano' })).toEqual([])
  })

  test.each(['open', 'answered'])('that are %s are read page by page, each once', async (state) => {
    const who = await officer('A')
    const all: string[] = []
    for (let n = 0; n < 5; n++) all.push(await asked(state === 'open' ? {} : { state: 'answered' }))
    const seen: string[] = []
    let before: string | undefined
    for (let pages = 1; ; pages++) {
      const { items, next } = await queue(who, { state, limit: 2, before })
      seen.push(...items.map(({ id }) => id))
      if (next === null) {
        expect(pages).toBe(3)
        break
      }
      before = next
    }
    expect(seen).toEqual(state === 'open' ? all : all.toReversed())
  })
})

describe('a claim', () => {
  const seen = async (who: Officer) => {
    const [one] = (await queue(who)).items
    return [one!.claimedByMe, one!.claimedBy]
  }

  test('is shown as one’s own or by the name of the other, for half an hour', async () => {
    const id = await asked()
    const [musa, ada] = [await officer('Musa'), await officer('Ada')]
    expect([await seen(musa), await seen(ada)]).toEqual([
      [false, null],
      [false, null],
    ])
    await gona.officerQuestions.claim(musa, id)
    gona.at('2026-07-06T08:30:00Z')
    expect([await seen(musa), await seen(ada)]).toEqual([
      [true, null],
      [false, 'Musa'],
    ])
    expect([await idsOf(musa, { state: 'mine' }), await idsOf(ada, { state: 'mine' })]).toEqual([[id], []])
    expect(await rejectionOf(gona.officerQuestions.claim(ada, id))).toMatchObject({
      refusal: { key: 'question.claimed' },
    })
    gona.at('2026-07-06T08:30:00.001Z')
    expect([await seen(musa), await seen(ada)]).toEqual([
      [false, null],
      [false, null],
    ])
    expect(await idsOf(musa, { state: 'mine' })).toEqual([])
    await gona.officerQuestions.claim(ada, id)
    expect(await seen(musa)).toEqual([false, 'Ada'])
  })

  test('of somebody without a name is one of the service', async () => {
    const id = await asked()
    const [nameless, ada] = [await officer('X'), await officer('Ada')]
    await gona.db.write(gona.db.orm.update(users).set({ firstName: null }).where(eq(users.id, nameless.user.id)))
    await gona.officerQuestions.claim(nameless, id)
    expect(await seen(ada)).toEqual([false, 'Gona'])
  })

  test('ends with the question', async () => {
    const id = await asked()
    const musa = await officer('Musa')
    await gona.officerQuestions.claim(musa, id)
    const closed = await gona.officerQuestions.close(musa, id)
    expect([closed.claimedByMe, closed.claimedBy, closed.late]).toEqual([false, null, false])
  })
})

test.each([
  ['2026-07-07T07:59:59Z', 1439, false],
  ['2026-07-07T08:00:00Z', 1440, true],
])('at %s a question waits %d minutes, late: %p', async (now, waiting, late) => {
  await asked()
  const answered = await asked({ firstAnswerAt: '2026-07-06T09:00:00.000Z' })
  gona.at(now)
  const [open, other] = (await queue(await officer('A'))).items
  expect([open!.waiting, open!.late]).toEqual([waiting, late])
  expect([other!.id, other!.waiting, other!.late]).toEqual([answered, null, false])
})

test('a question is not merged into itself, nor into one that is merged', async () => {
  const [one, two] = [await asked(), await asked()]
  const third = await asked({ mergedInto: two })
  const who = await officer('A')
  for (const [id, into] of [
    [one, one],
    [one, third],
  ] as const)
    expect(await rejectionOf(gona.officerQuestions.merge(who, id, into))).toMatchObject({
      refusal: { key: 'question.merge' },
    })
  await gona.officerQuestions.merge(who, one, two)
  expect(await idsOf(who)).toEqual([two])
})

describe('a kept answer', () => {
  const answer = { answer: { id: 'k', authorId: null, text: 'Weed.', createdAt: '2026-07-01T00:00:00.000Z' } }
  const question = { text: 'When to weed?', userId: null, language: 'ha', cropType: 'bananas' }
  const keeping = async (input: object, over: object = {}) => {
    const writes = gona.answerBank.keeping(
      answer as never,
      { ...question, ...over } as never,
      answerApprovalInputSchema.parse({ approved: true, ...input }),
    )
    await gona.db.write(...(writes as [never]))
    return (await gona.db.orm.select().from(keptAnswers))[0]!
  }
  const judged = async (input: object) => {
    await gona.db.write(
      gona.db.orm
        .update(keptAnswers)
        .set({ shown: 9, solved: 1, lostAt: 'x', stage: 'planted', states: ['Kano'], askedBy: null }),
    )
    await gona.db.write(...(gona.answerBank.judged('k', answerApprovalInputSchema.parse(input)) as [never]))
    return (await gona.db.orm.select().from(keptAnswers))[0]!
  }

  test('has the words, language and crop of its question, or those that the officer gives', async () => {
    expect(await keeping({})).toMatchObject({
      question: 'When to weed?',
      answer: 'Weed.',
      language: 'ha',
      cropType: 'banana',
      stage: null,
      states: [],
      approved: true,
    })
    expect(
      await keeping({
        question: 'When is weeding due?',
        language: 'en',
        forCrop: 'rice',
        forStage: 'planted',
        forStates: ['Kano'],
      }),
    ).toMatchObject({
      question: 'When is weeding due?',
      language: 'en',
      cropType: 'rice',
      stage: 'planted',
      states: ['Kano'],
    })
    expect(await keeping({ forCrop: null })).toMatchObject({ cropType: null, states: [], stage: null })
    expect(await keeping({}, { language: null, cropType: null })).toMatchObject({ language: 'en', cropType: null })
  })

  test('without words of a question is refused', () => {
    expect(() =>
      gona.answerBank.keeping(
        answer as never,
        { ...question, text: '' } as never,
        answerApprovalInputSchema.parse({ approved: true }),
      ),
    ).toThrow()
  })

  test('that is judged again keeps what is not given, and begins to count anew only when it is approved', async () => {
    await keeping({})
    expect(await judged({ approved: true })).toMatchObject({
      approved: true,
      shown: 0,
      solved: 0,
      lostAt: null,
      indexed: false,
      cropType: 'banana',
      stage: 'planted',
      states: ['Kano'],
      language: 'ha',
      question: 'When to weed?',
    })
    expect(await judged({ approved: false })).toMatchObject({ approved: false, shown: 9, solved: 1, lostAt: null })
    expect(
      await judged({
        approved: true,
        forCrop: 'bananas',
        forStage: null,
        forStates: ['Benue'],
        language: 'en',
        question: 'How to weed?',
      }),
    ).toMatchObject({ cropType: 'banana', stage: null, states: ['Benue'], language: 'en', question: 'How to weed?' })
    expect(await judged({ approved: true, forCrop: null })).toMatchObject({ cropType: null })
  })

  test('is approved among others by its id, and none of none', async () => {
    await keeping({})
    expect(await gona.answerBank.approvedOf(['k', 'other'])).toEqual(new Set(['k']))
    expect(await gona.answerBank.approvedOf([])).toEqual(new Set())
    await judged({ approved: false })
    expect(await gona.answerBank.approvedOf(['k'])).toEqual(new Set())
    expect(await gona.answerBank.byIds(['k'])).toEqual([])
    expect(await gona.answerBank.find('other')).toBeNull()
  })
})
