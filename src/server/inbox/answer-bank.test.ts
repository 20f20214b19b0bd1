import { beforeEach, describe, expect, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import type { CropId } from '../../contracts/crops.ts'
import { LANGUAGE_IDS, type Language } from '../../contracts/languages.ts'
import { users } from '../../db/schema/accounts.ts'
import { keptAnswers, questionAnswers } from '../../db/schema/inbox.ts'
import { examineInstallation } from '../doctor.ts'
import { actorOfRequest } from '../http/context.ts'
import { type Role, type WholeApp, wholeApp } from '../testing/whole-app.ts'
import { ASKED_BEFORE } from './testing/known-questions.ts'

const NOW = '2026-07-01T00:00:00.000Z'

let gona: WholeApp
beforeEach(async () => {
  gona = await wholeApp()
})
const call = async (role: Role, method: string, path: string, body?: unknown) => {
  const answer = await gona.ask(role, method, path, body === undefined ? {} : gona.json(body))
  return { status: answer.status, body: await answer.json().catch(() => null) }
}
const HOLES = { question: 'Holes in the leaves and sawdust in the funnel', answer: 'Put sand in the funnel.' }
type Kept = Partial<typeof keptAnswers.$inferInsert>
async function keep(...rows: Kept[]) {
  const made = rows.map((row, n) => ({
    id: `00000000-0000-7000-8000-00000000000${n}`,
    ...HOLES,
    language: 'en' as const,
    cropType: 'maize' as const,
    approved: true,
    createdAt: NOW,
    ...row,
  }))
  await gona.db.write(gona.db.orm.insert(keptAnswers).values(made))
  await gona.answerBank.search.update()
  return made.map(({ id }) => id)
}
const ask = async (text = 'My maize has holes in its leaves and sawdust in the funnel', more = {}) =>
  (await call('owner', 'POST', '/api/questions', { text, ...more })).body
const solve = (id: string, body: object, role: Role = 'owner') =>
  call(role, 'POST', `/api/questions/${id}/solved`, body)
const row = async (id: string) => (await gona.db.orm.select().from(keptAnswers).where(eq(keptAnswers.id, id)))[0]!
const fitting = (text: string, language: Language = 'en', cropType: CropId | null = 'maize') =>
  gona.answerBank.fitting({ text, language, cropType, stage: null, region: null })

describe('questions in seven languages', () => {
  const rows = LANGUAGE_IDS.flatMap((language) =>
    ASKED_BEFORE[language].map(([cropType, question, answer, again, other], n) => ({
      id: `${language}-${n}`,
      ...{ language, cropType, question, answer, again, other },
    })),
  )

  test('are offered the known best answer in at least 80 %, and a wrong one in at most 5 %', async () => {
    await keep(...rows.map(({ again, other, ...kept }) => kept))
    const missed: string[] = []
    const wrong: string[] = []
    for (const { id, language, cropType, again, other } of rows) {
      const offered = await fitting(again, language, cropType)
      if (!offered.some((one) => one.id === id)) missed.push(`${language} ${again}`)
      const none = await fitting(other, language, cropType)
      if (none.length > 0) wrong.push(`${language} ${other}: ${none.map(({ question }) => question)}`)
    }
    expect(rows).toHaveLength(60)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(12)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(3)
  })
})

describe('a kept answer', () => {
  test('is offered with the question that it fits, and again until the caller has answered', async () => {
    const [id] = await keep({})
    const question = await ask()
    expect(question).toMatchObject({
      status: 'open',
      suggested: [{ id, ...HOLES, by: { displayName: gona.config.APP_NAME, role: 'kept' }, at: NOW }],
    })
    expect((await call('owner', 'GET', `/api/questions/${question.id}`)).body.suggested).toEqual(question.suggested)
    expect(await row(id!)).toMatchObject({ shown: 1, solved: 0 })
  })

  test('ends the question that it answers, once', async () => {
    const [id] = await keep({})
    const question = await ask()
    for (let n = 0; n < 2; n++) await solve(question.id, { answerId: id })
    const { body } = await call('owner', 'GET', `/api/questions/${question.id}`)
    expect(body).toMatchObject({
      status: 'solved',
      suggested: [],
      answers: [{ text: HOLES.answer, by: { role: 'kept' } }],
    })
    expect(await row(id!)).toMatchObject({ shown: 1, solved: 1 })
    expect((await call('admin', 'GET', '/api/officer/questions')).body).toEqual([])
  })

  test('that did not help leaves the question to officers', async () => {
    await keep({})
    const question = await ask()
    const { body } = await solve(question.id, { solved: false })
    expect(body).toMatchObject({ status: 'open', suggested: [], answers: [] })
    expect((await call('admin', 'GET', '/api/officer/questions')).body).toMatchObject([{ id: question.id }])
  })

  test('of another language, of another crop, or that was not offered is none', async () => {
    const [ha, rice, any] = await keep({ language: 'ha' }, { cropType: 'rice' }, { cropType: null })
    const question = await ask()
    expect(question.suggested).toMatchObject([{ id: any }])
    for (const answerId of [ha, rice]) expect((await solve(question.id, { answerId })).status).toBe(404)
    expect((await solve(question.id, { answerId: any }, 'other')).status).toBe(404)
    expect((await ask('There are holes in leaves and sawdust in a funnel')).suggested).toMatchObject([{ id: any }])
  })

  test('stands before others when stage and state are the same; three are shown', async () => {
    const [, , , last] = await keep({}, {}, {}, { stage: 'vegetative', states: ['Kano'] })
    const near = { text: 'holes in leaves and sawdust in funnel', language: 'en', cropType: 'maize' } as const
    const shown = await gona.answerBank.fitting({ ...near, stage: 'vegetative', region: 'Kano' })
    expect(shown.map(({ id }) => id)).toHaveLength(3)
    expect(shown[0]!.id).toBe(last!)
  })

  test('with a rare word of the question is found among thousands with the common one', async () => {
    const [wilted] = await keep({ question: 'The leaves wilt', answer: 'Water them.' })
    const numbers = JSON.stringify(Array.from({ length: 2100 }, (_, n) => n + 100))
    await gona.db.write(sql`insert into kept_answers (n, id, language, crop_type, question, answer, approved, created_at)
      select value, 'k' || value, 'en', 'maize', 'Yellow leaves', 'Wait.', 1, ${NOW} from json_each(${numbers})`)
    await gona.answerBank.search.update()
    expect(await fitting('My leaves wilt')).toMatchObject([{ id: wilted }])
  })

  test('shown five times and solved in under 30 % goes back to an officer, who gives it again', async () => {
    const [lost, stays] = await keep({ shown: 4, solved: 1 }, { shown: 9, solved: 5 })
    const first = await ask()
    expect(first.suggested).toHaveLength(2)
    await solve(first.id, { solved: false })
    expect([await row(lost!), await row(stays!)]).toMatchObject([{ approved: false, shown: 5 }, { approved: true }])
    expect((await ask()).suggested).toMatchObject([{ id: stays }])
    await gona.answerBank.search.update()
    expect(await gona.answerBank.search.isSound()).toBe(true)
    expect(await gona.officerQuestions.lostAnswers({ kind: 'operator' })).toMatchObject([{ id: lost }])
    const again = await call('admin', 'PUT', `/api/officer/answers/${lost}`, { approved: true, language: 'en' })
    expect([again.status, again.body.approved]).toEqual([200, true])
    expect(await row(lost!)).toMatchObject({ approved: true, lostAt: null, shown: 0, solved: 0 })
    expect((await ask()).suggested).toHaveLength(2)
  })

  test('that lost its approval stands first where it lost it first', async () => {
    const [newer, older] = await keep(
      { approved: false, lostAt: '2026-07-05T06:00:00.000Z' },
      { approved: false, lostAt: '2026-07-04T06:00:00.000Z' },
    )
    const listed = await gona.officerQuestions.lostAnswers({ kind: 'operator' })
    expect(listed.map(({ id }) => id)).toEqual([older!, newer!])
  })

  test('that nobody has said helped is not offered a sixth time', async () => {
    await keep({})
    for (let n = 0; n < 5; n++) expect((await ask()).suggested).toHaveLength(1)
    await gona.db.write(sql`update inbox_messages set created_at = ${NOW}`)
    expect((await ask()).suggested).toEqual([])
  })

  test('is made of an officer’s answer, for a crop and a stage, and taken back', async () => {
    const { id } = await ask('Birds eat the ripe heads of millet')
    const { body: answer } = await call('admin', 'POST', `/api/questions/${id}/answers`, { text: 'Use nets.' })
    expect(answer).toMatchObject({ approved: false, held: false })
    const put = (body: object) => call('admin', 'PUT', `/api/officer/answers/${answer.id}`, body)
    const kept = { approved: true, forCrop: 'millet', forStage: 'mature', forStates: ['Kano'], language: 'en' }
    expect((await put({ ...kept, forCrop: 'mango' })).status).toBe(400)
    expect((await put(kept)).body).toMatchObject({ id: answer.id, approved: true })
    expect(await row(answer.id)).toMatchObject({
      ...{ question: 'Birds eat the ripe heads of millet', answer: 'Use nets.', cropType: 'millet' },
      ...{ stage: 'mature', states: ['Kano'], askedBy: gona.people.owner!.id },
    })
    expect(await fitting('ripe millet heads eaten by birds', 'en', 'millet')).toMatchObject([{ id: answer.id }])
    expect((await put({ approved: false })).body).toMatchObject({ approved: false })
    expect(await fitting('ripe millet heads eaten by birds', 'en', 'millet')).toEqual([])
  })

  test('stays without a name and without the caller’s words when both accounts are gone', async () => {
    const { id } = await ask('Birds eat the ripe heads of millet')
    const officer = actorOfRequest(gona.people.admin!)
    const { id: answerId } = await gona.officerQuestions.answer(officer, id, { text: 'Use nets.', confirm: false })
    await gona.officerQuestions.keep(officer, answerId, { approved: true, forStates: [], language: 'en' })
    await call('owner', 'DELETE', '/api/account', { password: 'secret-of-aisha' })
    expect(await row(answerId)).toMatchObject({ question: '', answer: 'Use nets.', askedBy: null, approved: true })
    await gona.db.write(gona.db.orm.delete(users).where(eq(users.id, gona.people.admin!.id)))
    expect(await row(answerId)).toMatchObject({ authorId: null })
    await gona.answerBank.search.update()
    expect(await fitting('ripe millet heads eaten by birds', 'en', 'millet')).toEqual([])
  })
})

describe('the search index', () => {
  test('that is lost or damaged offers nothing, stops no question, and is made again', async () => {
    await keep({})
    for (const damage of [
      'drop table search_kept_en_maize',
      "insert into search_kept_en_maize (search_kept_en_maize) values ('delete-all')",
    ]) {
      await gona.db.write(sql.raw(damage))
      expect(await ask()).toMatchObject({ status: 'open', suggested: [] })
      expect(await gona.answerBank.search.isSound()).toBe(false)
      await gona.answerBank.search.rebuild()
      expect(await gona.answerBank.search.isSound()).toBe(true)
      expect((await ask()).suggested).toHaveLength(1)
    }
  })

  test('is made again by the doctor, who then finds it sound', async () => {
    await keep({})
    await gona.db.write(sql.raw('drop table search_kept_en_maize'))
    const finding = async () =>
      (await examineInstallation(gona.config, () => Promise.resolve(gona))).find(
        ({ subject }) => subject === 'questions',
      )
    expect(await finding()).toMatchObject({
      ok: true,
      detail: 'the index of kept answers was damaged and is made again',
    })
    expect(await finding()).toMatchObject({ ok: true, detail: 'kept answers can be found' })
    expect((await ask()).suggested).toHaveLength(1)
  })

  test('keeps an answer for others also while it is damaged', async () => {
    await keep({ language: 'ha' }, {})
    await gona.db.write(sql.raw('drop table if exists search_kept_en_millet'))
    await gona.db.write(sql.raw('create table search_kept_en_millet (n integer)'))
    const { id } = await ask('Birds eat the ripe heads of millet')
    const answer = await gona.officerQuestions.answer(actorOfRequest(gona.people.admin!), id, {
      text: 'Nets.',
      confirm: false,
    })
    const kept = await call('admin', 'PUT', `/api/officer/answers/${answer.id}`, { approved: true, language: 'en' })
    expect([kept.status, (await row(answer.id)).indexed]).toEqual([200, false])
    await gona.answerBank.search.rebuild()
    expect((await row(answer.id)).indexed).toBe(true)
    expect(await gona.db.orm.$count(questionAnswers)).toBe(1)
  })
})
