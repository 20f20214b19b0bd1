import { beforeEach, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { kanoFarmer } from '../testing/services.ts'
import { type WholeApp, wholeApp } from '../testing/whole-app.ts'

const OPERATOR = { kind: 'operator' } as const

let gona: WholeApp
beforeEach(async () => {
  gona = await wholeApp()
})

type Farmer = Awaited<ReturnType<typeof kanoFarmer>>
interface Asked {
  who: Farmer
  id: string
}

async function asked(text = 'Why?'): Promise<Asked> {
  const who = await kanoFarmer(gona)
  return { who, id: (await gona.questions.ask(who, { text })).id }
}

/** A farmer who was asked a question. */
async function peerOf(questionId: string): Promise<Farmer> {
  const peer = await kanoFarmer(gona)
  const at = gona.clock.now().toISOString()
  await gona.db.write(sql`insert into question_peers (id, question_id, user_id, by_sms, created_at)
    values (${crypto.randomUUID()}, ${questionId}, ${peer.user.id}, 0, ${at})`)
  return peer
}

const answer = (who: Farmer | typeof OPERATOR, id: string, text: string) =>
  gona.officerQuestions.answer(who, id, { text, confirm: false })
const merge = (id: string, into: string) => gona.officerQuestions.merge(OPERATOR, id, into)
const waiting = async () => (await gona.officerQuestions.queue(OPERATOR, { limit: 9, state: 'open' })).items
const shownTo = ({ who, id }: Asked) => gona.questions.get(who, id)

test('a merged question gets the answers of the other one, earlier and later ones', async () => {
  const [first, second, third] = [await asked(), await asked(), await asked()]
  await merge(second.id, first.id)
  expect(await rejectionOf(merge(third.id, second.id))).toMatchObject({ code: 'conflict' })
  expect(await waiting()).toHaveLength(2)
  await answer(OPERATOR, first.id, 'So.')
  await merge(third.id, first.id)
  for (const each of [first, second, third])
    expect(await shownTo(each)).toMatchObject({ status: 'answered', answers: [{ text: 'So.' }] })
})

test('a held answer stands under the other question, also when it comes after the merge; released it reaches both', async () => {
  const [first, second] = [await asked('Why do the yam leaves curl?'), await asked('Why do yams curl?')]
  const [peer, late] = [await peerOf(second.id), await peerOf(second.id)]
  const before = await answer(peer, second.id, 'Give 2 caps of urea')
  await merge(second.id, first.id)
  const after = await answer(late, second.id, 'Give 3 caps of urea')
  expect((await waiting()).map(({ id, answers }) => [id, answers.map((one) => one.id)])).toEqual([
    [first.id, [before.id, after.id]],
  ])
  expect((await shownTo(first)).answers).toEqual([])
  await gona.officerQuestions.keep(OPERATOR, before.id, { approved: true, forStates: [] })
  for (const each of [first, second])
    expect(await shownTo(each)).toMatchObject({
      status: 'answered',
      answers: [{ text: 'Give 2 caps of urea', by: { role: 'peer' } }],
    })
})

test('a question merged into one that is merged on gets the answers of the last, earlier and later ones', async () => {
  for (const isEarlier of [false, true]) {
    const [first, second, third] = [await asked(), await asked(), await asked()]
    await merge(third.id, second.id)
    if (isEarlier) await answer(OPERATOR, first.id, 'So.')
    await merge(second.id, first.id)
    if (!isEarlier) await answer(OPERATOR, first.id, 'So.')
    expect(await shownTo(third)).toMatchObject({ answers: [{ text: 'So.' }] })
  }
})

test('a merged question whose answer did not help waits for officers by itself', async () => {
  const [first, second] = [await asked(), await asked()]
  await merge(second.id, first.id)
  await answer(OPERATOR, first.id, 'So.')
  await gona.questions.solve(second.who, second.id, { solved: false })
  expect((await waiting()).map(({ id }) => id)).toEqual([second.id])
})

test('a merged question is closed with the other one', async () => {
  const [first, second] = [await asked(), await asked()]
  await merge(second.id, first.id)
  await gona.officerQuestions.close(OPERATOR, first.id)
  expect(await shownTo(second)).toMatchObject({ status: 'closed' })
})
