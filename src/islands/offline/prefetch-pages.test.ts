import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, setSystemTime, test } from 'bun:test'
import { define, phoneApis } from '../testing/phone-apis.ts'

const ORIGIN = 'https://gona.test'
const realFetch = globalThis.fetch
const undo: (() => void)[] = []
let phone: ReturnType<typeof phoneApis>
let prefetchForOffline: typeof import('./prefetch-pages.ts')['prefetchForOffline']
let refetchPages: typeof import('./prefetch-pages.ts')['refetchPages']
/** Language of the server's responses. */
let language: string
let requested: string[]
let hotspot: boolean
let advice: { id: string; validUntil: string | null }[]
let fields: { id: string }[]

// The build inserts the version and the list of files into the service worker.
beforeAll(async () => {
  for (const [name, value] of Object.entries({
    location: new URL(`${ORIGIN}/sw.js`),
    SW_VERSION: 'v2',
    SW_LATER: '/assets/offline-v2.json',
  }))
    undo.push(define(globalThis, name, { value }))
  ;({ prefetchForOffline, refetchPages } = await import('./prefetch-pages.ts'))
})
afterAll(() => {
  for (const each of undo.toReversed()) each()
})
beforeEach(() => {
  phone = phoneApis()
  language = 'en'
  requested = []
  hotspot = false
  advice = [
    { id: idOf(1), validUntil: '2026-07-06' },
    { id: idOf(2), validUntil: '2026-07-05' },
    { id: idOf(3), validUntil: null },
  ]
  fields = [{ id: idOf(7) }]
  globalThis.fetch = (async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    requested.push(pathname)
    if (hotspot) return new Response('<html lang="en"', { headers: { 'content-type': 'text/html' } })
    if (pathname === '/assets/offline-v2.json') return Response.json(['/assets/bar.js'])
    if (pathname.startsWith('/assets/'))
      return new Response('script', { headers: { 'content-type': 'text/javascript' } })
    if (pathname === '/api/advisories')
      return Response.json(advice, { headers: { 'session-user': 'ada', date: 'Mon, 06 Jul 2026 09:00:00 GMT' } })
    if (pathname === '/api/crops') return Response.json(fields, { headers: { 'session-user': 'ada' } })
    return new Response(pageAt(pathname), { headers: { 'content-type': 'text/html', 'session-user': 'ada' } })
  }) as typeof fetch
})
afterEach(async () => {
  globalThis.fetch = realFetch
  await phone.restore()
})

const idOf = (n: number) => `${String(n).padStart(8, '0')}-0000-7000-8000-000000000000`
const advisory = (n: number) => `/advisory/${idOf(n)}`
function pageAt(path: string): string {
  const files = path === '/weather' ? '<script src="/assets/weather.js">' : ''
  // Decoy link: the advisories to cache come from the JSON list.
  const link = path === '/advisories' ? `<a href="${advisory(9)}">` : ''
  return `<html lang="${language}"><body>${path}${link}${files}</body></html>`
}
const copyOf = async (path: string) => (await caches.match(ORIGIN + path))?.text()
const languageOf = async (path: string) => /lang="(\w+)"/.exec((await copyOf(path)) ?? '')?.[1]

describe('what is fetched for later', () => {
  test('is the season and the bags of each field', async () => {
    await prefetchForOffline('/', 'en')
    for (const path of [`/crops/${idOf(7)}`, `/crops/${idOf(7)}/bags`]) expect(await copyOf(path)).toContain(path)
  })

  test('is the page that was seen, the main screens with their files, and the advice that still holds', async () => {
    await prefetchForOffline('/crops', 'en')
    for (const path of ['/crops', '/', '/weather', '/advisories', '/offline', advisory(1), advisory(3)])
      expect(await copyOf(path)).toContain(path)
    for (const path of ['/assets/weather.js', '/assets/bar.js']) expect(await copyOf(path)).toBe('script')
    for (const n of [2, 9]) expect(requested).not.toContain(advisory(n))
  })

  test('is not fetched again while it is fresh', async () => {
    await prefetchForOffline('/crops', 'en')
    requested = []
    await prefetchForOffline('/crops', 'en')
    expect(requested).toEqual([])
  })

  const HOUR = 3_600_000
  test.each([
    ['the main screens', 6 * HOUR, ['/', '/weather', '/api/advisories']],
    ['pages of fields', 24 * HOUR, [`/crops/${idOf(7)}`, `/crops/${idOf(7)}/bags`]],
  ])('is not fresh for ever: %s', async (_, ms, paths) => {
    const start = Date.UTC(2026, 6, 6)
    setSystemTime(start)
    await prefetchForOffline('/', 'en')
    const again = async (after: number) => {
      setSystemTime(start + after)
      requested = []
      await prefetchForOffline('/', 'en')
      return paths.filter((path) => requested.includes(path))
    }
    expect(await again(ms - 1)).toEqual([])
    expect(await again(ms)).toEqual(paths)
    setSystemTime()
  })

  test('is also new advice, once a write has brought its list again', async () => {
    await prefetchForOffline('/', 'en')
    advice.push({ id: idOf(4), validUntil: null })
    await prefetchForOffline('/', 'en')
    expect(await copyOf(advisory(4))).toBeUndefined()
    await refetchPages([`${ORIGIN}/`, `${ORIGIN}/advisories`])
    await prefetchForOffline('/', 'en')
    expect(await copyOf(advisory(4))).toContain(advisory(4))
  })

  test('is the list of advice only after a write that changes advice', async () => {
    await refetchPages([`${ORIGIN}/`])
    expect(requested).toEqual(['/'])
  })

  test('is at most 60 pages of advice, 20 fields with two pages each, and 20 pages of an older version', async () => {
    advice = Array.from({ length: 61 }, (_, n) => ({ id: idOf(n), validUntil: null }))
    fields = Array.from({ length: 21 }, (_, n) => ({ id: idOf(n) }))
    const own = await caches.open('kept-ada')
    for (let n = 0; n < 21; n++)
      await own.put(`/community/posts/${n}`, new Response('old', { headers: { 'kept-version': 'v1' } }))
    await prefetchForOffline('/', 'en')
    const fetched = (pattern: RegExp) => requested.filter((path) => pattern.test(path))
    expect(fetched(/^\/advisory\//)).toEqual(advice.slice(0, 60).map(({ id }) => `/advisory/${id}`))
    expect(fetched(/^\/crops\/[^/]+$/)).toEqual(fields.slice(0, 20).map(({ id }) => `/crops/${id}`))
    expect(fetched(/^\/community\/posts/)).toEqual(Array.from({ length: 20 }, (_, n) => `/community/posts/${n}`))
  })

  test('comes again in another language, and the page without network with it', async () => {
    await prefetchForOffline('/', 'en')
    language = 'ha'
    await prefetchForOffline('/', 'ha')
    for (const path of ['/', '/weather', '/offline', advisory(1)]) expect(await languageOf(path)).toBe('ha')
  })

  test('is nothing that a hotspot answers', async () => {
    await prefetchForOffline('/', 'ha').catch(() => undefined)
    language = 'ha'
    hotspot = true
    await prefetchForOffline('/', 'ha').catch(() => undefined)
    expect(await copyOf('/offline')).toContain('/offline')
    expect(await copyOf('/')).toContain('<body data-kept>/')
  })
})
