import { describe, expect, test } from 'bun:test'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { apiRefusalMessage } from '../../contracts/refusal-messages.ts'
import { AppError } from '../../shared/errors.ts'
import { createLog } from '../../shared/log.ts'
import { clientNetworkKey } from '../../shared/network-address.ts'
import { limitBodySize } from './body-limit.ts'
import { clientAddress } from './client-address.ts'
import type { AppEnv } from './context.ts'
import { errorResponse } from './error-response.ts'
import { chooseLanguage } from './language.ts'
import { requireSameOrigin } from './same-origin.ts'
import { requireAdmin } from './session.ts'
import { validate } from './validate.ts'

const shape = z.object({
  name: z
    .string(apiRefusalMessage('Please enter a name'))
    .check(z.minLength(2, apiRefusalMessage('That name is too short'))),
  plots: z.optional(z.array(z.object({ area: z.number(apiRefusalMessage('Area must be a number')) }))),
})

function doors({ publicUrl, trustProxy = false }: { publicUrl?: string; trustProxy?: boolean } = {}) {
  const lines: string[] = []
  const log = createLog('error', (line) => lines.push(line))
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'request-1')
    c.set('user', null)
    await next()
  })
  app.use(clientAddress(trustProxy), requireSameOrigin(publicUrl), limitBodySize())
  app.post('/json', validate('json', shape), (c) => c.json(c.req.valid('json')))
  app.post('/maybe', validate('json', z.optional(shape)), (c) => c.json({ given: c.req.valid('json') ?? null }))
  app.get(
    '/query',
    validate('query', z.object({ limit: z.coerce.number(apiRefusalMessage('limit must be a number')) })),
    (c) => c.json(c.req.valid('query')),
  )
  app.get('/address', (c) => c.text(c.get('address')))
  app.get('/admin', requireAdmin, (c) => c.text('in'))
  app.get('/taken', () => {
    const said = { english: 'Taken', refusal: null }
    throw new AppError('conflict', said, { fields: { phone: said } })
  })
  app.get('/later', () => {
    throw new AppError('rate_limited', { english: 'Slow down', refusal: null }, { retryAfterSeconds: 30 })
  })
  app.get('/broken', () => {
    throw new Error('no such table: users, +2348031234567', { cause: undefined })
  })
  app.get('/query-failed', () => {
    throw new Error("Failed query: insert …\nparams: '+2348031234567','$argon2id$…'", {
      cause: new Error('disk I/O error'),
    })
  })
  app.onError((error, c) => errorResponse(error, c, log))
  const ask = async (path: string, init: RequestInit = {}, address = '10.0.0.1') => {
    const response = await app.request(`http://gona.test${path}`, init, { requestIP: () => ({ address }) })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text.startsWith('{') ? JSON.parse(text) : null,
    }
  }
  const post = (path: string, body?: BodyInit, headers: Record<string, string> = {}) =>
    ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', host: 'gona.test', ...headers } })
  return { ask, post, lines }
}

