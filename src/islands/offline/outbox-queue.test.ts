import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import type { User } from '../../contracts/account.ts'
import { createApp } from '../../server/app.ts'
import { SESSION_COOKIE } from '../../server/http/session.ts'
import { noAssets } from '../../server/testing/no-assets.ts'
import { jpeg } from '../../server/testing/pictures.ts'
import { testServices } from '../../server/testing/services.ts'
import { phoneApis } from '../testing/phone-apis.ts'
import { deliverWrite, isServerReachable } from './deliver-write.ts'
import { createOutboxQueue } from './outbox-queue.ts'
import type { PendingWrite } from './pending-write.ts'
import { withPhoneLock } from './phone-lock.ts'
import { pendingWrites, storePendingWrite } from './phone-store.ts'
import { createOutboxSender, IDEMPOTENCY_WINDOW_MS } from './send-outbox.ts'

const realFetch = globalThis.fetch
const POSTS = '/api/community/posts'
let phone: Awaited<ReturnType<typeof newPhone>>

beforeEach(async () => {
  phone = await newPhone()
})
afterEach(async () => {
  globalThis.fetch = realFetch
  await phone.throwAway()
})

describe('what was written without network', () => {
  test('waits, and is sent once each, in order, when the network is back', async () => {
    phone.network('none')
    await phone.write('first')
    await phone.write('second')
    await phone.flush()
    expect(await phone.waiting()).toEqual(['first', 'second'])
    phone.network('good')
    expect((await phone.flush()).empty).toBe(true)
    expect(await phone.posted()).toEqual(['first', 'second'])
    expect(await phone.waiting()).toEqual([])
  })

  test('is there once when the answer was lost on the way', async () => {
    await phone.write('rain at last')
    phone.network('answers are lost')
    await phone.flush()
    expect(await phone.waiting()).toEqual(['rain at last'])
    phone.network('good')
    await phone.flush()
    expect(await phone.posted()).toEqual(['rain at last'])
  })

  test('is there once when two tabs send at the same time', async () => {
    await phone.write('locusts')
    await Promise.all([phone.flush(), phone.anotherTab().flush(phone.ada.id)])
    expect(await phone.posted()).toEqual(['locusts'])
  })

  test('survives a phone that dies while sending', async () => {
    await phone.write('good seed')
    phone.network('dies')
    void phone.flush()
    await phone.arrived()
    phone.network('good')
    phone.restart()
    await phone.flush()
    expect(await phone.posted()).toEqual(['good seed'])
  })

  test('uploads its picture first, and not again when only the post failed', async () => {
    await phone.write('sick leaf', { image: new Blob([(await jpeg(400, 300)) as Uint8Array<ArrayBuffer>]) })
    phone.network('answers to posts are lost')
    await phone.flush()
    phone.network('good')
    await phone.flush()
    const [post] = await phone.feed()
    expect(post?.imageUrl).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/)
    expect(phone.uploads()).toBe(1)
    expect(await phone.posted()).toEqual(['sick leaf'])
  })

  test('uploads its picture anew when the server may have dropped it', async () => {
    const image = new Blob([(await jpeg(400, 300)) as Uint8Array<ArrayBuffer>])
    const dropped = `/images/${'0'.repeat(64)}.webp`
    const at = Date.parse('2026-07-06T08:00:00Z') - 13 * 3_600_000
    await phone.write('sick leaf', { image, uploaded: { imageUrl: dropped, at } })
    await phone.flush()
    const [post] = await phone.feed()
    expect(post?.imageUrl).toMatch(/^\/images\/[0-9a-f]{64}\.webp$/)
    expect([phone.uploads(), post?.imageUrl === dropped]).toEqual([1, false])
  })

  test('does not go out into a hotspot that answers everything itself', async () => {
    await phone.write('hello')
    phone.network('a hotspot')
    await phone.flush()
    const [item] = await phone.queue.list(phone.ada.id)
    expect(item).toMatchObject({ triedAt: null, refusal: null })
  })
})

