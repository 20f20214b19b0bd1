import { describe, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { createLog, type LogLevel } from '../../shared/log.ts'
import { createApp } from '../app.ts'
import { createSecurityLog } from '../foundation/security-log.ts'
import { noAssets } from '../testing/no-assets.ts'
import { testServices } from '../testing/services.ts'
import type { AppEnv } from './context.ts'
import { logRequests } from './log-requests.ts'
import { createRefusals } from './refusals.ts'

const FILE = { size: 0, encodings: {}, immutable: false, etag: '"1"' }
const FILES = {
  '/assets/main-1.js': { ...FILE, immutable: true, encodings: { br: 0 }, type: 'text/javascript; charset=utf-8' },
  '/icon.svg': { ...FILE, type: 'image/svg+xml' },
  '/sw.js': { ...FILE, type: 'text/javascript; charset=utf-8' },
}

const FORM = 'application/x-www-form-urlencoded'
const SILENT = createRefusals({ note: () => undefined })

/** A boot script as the build writes it, with characters that HTML escaping would change. */
const BOOT = 'const {modules:a=""}=document.currentScript?.dataset??{};a&&0<1;'

async function watched(level: LogLevel = 'debug', settings: Record<string, string> = {}) {
  const services = await testServices({ settings: { RATE_LIMIT: 'on', ...settings } })
  const lines: string[] = []
  const log = createLog(level, (line) => lines.push(line))
  const assets = { ...noAssets, manifest: { ...noAssets.manifest, boot: BOOT, files: FILES } }
  const security = await createSecurityLog({ db: services.db, log })
  const app = createApp({ ...services, log, security }, assets)
  const ask = (path: string, init: RequestInit = {}, address = '127.0.0.1') =>
    app.request(
      `http://gona.test${path}`,
      { headers: { host: 'gona.test' }, ...init },
      { requestIP: () => ({ address }) },
    )
  return { ask, lines }
}

describe('the log of requests', () => {
  test('has a line for each, with the id that the answer carries', async () => {
    const { ask, lines } = await watched()
    const answer = await ask('/api/user')
    expect(JSON.parse(lines.find((line) => line.includes('"event":"request"'))!)).toMatchObject({
      event: 'request',
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      path: '/api/user',
      status: 401,
      ms: expect.any(Number),
    })
  })

  test.each(['/signin', '/register', '/forgot', '/api/login'])(
    'has no error line of a client that leaves in the middle of POST %s',
    async (path) => {
      const { ask, lines } = await watched('info')
      const leaves = new AbortController()
      const body = new ReadableStream({
        pull(piece) {
          leaves.abort()
          piece.error(leaves.signal.reason)
        },
      })
      const headers = { host: 'gona.test', 'content-type': FORM, accept: 'text/html' }
      const init = { method: 'POST', headers, body, duplex: 'half', signal: leaves.signal }
      expect((await ask(path, init as RequestInit)).status).toBe(408)
      expect(lines.filter((line) => line.includes('failed'))).toEqual([])
    },
  )

  test('tells no phone, password, token, place or message, wherever they are sent', async () => {
    const { ask, lines } = await watched()
    const body = JSON.stringify({
      phone: '08031234567',
      password: 'hush-hush-1',
      confirmPassword: 'hush-hush-1',
      firstName: 'Aminatu',
      primaryCrops: 'maize',
      irrigationMethod: 'rain-fed',
    })
    const json = { 'content-type': 'application/json', host: 'gona.test' }
    const registered = await ask('/api/register', { method: 'POST', body, headers: json })
    const token = /gona_session=([^;]+)/.exec(registered.headers.getSetCookie().join())![1]!
    const headers = { ...json, cookie: `gona_session=${token}` }
    await ask('/api/community/posts', { method: 'POST', body: '{"content":"My words"}', headers })
    await ask('/api/geocode?q=Behind-the-mill')
    await ask('/+2348031234567')
    await ask('/people/08031234567/x')
    await ask('/api/login', { method: 'POST', body: '{"phone":"08031234567","password":"guess-it"}', headers: json })
    const all = lines.join('')
    expect(lines.length).toBeGreaterThan(5)
    for (const secret of ['8031234567', 'hush', 'guess-it', token, 'My words', 'mill', 'Aminatu'])
      expect(all).not.toContain(secret)
  })

  test('names what was asked for by its pattern: a number typed into a path is not in it, whatever follows', async () => {
    const { ask, lines } = await watched()
    for (const path of ['/08031234567a', '/people/2348031234567-b', '/x%2B2348031234567f', '/api/08031234567c'])
      await ask(path)
    await ask('/images/08031234567abc')
    await ask('/crops/08031234567a/edit')
    const all = lines.join('')
    expect(all).not.toContain('8031234567')
    expect(all).toContain('"path":"/crops/:id/edit"')
    expect(all).toContain('"path":"none of ours"')
  })

  test('is silent at info about what went well', async () => {
    const { ask, lines } = await watched('info')
    await ask('/')
    expect(lines).toEqual([])
  })

  test('has at info what failed with exactly 500', async () => {
    const lines: string[] = []
    const observing = logRequests({
      log: createLog('info', (line) => lines.push(line)),
      metrics: null,
      refusals: SILENT,
    })
    const app = new Hono<AppEnv>().use(observing).get('/499', (c) => c.body(null, 499 as 400))
    app.get('/500', (c) => c.body(null, 500))
    for (const path of ['/499', '/500']) await app.request(path)
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'info', event: 'request', status: 500 }])
  })
})

