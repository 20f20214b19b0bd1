import { beforeEach, describe, expect, test } from 'bun:test'
import { auditLog } from '../../db/schema/operation.ts'
import { smsMessages } from '../../db/schema/sms.ts'
import { type WholeApp, wholeApp } from '../testing/whole-app.ts'

const STRANGER = { phone: '+2348077777777', userId: null }
const OPERATOR = { kind: 'operator' } as const

let gona: WholeApp
beforeEach(async () => {
  gona = await wholeApp()
})
const list = async (query = '') => (await gona.ask('admin', 'GET', `/api/admin/inbox${query}`)).json()
const put = (id: string, body: unknown) => gona.ask('admin', 'PUT', `/api/admin/inbox/${id}`, gona.json(body))
const texts = async () =>
  gona.db.orm.select({ phone: smsMessages.phone, text: smsMessages.text, userId: smsMessages.userId }).from(smsMessages)
const amina = () => {
  const { id: userId, phone } = gona.people.owner!
  return { phone, userId }
}

describe('questions', () => {
  test('are listed newest first, with who asked and how, a page at a time', async () => {
    await gona.inbox.ask(STRANGER, { channel: 'call', text: '', recordingUrl: 'https://voice.test/1.mp3' })
    await gona.inbox.ask(amina(), { channel: 'ussd', text: ' When do I weed? ' })
    const all = await list()
    expect(all).toMatchObject([
      { farmer: { firstName: gona.people.owner!.firstName }, channel: 'ussd', text: 'When do I weed?', state: 'open' },
      { from: STRANGER.phone, farmer: null, channel: 'call', recordingUrl: 'https://voice.test/1.mp3', answer: null },
    ])
    expect(await list(`?limit=1&before=${all[0].id}`)).toEqual([all[1]])
    expect(await list('?state=closed')).toEqual([])
    expect(await gona.inbox.open(OPERATOR)).toBe(2)
  })

  test('lead to a next page only where there are more', async () => {
    for (const text of ['one', 'two', 'three']) await gona.inbox.ask(STRANGER, { channel: 'sms', text })
    const page = async (limit: number, before?: string) => {
      const { items, next } = await gona.inbox.list(OPERATOR, { limit, before })
      return { texts: items.map(({ text }) => text), next }
    }
    expect(await page(3)).toEqual({ texts: ['three', 'two', 'one'], next: null })
    const first = await page(2)
    expect(first).toEqual({ texts: ['three', 'two'], next: expect.any(String) })
    expect(await page(2, first.next!)).toEqual({ texts: ['one'], next: null })
  })

  test('are kept once each, at most a thousand letters of them, and nothing said is nothing kept', async () => {
    const id = Bun.randomUUIDv7()
    for (const text of ['x'.repeat(1200), 'once more']) await gona.inbox.ask(STRANGER, { channel: 'sms', text, id })
    await gona.inbox.ask(STRANGER, { channel: 'sms', text: '  ' })
    expect((await list()).map(({ text }: { text: string }) => text.length)).toEqual([1000])
  })

  test('are answered by SMS, once however often it is pressed, and who answered is on record', async () => {
    await gona.inbox.ask(amina(), { channel: 'ussd', text: 'When do I weed?' })
    const [{ id }] = await list()
    const answer = { state: 'answered', answer: 'Weed this week.' }
    for (let n = 0; n < 2; n++) expect(await (await put(id, answer)).json()).toMatchObject(answer)
    expect(await texts()).toEqual([{ ...amina(), text: 'Weed this week.' }])
    const [, audited] = await gona.db.orm.select().from(auditLog).orderBy(auditLog.id)
    expect(audited).toMatchObject({ action: 'inbox.answer', userId: gona.people.admin!.id })
  })

  test('are answered anew after they were opened again, also in the same words', async () => {
    await gona.inbox.ask(amina(), { channel: 'ussd', text: 'When do I weed?' })
    const [{ id }] = await list()
    const answer = { state: 'answered', answer: 'Weed this week.' }
    for (const change of [answer, { state: 'open' }, answer]) expect((await put(id, change)).status).toBe(200)
    expect((await texts()).map(({ text }) => text)).toEqual(['Weed this week.', 'Weed this week.'])
  })

  test('are five of a phone at most, as many as are open, and a sixth is told so', async () => {
    const ask = async (text: string, id?: string) =>
      (await gona.inbox.ask(STRANGER, { channel: 'sms', text, id })) !== null
    const id = Bun.randomUUIDv7()
    expect(await ask('1', id)).toBe(true)
    for (const text of ['2', '3', '4', '5']) expect(await ask(text)).toBe(true)
    expect([await ask('6'), await ask('1', id)]).toEqual([false, true])
    expect(await list()).toHaveLength(5)
    expect((await put(id, { state: 'closed' })).status).toBe(200)
    expect(await ask('7')).toBe(true)
    const say = { id: 'word', from: STRANGER.phone, text: 'ASK when do I weed?', date: null }
    await gona.sms.callbacks.inbound(say)
    expect((await texts()).at(-1)?.text).toContain('Five of your questions are still waiting')
  })

  test('get a corrected answer once more', async () => {
    await gona.inbox.ask(amina(), { channel: 'ussd', text: 'When do I weed?' })
    const [{ id }] = await list()
    for (const answer of ['Weed today.', 'Weed next week.', 'Weed next week.'])
      expect((await put(id, { state: 'answered', answer })).status).toBe(200)
    expect((await texts()).map(({ text }: { text: string }) => text)).toEqual(['Weed today.', 'Weed next week.'])
  })

  test('without an answer are not answered; closed and opened again nobody is written to', async () => {
    await gona.inbox.ask(STRANGER, { channel: 'sms', text: 'Hello' })
    const [{ id }] = await list()
    for (const body of [{ state: 'answered' }, { state: 'answered', answer: ' ' }, { state: 'burnt' }])
      expect((await put(id, body)).status).toBe(400)
    for (const state of ['closed', 'open']) expect(await (await put(id, { state })).json()).toMatchObject({ state })
    expect(await texts()).toEqual([])
    expect((await put(Bun.randomUUIDv7(), { state: 'closed' })).status).toBe(404)
  })

  test('of who has said STOP stay open, and the answer goes nowhere', async () => {
    await gona.inbox.ask(amina(), { channel: 'sms', text: 'When do I weed?' })
    await gona.sms.callbacks.inbound({ id: 'stop', from: amina().phone, text: 'STOP', date: null })
    const [{ id }] = await list()
    const refused = await put(id, { state: 'answered', answer: 'Now.' })
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('has sent STOP')])
    expect(await list()).toMatchObject([{ state: 'open', answer: null }])
    expect(await texts()).toEqual([])
  })

  test.each([
    ['when the day’s SMS are spent', { SMS_ANSWER_DAILY_CAP: '0' }, 'No more SMS can go to this person today.'],
    ['where SMS do not go', { SMS_CODE_COUNTRIES: 'NA' }, 'We cannot send SMS to this number.'],
  ])('stay open with the true reason %s', async (_, settings, reason) => {
    gona = await wholeApp(settings)
    await gona.inbox.ask(STRANGER, { channel: 'sms', text: 'When do I weed?' })
    const [{ id }] = await list()
    const refused = await put(id, { state: 'answered', answer: 'Now.' })
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(reason)])
    expect(await list()).toMatchObject([{ state: 'open', answer: null }])
  })
})

