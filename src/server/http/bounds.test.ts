import { describe, expect, test } from 'bun:test'
import { type Context, Hono } from 'hono'
import { uploadImage } from '../../contracts/calls/community.ts'
import { importPrices } from '../../contracts/calls/prices.ts'
import { chooseEncoding } from './accept-encoding.ts'
import { type AssetFile, type Assets, assetRoutes } from './assets.ts'
import { limitBodySize } from './body-limit.ts'
import { compressResponses } from './compress.ts'
import type { AppEnv } from './context.ts'
import { errorResponse } from './error-response.ts'
import { visitorCache } from './visitor-cache.ts'

const silent = { error() {}, info() {}, debug() {} } as never

describe('bodies', () => {
  /** Answers when `release` is called; `as` signs somebody in. */
  function door(atOnce?: { person: number; all: number }) {
    let open = () => {}
    const opened = new Promise<void>((done) => {
      open = done
    })
    const app = new Hono<AppEnv>()
      .onError((error, c) => errorResponse(error, c, silent))
      .use((c, next) => {
        const id = c.req.header('as')
        c.set('user', id ? ({ id, isAdmin: id.startsWith('admin') } as never) : null)
        c.set('adminLocked', id === 'admin without a code')
        return next()
      })
      .use(limitBodySize(atOnce))
      .all('*', async (c) => {
        if (c.req.header('waits')) await opened
        return c.text('read')
      })
    const send = async (path: string, headers: Record<string, string>) =>
      await app.request(path, { method: 'POST', headers, body: 'x' }, {})
    return { send, open }
  }
  const picture = (as: string, waits = '') => ({
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '5000000',
    as,
    ...(waits && { waits }),
  })

  test('of a price list may be large for an administrator who has the second factor', async () => {
    const { send } = door()
    const status = async (as: string, length: number) =>
      (await send(importPrices.path, { as, 'content-length': String(length) })).status
    expect(await status('admin', 512 * 1024)).toBe(200)
    expect(await status('admin', 512 * 1024 + 1)).toBe(413)
    expect(await status('admin without a code', 65_537)).toBe(413)
    expect([await status('farmer', 65_536), await status('farmer', 65_537)]).toEqual([200, 413])
  })

  test('with a picture are so many at once, of a person and of all, and leave room when they end', async () => {
    const { send, open } = door({ person: 2, all: 3 })
    const { path } = uploadImage
    const sent = [send(path, picture('ada', '1')), send(path, picture('ada', '1'))]
    const refused = await send(path, picture('ada'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    sent.push(send(path, picture('bola', '1')))
    const busy = await send(path, picture('cato'))
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '10'])
    open()
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await send(path, picture('ada'))).status).toBe(200)
  })

  test('with a picture come only as such, to where pictures are taken', async () => {
    const { send } = door()
    const status = async (path: string, headers: Record<string, string>) => (await send(path, headers)).status
    expect(await status(uploadImage.path, picture('ada'))).toBe(200)
    expect(await status('/api/crops', picture('ada'))).toBe(413)
    expect(await status(uploadImage.path, { ...picture('ada'), 'content-type': 'application/json' })).toBe(413)
  })
})

describe('an encoding', () => {
  test.each([
    ['gzip;q=0.9, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['gzip;q=0, *', 'br'],
    ['br;q=0, *;q=0', null],
    ['identity', null],
    ['', null],
    [undefined, null],
  ] as const)('for %p is %p', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding))

  test('is used from 600 bytes on', async () => {
    const of = async (length: number) => {
      const app = new Hono<AppEnv>()
        .use(compressResponses())
        .get('/', (c) => c.body('a'.repeat(length), 200, { 'Content-Type': 'application/json' }))
      return (await app.request('/', { headers: { 'accept-encoding': 'gzip' } })).headers.get('content-encoding')
    }
    expect([await of(599), await of(600)]).toEqual([null, 'gzip'])
  })

  test('is for pages, data and drawings that have none yet', async () => {
    const of = async (type: string, encoding?: string) => {
      const headers = { 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) }
      const app = new Hono<AppEnv>().use(compressResponses()).get('/', (c) => c.body('a'.repeat(900), 200, headers))
      const answer = await app.request('/', { headers: { 'accept-encoding': 'br' } })
      return [answer.headers.get('content-encoding'), answer.headers.get('vary')]
    }
    expect([await of('text/html; charset=UTF-8'), await of('image/svg+xml'), await of('image/webp')]).toEqual([
      ...[
        ['br', 'Accept-Encoding'],
        ['br', 'Accept-Encoding'],
        [null, null],
      ],
    ])
    expect(await of('application/json', 'gzip')).toEqual(['gzip', null])
  })
})