describe('input', () => {
  test('that fits reaches the route as its contract reads it', async () => {
    const { status, body } = await doors().post('/json', '{"name":"Musa","extra":1}')
    expect([status, body]).toEqual([200, { name: 'Musa' }])
  })

  test('that does not fit is told field by field, by path', async () => {
    const { status, body } = await doors().post('/json', '{"name":"M","plots":[{"area":1},{"area":"x"}]}')
    expect(status).toBe(400)
    expect(body).toEqual({
      message: 'That name is too short',
      fields: { name: 'That name is too short', 'plots.1.area': 'Area must be a number' },
    })
  })

  test.each(['{', 'name=Musa', '{"name":"Musa"', 'NaN', '\u0000'])('%j is not JSON', async (text) => {
    const { status, body } = await doors().post('/json', text)
    expect([status, body]).toEqual([400, { message: 'The request body is not valid JSON' }])
  })

  test.each(['[]', 'null', '7', '"x"'])('%s is JSON but not a request', async (text) => {
    const { status, body } = await doors().post('/json', text)
    expect([status, body.message]).toEqual([400, 'The request is not in the expected form'])
  })

  test('an empty body names the missing fields', async () => {
    const { status, body } = await doors().post('/json')
    expect([status, body.fields]).toEqual([400, { name: 'Please enter a name' }])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-not', ''])(
    'as %j where JSON is due is 415',
    async (type) => {
      expect((await doors().post('/json', '{"name":"Musa"}', { 'content-type': type })).status).toBe(415)
    },
  )

  test('nested without end is refused before it is parsed, brackets in texts are not counted', async () => {
    const deep = `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    expect((await doors().post('/json', deep)).body.message).toBe('The request body is nested too deeply')
    const nested = (depth: number) => `{"name":"Musa","more":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`
    const statuses = [20, 21].map(async (depth) => (await doors().post('/json', nested(depth))).status)
    expect(await Promise.all(statuses)).toEqual([200, 400])
    const flat = JSON.stringify({ name: '[{"\\'.repeat(50) })
    expect((await doors().post('/json', flat)).status).toBe(200)
  })

  test('in the query is told the same way', async () => {
    expect((await doors().ask('/query?limit=5')).body).toEqual({ limit: 5 })
    expect((await doors().ask('/query?limit=many')).body).toEqual({
      message: 'limit must be a number',
      fields: { limit: 'limit must be a number' },
    })
  })
})

describe('errors', () => {
  test('that we mean are a sentence with its status', async () => {
    const { status, body } = await doors().ask('/taken')
    expect([status, body]).toEqual([409, { message: 'Taken', fields: { phone: 'Taken' } }])
    const later = await doors().ask('/later')
    expect([later.status, later.headers.get('retry-after')]).toEqual([429, '30'])
  })

  test('that we do not mean tell the person nothing and the log no secret', async () => {
    const { ask, lines } = doors()
    for (const path of ['/broken', '/query-failed']) {
      const { status, body } = await ask(`${path}?phone=08031234567`)
      expect([status, body]).toEqual([500, { message: 'Internal Server Error', requestId: 'request-1' }])
    }
    const logged = lines.join('')
    expect(logged).toContain('no such table')
    expect(logged).toContain('disk I/O error')
    expect(logged).toContain('request-1')
    for (const secret of ['8031234567', 'argon2']) expect(logged).not.toContain(secret)
  })

  test('strangers at the administrators’ door are asked to sign in', async () => {
    const { status, body } = await doors().ask('/admin')
    expect([status, body]).toEqual([401, { message: 'Unauthorized' }])
  })
})

describe('a request that changes something', () => {
  const body = '{"name":"Musa"}'

  test.each([
    ['from the operator’s own machine', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['from its address', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['from our public address', { origin: 'https://gona.example' }],
    ['typed in the address bar', { 'sec-fetch-site': 'none' }],
    ['from a client that says neither', {}],
  ])('%s goes on', async (_, headers) => {
    expect((await doors({ publicUrl: 'https://gona.example/' }).post('/json', body, headers)).status).toBe(200)
  })

  test.each([
    ['another site', { origin: 'https://evil.test' }],
    ['a file or sandbox', { origin: 'null' }],
    ['a name that Host repeats', { origin: 'http://gona.test' }],
    ['a name that begins like this machine’s', { origin: 'http://localhost.evil.test', host: 'localhost.evil.test' }],
    ['this machine, asked under another name', { origin: 'http://localhost:3000' }],
    ['another port', { origin: 'http://gona.test:8080' }],
    ['a site that begins like ours', { origin: 'http://gona.test.evil.test' }],
    ['a cross-site page', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling of our site', { origin: 'https://gona.example', 'sec-fetch-site': 'same-site' }],
    ['nonsense', { origin: 'gona.test' }],
  ])('from %s is refused', async (_, headers) => {
    const refused = await doors({ publicUrl: 'https://gona.example' }).post('/json', body, headers)
    expect([refused.status, refused.body]).toEqual([403, { message: 'Forbidden' }])
  })

  test('without a public address is our own where Host and Origin agree', async () => {
    expect((await doors().post('/json', body, { origin: 'http://gona.test' })).status).toBe(200)
    expect((await doors().post('/json', body, { origin: 'http://gona.test:8080' })).status).toBe(403)
  })

  test('reading from elsewhere is no harm', async () => {
    expect((await doors().ask('/address', { headers: { origin: 'https://evil.test' } })).status).toBe(200)
  })
})

describe('the client’s address', () => {
  test('is the socket’s; the proxy’s word counts only with TRUST_PROXY, and only its own', async () => {
    const forwarded = { headers: { 'x-forwarded-for': '1.1.1.1, 2.2.2.2' } }
    expect((await doors().ask('/address', forwarded)).text).toBe('10.0.0.1')
    expect((await doors({ trustProxy: true }).ask('/address', forwarded)).text).toBe('2.2.2.2')
    expect((await doors({ trustProxy: true }).ask('/address')).text).toBe('10.0.0.1')
  })

  test.each([
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['10.1.2.3:49152', '10.1.2.3'],
    ['[::ffff:10.1.2.3]:49152', '10.1.2.3'],
  ])('%s counts as %s', (address, block) => expect(clientNetworkKey(address)).toBe(block))
})

describe('the language', () => {
  test.each([
    ['the person’s own', { preferredLanguage: 'yo' as const }, 'ha', 'ig', 'yo'],
    ['the cookie’s', null, 'ha', 'ig', 'ha'],
    ['the browser’s best that we speak', null, 'fr', 'fr-FR, en;q=0.5, ha-NG;q=0.8', 'ha'],
    ['not one the browser refuses', null, undefined, 'ha;q=0', 'en'],
    ['English', null, undefined, undefined, 'en'],
    ['English for nonsense', null, '<x>', ';;q=,,', 'en'],
  ])('is %s', (_, user, cookie, accept, language) =>
    expect(chooseLanguage(user, cookie, accept)).toBe(language as never),
  )
})
