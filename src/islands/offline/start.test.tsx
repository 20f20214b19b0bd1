import { afterEach, beforeEach, describe, expect, mock, spyOn, test } from 'bun:test'
import { queryKeyOf } from '../../contracts/call.ts'
import { getUser } from '../../contracts/calls/accounts.ts'
import { createPost, listPosts } from '../../contracts/calls/community.ts'
import type { Post } from '../../contracts/community.ts'
import { TEXTS_BY_LANGUAGE } from '../../words/index.ts'
import type { PageGlobals, PageState } from '../lib/page.tsx'
import { withDom } from '../testing/dom.ts'
import { PAGE as HOME } from '../testing/page.ts'
import { define } from '../testing/phone-apis.ts'

withDom()
const { openPhone, toastShown, until } = await import('../testing/screen.tsx')
const { startOffline } = await import('./start.tsx')
const roots = await import('react-dom/client')
const sending = await import('./phone-sending.ts')
const situation = await import('./connection-state.ts')
const { getConnectionState, setConnectionState } = situation
const { sendOrQueue } = await import('./outbox.ts')
const { pageWriteCounts: writeCounts } = await import('../lib/use-send.ts')
const { newIdempotencyKey, writeOfCall: writeOf } = await import('../lib/send-write.ts')

const PAGE: PageState = { ...HOME, url: '/weather' }
const LATER = '2026-07-06T09:00:00.000Z'

let phone: Awaited<ReturnType<typeof openPhone>>
/** Listeners of the page for each kind of event. */
let listeners: Map<string, ((event?: unknown) => void)[]>
let worker: ReturnType<typeof serviceWorker>
let renewed: PageGlobals[]
let reloads: number
const undo: (() => void)[] = []

/** Removes after the test what an open page starts: its bar and its listeners. */
function endWithTest() {
  const { createRoot } = roots
  const { onPendingChange } = sending
  const { onConnectionChange } = situation
  spyOn(roots, 'createRoot').mockImplementation((place) => {
    const root = createRoot(place)
    undo.push(() => root.unmount())
    return root
  })
  const stopped = (listen: typeof onPendingChange) => (listener: () => void) => {
    const stop = listen(listener)
    undo.push(stop)
    return stop
  }
  spyOn(sending, 'onPendingChange').mockImplementation(stopped(onPendingChange))
  spyOn(situation, 'onConnectionChange').mockImplementation(stopped(onConnectionChange))
}

/** Ends the wait for the network, after which a copy is marked as a copy. */
let waitIsOver: () => void
const LEFT_MS = 3000

/** Browser side of a service worker: messages from the page and to the page. */
function serviceWorker() {
  const sent: unknown[] = []
  const heard: ((event: { data: string }) => void)[] = []
  const active = { postMessage: (message: unknown) => void sent.push(message) }
  return {
    sent,
    says: (data: string) => {
      for (const each of heard) each({ data })
    },
    container: {
      controller: null as typeof active | null,
      register: async () => ({}),
      ready: Promise.resolve({ active }),
      getRegistration: async () => undefined,
      addEventListener: (_: string, listener: (event: { data: string }) => void) => void heard.push(listener),
    },
    control() {
      this.container.controller = active
    },
  }
}

beforeEach(async () => {
  phone = await openPhone()
  worker = serviceWorker()
  listeners = new Map()
  renewed = []
  reloads = 0
  endWithTest()
  undo.push(define(navigator, 'serviceWorker', { value: worker.container }))
  spyOn(globalThis, 'addEventListener').mockImplementation(((name: string, listener: () => void) => {
    listeners.set(name, [...(listeners.get(name) ?? []), listener])
  }) as never)
  spyOn(location, 'reload').mockImplementation(() => void reloads++)
  spyOn(performance, 'now').mockImplementation(() => 4000 - LEFT_MS)
  const later = globalThis.setTimeout
  spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number, ...more: never[]) => {
    if (ms !== LEFT_MS) return later(run, ms, ...more)
    waitIsOver = run
  }) as never)
  setConnectionState({ online: true, fromCache: false, newer: false, waiting: [], sending: false })
  Object.assign(writeCounts, { begun: 0, over: 0 })
})
afterEach(async () => {
  mock.restore()
  delete document.body.dataset.kept
  for (const each of undo.splice(0).toReversed()) each()
  setConnectionState({ online: true, fromCache: false, newer: false, waiting: [], sending: false })
  await phone.close()
})

