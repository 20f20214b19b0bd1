import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { updateProfile } from '../../contracts/calls/accounts.ts'
import { generateAdvisories } from '../../contracts/calls/advisories.ts'
import { createPost, uploadImage } from '../../contracts/calls/community.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { ApiError } from '../lib/api.ts'
import { writeOfCall } from '../lib/send-write.ts'
import { define, phoneApis } from '../testing/phone-apis.ts'
import { sendOrQueue } from './outbox.ts'
import { mayHavePending, QUEUED_RESULT } from './pending-hint.ts'
import { flushOutbox, outboxQueue } from './phone-outbox.ts'

const realFetch = globalThis.fetch
const tried: string[] = []
let phone: ReturnType<typeof phoneApis>
let answer: (path: string, init: RequestInit) => Response
let syncs: string[]
let undo: () => void

beforeEach(() => {
  phone = phoneApis()
  tried.length = 0
  syncs = []
  undo = define(navigator, 'serviceWorker', {
    value: { getRegistration: async () => ({ sync: { register: async (tag: string) => void syncs.push(tag) } }) },
  })
  answer = () => Response.json({ id: 'made' }, { status: 201 })
  globalThis.fetch = (async (path: string, init: RequestInit) => {
    if (path === '/healthz') return Response.json({ status: 'ok' })
    tried.push(`${init.method} ${path} ${(init.headers as Record<string, string>)['Idempotency-Key'] ?? ''}`.trim())
    return answer(path, init)
  }) as typeof fetch
})
afterEach(async () => {
  globalThis.fetch = realFetch
  undo()
  await phone.restore()
})

const POSTS = createPost.path
const post = (content: string) => writeOfCall(createPost, { content })
const ada = (key: string) => ({ key, userId: 'ada' })
const waiting = async () => (await outboxQueue.list('ada')).map(({ body }) => (body as { content: string }).content)
const noNetwork = () => {
  throw new TypeError('Failed to fetch')
}

