import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import { PAST_ADVISORIES } from '../advisories/past.ts'
import { define, phoneApis } from '../testing/phone-apis.ts'

const ORIGIN = 'https://gona.test'
const realFetch = globalThis.fetch
const undo: (() => void)[] = []
let phone: ReturnType<typeof phoneApis>
let warm: typeof import('./warm.ts')['warm']
/** Language in which the server answers. */
let language: string
let requested: string[]
let hotspot: boolean

// The build writes the version and the list of files into the service worker.
beforeAll(async () => {
  for (const [name, value] of Object.entries({
    location: new URL(`${ORIGIN}/sw.js`),
    SW_VERSION: 'v2',
    SW_LATER: '/assets/offline-v2.json',
  }))
    undo.push(define(globalThis, name, { value }))
  warm = (await import('./warm.ts')).warm
})
afterAll(() => {
  for (const each of undo.toReversed()) each()
})
beforeEach(() => {
  phone = phoneApis()
  language = 'en'
  requested = []
  hotspot = false
  globalThis.fetch = (async (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN)
    requested.push(pathname)
    if (hotspot) return new Response('<html lang="en"', { headers: { 'content-type': 'text/html' } })
    if (pathname === '/assets/offline-v2.json') return Response.json(['/assets/bar.js'])
    if (pathname.startsWith('/assets/'))
      return new Response('script', { headers: { 'content-type': 'text/javascript' } })
    return new Response(pageAt(pathname), { headers: { 'content-type': 'text/html', 'session-user': 'ada' } })
  }) as typeof fetch
})
afterEach(async () => {
  globalThis.fetch = realFetch
  await phone.restore()
})

const advisory = (n: number) => `/advisory/0000000${n}-0000-7000-8000-000000000000`
function pageAt(path: string): string {
  const list = `<a href="${advisory(1)}">Weed</a><h2 id="${PAST_ADVISORIES}">Past</h2><a href="${advisory(2)}">Plant</a>`
  const files = path === '/weather' ? '<script src="/assets/weather.js">' : ''
  return `<html lang="${language}"><body>${path}${path === '/advisories' ? list : ''}${files}</body></html>`
}
const copyOf = async (path: string) => (await caches.match(ORIGIN + path))?.text()
const languageOf = async (path: string) => /lang="(\w+)"/.exec((await copyOf(path)) ?? '')?.[1]

describe('what is fetched for later', () => {
  test('is the page that was seen, the main screens with their files, and the advice that still holds', async () => {
    await warm('/crops', 'en')
    for (const path of ['/crops', '/', '/weather', '/advisories', '/offline', advisory(1)])
      expect(await copyOf(path)).toContain(path)
    for (const path of ['/assets/weather.js', '/assets/bar.js']) expect(await copyOf(path)).toBe('script')
    expect(requested).not.toContain(advisory(2))
  })

  test('is not fetched again while it is fresh', async () => {
    await warm('/crops', 'en')
    requested = []
    await warm('/crops', 'en')
    expect(requested).toEqual([])
  })

  test('comes again in another language, and the page without network with it', async () => {
    await warm('/', 'en')
    language = 'ha'
    await warm('/', 'ha')
    for (const path of ['/', '/weather', '/offline', advisory(1)]) expect(await languageOf(path)).toBe('ha')
  })

  test('is nothing that a hotspot answers', async () => {
    await warm('/', 'ha').catch(() => undefined)
    language = 'ha'
    hotspot = true
    await warm('/', 'ha').catch(() => undefined)
    expect(await copyOf('/offline')).toContain('/offline')
    expect(await copyOf('/')).toContain('<body data-kept>/')
  })
})
