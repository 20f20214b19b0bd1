import { beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { withDom } from '../testing/dom.ts'
import { valuesOfATest } from '../testing/phone-apis.ts'

withDom()
const { press, sharedPhone, toastShown, until } = await import('../testing/screen.tsx')
const { PlaceField } = await import('../ui/place-field.tsx')
const { addDays, daysBetween } = await import('./days.ts')
const { findPlace, placeName } = await import('./find-place.ts')
const { coordinateWords } = await import('./gps.ts')
const { guardRestoredPage } = await import('./restored-page.ts')
const { preloadLazyComponents: preloadLazy, registerLazyComponent: registerLazy } = await import('./lazy-component.ts')
const { localDay } = await import('./local-day.ts')
const { prefetchOnTouch } = await import('./prefetch.ts')
const { writeStorage, readStorage, readStorageJson } = await import('./storage.ts')
const { formatDay, phoneUtcOffset } = await import('./format-time.ts')
const { newIdempotencyKey, timeoutSignal, writeOfCall: writeOf } = await import('./send-write.ts')
const { TEXTS_BY_LANGUAGE } = await import('../../words/index.ts')
const { translator } = await import('../../words/translate.ts')

const phone = sharedPhone()
const put = valuesOfATest()
beforeEach(() => phone().answering(undefined))

test('days are added and counted over months and leap days', () => {
  expect([addDays('2028-02-28', 1), addDays('2026-03-01', -1), addDays('2026-12-31', 1)]).toEqual([
    ...['2028-02-29', '2026-02-28', '2027-01-01'],
  ])
  expect([daysBetween('2026-07-01', '2026-07-31'), daysBetween('2026-07-31', '2026-07-01')]).toEqual([30, -30])
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(localDay(new Date(2026, 10, 15))).toBe('2026-11-15')
  expect(formatDay('2026-11-24', translator(TEXTS_BY_LANGUAGE.en.screens))).toBe('Tue 24')
  expect(phoneUtcOffset('2026-07-01T00:00:00Z')).toBe(-new Date('2026-07-01T00:00:00Z').getTimezoneOffset() / 60)
})

describe('small things that the phone keeps', () => {
  test('are read, forgotten, and no fault where they cannot be kept or read', () => {
    expect([writeStorage('a', 'b'), readStorage('a'), readStorage('c')]).toEqual([true, 'b', null])
    expect([writeStorage('a', null), readStorage('a')]).toEqual([true, null])
    expect([writeStorage('s', 'x', 'sessionStorage'), readStorage('s', 'sessionStorage'), readStorage('s')]).toEqual([
      true,
      'x',
      null,
    ])
    writeStorage('j', '{"n":1}')
    expect([readStorageJson<unknown>('j'), readStorageJson('none')]).toEqual([{ n: 1 }, null])
    writeStorage('j', '{')
    expect(readStorageJson('j')).toBeNull()
    put(globalThis, 'localStorage', undefined)
    expect([writeStorage('a', 'b'), readStorage('a'), readStorageJson('a')]).toEqual([false, undefined, null])
  })
})

describe('a key of a write', () => {
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  test('is a UUID, also where the browser makes none', () => {
    expect(newIdempotencyKey()).toMatch(UUID)
    put(crypto, 'randomUUID', undefined)
    const keys = Array.from({ length: 50 }, () => newIdempotencyKey())
    for (const key of keys) expect(key).toMatch(UUID)
    expect(new Set(keys).size).toBe(50)
  })

  test('a call has a limit where the browser knows any', () => {
    expect(timeoutSignal(1000)).toBeInstanceOf(AbortSignal)
    put(AbortSignal, 'timeout', undefined)
    expect(timeoutSignal(1000)).toBeNull()
    expect(
      writeOf({ method: 'PUT', path: '/a', in: undefined, out: undefined, offline: 'crop' } as never, { a: 1 }),
    ).toEqual({
      ...{ method: 'PUT', path: '/a', kind: 'crop', body: { a: 1 }, image: undefined },
    })
  })
})

describe('a place', () => {
  const found = (places: unknown) =>
    phone().answering((path) =>
      path.startsWith('/api/places') || path.includes('geo') ? Response.json(places) : undefined,
    )

  test('has its state beside its name, unless it is the same', () => {
    expect(placeName({ name: 'Gwagwalada', state: 'FCT' })).toBe('Gwagwalada, FCT')
    expect([placeName({ name: 'Kano', state: 'Kano' }), placeName({ name: 'Kano', state: null })]).toEqual([
      'Kano',
      'Kano',
    ])
    expect(coordinateWords(9.05789, 7.5)).toBe('9.0579, 7.5000')
  })

  test('that is typed is a point where it is found, else the text', async () => {
    phone().answering(() => Response.json([{ name: 'Fagge', state: 'Kano', lat: 12, lon: 8.5 }]))
    expect(await findPlace('fagge')).toEqual({ lat: 12, lng: 8.5, name: 'Fagge, Kano' })
    expect(phone().calls.at(-1)!.path).toContain('q=fagge')
    phone().answering(() => Response.json([]))
    expect(await findPlace('nowhere')).toBe('nowhere')
    const said = spyOn(console, 'error').mockImplementation(() => {})
    phone().answering(() => new Response('', { status: 500 }))
    expect(await findPlace('fagge')).toBe('fagge')
    expect(said).toHaveBeenCalledTimes(1)
    said.mockRestore()
    found([])
  })

  const points: unknown[] = []
  const show = (over = {}) =>
    phone().show(
      <PlaceField
        label="Place"
        hint="Where?"
        placeholder="Kano"
        defaultValue="Old"
        onPoint={(point) => points.push(point)}
        {...over}
      />,
    )
  const field = () => document.querySelector<HTMLInputElement>('input')!
  const locates = (get: (ok: (at: unknown) => void, no: () => void, options: unknown) => void) =>
    put(navigator, 'geolocation', { getCurrentPosition: get })
  const HERE = { coords: { latitude: 12.00219, longitude: 8.592 } }

  test('is found by the phone, with its name', async () => {
    let options: unknown
    locates((ok, _, given) => {
      options = given
      ok(HERE)
    })
    phone().answering(() => Response.json([{ name: 'Fagge', state: 'Kano', lat: 12, lon: 8.5 }]))
    await show()
    expect(document.querySelector('[role=status]')).toBeNull()
    await press(/GPS|location/i)
    await until('it is found', () => points.length === 1)
    expect(points[0]).toEqual({ lat: 12.00219, lng: 8.592, name: 'Fagge, Kano' })
    expect(field().value).toBe('Fagge, Kano')
    expect(document.querySelector('[role=status]')!.textContent).toMatch(/12\.0022.*8\.5920/)
    await until('it is said', () => toastShown()?.startsWith('Success') === true)
    expect(options).toEqual({ timeout: 15_000, maximumAge: 300_000 })
  })

  test.each([
    ['is not known', () => Response.json([])],
    ['cannot be asked for', () => new Response('', { status: 500 })],
  ])('of which the name %s is named by its coordinates', async (_, answer) => {
    locates((ok) => ok(HERE))
    phone().answering(answer)
    await show()
    await press(/GPS|location/i)
    await until('it is found', () => field().value === '12.0022, 8.5920')
  })

  test('that the phone does not tell says so, and the button can be pressed again', async () => {
    let asked = 0
    locates((_, no) => {
      asked++
      no()
    })
    await show()
    await press(/GPS|location/i)
    await until('it is said', () => toastShown()?.startsWith('Error') === true)
    await press(/GPS|location/i)
    expect(asked).toBe(2)
    const denied = toastShown()
    put(navigator, 'geolocation', undefined)
    await show()
    await press(/GPS|location/i)
    await until('it is said', () => toastShown() !== denied)
  })

  test('is let go of when another name is typed, where that is a new place', async () => {
    const stored = { lat: 1, lng: 2, name: 'Old' }
    const { fill } = await import('../testing/screen.tsx')
    await show({ stored, typedIsNew: true })
    points.length = 0
    await fill('Place', 'New')
    expect(points.length).toBeGreaterThan(0)
    expect([points.at(-1), document.querySelector('[role=status]')]).toEqual([null, null])
    points.length = 0
    await show({ stored })
    await fill('Place', 'New')
    expect([points.length, document.querySelector('[role=status]') !== null]).toEqual([0, true])
  })
})

describe('a page that Back restores', () => {
  test('is loaded again for another person only', () => {
    let heard = (_: { persisted: boolean }) => {}
    const listening = spyOn(globalThis, 'addEventListener').mockImplementation(((_: string, listener: typeof heard) => {
      heard = listener
    }) as never)
    const reload = spyOn(location, 'reload').mockImplementation(() => {})
    guardRestoredPage('ada')
    expect(readStorage('gona.here')).toBe('ada')
    heard({ persisted: true })
    writeStorage('gona.here', 'musa')
    heard({ persisted: false })
    expect(reload).toHaveBeenCalledTimes(0)
    heard({ persisted: true })
    expect([reload.mock.calls.length, document.body.hidden]).toEqual([1, true])
    document.body.hidden = false
    listening.mockClear()
    guardRestoredPage(null)
    expect([readStorage('gona.here'), listening.mock.calls.length]).toEqual([null, 0])
    for (const spy of [listening, reload]) spy.mockRestore()
  })
})

test('what may be opened comes when the page is at rest, and a failure is tried again later', async () => {
  put(globalThis, 'requestIdleCallback', (work: () => void) => setTimeout(work))
  let loaded = 0
  const load = registerLazy(async () => {
    loaded++
    if (loaded === 1) throw new Error('No network')
    return 'module'
  })
  await preloadLazy()
  expect(loaded).toBe(1)
  expect(await load()).toBe('module')
})

describe('a link that is touched', () => {
  const touch = (html: string, event = 'touchstart') => {
    document.body.innerHTML = html
    document.body.querySelector('a, p')!.dispatchEvent(new Event(event, { bubbles: true }))
  }
  const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href)

  test('is fetched ahead once, unless it is another site, a call or a file', () => {
    prefetchOnTouch(document)
    touch('<a href="/weather">x</a>')
    touch('<a href="/weather">x</a>', 'pointerover')
    touch('<a href="/profile">x</a>', 'pointerover')
    for (const html of [
      '<a href="https://other.test/">x</a>',
      '<a href="/api/export">x</a>',
      '<a href="/file" download>x</a>',
      '<a>x</a>',
      '<p>x</p>',
      `<a href="${location.href}">x</a>`,
    ])
      touch(html)
    expect(hints()).toEqual(['https://gona.test/weather', 'https://gona.test/profile'])
    document.body.innerHTML = ''
  })
})
