import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, setSystemTime, spyOn, test } from 'bun:test'
import { signOut } from '../contracts/calls/accounts.ts'
import { createPost } from '../contracts/calls/community.ts'
import { define, phoneApis } from './testing/phone-apis.ts'

const ORIGIN = 'https://gona.test'
const PAUSE_MS = 2000
const realFetch = globalThis.fetch
const undo: (() => void)[] = []
const listeners = new Map<string, (event: unknown) => unknown>()
let phone: ReturnType<typeof phoneApis>
let kept: typeof import('./offline/page-cache.ts')
let wrote: typeof import('./offline/wrote.ts')
let requested: string[]
let network: (path: string) => Response | Promise<Response>
/** Timers of the worker, by their length; they run when the test says so. */
let timers: { ms: number; run: () => void }[]
let preloads = 0

// A worker of its own: another file has loaded one, too.
beforeAll(async () => {
  const worker = {
    addEventListener: (type: string, listener: (event: unknown) => unknown) => listeners.set(type, listener),
    skipWaiting: async () => undefined,
    registration: {
      pushManager: { getSubscription: async () => null },
      navigationPreload: { enable: async () => void preloads++ },
    },
    clients: { claim: async () => undefined, get: async () => undefined },
    location: new URL(`${ORIGIN}/sw.js`),
  }
  for (const [name, value] of Object.entries({
    self: worker,
    location: worker.location,
    SW_VERSION: 'v2',
    SW_FIRST: ['/assets/main.js'],
    SW_LATER: '/assets/offline-v2.json',
  }))
    undo.push(define(globalThis, name, { value }))
  kept = await import('./offline/page-cache.ts')
  wrote = await import('./offline/wrote.ts')
  const own = './sw.ts?writes'
  await import(own)
})
afterAll(() => {
  for (const each of undo.toReversed()) each()
})
let clock: ReturnType<typeof spyOn>
beforeEach(async () => {
  phone = phoneApis()
  requested = []
  timers = []
  network = () => {
    throw new TypeError('Failed to fetch')
  }
  globalThis.fetch = (async (request: Request | string) => {
    const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    requested.push(pathname + search)
    return network(pathname)
  }) as typeof fetch
  const real = globalThis.setTimeout
  clock = spyOn(globalThis, 'setTimeout').mockImplementation(((
    run: (value: unknown) => void,
    ms = 0,
    value?: unknown,
  ) => {
    if (ms < 40) return real(run, ms, value)
    timers.push({ ms, run: () => run(value) })
    return timers.length
  }) as never)
})
afterEach(async () => {
  setSystemTime()
  clock.mockRestore()
  globalThis.fetch = realFetch
  await phone.restore()
})

const html = (text: string) => `<html lang="en"><body>${text}</body></html>`
const page = (text: string) =>
  new Response(html(text), { headers: { 'content-type': 'text/html', 'session-user': 'ada' } })
const keepCopy = (path: string, text: string) => kept.keep(ORIGIN + path, page(text), kept.requestMoment())
const copyOf = async (path: string) => (await kept.cachedCopy(ORIGIN + path))?.text()

interface How {
  mode?: string
  method?: string
  cache?: string
  type?: string
  referrer?: string
}
function handle(
  path: string,
  { mode = 'navigate', method = 'GET', cache = 'default', type, referrer = `${ORIGIN}/` }: How = {},
) {
  const work: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  const request = new Request(new URL(path, ORIGIN), { method, headers: type ? { 'content-type': type } : {} })
  for (const [name, value] of Object.entries({ mode, cache, referrer })) Object.defineProperty(request, name, { value })
  listeners.get('fetch')!({
    request,
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (given: Response | Promise<Response>) => {
      answer = Promise.resolve(given)
    },
  })
  return { answer, settled: () => Promise.allSettled(work) }
}
const heard = async (type: string, event: object) => {
  const work: Promise<unknown>[] = []
  listeners.get(type)!({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
  await Promise.all(work)
}
/** Sets the clock so long after the last write of any file of this process. */
async function afterAllWrites(ms: number) {
  setSystemTime(new Date(Math.max(Date.now(), await wrote.lastWrite(`${ORIGIN}/api/`)) + ms))
}
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 2000 && !isSo(); tries++) await Bun.sleep(1)
  expect(isSo()).toBe(true)
}

describe('after something was written', () => {
  const write = (path: string, how: How = {}) => handle(path, { method: 'POST', mode: 'cors', ...how })

  test('the page of the write and home are fetched again, once writing pauses', async () => {
    await keepCopy('/', 'Before')
    network = () => page('After')
    const first = write('/api/community/posts', { referrer: `${ORIGIN}/community` })
    await first.answer
    await until(() => timers.length === 1)
    const second = write('/api/community/posts', { referrer: `${ORIGIN}/community` })
    await second.answer
    await until(() => timers.length === 2)
    expect(timers.map(({ ms }) => ms)).toEqual([PAUSE_MS, PAUSE_MS])
    requested.length = 0
    timers[0]!.run()
    await first.settled()
    expect(requested).toEqual([])
    timers[1]!.run()
    await second.settled()
    expect(requested).toEqual(expect.arrayContaining(['/community', '/']))
    expect(requested.filter((path) => path === '/')).toHaveLength(1)
    expect(await copyOf('/')).toContain('After')
  })

  test('its time is known, also when it failed, and the page is told the failure', async () => {
    await keepCopy('/', 'Before')
    const before = await wrote.lastWrite(`${ORIGIN}/community`)
    await afterAllWrites(1)
    const failed = write('/api/community/posts')
    await expect(failed.answer!).rejects.toThrow('Failed to fetch')
    expect(await wrote.lastWrite(`${ORIGIN}/community`)).toBeGreaterThan(before)
  })

  test('a plain form without network has the offline page', async () => {
    await (await phone.caches.open('files-v2')).put('/offline', new Response('Offline'))
    const { answer } = write('/community/new', { mode: 'navigate' })
    expect(await (await answer!).text()).toBe('Offline')
  })

  test('the upload of a picture is left to the browser, a form with a picture is not', async () => {
    network = () => page('Done')
    const type = 'multipart/form-data; boundary=x'
    expect(write('/api/images', { type }).answer).toBeUndefined()
    expect(await (await write('/questions', { type, mode: 'navigate' }).answer!).text()).toContain('Done')
  })
})

