import { afterEach, beforeAll, beforeEach, describe, expect, setSystemTime, test } from 'bun:test'
import { define, phoneApis } from '../testing/phone-apis.ts'

const realFetch = globalThis.fetch
const HOME = 'https://gona.test/'
let kept: typeof import('./page-cache.ts')
let wrote: typeof import('./write-times.ts')
let phone: ReturnType<typeof phoneApis>

// The build inserts the release version into the service worker.
beforeAll(async () => {
  define(globalThis, 'SW_VERSION', { value: 'v2' })
  kept = await import('./page-cache.ts')
  wrote = await import('./write-times.ts')
})
beforeEach(() => {
  phone = phoneApis()
})
afterEach(async () => {
  globalThis.fetch = realFetch
  setSystemTime()
  await phone.restore()
})

const page = (
  owner: string | null,
  { status = 200, text = '<html lang="ha"><body class="x">Sannu</body></html>' } = {},
) =>
  new Response(status === 404 ? 'Gone' : text, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...(owner === null ? {} : { 'session-user': owner }) },
  })
const keep = (path: string, answer: Response) =>
  kept.storeResponse(new URL(path, HOME).href, answer, kept.stampRequest())
const names = () => phone.caches.keys()
const copyOf = async (path: string) => (await kept.cachedCopy(new URL(path, HOME).href))?.text()

describe('what the service worker keeps', () => {
  test('is a page with the mark that it is a copy, for the person it was given to', async () => {
    await keep('/', page('ada'))
    expect(await copyOf('/')).toBe('<html lang="ha"><body data-kept class="x">Sannu</body></html>')
    expect(await kept.cacheOwner()).toBe('ada')
    expect(await kept.isFreshCopy(HOME, 'ha', 60_000)).toBe(true)
    expect(await kept.isFreshCopy(HOME, 'en', 60_000)).toBe(false)
    expect(await kept.isFreshCopy(HOME, 'ha', -1)).toBe(false)
  })

  test.each(['/admin', '/admin?tab=farmers', '/api/admin/farmers', '/admin/prices/import'])(
    'is never the administration: %s',
    async (path) => {
      expect(await keep(path, page('ada'))).toBe('')
      expect(await copyOf(path)).toBeUndefined()
    },
  )

  test.each([
    ['that failed', page('ada', { status: 500 })],
    ['of nobody', page('none')],
    ['of a gateway, which names nobody', page(null)],
  ])('is no answer %s', async (_, answer) => {
    await keep('/', answer)
    expect(await copyOf('/')).toBeUndefined()
  })

  test('of someone else goes as soon as another person is answered, pictures and what was heard too', async () => {
    await keep('/', page('ada'))
    await (await phone.caches.open('sounds-ada')).put('/audio/ha/crop-rice.mp3', new Response('rice'))
    await (await phone.caches.open('pictures-ada')).put('/images/1.webp', new Response('leaf'))
    await (await phone.caches.open('files-v1')).put('/assets/a.js', new Response('script'))
    await keep('/weather', page('musa'))
    expect(await names()).toEqual(['files-v1', 'kept-musa'])
    expect(await copyOf('/')).toBeUndefined()
  })

  test('stays when a gateway answers, which knows nobody', async () => {
    await keep('/', page('ada'))
    await keep('/weather', page(null, { status: 502 }))
    expect(await names()).toEqual(['kept-ada'])
  })

  test('goes when someone comes or leaves, and an answer still on its way then is not kept', async () => {
    await keep('/', page('ada'))
    const asked = kept.stampRequest()
    await kept.clearPrivateCaches()
    await kept.storeResponse(HOME, page('ada'), asked)
    expect(await names()).toEqual([])
  })

  test('is forgotten when it is gone from the server', async () => {
    await keep('/advisory/1', page('ada'))
    await keep('/advisory/1', page('ada', { status: 404 }))
    expect(await copyOf('/advisory/1')).toBeUndefined()
  })

  test('says nothing of how the answer was packed on its way: the copy is not', async () => {
    const answer = page('ada')
    answer.headers.set('content-encoding', 'gzip')
    answer.headers.set('content-length', '7')
    await keep('/', answer)
    const { headers } = (await kept.cachedCopy(HOME))!
    expect(
      ['content-encoding', 'content-length', 'content-type', 'kept-version'].map((name) => headers.get(name)),
    ).toEqual([...[null, null, 'text/html; charset=utf-8', 'v2']])
  })

  test('is found whatever request headers the answer varies with', async () => {
    const answer = page('ada')
    answer.headers.set('vary', 'Accept-Encoding, Cookie')
    await keep('/', answer)
    expect(await copyOf('/')).toContain('Sannu')
  })

  test('is of nobody while nobody has signed in, also after old files are dropped', async () => {
    await kept.deleteOldFiles()
    expect(await names()).toEqual([])
  })

  test('is marked in pages only: data are as they were sent', async () => {
    const headers = { 'content-type': 'application/json', 'session-user': 'ada' }
    expect(await keep('/api/posts', new Response('{"a":"<body"}', { headers }))).toBe('{"a":"<body"}')
    expect(await copyOf('/api/posts')).toBe('{"a":"<body"}')
    expect(await kept.isFreshCopy(`${HOME}api/posts`, null, 60_000)).toBe(true)
    expect(await kept.isFreshCopy(`${HOME}api/other`, null, 60_000)).toBe(false)
  })

  test('is the newest 150', async () => {
    for (let n = 0; n < 152; n++) await keep(`/advisory/${n}`, page('ada'))
    expect((await (await phone.caches.open('kept-ada')).keys()).length).toBe(150)
    expect([await copyOf('/advisory/1'), await copyOf('/advisory/2')]).toEqual([undefined, expect.any(String)])
  })
})

