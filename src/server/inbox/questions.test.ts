import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { inboxMessages, questionAnswers } from '../../db/schema/inbox.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { auditLog } from '../../db/schema/operation.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { smsLength } from '../../words/gsm7.ts'
import { actorOfRequest } from '../http/context.ts'
import { kanoFarmer } from '../testing/services.ts'
import { type Role, type WholeApp, wholeApp } from '../testing/whole-app.ts'

const OPERATOR = { kind: 'operator' } as const
const MAIZE = { cropType: 'maize', plantingDate: '2026-06-01', growthStage: 'planted', farmArea: 1 } as const

let gona: WholeApp
beforeEach(async () => {
  gona = await wholeApp({ PUBLIC_URL: 'https://gona.example' })
})
const call = async (role: Role, method: string, path: string, body?: unknown) => {
  const answer = await gona.ask(role, method, path, body === undefined ? {} : gona.json(body))
  return { status: answer.status, body: await answer.json().catch(() => null) }
}
const ask = async (text = 'When do I weed?', more = {}) =>
  (await call('owner', 'POST', '/api/questions', { text, ...more })).body
const officer = async (states: string[] = [], crops: 'maize'[] = []) => {
  const { user } = await kanoFarmer(gona, { firstName: 'Musa' })
  return actorOfRequest(await gona.accounts.operator.officer(OPERATOR, user.phone, { states, crops }))
}
const sms = () => gona.db.orm.select({ phone: smsMessages.phone, text: smsMessages.text }).from(smsMessages)

describe('a question on the web', () => {
  test('keeps its words, field, place and language, and is listed as the farmer’s own', async () => {
    const { id: cropId } = await gona.crops.add(actorOfRequest(gona.people.owner!), MAIZE)
    const question = await ask('Leaves turn yellow', { cropId })
    expect(question).toMatchObject({
      channel: 'web',
      text: 'Leaves turn yellow',
      cropType: 'maize',
      region: 'Kano',
      language: 'en',
      status: 'open',
      answers: [],
      firstAnswerAt: null,
    })
    expect((await call('owner', 'GET', '/api/questions')).body).toEqual([question])
    expect((await call('other', 'GET', '/api/questions')).body).toEqual([])
    expect((await call('admin', 'GET', '/api/admin/inbox')).body).toMatchObject([{ id: question.id, channel: 'web' }])
  })

  test('keeps the advice it is about together with its field', async () => {
    const actor = actorOfRequest(gona.people.owner!)
    const { id: cropId } = await gona.crops.add(actor, MAIZE)
    const [advisory] = (await call('owner', 'POST', '/api/advisories/generate')).body
    await ask('Why?', { cropId, advisoryId: advisory.id })
    const [row] = await gona.db.orm.select().from(inboxMessages)
    expect(row).toMatchObject({ cropId, advisoryId: advisory.id, cropType: 'maize' })
    const { id: theirs } = await gona.crops.add(actorOfRequest(gona.people.other!), MAIZE)
    const refused = { cropId: theirs, advisoryId: advisory.id }
    expect((await call('other', 'POST', '/api/questions', { text: 'Why?', ...refused })).status).toBe(404)
  })

  test('needs words or a photo, and a field of the farmer’s own', async () => {
    expect((await call('owner', 'POST', '/api/questions', { text: ' ' })).status).toBe(400)
    expect((await call('owner', 'POST', '/api/questions', { text: 'x'.repeat(501) })).status).toBe(400)
    const { id: cropId } = await gona.crops.add(actorOfRequest(gona.people.other!), MAIZE)
    expect((await call('owner', 'POST', '/api/questions', { text: 'Why?', cropId })).status).toBe(404)
    const imageUrl = `/images/${'a'.repeat(64)}.webp`
    expect((await call('owner', 'POST', '/api/questions', { imageUrl })).status).toBe(400)
    expect((await call('owner', 'GET', '/api/questions')).body).toEqual([])
  })

  test('is one of five a day and of 30 that wait', async () => {
    for (let n = 1; n <= 5; n++) await ask(`Question ${n}`)
    const sixth = await call('owner', 'POST', '/api/questions', { text: 'One more' })
    expect([sixth.status, sixth.body.message]).toEqual([409, 'You asked 5 questions today. Please ask again tomorrow.'])
    for (let n = 0; n < 5; n++) {
      await gona.db.write(gona.db.orm.update(inboxMessages).set({ createdAt: '2026-01-01T00:00:00.000Z' }))
      for (let each = 0; each < 5; each++) await ask('Again')
    }
    await gona.db.write(gona.db.orm.update(inboxMessages).set({ createdAt: '2026-01-01T00:00:00.000Z' }))
    const next = await call('owner', 'POST', '/api/questions', { text: 'The 31st' })
    expect([next.status, next.body.message]).toEqual([
      409,
      '30 of your questions are still waiting for an answer. Please wait for one first.',
    ])
    const [first] = await gona.db.orm.select().from(inboxMessages)
    const answered = { state: 'answered' as const }
    await gona.db.write(gona.db.orm.update(inboxMessages).set(answered).where(eq(inboxMessages.id, first!.id)))
    expect((await call('owner', 'POST', '/api/questions', { text: 'The 31st' })).status).toBe(201)
  })

  test('sent twice with one key is asked once', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' }
    const send = () => gona.ask('owner', 'POST', '/api/questions', { headers, body: '{"text":"Once"}' })
    expect([(await send()).status, (await send()).status]).toEqual([201, 201])
    expect((await call('owner', 'GET', '/api/questions')).body).toHaveLength(1)
  })
})

