import { afterEach, beforeEach, describe, expect, setSystemTime, spyOn, test } from 'bun:test'
import { signOut } from '../contracts/calls/accounts.ts'
import { createPost } from '../contracts/calls/community.ts'
import { rejectionOf, rethrowing } from '../shared/testing/rejections.ts'
import type { PendingWrite } from './offline/pending-write.ts'
import { pendingWrites, storePendingWrite } from './offline/phone-store.ts'
import { define, phoneApis } from './testing/phone-apis.ts'
import { type Asked, afterAllWrites, createWorker, ORIGIN } from './testing/worker.ts'

const PAUSE_MS = 2000
const realFetch = globalThis.fetch
let phone: ReturnType<typeof phoneApis>
let kept: typeof import('./offline/page-cache.ts')
let wrote: typeof import('./offline/write-times.ts')
let requested: string[]
let network: (path: string) => Response | Promise<Response>
/** Timers of the worker by length; the test runs them. */
let timers: { ms: number; run: () => void }[]
let preloads = 0
const notified: string[] = []

const worker = createWorker(
  {
    registration: {
      navigationPreload: { enable: async () => void preloads++ },
      showNotification: async (title: string) => void notified.push(title),
    },
  },
  async () => {
    kept = await import('./offline/page-cache.ts')
    wrote = await import('./offline/write-times.ts')
    // Separate module instance, because another file has loaded one.
    const own = './sw.ts?writes'
    await import(own)
  },
)
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

/** Written directly to the store, so that pages opened by other files get no event. */
const WAITING: PendingWrite = {
  id: 'w1',
  userId: 'ada',
  method: 'POST',
  path: '/a',
  writtenAt: 0,
  triedAt: null,
  failures: 0,
  refusal: null,
}
const html = (text: string) => `<html lang="en"><body>${text}</body></html>`
const page = (text: string) =>
  new Response(html(text), { headers: { 'content-type': 'text/html', 'session-user': 'ada' } })
const keepCopy = (path: string, text: string) => kept.storeResponse(ORIGIN + path, page(text), kept.stampRequest())
const copyOf = async (path: string) => (await kept.cachedCopy(ORIGIN + path))?.text()

function handle(path: string, how: Asked = {}) {
  const { answer, work } = worker.ask(path, how)
  return { answer, settled: () => Promise.allSettled(work) }
}
const until = async (isSo: () => boolean) => {
  for (let tries = 0; tries < 2000 && !isSo(); tries++) await Bun.sleep(1)
  expect(isSo()).toBe(true)
}

describe('after something was written', () => {
  const write = (path: string, how: Asked = {}) => handle(path, { method: 'POST', mode: 'cors', ...how })

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

  test('what one pause has fetched again is not fetched after the next', async () => {
    network = () => page('After')
    for (const [n, [path, from]] of [
      ['/api/community/posts', '/community'] as const,
      ['/api/prices/seen', '/prices'] as const,
    ].entries()) {
      requested.length = 0
      const written = write(path, { referrer: ORIGIN + from })
      await written.answer
      await until(() => timers.length === n + 1)
      timers[n]?.run()
      await written.settled()
    }
    expect(requested).toContain('/prices')
    expect(requested).not.toContain('/community')
  })

  test('its time is known, also when it failed, and the page is told the failure', async () => {
    await keepCopy('/', 'Before')
    const before = await wrote.lastWriteTime(`${ORIGIN}/community`)
    await afterAllWrites(1)
    const failed = write('/api/community/posts')
    expect(await rethrowing(failed.answer!)).toThrow('Failed to fetch')
    expect(await wrote.lastWriteTime(`${ORIGIN}/community`)).toBeGreaterThan(before)
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
  const wait = async (path: string, how?: Asked) => {
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
    // The first page was late, so the next one waits for the network.
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
    await wrote.recordWriteTime(createPost.method, createPost.path)
    expect(await wait('/community', { cache: 'reload' })).toEqual([30_000, true])
  })

  test.each([
    [59_999, 30_000],
    [60_000, 4000],
  ])('is %p ms after a write %p', async (after, ms) => {
    await keepCopy('/community', 'Copy')
    await wrote.recordWriteTime(createPost.method, createPost.path)
    setSystemTime(Date.now() + after)
    expect(await wait('/community', { cache: 'reload' })).toEqual([ms, true])
  })

  test('is long once a page has come late that may not be shown', async () => {
    let come = (_: Response) => {}
    network = () => new Promise((done) => (come = done))
    const { answer, settled } = handle('/weather')
    await until(() => timers.length > 0)
    timers[0]?.run()
    expect(await (await answer!).text()).toContain('Copy')
    come(new Response('Not yours', { status: 403, headers: { 'session-user': 'ada' } }))
    await settled()
    timers.length = 0
    expect(await wait('/weather')).toEqual([30_000, true])
  })
})

describe('leaving', () => {
  const leave = () => handle(signOut.form.at, { method: 'POST' })

  test('by the plain form leads to what is unsent', async () => {
    await keepCopy('/', 'Mine')
    await storePendingWrite(WAITING)
    expect(await pendingWrites.all('ada')).toHaveLength(1)
    const answer = await leave().answer!
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/profile#leave'])
    expect(await kept.cacheOwner()).toBe('ada')
    await pendingWrites.remove(WAITING.id)
    network = () => page('Bye')
    expect((await leave().answer!).status).toBe(200)
    expect(await kept.cacheOwner()).toBeUndefined()
  })

  test('without network has the offline page, and takes nothing away', async () => {
    await keepCopy('/', 'Mine')
    await (await phone.caches.open('files-v2')).put('/offline', new Response('Offline'))
    expect(await (await leave().answer!).text()).toBe('Offline')
    expect(await rejectionOf(handle('/api/logout', { method: 'POST', mode: 'cors' }).answer!)).toBeInstanceOf(Error)
    expect(await kept.cacheOwner()).toBe('ada')
  })
})

describe('messages of a page and the browser', () => {
  test('a new worker takes over, asks ahead for pages, and takes old files away', async () => {
    await phone.caches.open('files-v1')
    await worker.hear('activate')
    expect(preloads).toBe(1)
    expect(await phone.caches.keys()).not.toContain('files-v1')
  })

  test('a push message is shown', async () => {
    await worker.hear('push', { data: { json: () => ({ id: '1', title: 'Rain', body: '', href: '/' }) } })
    expect(notified).toEqual(['Rain'])
  })

  test('what was not brought is not spoken of', async () => {
    const words: unknown[] = []
    await worker.hear('message', {
      data: { shown: `${ORIGIN}/prices` },
      source: { postMessage: (word: unknown) => words.push(word) },
    })
    expect(words).toEqual([])
  })

  test('what a reader will want is fetched ahead; without network that is no failure', async () => {
    await worker.hear('message', { data: { seen: '/weather', language: 'ha' } })
    expect(requested[0]).toBe('/weather')
  })

  test('what waits is sent when the network is back, and asked for again while it is not', async () => {
    await worker.hear('sync', { tag: 'send' })
    await keepCopy('/', 'Mine')
    await worker.hear('sync', { tag: 'send' })
    await storePendingWrite(WAITING)
    expect(await rethrowing(worker.hear('sync', { tag: 'send' }))).toThrow('Not everything')
    await pendingWrites.remove(WAITING.id)
  })
})