const start = (page: Partial<PageState> = {}) =>
  startOffline({
    page: { ...PAGE, ...page },
    messages: { ...TEXTS_BY_LANGUAGE.en.screens },
    client: phone.client,
    renew: (state) => void renewed.push(state),
  })
const happens = (name: string) => {
  for (const each of listeners.get(name) ?? []) each()
}

describe('what was written without network', () => {
  beforeEach(async () => {
    phone.online(false)
    await sendOrQueue(writeOf(createPost, { content: 'Rain at last' }), {
      key: newIdempotencyKey(),
      userId: phone.user.id,
    })
  })
  const feed = async (): Promise<Post[]> => (await phone.send('GET', listPosts.path)).json()

  test('waits until the network is back, is sent then, and the farmer hears of it', async () => {
    await start()
    expect(getConnectionState()).toMatchObject({ online: false, fromCache: false })
    expect(getConnectionState().waiting).toHaveLength(1)
    expect(await feed()).toEqual([])
    phone.online(true)
    happens('online')
    await until('it is sent', () => getConnectionState().waiting.length === 0)
    expect((await feed()).map(({ content }) => content)).toEqual(['Rain at last'])
    expect(getConnectionState().online).toBe(true)
    await until('the farmer hears of it', () => toastShown() === 'All sent. Thank you for waiting.')
    await until('nothing is being sent', () => !getConnectionState().sending)
  })

  test('is sent when the network returns before the page knows that it was stored', async () => {
    await start()
    setConnectionState({ waiting: [] })
    phone.online(true)
    happens('online')
    await until('it is sent', async () => (await feed()).length === 1)
  })

  test('is sent when the page is opened with network, and when it is looked at again', async () => {
    await start()
    phone.online(true)
    expect(await feed()).toEqual([])
    document.dispatchEvent(new Event('visibilitychange'))
    await until('it is sent', () => getConnectionState().waiting.length === 0)
    expect(await feed()).toHaveLength(1)
  })

  test('stays the farmer’s own: nobody else on this phone sends it', async () => {
    phone.client.setQueryData(queryKeyOf(getUser.path), null)
    phone.online(true)
    await start()
    expect(getConnectionState().waiting).toEqual([])
    expect(await feed()).toEqual([])
  })
})

test('the network going and coming is known', async () => {
  await start()
  happens('offline')
  expect(getConnectionState()).toMatchObject({ online: false, fromCache: false })
  happens('online')
  expect(getConnectionState().online).toBe(true)
})

describe('the service worker', () => {
  test('is told which page to keep, in which language', async () => {
    await start({ language: 'ha' })
    await until('it is told', () => worker.sent.length > 0)
    expect(worker.sent).toEqual([{ seen: '/', language: 'ha' }])
  })

  test.each([
    ['with less data wished for', { lessData: true }, false],
    ['without network', {}, true],
  ])('keeps nothing ahead %s', async (_, page, offline) => {
    phone.online(!offline)
    await start(page)
    await Bun.sleep(0)
    expect(worker.sent).toEqual([])
  })

  test('keeps nothing ahead for a visitor', async () => {
    phone.client.setQueryData(queryKeyOf(getUser.path), null)
    await start()
    await Bun.sleep(0)
    expect(worker.sent).toEqual([])
  })
})