describe('a client file', () => {
  const file = (over: Partial<AssetFile> = {}): AssetFile => ({
    ...{ type: 'text/javascript', size: 900, encodings: { br: 300 }, immutable: false, etag: '"1"' },
    ...over,
  })
  const files = { '/a.js': file({ immutable: true }), '/sw.js': file(), '/icon.png': file({ encodings: {} }) }
  const read: Assets['read'] = async (url, suffix = '') => new TextEncoder().encode(url + suffix)
  const app = assetRoutes({ manifest: { files } as unknown as Assets['manifest'], read })
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.request(path, { headers })
    const names = ['cache-control', 'etag', 'vary', 'content-encoding', 'content-length']
    return [answer.status, ...names.map((name) => answer.headers.get(name)), await answer.text()]
  }
  const FOREVER = 'max-age=31536000, immutable'

  test('with a digest in its name is kept for ever, another is asked about', async () => {
    expect(await ask('/a.js')).toEqual([200, FOREVER, null, 'Accept-Encoding', null, '900', '/a.js'])
    expect(await ask('/sw.js')).toEqual([200, 'no-cache', '"1"', 'Accept-Encoding', null, '900', '/sw.js'])
    expect(await ask('/icon.png', { 'accept-encoding': 'br' })).toEqual([
      ...[200, 'max-age=3600', '"1"', null, null, '900', '/icon.png'],
    ])
  })

  test('comes packed as it is offered, with that length, and not again to who has it', async () => {
    expect(await ask('/a.js', { 'accept-encoding': 'gzip, br' })).toEqual([
      ...[200, FOREVER, null, 'Accept-Encoding', 'br', '300', '/a.js.br'],
    ])
    expect(await ask('/sw.js', { 'accept-encoding': 'gzip' })).toEqual([
      ...[200, 'no-cache', '"1"', 'Accept-Encoding', null, '900', '/sw.js'],
    ])
    expect((await ask('/sw.js', { 'if-none-match': '"1"' }))[0]).toBe(304)
    expect((await ask('/sw.js', { 'if-none-match': '"2"' }))[0]).toBe(200)
  })
})

describe('a page of visitors', () => {
  function pages(answer: (c: Context<AppEnv>) => Response) {
    let made = 0
    const app = new Hono<AppEnv>()
      .use((c, next) => {
        c.set('user', (c.req.header('as') ? { id: c.req.header('as') } : null) as never)
        c.set('language', (c.req.header('lang') ?? 'en') as never)
        return next()
      })
      .use(visitorCache())
      .all('*', (c) => {
        made++
        return answer(c)
      })
    return async (...asked: [path: string, init?: RequestInit][]) => {
      made = 0
      for (const [path, init] of asked) await app.request(path, init)
      return made
    }
  }
  const page = (c: Context<AppEnv>) => c.html('<p>page</p>')
  const as = (headers: Record<string, string>): RequestInit => ({ headers })

  test('is made once for each language and address, never with a query or for somebody', async () => {
    const made = pages(page)
    expect(await made(['/'], ['/'], ['/terms'], ['/terms'], ['/', as({ lang: 'ha' })])).toBe(3)
    expect(await made(['/?a=1'], ['/?a=1'])).toBe(2)
    expect(await made(['/', as({ as: 'ada' })], ['/', as({ as: 'ada' })])).toBe(2)
    expect(await made(['/', { method: 'POST' }], ['/', { method: 'POST' }])).toBe(2)
  })

  test('is not kept where it failed, sets a cookie or is larger than 256 KB', async () => {
    const twice = (answer: (c: Context<AppEnv>) => Response) => pages(answer)(['/'], ['/'])
    expect(await twice((c) => c.html('<p>no</p>', 404))).toBe(2)
    expect(await twice((c) => c.html('<p>no</p>', 200, { 'set-cookie': 'a=1' }))).toBe(2)
    expect([await twice((c) => c.html('a'.repeat(262_144))), await twice((c) => c.html('a'.repeat(262_145)))]).toEqual([
      ...[1, 2],
    ])
  })
})