describe('what the server refuses', () => {
  test('stays with its reason, lets the others go on, and goes when it is corrected', async () => {
    await phone.write('   ')
    await phone.write('a good one')
    const { refusals, empty } = await phone.flush()
    expect([refusals.size, empty]).toEqual([1, true])
    expect(await phone.posted()).toEqual(['a good one'])
    const [item] = await phone.queue.list(phone.ada.id)
    expect(item?.refusal).toEqual({
      sentence: 'Please write something in your post',
      fields: { content: 'Please write something in your post' },
    })
    await phone.queue.retry(item!, { content: 'now with words' })
    await phone.flush()
    expect(await phone.posted()).toEqual(['a good one', 'now with words'])
    expect(await phone.waiting()).toEqual([])
  })

  test('can be dropped', async () => {
    await phone.write('')
    await phone.flush()
    await phone.queue.drop((await phone.queue.list(phone.ada.id))[0]!.id)
    expect(await phone.waiting()).toEqual([])
  })

  test('is not told from what it breaks on before five tries', async () => {
    await phone.write('the last straw')
    phone.network('broken server')
    for (let i = 0; i < 4; i++) await phone.flush()
    expect((await phone.queue.list(phone.ada.id))[0]?.refusal).toBeNull()
    await phone.flush()
    expect((await phone.queue.list(phone.ada.id))[0]?.refusal?.sentence).toBe('Internal Server Error')
  })
})

describe('while one is being sent', () => {
  test.each([
    ['dropping it', (id: string) => phone.queue.drop(id)],
    ['forgetting its writer', () => phone.queue.forget(phone.ada.id)],
  ])('%s waits until it is known what became of it', async (_, act) => {
    await phone.write('on its way')
    const [item] = await phone.queue.list(phone.ada.id)
    const answer = phone.holdAnswers()
    const sending = phone.flush()
    await phone.arrived()
    const acted = act(item!.id)
    expect(await phone.waiting()).toEqual(['on its way'])
    answer()
    await Promise.all([sending, acted])
    expect(await phone.waiting()).toEqual([])
    expect(await phone.posted()).toEqual(['on its way'])
  })

  test('sending it again waits too, and makes it no second time', async () => {
    await phone.write('on its way')
    const [item] = await phone.queue.list(phone.ada.id)
    const answer = phone.holdAnswers()
    const sending = phone.flush()
    await phone.arrived()
    const again = phone.queue.retry(item!, { content: 'other words' })
    expect(await phone.waiting()).toEqual(['on its way'])
    answer()
    await Promise.all([sending, again])
    expect(await phone.waiting()).toEqual(['other words'])
  })
})

describe('a session', () => {
  test('that has ended keeps everything until the same person is back', async () => {
    await phone.write('mine')
    phone.signIn(null)
    await phone.flush()
    phone.signIn(phone.musa)
    await phone.flush()
    expect(await phone.waiting()).toEqual(['mine'])
    expect(await phone.posted()).toEqual([])
    phone.signIn(phone.ada)
    await phone.flush()
    expect((await phone.feed()).map(({ authorId }) => authorId)).toEqual([phone.ada.id])
  })

  test("of someone else never sees another's, nor sends it", async () => {
    await phone.write('mine')
    phone.signIn(phone.musa)
    await phone.write('his', { userId: phone.musa.id })
    expect(await phone.waiting(phone.musa)).toEqual(['his'])
    expect((await phone.flush(phone.musa)).empty).toBe(true)
    expect(await phone.posted()).toEqual(['his'])
    expect(await phone.waiting()).toEqual(['mine'])
  })

  test('that is left takes what one wrote off the phone, and leaves what others wrote', async () => {
    await phone.write('mine')
    await phone.write('his', { userId: phone.musa.id })
    await phone.queue.forget(phone.ada.id)
    expect([await phone.waiting(), await phone.waiting(phone.musa)]).toEqual([[], ['his']])
  })
})

test('after a day nobody can know whether a first try arrived, so the farmer is asked', async () => {
  await phone.write('twice?')
  phone.network('answers are lost')
  await phone.flush()
  phone.later(IDEMPOTENCY_WINDOW_MS + 1)
  phone.network('good')
  await phone.flush()
  expect((await phone.queue.list(phone.ada.id))[0]?.refusal).toEqual({ sentence: null, fields: {} })
  expect(await phone.posted()).toEqual(['twice?'])
})

test('a day without any network leaves no doubt: nothing was tried', async () => {
  phone.network('none')
  await phone.write('from the far field')
  await phone.flush()
  phone.later(3 * IDEMPOTENCY_WINDOW_MS)
  phone.network('good')
  await phone.flush()
  expect(await phone.posted()).toEqual(['from the far field'])
})

test('marking read what was just marked read adds nothing', async () => {
  const path = `/api/notifications/${Bun.randomUUIDv7()}/read`
  await phone.write('', { method: 'PUT', path, body: undefined })
  await phone.write('', { method: 'PUT', path, body: undefined })
  expect(await phone.queue.list(phone.ada.id)).toHaveLength(1)
})