describe('a page that is a copy', () => {
  beforeEach(() => {
    document.body.dataset.kept = ''
    worker.control()
    document.body.insertAdjacentHTML('beforeend', '<div data-modules="main-v2.js"></div>')
  })
  /** Stores a newer copy, as the service worker does. */
  async function newest(page: Partial<PageState> = {}, userId = phone.user.id, release = 'main-v2.js') {
    const state = { page: { ...PAGE, now: LATER, ...page }, reads: [[queryKeyOf(getUser.path), { id: userId }]] }
    const html = `<html><body data-kept><script type="application/json" id="state">${JSON.stringify(state)}</script>${release}</body></html>`
    await (await caches.open('kept-me')).put(location.href, new Response(html))
  }
  const offered = () => getConnectionState().newer && getConnectionState().fromCache

  test('asks for what the network had already brought', async () => {
    await start()
    expect(worker.sent[0]).toEqual({ shown: location.href })
  })

  test('has no network when its request found none, whatever the browser thinks, until the network is back', async () => {
    await start()
    worker.says('failed')
    expect(getConnectionState()).toMatchObject({ online: false, fromCache: true, newer: false })
    for (const listener of listeners.get('online')!) listener()
    expect(getConnectionState()).toMatchObject({ online: true, fromCache: true })
  })

  test('shows what the network has brought, in place', async () => {
    await newest()
    await start()
    worker.says('newer')
    await until('it is shown', () => renewed.length > 0)
    expect(renewed[0]!.page.now).toBe(LATER)
    expect(document.body.dataset.kept).toBeUndefined()
    expect([offered(), reloads]).toEqual([false, 0])
  })

  test('shows it once, however often it is told', async () => {
    await newest()
    await start()
    for (const word of ['newer', 'newer']) worker.says(word)
    await until('it is shown', () => renewed.length > 0)
    await Bun.sleep(20)
    expect([renewed.length, offered(), reloads]).toEqual([1, false, 0])
  })

  test('is no copy any more when the network has brought the very same', async () => {
    await newest({ now: PAGE.now })
    await start()
    worker.says('newer')
    await until('it is known', () => document.body.dataset.kept === undefined)
    expect(renewed).toEqual([])
  })

  test.each([
    ['another language', { language: 'ha' as const }],
    ['another wish for data', { lessData: true }],
    ['another address', { url: '/weather?day=2' }],
  ])('offers what came in %s, for this page cannot turn into it', async (_, page) => {
    await newest(page)
    await start()
    worker.says('newer')
    await until('it is offered', offered)
    expect([renewed.length, reloads]).toEqual([0, 0])
  })

  test('offers what is of another release', async () => {
    await newest({}, phone.user.id, 'main-v3.js')
    await start()
    worker.says('newer')
    await until('it is offered', offered)
    expect(renewed).toEqual([])
  })

  test('offers it to who has begun to write here', async () => {
    await newest()
    await start()
    writeCounts.begun++
    worker.says('newer')
    await until('it is offered', offered)
    writeCounts.begun--
    expect(renewed).toEqual([])
  })

  test('offers what comes so late that it is being read', async () => {
    await newest()
    await start()
    spyOn(performance, 'now').mockImplementation(() => 4001)
    for (const word of ['newer', 'otherwise']) worker.says(word)
    expect([offered(), renewed.length, reloads]).toEqual([true, 0, 0])
  })

  test('is left for what somebody else is shown there, or nobody', async () => {
    await start()
    worker.says('otherwise')
    expect(reloads).toBe(1)
    await newest({}, newIdempotencyKey())
    worker.says('newer')
    await until('it is left', () => reloads === 2)
    expect(renewed).toEqual([])
  })

  test('says that it is one when the network goes', async () => {
    await start()
    expect(getConnectionState().fromCache).toBe(false)
    happens('offline')
    expect(getConnectionState()).toMatchObject({ online: false, fromCache: true })
  })

  test('says that it is one when the network has brought nothing in time', async () => {
    await start()
    waitIsOver()
    expect(getConnectionState()).toMatchObject({ fromCache: true, newer: false })
  })

  test('says so at once without network', async () => {
    phone.online(false)
    await start()
    expect(getConnectionState()).toMatchObject({ online: false, fromCache: true })
  })
})

test('a page that is no copy hears nothing of copies', async () => {
  worker.control()
  await start()
  worker.says('otherwise')
  expect(reloads).toBe(0)
})