describe('the page of questions', () => {
  const page = async (query = '') => (await gona.ask('admin', 'GET', `/admin/inbox${query}`)).text()
  const send = (id: string, fields: Record<string, string>) =>
    gona.ask('admin', 'POST', `/admin/inbox/${id}`, { body: new URLSearchParams({ question: id, ...fields }) })

  test('shows what waits, takes an answer by a plain form, and shows it among those that are over', async () => {
    await gona.inbox.ask(amina(), { channel: 'ussd', text: 'When do I weed?' })
    const [{ id }] = await list()
    expect(await page()).toContain('When do I weed?')
    const answered = await send(id, { state: 'answered', answer: 'Weed this week.' })
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/admin/inbox?said=inbox.saved'])
    expect(await page()).toContain('No question is waiting.')
    expect(await page('?show=over')).toContain('Weed this week.')
    expect(await texts()).toMatchObject([{ text: 'Weed this week.' }])
  })

  test('offers the words of a question as a post of the administrator, who asked is not named', async () => {
    await gona.inbox.ask(amina(), { channel: 'ussd', text: 'When do I weed?' })
    const [, form] = /<details[^>]*>(.*?)<\/details>/s.exec(await page()) ?? []
    expect(form).toContain('action="/community/posts"')
    expect(form).toContain('When do I weed?')
    expect(form).not.toContain(amina().phone)
    const body = new FormData()
    body.set('content', 'When do I weed?')
    expect((await gona.ask('admin', 'POST', '/community/posts', { body })).status).toBe(303)
    const [post] = (await (await gona.ask('admin', 'GET', '/api/community/posts')).json()) as [{ authorId: string }]
    expect(post.authorId).toBe(gona.people.admin!.id)
    expect(await list()).toMatchObject([{ state: 'open' }])
  })

  test('keeps what was typed when it cannot be sent, and closes without an answer', async () => {
    await gona.inbox.ask(STRANGER, { channel: 'sms', text: 'Hello?' })
    const [{ id }] = await list()
    const long = 'x'.repeat(301)
    expect(await (await send(id, { state: 'answered', answer: long })).text()).toContain(long)
    expect((await send(id, { state: 'answered', answer: '' })).status).toBe(400)
    expect((await send(id, { state: 'closed' })).status).toBe(303)
    expect(await list()).toMatchObject([{ state: 'closed', answer: null }])
    expect(await texts()).toEqual([])
  })

  test('is among what needs a person today', async () => {
    await gona.inbox.ask(STRANGER, { channel: 'sms', text: 'Hello?' })
    const needs = await (await gona.ask('admin', 'GET', '/api/admin/needs')).json()
    expect(needs).toContainEqual({ what: 'questions', n: 1 })
  })
})
