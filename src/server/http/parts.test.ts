import { describe, expect, test } from 'bun:test'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { User } from '../../contracts/account.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { technicalError } from '../../shared/errors.ts'
import type { AppEnv } from './context.ts'
import { errorResponse, toAppError } from './error-response.ts'
import { redirectForError, signInAddress } from './redirect-unauthorized.ts'
import { codePageAddress, safeReturnPath } from './safe-next.ts'
import { visitorCache } from './visitor-cache.ts'

describe('the page after sign-in', () => {
  test.each([
    ['/', '/'],
    ['/crops/1?a=b#c', '/crops/1?a=b#c'],
    ['/a/../b', '/b'],
    [`/${'x'.repeat(499)}`, `/${'x'.repeat(499)}`],
    [`/${'x'.repeat(500)}`, '/'],
    ['', '/'],
    [null, '/'],
    [7, '/'],
    ['crops', '/'],
    ['https://example.org', '/'],
    ['//example.org', '/'],
    ['/.//example.org', '/'],
    ['/\\example.org', '/'],
    ['/a\nb', '/'],
    ['/a\u007f', '/'],
    ['//', '/'],
    ['//[', '/'],
  ])('%p is %p', (next, path) => {
    expect(safeReturnPath(next)).toBe(path)
  })

  test('is kept through the code of two-step sign-in', () => {
    expect([codePageAddress(), codePageAddress('/'), codePageAddress('//x'), codePageAddress('/crops?a=1&b')]).toEqual([
      '/signin/code',
      '/signin/code',
      '/signin/code',
      '/signin/code?next=%2Fcrops%3Fa%3D1%26b',
    ])
    expect(signInAddress('/crops?a=1')).toBe('/signin?next=%2Fcrops%3Fa%3D1')
  })
})

describe('who is led away from a page', () => {
  const people = {
    nobody: null,
    farmer: {},
    officer: { isOfficer: true },
    admin: { isAdmin: true },
    'locked admin': { isAdmin: true },
    'admin and officer': { isAdmin: true, isOfficer: true },
  } as Record<string, Partial<User> | null>
  const led = (name: string, who: Parameters<typeof redirectForError>[1]) => {
    const values: Record<string, unknown> = { user: people[name], adminLocked: name === 'locked admin' }
    return redirectForError({ get: (key: string) => values[key] } as never, who)
  }

  test.each([
    ['nobody', null, null, null, null],
    ['farmer', '/', null, '/', '/'],
    ['officer', '/', null, null, '/'],
    ['admin', '/', null, null, null],
    ['locked admin', '/', null, expect.stringContaining('/'), expect.stringContaining('/')],
    ['admin and officer', '/', null, null, null],
  ])('%s: from sign-in to %p, from own pages to %p, of officers to %p, of administrators to %p', (name, ...to) => {
    const pages = (['visitor', 'signed-in', 'officer', 'admin'] as const).map((who) => led(name, who))
    expect(pages).toEqual(to.slice(0, 4) as never)
    expect(led(name, 'anyone')).toBeNull()
  })
})