test('saying again what was refused sends it again', async () => {
  const path = `/api/notifications/${Bun.randomUUIDv7()}/read`
  const refusal = { sentence: 'Not found', fields: {} }
  await phone.write('', { method: 'PUT', path, body: undefined, refusal })
  await phone.write('', { method: 'PUT', path, body: undefined })
  expect((await phone.queue.list(phone.ada.id)).map((item) => item.refusal)).toEqual([refusal, null])
})

type Farmer = User & { cookie: string }
type Network =
  | 'good'
  | 'none'
  | 'answers are lost'
  | 'answers to posts are lost'
  | 'dies'
  | 'a hotspot'
  | 'broken server'

/** Ada's phone with its queue, a network that can fail in every way, and the real server. */
async function newPhone() {
  const services = await testServices()
  const app = createApp(services, noAssets)
  const [ada, musa] = [await farmer('+2348031000001'), await farmer('+2348031000002')]
  let signedIn: Farmer | null = ada
  let network: Network = 'good'
  let uploads = 0
  let held: Promise<void> = Promise.resolve()
  let arrive = () => {}
  const arrival = new Promise<void>((done) => {
    arrive = done
  })
  let now = Date.parse('2026-07-06T08:00:00Z')

  async function farmer(phone: string) {
    const password = 'secret-of-ada'
    const answer = await app.request('/api/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        phone,
        password,
        confirmPassword: password,
        primaryCrops: 'maize',
        irrigationMethod: 'rain-fed',
      }),
    })
    const cookie = answer.headers
      .getSetCookie()
      .find((each) => each.startsWith(SESSION_COOKIE))!
      .split(';')[0]!
    return { ...((await answer.json()) as User), cookie }
  }

  globalThis.fetch = (async (path: string, init: RequestInit) => {
    const lost = new TypeError('Failed to fetch')
    if (network === 'none') throw lost
    now += 1000
    services.at(new Date(now).toISOString())
    if (network === 'a hotspot') return new Response('<h1>Buy a bundle</h1>')
    if (network === 'broken server' && path !== '/healthz')
      return Response.json({ message: 'Internal Server Error' }, { status: 500 })
    const headers = { ...init.headers, ...(signedIn && { cookie: signedIn.cookie }) }
    const answer = await app.request(path, { ...init, headers })
    if (path === '/api/upload-image') uploads++
    if (path === '/healthz') return answer
    if (network === 'answers are lost' || (network === 'answers to posts are lost' && path === POSTS)) throw lost
    arrive()
    if (network === 'dies') return new Promise(() => {})
    await held
    return answer
  }) as typeof fetch

  const apis = phoneApis()
  const open = () => {
    const needs = {
      store: pendingWrites,
      add: storePendingWrite,
      deliver: deliverWrite,
      reachable: isServerReachable,
      alone: withPhoneLock,
      now: () => now,
      newId: () => crypto.randomUUID(),
      changed: () => {},
    }
    return { ...createOutboxQueue(needs), flush: createOutboxSender(needs) }
  }
  let queue = open()
  const feed = async () =>
    (await services.community.feed({ kind: 'user', user: ada, adminLocked: false }, { limit: 20 })).items.toReversed()

  return {
    ada,
    musa,
    get queue() {
      return queue
    },
    anotherTab: open,
    network: (next: Network) => {
      network = next
    },
    signIn: (user: Farmer | null) => {
      signedIn = user
    },
    later: (ms: number) => {
      now += ms
      services.at(new Date(now).toISOString())
    },
    /** Simulates a crashed tab: its lock is released, its store remains. */
    restart: () => {
      apis.locks.letGo()
      queue = open()
    },
    throwAway: apis.restore,
    /** Resolves when a request other than a health check has reached the server. */
    arrived: () => arrival,
    /** Holds all responses back. @returns a function that releases them */
    holdAnswers: () => {
      let letCome = () => {}
      held = new Promise((done) => {
        letCome = done
      })
      return letCome
    },
    write: (content: string, over: Partial<PendingWrite> = {}) =>
      queue.add({
        id: crypto.randomUUID(),
        userId: ada.id,
        method: 'POST',
        path: POSTS,
        body: { content },
        writtenAt: now,
        triedAt: null,
        failures: 0,
        refusal: null,
        ...over,
      }),
    flush: (who: Farmer = ada) => queue.flush(who.id),
    waiting: async (who: Farmer = ada) =>
      (await queue.list(who.id)).map(({ body }) => (body as { content: string }).content),
    feed,
    posted: async () => (await feed()).map(({ content }) => content),
    uploads: () => uploads,
  }
}