describe('the wait for the network', () => {
  const wait = async (path: string, how?: How) => {
    let come = (_: Response) => {}
    network = () => new Promise((done) => (come = done))
    const { answer, settled } = handle(path, how)
    await until(() => timers.length > 0)
    const { ms, run } = timers[0]!
    run()
    const shown = await (await answer!).text()
    come(page('Late'))
    await settled()
    return [ms, shown.includes('Copy')]
  }
  beforeEach(async () => {
    await afterAllWrites(1)
    await keepCopy('/weather', 'Copy')
  })

  test('is short for a good copy of a page, shorter on a slow network', async () => {
    expect(await wait('/weather')).toEqual([200, true])
    const slow = define(navigator, 'connection', { value: { effectiveType: '2g' } })
    await keepCopy('/weather', 'Copy')
    timers.length = 0
    // Another page came late: the next one is waited for, until it has come.
    network = () => page('Copy')
    await (await handle('/weather', { cache: 'reload' }).answer!).text()
    timers.length = 0
    await keepCopy('/profile', 'Copy')
    expect(await wait('/profile')).toEqual([50, true])
    slow()
  })

  test.each([
    ['a page that is loaded again', { cache: 'reload' }],
    ['a page that is asked for anew', { cache: 'no-cache' }],
  ])('is four seconds for %s', async (_, how) => {
    await afterAllWrites(600_000)
    await keepCopy('/community', 'Copy')
    expect(await wait('/community', how)).toEqual([4000, true])
  })

  test('is longer after a write that the page may show', async () => {
    await keepCopy('/community', 'Copy')
    await wrote.noteWrite(createPost.method, createPost.path)
    expect(await wait('/community', { cache: 'reload' })).toEqual([30_000, true])
  })
})

describe('leaving', () => {
  const leave = () => handle(signOut.form.at, { method: 'POST' })

  test('by the plain form leads to what is unsent', async () => {
    await keepCopy('/', 'Mine')
    const { waitingWrites } = await import('./offline/phone-store.ts')
    const item = {
      id: 'w1',
      userId: 'ada',
      method: 'POST',
      path: '/a',
      writtenAt: 0,
      triedAt: null,
      failures: 0,
    } as const
    const { queue } = await import('./offline/phone.ts')
    await queue.add({ ...item, refusal: null } as never)
    expect(await waitingWrites.all('ada')).toHaveLength(1)
    const answer = await leave().answer!
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/profile#leave'])
    expect(await kept.cacheOwner()).toBe('ada')
    await queue.drop('w1')
    network = () => page('Bye')
    expect((await leave().answer!).status).toBe(200)
    expect(await kept.cacheOwner()).toBeUndefined()
  })

  test('without network has the offline page, and takes nothing away', async () => {
    await keepCopy('/', 'Mine')
    await (await phone.caches.open('files-v2')).put('/offline', new Response('Offline'))
    expect(await (await leave().answer!).text()).toBe('Offline')
    await expect(handle('/api/logout', { method: 'POST', mode: 'cors' }).answer!).rejects.toThrow()
    expect(await kept.cacheOwner()).toBe('ada')
  })
})

describe('messages of a page and the browser', () => {
  test('a new worker takes over, asks ahead for pages, and takes old files away', async () => {
    await phone.caches.open('files-v1')
    await heard('activate', {})
    expect(preloads).toBe(1)
    expect(await phone.caches.keys()).not.toContain('files-v1')
  })

  test('what was not brought is not spoken of', async () => {
    const words: unknown[] = []
    await heard('message', {
      data: { shown: `${ORIGIN}/prices` },
      source: { postMessage: (word: unknown) => words.push(word) },
    })
    expect(words).toEqual([])
  })

  test('what a reader will want is fetched ahead; without network that is no failure', async () => {
    await heard('message', { data: { seen: '/weather', language: 'ha' } })
    expect(requested[0]).toBe('/weather')
  })

  test('what waits is sent when the network is back, and asked for again while it is not', async () => {
    await heard('sync', { tag: 'send' })
    await keepCopy('/', 'Mine')
    await heard('sync', { tag: 'send' })
    const { queue } = await import('./offline/phone.ts')
    const item = {
      id: 'w2',
      userId: 'ada',
      method: 'POST',
      path: '/a',
      writtenAt: 0,
      triedAt: null,
      failures: 0,
    } as const
    await queue.add({ ...item, refusal: null } as never)
    await expect(heard('sync', { tag: 'send' })).rejects.toThrow('Not everything')
    await queue.drop('w2')
  })
})
