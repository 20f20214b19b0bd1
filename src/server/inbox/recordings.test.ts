import { beforeEach, describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { RECORDING_MAX_BYTES, recordingAddress } from '../../contracts/questions.ts'
import { inboxMessages, questionPeers, questionRecordings } from '../../db/schema/inbox.ts'
import { kanoFarmer } from '../testing/services.ts'
import { type Role, type WholeApp, wholeApp } from '../testing/whole-app.ts'
import { spoken } from './testing/spoken.ts'

const OPERATOR = { kind: 'operator' } as const

let gona: WholeApp
beforeEach(async () => {
  gona = await wholeApp()
})
const send = (bytes: Uint8Array, more = {}) =>
  gona.ask('owner', 'POST', '/api/questions', gona.json({ recording: Buffer.from(bytes).toString('base64'), ...more }))
const asked = async (bytes = spoken()) => (await (await send(bytes)).json()) as { id: string; recordingUrl: string }
const status = async (role: Role, path: string) => (await gona.ask(role, 'GET', path)).status
const stored = () => gona.db.orm.$count(questionRecordings)

describe('a recording', () => {
  test('alone is a question, and its asker and administrators hear what was sent', async () => {
    const question = await asked()
    expect(question).toMatchObject({ text: '', imageUrl: null, recordingUrl: `/recordings/${question.id}.webm` })
    for (const role of ['owner', 'admin'] as const) {
      const answer = await gona.ask(role, 'GET', question.recordingUrl)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'audio/webm'])
      expect(answer.headers.get('cache-control')).toStartWith('private')
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(spoken())
    }
    for (const path of ['/api/questions', '/questions', `/questions/${question.id}`])
      expect(await (await gona.ask('owner', 'GET', path)).text()).toContain(question.recordingUrl)
    for (const path of ['/api/admin/inbox', '/api/officer/questions', '/admin/inbox'])
      expect(await (await gona.ask('admin', 'GET', path)).text(), path).toContain(question.recordingUrl)
  })

  test('is heard by nobody else: not by visitors, other farmers or officers of other states', async () => {
    const { id, recordingUrl } = await asked()
    expect([await status('anonymous', recordingUrl), await status('other', recordingUrl)]).toEqual([404, 404])
    const { phone } = gona.people.other!
    gona.people.other = await gona.accounts.operator.officer(OPERATOR, phone, { states: ['Benue'] })
    expect(await status('other', recordingUrl)).toBe(404)
    gona.people.other = await gona.accounts.operator.officer(OPERATOR, phone, { states: ['Kano'] })
    expect([await status('other', recordingUrl), await status('other', recordingAddress(id, 'caf'))]).toEqual([
      200, 200,
    ])
    expect(await status('owner', recordingAddress(Bun.randomUUIDv7()))).toBe(404)
  })

  test('is heard by a farmer who was asked', async () => {
    const { id, recordingUrl } = await asked()
    const peer = { id: Bun.randomUUIDv7(), questionId: id, userId: gona.people.other!.id, bySms: false }
    await gona.db.write(gona.db.orm.insert(questionPeers).values({ ...peer, createdAt: '2026-06-20T09:00:00.000Z' }))
    expect(await status('other', recordingUrl)).toBe(200)
  })

  test('is served in parts, as Safari asks, and in a container for older iPhones', async () => {
    const { id, recordingUrl } = await asked()
    const part = async (range: string) => {
      const answer = await gona.ask('owner', 'GET', recordingUrl, { headers: { range } })
      return [answer.status, answer.headers.get('content-range'), (await answer.arrayBuffer()).byteLength]
    }
    const all = spoken().length
    expect(await part('bytes=0-1')).toEqual([206, `bytes 0-1/${all}`, 2])
    expect(await part(`bytes=${all - 5}-`)).toEqual([206, `bytes ${all - 5}-${all - 1}/${all}`, 5])
    expect(await part(`bytes=${all}-`)).toEqual([416, `bytes */${all}`, 0])
    const caf = await gona.ask('owner', 'GET', recordingAddress(id, 'caf'))
    expect(caf.headers.get('content-type')).toBe('audio/x-caf')
    expect((await caf.text()).slice(0, 4)).toBe('caff')
  })

  test.each<[string, Uint8Array]>([
    ['a text', Buffer.from('hello')],
    ['Vorbis', spoken(undefined, 'A_VORBIS')],
    [
      'a video beside the sound',
      Buffer.concat([spoken().subarray(0, 60), Buffer.from('V_VP8'), spoken().subarray(60)]),
    ],
    ['another file with WebM inside', Buffer.concat([Buffer.from('x'), spoken()])],
    ['one byte over 40 KB', Buffer.concat([spoken(), Buffer.alloc(RECORDING_MAX_BYTES + 1 - spoken().length)])],
    ['100 KB', Buffer.concat([spoken(), Buffer.alloc(100_000)])],
  ])('that is %s is refused', async (_, bytes) => {
    expect([400, 413]).toContain((await send(bytes)).status)
    expect(await stored()).toBe(0)
    expect(await (await gona.ask('owner', 'GET', '/api/questions')).json()).toEqual([])
  })

  test('of 40 KB is taken, beside the longest text', async () => {
    const whole = Buffer.concat([spoken(), Buffer.alloc(RECORDING_MAX_BYTES - spoken().length)])
    expect((await send(whole, { text: 'ọ'.repeat(500) })).status).toBe(201)
  })

  test('of the sixth question of a day is not stored', async () => {
    for (let n = 0; n < 5; n++) await asked()
    expect((await send(spoken())).status).toBe(409)
    expect(await stored()).toBe(5)
  })

  test('is in the export with its size, and goes with the question and with the account', async () => {
    const { id } = await asked()
    await asked()
    const exported = await (await gona.ask('owner', 'GET', '/api/account/export')).json()
    const { recordingUrl, recordingBytes } = exported.questions.find((one: { recordingUrl: string }) =>
      one.recordingUrl.includes(id),
    )
    expect([recordingUrl, recordingBytes]).toEqual([recordingAddress(id), spoken().length])
    await gona.db.write(gona.db.orm.delete(inboxMessages).where(eq(inboxMessages.id, id)))
    expect(await stored()).toBe(1)
    const leaving = await kanoFarmer(gona)
    await gona.questions.ask(leaving, { text: '', recording: spoken().toString('base64') })
    expect(await stored()).toBe(2)
    await gona.accounts.deleteAccount(leaving, { password: 'secret-of-aisha' })
    expect(await stored()).toBe(1)
  })
})