describe('every answer', () => {
  test.each(['/', '/healthz', '/sw.js', '/api/user', '/signin', '/nowhere', `/images/${'0'.repeat(64)}.webp`])(
    '%s tells browsers what to refuse',
    async (path) => {
      const { headers } = await (await watched()).ask(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).not.toContain('unsafe')
    },
  )

  test.each(['/', '/signin', '/nowhere', '/sw.js'])(
    '%s is alone in its process, with the devices it may use',
    async (path) => {
      const { headers } = await (await watched()).ask(path)
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp')
      expect(headers.get('permissions-policy')).toContain('camera=()')
      expect(headers.get('referrer-policy')).toBe('same-origin')
      expect(headers.get('x-frame-options')).toBe('DENY')
    },
  )

  test('that is a client file carries only what it needs: every byte of it travels with each of them', async () => {
    const { ask } = await watched('debug', { PUBLIC_URL: 'https://gona.test' })
    const names = async (path: string, init?: RequestInit) => [...(await ask(path, init)).headers.keys()].sort()
    const always = [
      'cache-control',
      'content-length',
      'content-type',
      'cross-origin-resource-policy',
      'x-content-type-options',
    ]
    const hashed = await names('/assets/main-1.js', { headers: { host: 'gona.test', 'accept-encoding': 'br' } })
    expect(hashed).toEqual([...always, 'content-encoding', 'vary'].sort())
    expect(await names('/icon.svg')).toEqual([...always, 'etag'].sort())
  })

  test('that is a page is fresh each time and says how long it took', async () => {
    const answer = await (await watched()).ask('/signin')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('server-timing')).toMatch(/^app;dur=[\d.]+$/)
  })

  test.each(['/', '/signin', '/register', '/nowhere'])(
    '%s runs our files and the one script that its policy names by its hash, and takes no style but our files',
    async (path) => {
      const answer = await (await watched()).ask(path)
      const policy = answer.headers.get('content-security-policy')!.split('; ')
      const hash = createHash('sha256').update(BOOT).digest('base64')
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
      expect(policy).toContain("style-src 'self'")
      const html = await answer.text()
      const inline = [...html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text)
      for (const text of inline) expect(text).toBe(BOOT)
      expect(inline).toHaveLength(/\bid="island"/.test(html) ? 1 : 0)
      expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|\bnonce/)
    },
  )

  test('that is a script lets a service worker ask this site, and no other', async () => {
    const { ask } = await watched()
    expect((await ask('/sw.js')).headers.get('content-security-policy')).toBe(
      "default-src 'self'; frame-ancestors 'none'",
    )
  })

  test('that is https says so for a year, and no other does', async () => {
    const https = await (await watched('debug', { PUBLIC_URL: 'https://gona.test' })).ask('/')
    expect(https.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect((await (await watched()).ask('/')).headers.has('strict-transport-security')).toBe(false)
  })
})

