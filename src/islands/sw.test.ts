import { afterEach, beforeEach, describe, expect, setSystemTime, test } from 'bun:test'
import { rethrowing } from '../shared/testing/rejections.ts'
import { phoneApis } from './testing/phone-apis.ts'
import { type Asked, afterAllWrites, createWorker, ORIGIN } from './testing/worker.ts'

/** Time after a write from which copies count again, ms. */
const AFTER_WRITE_MS = 60_001
const realFetch = globalThis.fetch
let phone: ReturnType<typeof phoneApis>
let kept: typeof import('./offline/page-cache.ts')
/** Messages to the shown page. */
let messages: string[]
/** Network: the response to a request, by path. */
let network: (path: string) => Response | Promise<Response>
let requested: string[]
/** Push subscription, until it ends. */
let subscription: { unsubscribe: () => Promise<boolean> } | null = null

const worker = createWorker(
  {
    registration: { pushManager: { getSubscription: async () => subscription } },
    clients: { get: async () => ({ postMessage: (message: string) => messages.push(message) }) },
  },
  async () => {
    kept = await import('./offline/page-cache.ts')
    await import('./sw.ts')
  },
)
beforeEach(async () => {
  phone = phoneApis()
  await afterAllWrites(AFTER_WRITE_MS)
  messages = []
  requested = []
  network = () => {
    throw new TypeError('Failed to fetch')
  }
  globalThis.fetch = (async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    requested.push(pathname)
    return network(pathname)
  }) as typeof fetch
})
afterEach(async () => {
  setSystemTime()
  globalThis.fetch = realFetch
  await phone.restore()
})

const html = (text: string) => `<html lang="en"><body>${text}</body></html>`
/** Response of our server to Ada; a page by default. */
const ours = (text: string, status = 200, type = 'text/html; charset=utf-8') =>
  new Response(text, { status, headers: { 'content-type': type, 'session-user': 'ada' } })
const page = (text: string, status = 200) => ours(html(text), status)
/** Hotspot sign-in page, which answers for every server. */
const hotspot = () => new Response(html('Buy a voucher'), { headers: { 'content-type': 'text/html' } })
/** Redirect as the service worker sees it: opaque, because the browser follows it. */
const elsewhere = () =>
  Object.defineProperties(new Response(null), {
    ...{ type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } },
  })
const badGateway = () => new Response('Bad Gateway', { status: 502, headers: { 'content-type': 'text/html' } })

const keepCopy = (path: string, answer: Response) => kept.storeResponse(ORIGIN + path, answer, kept.stampRequest())

/** Sends a request through the worker and waits for its background work; null if the worker ignores the request. */
async function get(path: string, how: Asked = {}) {
  const { answer, work } = worker.ask(path, how)
  const shown = answer ? await (await answer).text() : null
  return { shown, settled: Promise.all(work) }
}
const shown = async (path: string, how?: Asked) => (await get(path, how)).shown

const COPY = html('My maize').replace('<body', '<body data-kept')

describe('a page of which the phone has a copy', () => {
  beforeEach(() => keepCopy('/', page('My maize')))

  test.each([
    ['there is no network', undefined, ['failed']],
    ['a gateway reaches no server', badGateway, []],
    ['the server fails', () => page('Internal Server Error', 500), []],
    ['a hotspot answers with a page of its own', hotspot, []],
  ])('is shown when %s', async (_, answers, told) => {
    if (answers) network = answers
    const { shown, settled } = await get('/')
    expect(shown).toBe(COPY)
    await settled
    expect(messages).toEqual(told)
    expect(await (await kept.cachedCopy(`${ORIGIN}/`))?.text()).toBe(COPY)
  })

  test.each([
    ['a newer one', page('My rice'), html('My rice')],
    ['that it is gone', page('Not found', 404), html('Not found')],
  ])('gives way to what the server answers: %s', async (_, answer, text) => {
    network = () => answer
    expect(await shown('/')).toBe(text)
  })

  test('gives way to a redirect, as to sign-in', async () => {
    const redirect = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
    network = () => redirect
    expect(await shown('/')).toBe('')
  })

  test.each([
    ['the same page anew', () => page('My rice'), ['newer']],
    [
      'a page of another person',
      () => new Response(html('Bala'), { headers: { 'session-user': 'bala' } }),
      ['otherwise'],
    ],
    ['a failure', () => page('Internal Server Error', 500), []],
    ['the page of a hotspot', hotspot, []],
    ['nothing, and then broke', () => Promise.reject(new TypeError('Failed to fetch')), ['failed']],
  ])('hears what a slow network has brought: %s', async (_, answer, said) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    network = () => promise
    const { shown, settled } = await get('/')
    expect(shown).toBe(COPY)
    resolve(answer())
    await settled
    expect(messages).toEqual(said)
    // The next test shows the copy again without waiting.
    network = () => page('My maize')
    await (await get('/', { cache: 'reload' })).settled
  })
})