describe('a copy is shown while the network is asked', () => {
  const isGood = async (path: string) => {
    const { href } = new URL(path, HOME)
    return kept.isCopyShowable(href, (await kept.cachedCopy(href))!)
  }
  /** Noon of an arbitrary day, so that hours later it is still the same day. */
  const noon = new Date(2030, 5, 3, 12).getTime()
  let days = 0
  const at = (hours: number) => setSystemTime(new Date(noon + days * 86_400_000 + hours * 3_600_000))
  beforeEach(() => {
    days++
    at(0)
  })

  test('for six hours of its day', async () => {
    await keep('/weather', page('ada'))
    expect(await isGood('/weather')).toBe(true)
    at(5.9)
    expect(await isGood('/weather')).toBe(true)
    at(6.1)
    expect(await isGood('/weather')).toBe(false)
    at(11.9)
    await keep('/weather', page('ada'))
    at(12.1)
    expect(await isGood('/weather')).toBe(false)
  })

  test('not when the clock was set back, nor of another release', async () => {
    await keep('/weather', page('ada'))
    at(-1)
    expect(await isGood('/weather')).toBe(false)
    at(0)
    const of = (version: string) =>
      new Response('', { headers: { 'kept-version': version, 'kept-at': `${Date.now()}` } })
    expect([await kept.isCopyShowable(HOME, of('v1')), await kept.isCopyShowable(HOME, of('v2'))]).toEqual([
      false,
      true,
    ])
  })

  test('not when it was asked for before something was written', async () => {
    const asked = kept.stampRequest()
    at(0.1)
    await wrote.recordWriteTime('PUT', '/api/crops/1')
    at(0.2)
    await kept.storeResponse(`${HOME}weather`, page('ada'), asked)
    expect(await isGood('/weather')).toBe(false)
    at(0.1)
    await keep('/weather', page('ada'))
    expect(await isGood('/weather')).toBe(false)
    at(0.2)
    await keep('/weather', page('ada'))
    expect(await isGood('/weather')).toBe(true)
  })
})

