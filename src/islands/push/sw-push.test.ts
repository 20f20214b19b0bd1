import { afterEach, beforeEach, describe, expect, test } from 'bun:test'
import { endPushSubscription, listenToPush } from './sw-push.ts'

const realFetch = globalThis.fetch
const OLD = 'https://push.example.org/old'
const NEW = 'https://push.example.org/new'
let worker: ReturnType<typeof serviceWorker>
let told: string[]
let answer: Response

beforeEach(() => {
  worker = serviceWorker()
  told = []
  answer = new Response(null, { status: 204 })
  globalThis.fetch = (async (path: string, { method, body }: RequestInit) => {
    told.push(`${method} ${path} ${(JSON.parse(String(body)) as { endpoint: string }).endpoint}`)
    return answer
  }) as typeof fetch
})
afterEach(() => {
  globalThis.fetch = realFetch
})

/** Browser side of a service worker: windows, shown notifications, subscription. */
function serviceWorker() {
  const listeners = new Map<string, (event: unknown) => void>()
  const shown: unknown[] = []
  const opened: string[] = []
  const windows: { url: string; focus(): Promise<void>; focused: boolean }[] = []
  const subscription = (endpoint: string) => ({
    endpoint,
    options: { userVisibleOnly: true },
    ended: false,
    async unsubscribe() {
      this.ended = true
      return true
    },
  })
  const renewed = subscription(NEW)
  const self = {
    location: new URL('https://gona.test/sw.js'),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
      pushManager: { subscribe: async () => renewed, getSubscription: async () => renewed },
    },
    clients: {
      // A page that loaded before its worker is not controlled by the worker.
      matchAll: async ({ type, includeUncontrolled }: { type?: string; includeUncontrolled?: boolean } = {}) =>
        type === 'window' && includeUncontrolled ? windows : [],
      openWindow: async (url: string) => void opened.push(url),
    },
  }
  listenToPush(self as never)
  return {
    shown,
    opened,
    subscription,
    renewed,
    registration: self.registration as never as ServiceWorkerRegistration,
    window(url: string) {
      const made = {
        url,
        focused: false,
        async focus() {
          this.focused = true
        },
      }
      windows.push(made)
      return made
    },
    async hears(type: string, event: object) {
      let work: Promise<unknown> = Promise.resolve()
      listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
      await work
    },
  }
}
const tap = async (data: string) => {
  let closed = false
  await worker.hears('notificationclick', { notification: { data, close: () => (closed = true) } })
  return closed
}

describe('the service worker', () => {
  test('shows what comes, once for each notification, and remembers where it leads', async () => {
    const message = { id: 'n1', title: 'Heavy rain', body: 'Open your drains.', href: '/weather' }
    await worker.hears('push', { data: { json: () => message } })
    expect(worker.shown).toEqual([
      { title: 'Heavy rain', body: 'Open your drains.', tag: 'n1', icon: '/icon-192.png', data: '/weather' },
    ])
  })

  test('shows nothing for a message without words', async () => {
    await worker.hears('push', { data: null })
    expect(worker.shown).toEqual([])
  })

  test('opens what was tapped, in the window that shows it already', async () => {
    const other = worker.window('https://gona.test/community?write=1')
    const there = worker.window('https://gona.test/weather#today')
    expect(await tap('/weather')).toBe(true)
    expect([there.focused, other.focused, worker.opened]).toEqual([true, false, []])
  })

  test('opens a new window rather than lead another away', async () => {
    worker.window('https://gona.test/community?write=1')
    await tap('/weather')
    expect(worker.opened).toEqual(['https://gona.test/weather'])
  })

  test('never opens a page of someone else', async () => {
    await tap('https://elsewhere.example/weather')
    expect(worker.opened).toEqual(['https://gona.test/'])
  })
})

describe('a subscription that the browser renewed', () => {
  const change = (event: object) => worker.hears('pushsubscriptionchange', event)

  test('is told to the server, and the old one forgotten', async () => {
    await change({ oldSubscription: worker.subscription(OLD), newSubscription: worker.renewed })
    expect(told).toEqual([`POST /api/push/subscriptions ${NEW}`, `DELETE /api/push/subscriptions ${OLD}`])
  })

  test('is asked for anew when the browser only says that the old one is over', async () => {
    await change({ oldSubscription: worker.subscription(OLD), newSubscription: null })
    expect(told[0]).toBe(`POST /api/push/subscriptions ${NEW}`)
  })

  test('ends when the server does not take it: nobody is signed in any more', async () => {
    answer = new Response('{}', { status: 401 })
    await change({ oldSubscription: worker.subscription(OLD), newSubscription: worker.renewed })
    expect([told.length, worker.renewed.ended]).toEqual([1, true])
  })
})

test('whoever signs in or out ends the subscription of the one before', async () => {
  await endPushSubscription(worker.registration)
  expect(worker.renewed.ended).toBe(true)
})
