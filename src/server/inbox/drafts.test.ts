import { afterEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { inboxMessages, keptAnswers } from '../../db/schema/inbox.ts'
import { actorOfRequest } from '../http/context.ts'
import { startLanguageModel } from '../testing/providers/language-model.ts'
import { wholeApp } from '../testing/whole-app.ts'

const NOW = '2026-07-01T00:00:00.000Z'
const HOLES = 'Holes in the leaves of my maize, I am Bala, 08031234567'

let stop: (() => Promise<void>) | undefined
afterEach(async () => stop?.())

/** Asks a question and runs the job; `say`: what the model answers, as `{answer}` or a status. */
async function draftOf(say: string | number, settings: Record<string, string> = {}) {
  const model = await startLanguageModel(() => (typeof say === 'number' ? say : { answer: say }))
  stop = model.stop
  const gona = await wholeApp({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'small', ...settings })
  const { db, answerBank, waitingQuestions, officerQuestions, people, clock } = gona
  await db.write(
    db.orm.insert(keptAnswers).values({
      ...{ id: crypto.randomUUID(), question: 'Holes in the leaves', answer: 'Look at 20 plants each week.' },
      ...{ language: 'en', cropType: 'maize', approved: true, createdAt: NOW },
    }),
  )
  await answerBank.search.update()
  const asked = await gona.ask('owner', 'POST', '/api/questions', gona.json({ text: HOLES, language: 'en' }))
  const { id } = await asked.json()
  const run = () => waitingQuestions.run(clock.now())
  await run()
  const read = async () => (await db.orm.select().from(inboxMessages).where(eq(inboxMessages.id, id)))[0]!.draft
  const page = () => officerQuestions.queue(actorOfRequest(people.admin!), { limit: 5, state: 'open' })
  return { draft: await read(), shown: (await page()).items[0]!.draft, requests: model.requests, run, read }
}

test('a model drafts an answer for officers from words and figures of the adviser, once', async () => {
  const said = 'Look at 20 plants this week, and look again after rain.'
  const { draft, shown, requests, run } = await draftOf(said)
  expect([draft, shown]).toEqual([said, said])
  await run()
  expect(requests).toHaveLength(1)
})

test('the model gets no name, no number and no sentence of a farmer', async () => {
  const { requests } = await draftOf('Look at your plants.')
  const sent = requests[0]!.body.messages.at(-1)!.content
  expect(JSON.parse(sent)).toMatchObject({
    subject: ['holes', 'leaves'],
    crop: 'maize',
    earlier: [{ asked: 'Holes in the leaves' }],
  })
  expect(sent).not.toMatch(/Bala|0803|I am/)
})

test.each([
  ['a figure of its own', 'Look at 30 plants this week.'],
  ['a figure in words', 'Look at thirty plants this week.'],
  ['a unit of its own', 'Give 20 kg.'],
  ['an address', 'Look at 20 plants, more at evil.ng'],
  ['a barred product', 'Spray paraquat on the leaves.'],
  ['no words', ''],
])('a draft with %s is dropped', async (_, said) => {
  const { draft, shown } = await draftOf(said)
  expect([draft, shown]).toEqual(['', null])
})

test('a model that fails is asked again in the next run', async () => {
  const { draft, shown, requests, run } = await draftOf(500)
  expect([draft, shown]).toEqual([null, null])
  await run()
  expect(requests).toHaveLength(2)
})