describe('metrics', () => {
  test('are not there unless switched on', async () => {
    expect((await (await watched()).ask('/metrics')).status).toBe(404)
  })

  test('count the methods that no route has together', async () => {
    const { ask } = await watched('debug', { METRICS: 'on' })
    for (const method of ['PATCH', 'PROPFIND']) await ask('/nowhere', { method })
    const text = await (await ask('/metrics', { headers: { host: 'localhost' } })).text()
    expect(text.match(/^gona_requests_total.*/gm)).toEqual(['gona_requests_total{method="other",status="404"} 2'])
  })

  test('are for this machine only, and not through a proxy', async () => {
    const { ask } = await watched('debug', { METRICS: 'on' })
    await ask('/api/user')
    const body = '{"phone":"08031234567","password":"guess-it"}'
    const headers = { 'content-type': 'application/json', host: 'gona.test' }
    await ask('/api/login', { method: 'POST', body, headers })
    const answer = await ask('/metrics', { headers: { host: 'localhost' } })
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toStartWith('text/plain; version=0.0.4')
    expect(text).toContain('gona_requests_total{method="GET",status="401"} 1')
    expect(text).toContain('gona_request_seconds_bucket{le="+Inf"} 2')
    expect(text).toContain('gona_sign_ins_total{outcome="unknown_phone"} 1')
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) .+|[a-z_]+(\{[^}]*\})? [\d.e+-]+)$/)
    expect((await ask('/metrics', { headers: { host: 'localhost' } }, '10.0.0.9')).status).toBe(404)
    for (const host of ['gona.example.org', '10.0.0.9:3000', 'localhost.example.org', ''])
      expect([host, (await ask('/metrics', { headers: { host } })).status]).toEqual([host, 404])
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect([host, (await ask('/metrics', { headers: { host } })).status]).toEqual([host, 200])
    for (const name of ['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'Forwarded', 'X-Real-IP', 'Via'])
      expect((await ask('/metrics', { headers: { host: 'localhost', [name]: '127.0.0.1' } })).status).toBe(404)
  })
})

describe('a refusal', () => {
  test('is a security line with its request, route and whom it refused', async () => {
    const { ask, lines } = await watched('info', { SMS_CALLBACK_SECRET: 'only the provider knows' })
    const forged = await ask('/api/sms/opt-out?secret=08031234567', { method: 'POST' })
    expect(forged.status).toBe(403)
    expect(JSON.parse(lines.find((line) => line.includes('refused'))!)).toMatchObject({
      level: 'info',
      event: 'security',
      action: 'refused',
      outcome: 'forbidden',
      what: 'POST /api/sms/opt-out',
      address: expect.stringMatching(/^[\w-]{16}$/),
      requestId: forged.headers.get('x-request-id'),
    })
    expect(lines.join('')).not.toContain('8031234567')
  })

  test('of a flood has one line a minute, and one that counts the others', () => {
    const noted: unknown[] = []
    const refusals = createRefusals({
      note: (_, outcome, { what, userId, count } = {}) => noted.push([outcome, what, userId, count]),
    })
    for (let n = 0; n < 500; n++) refusals.note(403, 'POST /api/sms/delivery', {})
    refusals.note(403, 'GET /api/admin/analytics', { userId: 'someone' })
    refusals.note(200, 'GET /', {})
    refusals.tellMore()
    expect(noted).toEqual([
      ['forbidden', 'POST /api/sms/delivery', undefined, undefined],
      ['forbidden', 'GET /api/admin/analytics', 'someone', undefined],
      ['forbidden', 'POST /api/sms/delivery', undefined, 499],
    ])
    refusals.note(403, 'POST /api/sms/delivery', {})
    expect(noted).toHaveLength(4)
  })

  test('of more people than a minute has lines for is counted too', () => {
    let lines = 0
    let counted = 0
    const refusals = createRefusals({
      note: (_, __, { count } = {}) => {
        lines++
        counted += count ?? 1
      },
    })
    for (let n = 0; n < 3000; n++) refusals.note(429, 'POST /api/login', { userId: String(n) })
    refusals.tellMore()
    expect([lines < 300, counted]).toEqual([true, 3000])
  })
})