describe('a write', () => {
  test('is sent at once while there is network and nothing waits', async () => {
    expect(await sendOrQueue<unknown>(post('rain'), ada('k1'))).toEqual({ id: 'made' })
    expect(tried).toEqual([`POST ${POSTS} k1`])
    expect(await waiting()).toEqual([])
  })

  test('is sent without a further event when the network returns between the try and the storing', async () => {
    let cut = true
    answer = () => {
      if (!cut) return Response.json({ id: 'made' }, { status: 201 })
      cut = false
      return noNetwork()
    }
    expect(await sendOrQueue(post('rain'), ada('k1'))).toBe(QUEUED_RESULT)
    while (mayHavePending('ada')) await Bun.sleep(1)
    expect(tried).toEqual([`POST ${POSTS} k1`, `POST ${POSTS} k1`])
    expect(await waiting()).toEqual([])
  })

  test('is kept without being tried when the browser says there is no network', async () => {
    phone.online(false)
    expect(await sendOrQueue(post('rain'), ada('k1'))).toBe(QUEUED_RESULT)
    expect(tried).toEqual([])
    expect(await outboxQueue.list('ada')).toMatchObject([{ id: 'k1', triedAt: null, failures: 0, refusal: null }])
    expect(mayHavePending('ada')).toBe(true)
    expect(syncs).toEqual(['gona-queue'])
  })

  test.each([
    ['nobody answers', noNetwork],
    ['a gateway says 502 in its own page', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a gateway says 503 and nothing else', () => new Response('', { status: 503 })],
    ['a gateway says 504', () => new Response('', { status: 504 })],
  ])('is kept as one that may have arrived when %s', async (_, answers) => {
    answer = answers
    expect(await sendOrQueue(post('rain'), ada('k1'))).toBe(QUEUED_RESULT)
    const [item] = await outboxQueue.list('ada')
    expect(item?.id).toBe('k1')
    expect(item?.triedAt).toBeNumber()
  })

  test.each([
    [400, 'Please write something in your post'],
    [503, 'There is no room for pictures just now'],
    [502, 'Nothing came from the weather service'],
    [500, 'Internal Server Error'],
  ])('that the server itself answers with %i stays in its form, and is not kept', async (status, message) => {
    answer = () => Response.json({ message }, { status })
    const refused = await sendOrQueue(post('rain'), ada('k1')).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ApiError)
    expect((refused as ApiError).sentence).toBe(message)
    expect(await waiting()).toEqual([])
  })

  test('goes behind what waits already, and its own answer comes back', async () => {
    phone.online(false)
    await sendOrQueue(post('first'), ada('k1'))
    phone.online(true)
    expect(await sendOrQueue<unknown>(post('second'), ada('k2'))).toEqual({ id: 'made' })
    expect(tried).toEqual([`POST ${POSTS} k1`, `POST ${POSTS} k2`])
    expect(await waiting()).toEqual([])
    expect(mayHavePending('ada')).toBe(false)
  })

  test('that is refused behind others stays in its form, not in the queue', async () => {
    phone.online(false)
    await sendOrQueue(post('first'), ada('k1'))
    phone.online(true)
    answer = (_, { body }) =>
      String(body).includes('second') ? Response.json({ message: 'No' }, { status: 400 }) : Response.json({})
    expect(await rejectionOf(sendOrQueue(post('second'), ada('k2')))).toMatchObject({ status: 400, sentence: 'No' })
    expect(await waiting()).toEqual([])
  })

  test('is sent, with the same key, by a phone that cannot keep anything', async () => {
    localStorage.setItem('gona.waiting.ada', '1')
    const forbid = define(globalThis, 'indexedDB', {
      value: {
        open() {
          throw new DOMException('No storage', 'SecurityError')
        },
      },
    })
    expect(await sendOrQueue<unknown>(post('rain'), ada('k1'))).toEqual({ id: 'made' })
    expect(tried).toEqual([`POST ${POSTS} k1`])
    forbid()
  })

  test.each([
    ['that only makes sense at once', writeOfCall(generateAdvisories), 'ada'],
    ['of nobody who is signed in', post('rain'), null],
    [
      'with a password',
      writeOfCall(updateProfile, { phone: '+2348055555555', currentPassword: 'kola nut tree' }),
      'ada',
    ],
  ])('%s is never kept', async (_, write, userId) => {
    answer = noNetwork
    expect(await rejectionOf(sendOrQueue(write, { key: 'k1', userId }))).toBeInstanceOf(TypeError)
    expect(await outboxQueue.list('ada')).toEqual([])
  })

  test('whose picture is up already is kept with both, and the address is used while it is fresh', async () => {
    const image = new Blob(['leaf'])
    answer = (path) => (path === POSTS ? noNetwork() : Response.json({ imageUrl: '/images/1.webp' }))
    await sendOrQueue(writeOfCall(createPost, { content: 'leaf', imageUrl: null }, image), ada('k1'))
    expect(await outboxQueue.list('ada')).toMatchObject([
      { body: { content: 'leaf', imageUrl: null }, uploaded: { imageUrl: '/images/1.webp' } },
    ])
    expect(tried.splice(0)).toEqual([`POST ${uploadImage.path}`, `POST ${POSTS} k1`])
    let sent: unknown
    answer = (_, { body }) => {
      sent = JSON.parse(String(body))
      return Response.json({})
    }
    expect((await flushOutbox('ada')).empty).toBe(true)
    expect(tried).toEqual([`POST ${POSTS} k1`])
    expect(sent).toEqual({ content: 'leaf', imageUrl: '/images/1.webp' })
  })
})

test('what is said twice in a row waits once; said again after something else it waits again', async () => {
  phone.online(false)
  const wish = (useLessData: boolean) => writeOfCall(updateProfile, { useLessData })
  for (const [key, on] of [
    ['k1', true],
    ['k2', true],
    ['k3', false],
    ['k4', true],
  ] as const)
    await sendOrQueue(wish(on), ada(key))
  expect((await outboxQueue.list('ada')).map(({ id }) => id)).toEqual(['k1', 'k3', 'k4'])
})