describe('files, pictures and recordings', () => {
  test('are fetched once', async () => {
    let fetched = 0
    globalThis.fetch = (async () => {
      fetched++
      return new Response('bytes')
    }) as unknown as typeof fetch
    await keep('/', page('ada'))
    for (const round of ['first', 'again']) {
      expect(await (await kept.fetchClientFile('https://gona.test/assets/a.js')).text(), round).toBe('bytes')
      expect(await (await kept.cachedImage(new Request('https://gona.test/images/1.webp'))).text(), round).toBe('bytes')
      expect(await (await kept.cachedSound(new Request('https://gona.test/audio/ha/a.mp3'))).text(), round).toBe(
        'bytes',
      )
    }
    expect(fetched).toBe(3)
    expect((await names()).toSorted()).toEqual(['files-v2', 'kept-ada', 'pictures-ada', 'sounds-ada'])
  })

  test.each([
    ['pictures', 60],
    ['sounds', 120],
  ])('are the newest: %s up to %i', async (kind, most) => {
    globalThis.fetch = (async () => new Response('bytes')) as unknown as typeof fetch
    await keep('/', page('ada'))
    const get = kind === 'pictures' ? kept.cachedImage : kept.cachedSound
    for (let n = 0; n <= most; n++) await get(new Request(`${HOME}${kind}/${n}`))
    const urls = (await (await phone.caches.open(`${kind}-ada`)).keys()).map(({ url }) => url)
    expect([urls.length, urls[0]]).toEqual([most, `${HOME}${kind}/1`])
  })

  test('are not kept for nobody, nor a page in their place', async () => {
    globalThis.fetch = (async () => new Response('bytes')) as unknown as typeof fetch
    await kept.cachedImage(new Request(`${HOME}images/1.webp`))
    expect(await names()).toEqual([])
    await keep('/', page('ada'))
    globalThis.fetch = (async () => page(null)) as unknown as typeof fetch
    await kept.cachedImage(new Request(`${HOME}images/1.webp`))
    await kept.fetchClientFile(`${HOME}assets/a.js`)
    expect((await names()).filter((name) => name !== 'kept-ada')).toEqual([])
  })

  test('of a question that is not there gives what the server says', async () => {
    globalThis.fetch = (async () => new Response('gone', { status: 404 })) as unknown as typeof fetch
    const answer = await kept.cachedRecording(
      new Request(`${HOME}recordings/2.webm`, { headers: { range: 'bytes=0-1' } }),
    )
    expect([answer.status, await answer.text()]).toEqual([404, 'gone'])
    globalThis.fetch = (async () => new Response('recording')) as unknown as typeof fetch
    await keep('/', page('ada'))
    const beyond = await kept.cachedRecording(
      new Request(`${HOME}recordings/3.webm`, { headers: { range: 'bytes=20-30' } }),
    )
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */9'])
  })

  test('of a question give the part that is asked for, also offline', async () => {
    await keep('/', page('ada'))
    const headers = { 'content-type': 'audio/webm' }
    globalThis.fetch = (async () => new Response('recording', { headers })) as unknown as typeof fetch
    const url = 'https://gona.test/recordings/1.webm'
    const part = async (range?: string) => {
      const answer = await kept.cachedRecording(new Request(url, { headers: range ? { range } : {} }))
      return [answer.status, answer.headers.get('content-range'), await answer.text()]
    }
    expect(await part()).toEqual([200, null, 'recording'])
    globalThis.fetch = (async () => {
      throw new TypeError('no network')
    }) as unknown as typeof fetch
    expect(await part('bytes=0-1')).toEqual([206, 'bytes 0-1/9', 're'])
    expect(await part('bytes=2-')).toEqual([206, 'bytes 2-8/9', 'cording'])
    expect(await part()).toEqual([200, null, 'recording'])
  })

  test('of an older release stay while a kept page needs them, and go after that', async () => {
    for (const version of ['v0', 'v1', 'v2']) await phone.caches.open(`files-${version}`)
    const old = new Response('old', { headers: { 'kept-version': 'v1' } })
    await (await phone.caches.open('kept-ada')).put(`${HOME}old`, old)
    await kept.deleteOldFiles()
    expect((await names()).toSorted()).toEqual(['files-v1', 'files-v2', 'kept-ada'])
    await keep('/old', page('ada'))
    await kept.deleteOldFiles()
    expect((await names()).toSorted()).toEqual(['files-v2', 'kept-ada'])
  })
})
