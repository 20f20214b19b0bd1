import { afterEach, describe, expect, test } from 'bun:test'
import { deliverWrite, isServerReachable } from './deliver-write.ts'
import type { PendingWrite } from './pending-write.ts'

const realFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = realFetch
})
const sent: { path: string; headers: Record<string, string>; body: unknown }[] = []
function answersWith(answer: () => Response) {
  sent.length = 0
  globalThis.fetch = (async (path: string, { headers, body }: RequestInit = {}) => {
    sent.push({ path, headers: headers as Record<string, string>, body })
    return answer()
  }) as typeof fetch
}
const write: PendingWrite = {
  id: 'key-1',
  userId: 'ada',
  method: 'POST',
  path: '/api/community/posts',
  body: { content: 'rain' },
  writtenAt: 0,
  triedAt: null,
  failures: 0,
  refusal: null,
}
const nothing = async () => undefined

describe('what becomes of a waiting write', () => {
  const later = (mayHaveArrived: boolean) => ({ state: 'later', mayHaveArrived })
  const refusal = { sentence: 'No', fields: {} }
  test.each([
    ['done', 201, {}, { state: 'done', answer: { message: 'No' } }],
    ['not let in any more', 401, {}, { state: 'signed out' }],
    ['still being worked on', 409, { 'retry-after': '1' }, later(true)],
    ['in conflict with what is there', 409, {}, { state: 'refused', refusal }],
    ['wrong', 400, {}, { state: 'refused', refusal }],
    ['too early', 425, {}, later(false)],
    ['one too many just now', 429, {}, later(false)],
    ['too slow in coming', 408, {}, later(false)],
    ['sent to a server whose disk is full', 503, {}, later(false)],
    ['lost behind a gateway', 502, {}, later(true)],
    ['not answered in time by what is behind a gateway', 504, {}, later(true)],
    ['what the server breaks on', 500, {}, { state: 'failed', refusal }],
  ])('%s: %i', async (_, status, headers, expected) => {
    answersWith(() => Response.json({ message: 'No' }, { status, headers }))
    expect(await deliverWrite(write, nothing)).toMatchObject(expected as object)
  })

  test('may have arrived when nobody answers', async () => {
    answersWith(() => {
      throw new TypeError('Failed to fetch')
    })
    expect(await deliverWrite(write, nothing)).toEqual({ state: 'later', mayHaveArrived: true })
  })

  test('carries its own key and its writer, at every try', async () => {
    answersWith(() => Response.json({}, { status: 503 }))
    await deliverWrite(write, nothing)
    await deliverWrite(write, nothing)
    expect(sent.map(({ headers }) => [headers['Idempotency-Key'], headers['Session-User']])).toEqual([
      ['key-1', 'ada'],
      ['key-1', 'ada'],
    ])
  })

  test('has its picture sent first, tells where it is, and does not send it again', async () => {
    answersWith(() => Response.json({ imageUrl: '/images/1.webp' }))
    const told: string[] = []
    const image = new Blob(['leaf'])
    await deliverWrite({ ...write, image }, async (imageUrl) => void told.push(imageUrl))
    expect(sent.map(({ path }) => path)).toEqual(['/api/upload-image', '/api/community/posts'])
    expect(JSON.parse(sent[1]!.body as string)).toEqual({ content: 'rain', imageUrl: '/images/1.webp' })
    await deliverWrite({ ...write, image, uploaded: { imageUrl: told[0]!, at: 0 } }, nothing)
    expect(sent.map(({ path }) => path).slice(2)).toEqual(['/api/community/posts'])
  })
})

describe('our own server', () => {
  test.each([
    ['that says it is well is reachable', () => Response.json({ status: 'ok' }), true],
    ['that is not well is not', () => Response.json({ status: 'failed' }, { status: 503 }), false],
    ["is not a hotspot's sign-in page", () => new Response('<h1>Buy a bundle</h1>'), false],
  ])('%s', async (_, answer, is) => {
    answersWith(answer)
    expect(await isServerReachable()).toBe(is)
  })
})
