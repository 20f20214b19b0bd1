import { expect, setDefaultTimeout, test } from 'bun:test'
import { eq, sql } from 'drizzle-orm'
import { type Call, fillPath } from '../../contracts/call.ts'
import { CALLS } from '../../contracts/calls.ts'
import { keptAnswers } from '../../db/schema/inbox.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { dialler } from '../channels/ussd/menu/fixture.ts'
import { kanoFarmer } from '../testing/services.ts'
import { wholeApp } from '../testing/whole-app.ts'

setDefaultTimeout(120_000)

const OPERATOR = { kind: 'operator' } as const

test('an officer of Kano sees none of 50 questions of Benue, and no phone number in any byte', async () => {
  const gona = await wholeApp()
  const makurdi = { location: { name: 'Makurdi', lat: 7.73, lng: 8.54 } }
  const phones: string[] = []
  for (let n = 0; n < 55; n++) {
    const inBenue = n < 50
    const caller = await kanoFarmer(gona, { lastName: 'Zubairu', ...(inBenue ? makurdi : {}) })
    phones.push(caller.user.phone)
    await gona.questions.ask(caller, { text: `${inBenue ? 'Benue' : 'Kano'} asks: why do the maize leaves curl?` })
  }
  gona.people.other = await gona.accounts.operator.officer(OPERATOR, gona.people.other!.phone, { states: ['Kano'] })
  const get = async (path: string) => (await gona.ask('other', 'GET', path)).text()
  const list = await get('/api/officer/questions?limit=50')
  expect(JSON.parse(list)).toHaveLength(5)
  const bytes = [list, await get('/officer'), await get('/officer?show=mine'), await get('/officer?show=answered')]
  for (const { id } of JSON.parse(list)) {
    bytes.push(await (await gona.ask('other', 'POST', `/api/officer/questions/${id}/claim`)).text())
    bytes.push(
      await (await gona.ask('other', 'POST', `/api/questions/${id}/answers`, gona.json({ text: 'Water.' }))).text(),
    )
  }
  for (const text of bytes) {
    expect(text).not.toContain('Benue asks')
    expect(text).not.toContain('Zubairu')
    for (const phone of phones) expect(text.includes(phone.slice(4))).toBe(false)
  }
  const [other] = JSON.parse(
    await (await gona.ask('admin', 'GET', '/api/officer/questions?region=Benue&limit=1')).text(),
  )
  expect((await gona.ask('other', 'POST', `/api/officer/questions/${other.id}/claim`)).status).toBe(404)
})

test('farmers and lead farmers are refused every call of officers', async () => {
  const gona = await wholeApp()
  gona.people.other = await gona.accounts.operator.lead(OPERATOR, gona.people.other!.phone)
  const calls = Object.values(CALLS).filter(({ who }) => who === 'officer') as Call[]
  expect(calls.length).toBeGreaterThanOrEqual(5)
  for (const { method, path } of calls)
    for (const role of ['owner', 'other'] as const) {
      const body = method === 'GET' ? {} : gona.json({ approved: true, into: crypto.randomUUID(), text: 'So.' })
      expect((await gona.ask(role, method, fillPath(path, { id: crypto.randomUUID() }), body)).status, path).toBe(403)
    }
})

test('a question dialled is answered on the web, arrives by SMS and stands under the caller’s questions', async () => {
  const gona = await wholeApp({ USSD_CODE: '*384*1#' })
  const caller = await kanoFarmer(gona)
  const phone = dialler(gona, caller.user.phone)
  await phone.dial('#Ask a question', 'Why do the maize leaves curl?')
  const [question] = (await gona.questions.list(caller, { limit: 9 })).items
  expect(question).toMatchObject({ channel: 'ussd', cropType: 'maize', region: 'Kano' })
  gona.people.owner = caller.user
  const given = await gona.ask(
    'admin',
    'POST',
    `/api/questions/${question!.id}/answers`,
    gona.json({ text: 'Aphids.' }),
  )
  expect(given.status).toBe(201)
  const sms = await gona.db.orm.select().from(smsMessages).where(eq(smsMessages.phone, caller.user.phone))
  expect(sms.map(({ text }) => text)).toEqual(['From Eve, extension officer: Aphids.'])
  expect(await (await gona.ask('owner', 'GET', `/questions/${question!.id}`)).text()).toContain('Aphids.')
  await phone.dial('#Ask a question', '#My questions', '1')
  expect(phone.text).toContain('Answered. Aphids.')
})

test('a kept answer is offered on a dial and by SMS, and ends the question there', async () => {
  const gona = await wholeApp({ USSD_CODE: '*384*1#' })
  const caller = await kanoFarmer(gona)
  const kept = { question: 'Why do the maize leaves curl and turn sticky?', answer: 'Aphids. Wash them off.' }
  const row = { ...kept, language: 'en' as const, cropType: 'maize' as const, approved: true, createdAt: '2026-07-01' }
  await gona.db.write(gona.db.orm.insert(keptAnswers).values({ ...row, id: crypto.randomUUID() }))
  await gona.answerBank.search.update()
  const phone = dialler(gona, caller.user.phone)
  await phone.dial('#Ask a question', 'My maize leaves curl and are sticky')
  expect(phone.text).toContain('Aphids. Wash them off. Did this answer help you?')
  await phone.pressAll('1')
  const status = async () => (await gona.questions.list(caller, { limit: 1 })).items[0]!.status
  expect(await status()).toBe('solved')
  const send = (text: string) =>
    gona.sms.callbacks.inbound({ id: crypto.randomUUID(), from: caller.user.phone, text, date: null })
  await send('ASK my maize leaves curl and are sticky')
  const last = async () => (await gona.db.orm.select().from(smsMessages).orderBy(sql`rowid desc`).limit(1))[0]!.text
  expect(await last()).toEndWith('1. Aphids. Wash them off.')
  expect(await status()).toBe('open')
  await send('1')
  expect([await status(), await last()]).toEqual(['solved', expect.stringContaining('Thank you')])
  await send('ASK my maize leaves curl and are sticky')
  await send('0')
  expect(await status()).toBe('open')
  await send('ASK my maize leaves curl and are sticky')
  await send(' 1 . ')
  expect(await status()).toBe('solved')
  expect((await gona.db.orm.select().from(keptAnswers))[0]).toMatchObject({ shown: 4, solved: 3 })
})