describe('an error', () => {
  async function answered(
    error: unknown,
    { language = 'en', signal }: { language?: string; signal?: AbortSignal } = {},
  ) {
    const logged: Record<string, unknown>[] = []
    const log = { error: (_: string, fields: Record<string, unknown>) => logged.push(fields) }
    const app = new Hono<AppEnv>()
      .use((c, next) => {
        c.set('requestId', 'r1')
        c.set('language', language as 'en')
        return next()
      })
      .get('/x', () => {
        throw error
      })
      .onError((thrown, c) => errorResponse(thrown, c, log as never))
    const response = await app.request('/x', signal ? { signal } : {})
    return { status: response.status, headers: response.headers, body: await response.json(), logged }
  }

  test('that is expected has its status, its name and its wait', async () => {
    const { status, headers, body, logged } = await answered(
      refusalError('request.working', {}, { retryAfterSeconds: 5 }),
    )
    expect([status, headers.get('refusal'), headers.get('retry-after'), logged]).toEqual([
      409,
      'request.working',
      '5',
      [],
    ])
    expect(Object.keys(body)).toEqual(['message'])
    const plain = await answered(technicalError('invalid', 'Bad.'))
    expect([plain.status, plain.headers.get('refusal'), plain.headers.get('retry-after'), plain.body]).toEqual([
      400,
      null,
      null,
      { message: 'Bad.' },
    ])
  })

  test('of a query is the refusal within it', async () => {
    expect((await answered(new Error('query', { cause: refusalError('server.full') }))).headers.get('refusal')).toBe(
      'server.full',
    )
    expect(toAppError(new Error('query', { cause: new Error('x') }))).toBeNull()
    expect(toAppError({ cause: refusalError('server.full') })).toBeNull()
  })

  test('has its words in the language of the reader beside the English ones', async () => {
    const { body } = await answered(refusalError('server.full'), { language: 'ha' })
    expect(Object.keys(body)).toEqual(['message', 'words'])
    expect(Object.keys(body.words)).toEqual(['message'])
  })

  test('of the framework keeps its status below 500', async () => {
    expect(await answered(new HTTPException(418, { message: 'Tea' }))).toMatchObject({
      status: 418,
      body: { message: 'Tea' },
    })
    expect(await answered(new HTTPException(503, { message: 'Gone' }))).toMatchObject({
      status: 500,
      body: { message: 'Internal Server Error', requestId: 'r1' },
    })
  })

  test('that is a defect shows its id alone; the log has where it was, without numbers', async () => {
    const { status, body, logged } = await answered(
      new Error('query of +2348031234567', { cause: new TypeError(`no row for +2348031234567 ${'x'.repeat(300)}`) }),
    )
    expect([status, body]).toEqual([500, { message: 'Internal Server Error', requestId: 'r1' }])
    expect(logged).toEqual([
      {
        requestId: 'r1',
        method: 'GET',
        path: '/x',
        error: 'TypeError',
        detail: expect.stringMatching(/^no row for # x{187}$/),
        at: expect.stringMatching(/^at /),
      },
    ])
    expect(String(logged[0]!.at).split(' < ').length).toBeLessThanOrEqual(5)
  })

  test('of a client that left is no defect', async () => {
    const left = AbortSignal.abort()
    const gone = Object.assign(new Error('gone'), { name: 'AbortError' })
    expect(await answered(gone, { signal: left })).toMatchObject({ status: 408, logged: [] })
    expect((await answered(gone)).status).toBe(500)
    expect((await answered(new Error('x'), { signal: left })).status).toBe(500)
  })
})

describe('a page that is the same for all visitors', () => {
  type Made = { body: string; status?: number; cookie?: boolean }
  function site(page: Made) {
    let made = 0
    const app = new Hono<AppEnv>()
      .use((c, next) => {
        c.set('user', c.req.header('user') ? ({ id: 'u' } as User) : null)
        c.set('language', (c.req.header('lang') ?? 'en') as 'en')
        return next()
      })
      .use(visitorCache())
      .all('/page', (c) => {
        made++
        if (page.cookie) c.header('set-cookie', 'a=b')
        return c.html(page.body, (page.status ?? 200) as 200)
      })
    const ask = (path = '/page', init: RequestInit = {}) => app.request(path, init)
    return { ask, made: () => made }
  }

  test('is made once for each language', async () => {
    const { ask, made } = site({ body: 'Hello' })
    for (const lang of ['en', 'en', 'ha', 'ha']) {
      const response = await ask('/page', { headers: { lang } })
      expect([response.status, await response.text(), response.headers.get('content-encoding')]).toEqual([
        200,
        'Hello',
        null,
      ])
    }
    expect(made()).toBe(2)
  })

  test.each<[string, Made, string, RequestInit]>([
    ['with a query', { body: 'x' }, '/page?a=1', {}],
    ['of somebody signed in', { body: 'x' }, '/page', { headers: { user: '1' } }],
    ['that is sent', { body: 'x' }, '/page', { method: 'POST' }],
    ['with another status', { body: 'x', status: 404 }, '/page', {}],
    ['that sets a cookie', { body: 'x', cookie: true }, '/page', {}],
    ['of more than 256 KB', { body: 'x'.repeat(256 * 1024 + 1) }, '/page', {}],
  ])('%s is made each time', async (_, page, path, init) => {
    const { ask, made } = site(page)
    for (let n = 0; n < 2; n++) expect(await (await ask(path, init)).text()).toBe(page.body)
    expect(made()).toBe(2)
  })

  test('is packed for those who take it', async () => {
    const { ask, made } = site({ body: 'word '.repeat(5_000) })
    const headers = { 'accept-encoding': 'gzip' }
    await ask('/page', { headers })
    const packed = await ask('/page', { headers })
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding'])
    expect(Bun.gunzipSync(await packed.bytes()).length).toBe(25_000)
    const plain = await ask()
    expect([plain.headers.get('content-encoding'), (await plain.text()).length, made()]).toEqual([null, 25_000, 1])
  })
})