describe('an officer', () => {
  test('sees first name, state and crops of who asked, and no number, surname or email', async () => {
    const owner = gona.people.owner!
    await gona.db.write(
      gona.db.orm
        .update(users)
        .set({ lastName: 'Zubairu', email: 'secret@example.org', primaryCrops: 'maize,rice' })
        .where(eq(users.id, owner.id)),
    )
    await ask()
    const page = await gona.officerQuestions.queue(await officer(), { limit: 20, state: 'open' })
    expect(page.items).toMatchObject([
      { farmer: { firstName: owner.firstName, state: 'Kano', crops: ['maize', 'rice'] }, waiting: 0 },
    ])
    const bytes = JSON.stringify(page)
    for (const secret of [owner.phone, owner.phone.slice(4), 'Zubairu', 'secret@example.org'])
      expect(bytes).not.toContain(secret)
  })

  test('of a state sees no question of another, in lists or by id', async () => {
    const { id } = await ask()
    const benue = await officer(['Benue'])
    expect((await gona.officerQuestions.queue(benue, { limit: 20, state: 'open' })).items).toEqual([])
    expect(await rejectionOf(gona.officerQuestions.claim(benue, id))).toMatchObject({ code: 'not_found' })
    expect(await rejectionOf(gona.officerQuestions.answer(benue, id, { text: 'Now.', confirm: false }))).toMatchObject({
      code: 'not_found',
    })
    const kano = await officer(['Kano', 'Jigawa'])
    expect((await gona.officerQuestions.queue(kano, { limit: 20, state: 'open' })).items).toHaveLength(1)
  })

  test('of a crop sees its questions and those of no crop', async () => {
    const farmer = actorOfRequest(gona.people.owner!)
    const rice = await gona.crops.add(farmer, { ...MAIZE, cropType: 'rice' })
    const maize = await gona.crops.add(farmer, MAIZE)
    await ask('rice?', { cropId: rice.id })
    await ask('maize?', { cropId: maize.id })
    await ask('neither?')
    const { items } = await gona.officerQuestions.queue(await officer([], ['maize']), { limit: 20, state: 'open' })
    expect(items.map(({ text }) => text)).toEqual(['maize?', 'neither?'])
  })

  test('pages through the questions that wait longest first', async () => {
    for (const text of ['one', 'two', 'three']) await ask(text)
    const musa = await officer()
    const first = await gona.officerQuestions.queue(musa, { limit: 2, state: 'open' })
    const second = await gona.officerQuestions.queue(musa, { limit: 2, state: 'open', before: first.next! })
    expect([first, second].map(({ items }) => items.map(({ text }) => text))).toEqual([['one', 'two'], ['three']])
    expect(second.next).toBeNull()
  })

  test('who claims a question keeps others from it for half an hour', async () => {
    const { id } = await ask()
    const [musa, bola] = [await officer(), await officer()]
    const claims = await Promise.allSettled([
      gona.officerQuestions.claim(musa, id),
      gona.officerQuestions.claim(bola, id),
    ])
    expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const audited = await gona.db.orm.select().from(auditLog).where(eq(auditLog.action, 'inbox.claim'))
    expect(audited).toHaveLength(1)
    const [winner, loser] = claims[0]!.status === 'fulfilled' ? [musa, bola] : [bola, musa]
    expect(await rejectionOf(gona.officerQuestions.answer(loser, id, { text: 'Mine.', confirm: false }))).toMatchObject(
      {
        code: 'conflict',
      },
    )
    const mine = await gona.officerQuestions.queue(winner, { limit: 20, state: 'mine' })
    expect(mine.items).toMatchObject([{ id, claimedByMe: true }])
    const held = await gona.officerQuestions.queue(loser, { limit: 20, state: 'open' })
    expect(held.items).toMatchObject([{ id, claimedByMe: false, claimedBy: 'Musa' }])
    const claimedAt = new Date(gona.clock.now().getTime() - 30 * 60_000 - 1).toISOString()
    await gona.db.write(gona.db.orm.update(inboxMessages).set({ claimedAt }))
    expect(await gona.officerQuestions.claim(loser, id)).toMatchObject({ claimedByMe: true })
  })

  test('is refused a product that is barred', async () => {
    const { id } = await ask()
    expect(
      await rejectionOf(gona.officerQuestions.answer(await officer(), id, { text: 'Use Sniper', confirm: false })),
    ).toMatchObject({
      code: 'conflict',
    })
    expect(await gona.db.orm.select().from(questionAnswers)).toEqual([])
  })

  test('without the role is a farmer again', async () => {
    const { user } = await kanoFarmer(gona, { firstName: 'Musa' })
    await gona.accounts.operator.officer(OPERATOR, user.phone)
    const off = await gona.accounts.operator.officer(OPERATOR, user.phone, { on: false })
    expect(
      await rejectionOf(gona.officerQuestions.queue(actorOfRequest(off), { limit: 1, state: 'open' })),
    ).toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('an answer', () => {
  test('on the web is a notification that opens the question, and stands under it', async () => {
    const { id } = await ask()
    await gona.officerQuestions.answer(await officer(), id, { text: 'Weed this week.', confirm: false })
    const [notice] = await gona.db.orm
      .select()
      .from(notifications)
      .where(eq(notifications.title, 'An answer to your question'))
    expect(notice).toMatchObject({ message: 'Weed this week.', data: { href: `/questions/${id}` } })
    expect(await sms()).toEqual([])
    const { body } = await call('owner', 'GET', `/api/questions/${id}`)
    expect(body).toMatchObject({
      status: 'answered',
      answers: [{ text: 'Weed this week.', by: { displayName: 'Musa', role: 'officer' } }],
    })
    expect(body.firstAnswerAt).toBe(body.answers[0].createdAt)
  })

  test('to a dialled question goes by SMS with the officer’s name, and stands on the web', async () => {
    const { id: userId, phone } = gona.people.owner!
    await gona.inbox.ask({ phone, userId }, { channel: 'ussd', text: 'When do I weed?' })
    const [question] = (await call('owner', 'GET', '/api/questions')).body
    expect(question).toMatchObject({ channel: 'ussd', region: 'Kano' })
    await gona.officerQuestions.answer(await officer(['Kano']), question.id, {
      text: 'Weed this week.',
      confirm: false,
    })
    expect(await sms()).toEqual([{ phone, text: 'From Musa, extension officer: Weed this week.' }])
    expect((await call('owner', 'GET', `/api/questions/${question.id}`)).body.answers).toHaveLength(1)
  })

  test('too long for two segments ends with where the rest is', async () => {
    const { id: userId, phone } = gona.people.owner!
    await gona.inbox.ask({ phone, userId }, { channel: 'sms', text: 'When do I weed?' })
    const [{ id }] = (await call('owner', 'GET', '/api/questions')).body
    await gona.officerQuestions.answer(await officer(), id, { text: 'Weed. '.repeat(100).trim(), confirm: false })
    const { text } = (await sms())[0]!
    expect(text).toEndWith(`... The rest: https://gona.example/questions/${id}`)
    expect(smsLength(text).segments).toBe(2)
  })

  test('that may not be sent is not stored', async () => {
    const { id: userId, phone } = gona.people.owner!
    await gona.inbox.ask({ phone, userId }, { channel: 'sms', text: 'When do I weed?' })
    await gona.sms.callbacks.inbound({ id: 'stop', from: phone, text: 'STOP', date: null })
    const [{ id }] = (await call('owner', 'GET', '/api/questions')).body
    expect(
      await rejectionOf(gona.officerQuestions.answer(await officer(), id, { text: 'Now.', confirm: false })),
    ).toMatchObject({
      code: 'conflict',
    })
    expect((await call('owner', 'GET', `/api/questions/${id}`)).body).toMatchObject({ status: 'open', answers: [] })
  })

  test('given by two at once is stored and sent once', async () => {
    const { id: userId, phone } = gona.people.owner!
    const officers = [await officer(), await officer()]
    const pairs = [
      [
        'officers',
        (id: string, text: string, n: number) =>
          gona.officerQuestions.answer(officers[n]!, id, { text, confirm: false }),
      ],
      [
        'administrators',
        (id: string, answer: string) => gona.inbox.update(OPERATOR, id, { state: 'answered', answer }),
      ],
    ] as const
    for (const [who, by] of pairs) {
      const text = `A question to ${who}`
      await gona.inbox.ask({ phone, userId }, { channel: 'ussd', text })
      const [question] = (await call('owner', 'GET', '/api/questions')).body
      const before = (await sms()).length
      const given = await Promise.allSettled([by(question.id, 'Now.', 0), by(question.id, 'Later.', 1)])
      expect(given.map(({ status }) => status).sort(), who).toEqual(['fulfilled', 'rejected'])
      expect(
        given.find(({ status }) => status === 'rejected'),
        who,
      ).toMatchObject({ reason: { code: 'conflict' } })
      expect((await sms()).length - before, who).toBe(1)
      expect((await call('owner', 'GET', `/api/questions/${question.id}`)).body.answers, who).toHaveLength(1)
    }
  })

  test('of an administrator’s list stands under the question, too', async () => {
    const { id } = await ask()
    await call('admin', 'PUT', `/api/admin/inbox/${id}`, { state: 'answered', answer: 'Weed now.' })
    expect((await call('owner', 'GET', `/api/questions/${id}`)).body).toMatchObject({
      status: 'answered',
      answers: [{ text: 'Weed now.', by: { role: 'officer' } }],
    })
  })

  test('that helped solves the question; one that did not opens it again', async () => {
    const { id } = await ask()
    const solve = async (body: object) => (await call('owner', 'POST', `/api/questions/${id}/solved`, body)).body.status
    expect(await solve({})).toBe('open')
    const musa = await officer()
    await gona.officerQuestions.answer(musa, id, { text: 'Weed this week.', confirm: false })
    expect(await solve({})).toBe('solved')
    expect((await gona.officerQuestions.queue(musa, { limit: 20, state: 'open' })).items).toEqual([])
    expect(await solve({ solved: false })).toBe('open')
    expect((await gona.officerQuestions.queue(musa, { limit: 20, state: 'open' })).items).toHaveLength(1)
  })

  test('of an officer whose account is gone stays without a name', async () => {
    const { id } = await ask()
    const musa = await officer()
    await gona.officerQuestions.answer(musa, id, { text: 'Weed this week.', confirm: false })
    await gona.db.write(gona.db.orm.delete(users).where(eq(users.id, musa.kind === 'user' ? musa.user.id : '')))
    expect((await call('owner', 'GET', `/api/questions/${id}`)).body.answers).toMatchObject([
      { text: 'Weed this week.', by: { displayName: gona.config.APP_NAME } },
    ])
  })
})

describe('the pages', () => {
  const form = (role: Role, path: string, fields: Record<string, string>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    return gona.ask(role, 'POST', path, { body })
  }

  test('take a question, an answer and a thank-you by plain forms', async () => {
    const asked = await form('owner', '/questions', { text: 'When do I weed?', cropId: '' })
    expect(asked.status).toBe(303)
    const page = asked.headers.get('location')!.split('?')[0]!
    expect(await (await gona.ask('admin', 'GET', '/officer')).text()).toContain('When do I weed?')
    const id = page.split('/').at(-1)!
    expect((await form('admin', `/officer/questions/${id}`, { question: id, text: 'This week.' })).status).toBe(303)
    expect(await (await gona.ask('owner', 'GET', page)).text()).toContain('This week.')
    expect((await form('owner', `/questions/${id}/solved`, { solved: 'yes' })).status).toBe(303)
    expect(await (await gona.ask('owner', 'GET', '/questions')).text()).toContain('Solved')
  })

  test('lead from advice to a form that names its field and the advice', async () => {
    await gona.crops.add(actorOfRequest(gona.people.owner!), MAIZE)
    const [advisory] = (await call('owner', 'POST', '/api/advisories/generate')).body
    const page = async (path: string) => (await gona.ask('owner', 'GET', path)).text()
    const href = `/questions?crop=${advisory.cropId}&amp;advisory=${advisory.id}`
    expect(await page(`/advisory/${advisory.id}`)).toContain(`href="${href}"`)
    const form = await page(href.replace('&amp;', '&'))
    expect(form).toContain(`<input type="hidden" name="advisoryId" value="${advisory.id}"/>`)
    expect(form).toContain(`<option value="${advisory.cropId}" selected="">`)
  })

  test('show what was typed again with the error', async () => {
    const refused = await (await form('owner', '/questions', { text: '', cropId: '' })).text()
    expect(refused).toContain('Please write your question, or add a photo')
    const { id } = await ask()
    const text = 'x'.repeat(601)
    const again = await (await form('admin', `/officer/questions/${id}`, { question: id, text })).text()
    expect(again).toContain(text.slice(1))
    expect(again).toContain('Please use at most 600 characters')
  })
})
