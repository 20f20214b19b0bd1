import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { inboxMessages, keptAnswers, questionAnswers, questionPeers } from '../../db/schema/inbox.ts'
import { kanoFarmer } from '../testing/services.ts'
import { type WholeApp, wholeApp } from '../testing/whole-app.ts'
import { createNearbyFarmerAnswers } from './nearby-farmer-answers.ts'

const OPERATOR = { kind: 'operator' } as const
const MAIZE = { cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'planted', farmArea: 1 } as const
const HOUR_MS = 3_600_000

let gona: WholeApp
let caller: Awaited<ReturnType<typeof kanoFarmer>>
beforeEach(async () => {
  gona = await wholeApp()
  caller = await kanoFarmer(gona)
})

const ask = async (text = 'Why?') => (await gona.questions.ask(caller, { text })).id
const answer = (id: string, text = 'Weed this week.', confirm = false) =>
  gona.officerQuestions.answer(OPERATOR, id, { text, confirm })
const shown = (id: string) => gona.questions.get(caller, id)
const row = async (id: string) => (await gona.db.orm.select().from(inboxMessages).where(eq(inboxMessages.id, id)))[0]!
const set = (id: string, values: Partial<typeof inboxMessages.$inferInsert>) =>
  gona.db.write(gona.db.orm.update(inboxMessages).set(values).where(eq(inboxMessages.id, id)))
const later = (hours: number) => gona.at(new Date(gona.clock.now().getTime() + hours * HOUR_MS).toISOString())
const seen = async (state: 'open' | 'answered' = 'open') =>
  (await gona.officerQuestions.queue(OPERATOR, { limit: 9, state })).items

describe('a question', () => {
  test('keeps the time of its first answer', async () => {
    const id = await ask()
    await answer(id)
    const { firstAnswerAt } = await row(id)
    later(1)
    await gona.questions.solve(caller, id, { solved: false })
    await answer(id, 'Weed again.')
    expect(await row(id)).toMatchObject({ firstAnswerAt, state: 'answered', answer: 'Weed again.' })
    expect((await shown(id)).answers).toHaveLength(2)
  })

  test('that was answered and opened again is told by nobody that it has no answer', async () => {
    const id = await ask()
    await answer(id)
    await gona.questions.solve(caller, id, { solved: false })
    later(80)
    await gona.waitingQuestions.run(gona.clock.now())
    expect(await row(id)).toMatchObject({ state: 'open', waitNoticeAt: null })
  })

  test('is late and has a draft only while it is open', async () => {
    const id = await ask()
    await set(id, { draft: 'Weed.' })
    later(25)
    expect(await seen()).toMatchObject([{ late: true, draft: 'Weed.' }])
    await gona.officerQuestions.close(OPERATOR, id)
    expect(await seen('answered')).toMatchObject([{ late: false, draft: null, status: 'closed' }])
  })

  test('with a farmer’s answer that waits for an officer is not closed', async () => {
    const [held, other] = [await ask(), await ask('Who?')]
    const createdAt = gona.clock.now().toISOString()
    const waits = {
      id: crypto.randomUUID(),
      questionId: held,
      text: 'Give urea.',
      role: 'peer',
      heldAt: createdAt,
    } as const
    await gona.db.write(gona.db.orm.insert(questionAnswers).values({ ...waits, createdAt }))
    later(15 * 24)
    await gona.waitingQuestions.run(gona.clock.now())
    expect([(await row(held)).state, (await row(other)).state]).toEqual(['open', 'closed'])
  })

  test('is kept for half a year, without an account for a month', async () => {
    const id = await ask()
    await gona.inbox.ask({ phone: '+2348077777777', userId: null }, { channel: 'sms', text: 'Where?' })
    const left = async (days: number) => {
      await gona.inbox.prune(new Date(gona.clock.now().getTime() + days * 24 * HOUR_MS))
      return (await gona.db.orm.select().from(inboxMessages)).map((one) => (one.id === id ? 'own' : 'nobody'))
    }
    expect((await left(29)).sort()).toEqual(['nobody', 'own'])
    expect(await left(40)).toEqual(['own'])
    expect(await left(200)).toEqual([])
  })
})

describe('farmers nearby', () => {
  const peerAnswers = () => createNearbyFarmerAnswers({ ...gona, deliver: async () => null })
  const grower = async () => {
    const actor = await kanoFarmer(gona)
    await gona.crops.add(actor, MAIZE)
    return actor
  }
  const asked = async () => (await gona.db.orm.select().from(questionPeers)).map(({ userId }) => userId)

  test('are asked, administrators are not', async () => {
    const [admin, farmer] = [await grower(), await grower()]
    await gona.accounts.operator.promote(OPERATOR, admin.user.phone)
    await ask('Why does my maize curl?')
    expect(await asked()).toEqual([farmer.user.id])
  })

  test('answer by SMS only what is not solved yet', async () => {
    const farmer = await grower()
    const bySms = { channels: { answers: 'sms' } as const, phoneProvedAt: '2026-01-01T00:00:00.000Z' }
    const preferences = { ...farmer.user.notificationPreferences, sms: true }
    await gona.db.write(
      gona.db.orm
        .update(users)
        .set({ ...bySms, notificationPreferences: preferences })
        .where(eq(users.id, farmer.user.id)),
    )
    const id = await ask('Why does my maize curl?')
    expect(await peerAnswers().waitingBySms(farmer.user.id)).toMatchObject({ id })
    await answer(id)
    expect(await peerAnswers().waitingBySms(farmer.user.id)).toMatchObject({ id })
    await gona.questions.solve(caller, id, { solved: true })
    expect(await peerAnswers().waitingBySms(farmer.user.id)).toBeNull()
  })
})

test('a kept answer that lost its approval takes the place of no other, before the index knows it', async () => {
  const kept = Array.from({ length: 4 }, (_, n) => ({
    ...{ id: `00000000-0000-7000-8000-00000000000${n}`, question: 'Holes in the leaves and sawdust in the funnel' },
    ...{ answer: 'Put sand in the funnel.', language: 'en' as const, cropType: 'maize' as const, approved: true },
    createdAt: '2026-07-01T00:00:00.000Z',
  }))
  await gona.db.write(gona.db.orm.insert(keptAnswers).values(kept))
  await gona.answerBank.search.update()
  const fitting = async () =>
    (
      await gona.answerBank.fitting({
        ...{ text: 'holes in leaves and sawdust in funnel', language: 'en', cropType: 'maize' },
        ...{ stage: null, region: null },
      })
    ).map(({ id }) => id)
  const [first] = await fitting()
  await gona.db.write(gona.db.orm.update(keptAnswers).set({ approved: false }).where(eq(keptAnswers.id, first!)))
  expect((await fitting()).sort()).toEqual(kept.map(({ id }) => id).filter((id) => id !== first))
})

describe('a dose of an officer', () => {
  // The labels of mancozeb are 27 g on late blight and 30 g on purple blotch, in 15 litres.
  test.each([
    ['20 g', '27-30 g / 15 l'],
    ['26 g', '27-30 g / 15 l'],
    ['27 g', null],
    ['30 g', null],
    ['31 g', '27-30 g / 15 l'],
    ['2 caps', null],
  ])('of %s of mancozeb has the right amount beside it: %p', async (wrote, right) => {
    const id = await ask('How much mancozeb?')
    await set(id, { cropType: 'tomato' })
    const message = await answer(id, `Mancozeb: ${wrote} in 15 litres`).then(
      () => null,
      (error: Error) => error.message,
    )
    expect(message).toBe(right && `The adviser says ${right}, you wrote ${wrote}: send it anyway?`)
  })
})