describe('a page of which there is no copy', () => {
  beforeEach(async () => (await phone.caches.open('files-v2')).put('/offline', new Response('Offline')))

  test('is the offline page without network', async () => expect(await shown('/weather')).toBe('Offline'))

  test.each([
    ['a gateway', badGateway, 'Bad Gateway'],
    ['a hotspot, where one can sign in', hotspot, html('Buy a voucher')],
  ])('is the page of %s', async (_, answers, text) => {
    network = answers
    expect(await shown('/weather')).toBe(text)
    expect(await kept.cachedCopy(`${ORIGIN}/weather`)).toBeUndefined()
  })
})

test('data of which there is a copy stay when a hotspot or a gateway answers', async () => {
  await keepCopy('/api/crops', ours('["maize"]', 200, 'application/json'))
  for (const answers of [hotspot, badGateway]) {
    network = answers
    expect(await shown('/api/crops', { mode: 'cors' })).toBe('["maize"]')
  }
})

describe('files', () => {
  test('are kept when they come, and never the page that a hotspot gives for them', async () => {
    network = hotspot
    await shown('/assets/bar.js', { mode: 'cors' })
    network = () => new Response('script', { headers: { 'content-type': 'text/javascript' } })
    expect(await shown('/assets/bar.js', { mode: 'cors' })).toBe('script')
    network = hotspot
    expect(await shown('/assets/bar.js', { mode: 'cors' })).toBe('script')
  })

  test.each(['/images/leaf.webp', '/audio/ha/rice.mp3', '/recordings/1.webm'])(
    'nor for a picture or a sound: %s',
    async (path) => {
      await keepCopy('/', page('My maize'))
      network = hotspot
      await shown(path, { mode: 'no-cors' })
      network = () => new Response('leaf', { headers: { 'content-type': 'image/webp' } })
      expect(await shown(path, { mode: 'no-cors' })).toBe('leaf')
    },
  )

  const install = async () => {
    await worker.hear('install')
    return (await (await caches.open('files-v2')).keys()).map(({ url }) => new URL(url).pathname)
  }
  const shell = (path: string) =>
    path === '/offline' ? page('Offline') : new Response('script', { headers: { 'content-type': 'text/javascript' } })

  test('of the shell come with a new worker', async () => {
    network = shell
    expect(await install()).toEqual(['/assets/main.js', '/offline'])
  })

  test.each(['/assets/main.js', '/offline'])('no worker takes over with a page of a hotspot for %s', async (path) => {
    network = (asked) => (asked === path ? hotspot() : shell(asked))
    expect(await rethrowing(install())).toThrow(path)
  })
})

test('whoever signs in or out leaves nothing behind, unless it failed', async () => {
  await keepCopy('/', page('My maize'))
  network = badGateway
  await shown('/signin', { method: 'POST' })
  expect(await kept.cacheOwner()).toBe('ada')
  network = () => ours('{}')
  await shown('/signin', { method: 'POST' })
  expect(await kept.cacheOwner()).toBeUndefined()
})

test('a plain form that signs in or out, which is answered by another address, leaves nothing behind either', async () => {
  await keepCopy('/', page('My maize'))
  network = () => elsewhere()
  await worker.ask('/logout', { method: 'POST' }).answer
  expect(await kept.cacheOwner()).toBeUndefined()
})

test('whoever signs in or out gets no push messages of the last person', async () => {
  let ended = 0
  subscription = {
    async unsubscribe() {
      ended++
      return true
    },
  }
  network = badGateway
  await shown('/logout', { method: 'POST' })
  expect(ended).toBe(0)
  network = () => ours('{}')
  await shown('/signin', { method: 'POST' })
  expect(ended).toBe(1)
  subscription = null
})

test('administration, other calls and other servers are left to the browser', async () => {
  expect(await shown('/api/admin/farmers', { mode: 'cors' })).toBeNull()
  expect(await shown('/api/geocode?q=Kano', { mode: 'cors' })).toBeNull()
  expect(requested).toEqual([])
})
