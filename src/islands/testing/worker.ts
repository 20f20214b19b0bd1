import { afterAll, beforeAll, setSystemTime } from 'bun:test'
import { lastWriteTime } from '../offline/write-times.ts'
import { define } from './phone-apis.ts'

export const ORIGIN = 'https://gona.test'

export interface Asked {
  mode?: string
  method?: string
  cache?: string
  /** Content type. */
  type?: string
  referrer?: string
}

/**
 * Globals of a service worker for all tests of a file, and events from the browser. @param load imports the worker's
 * code, which adds its listeners on import
 */
export function createWorker(apis: { registration?: object; clients?: object }, load: () => Promise<unknown>) {
  const listeners = new Map<string, (event: unknown) => unknown>()
  const undo: (() => void)[] = []
  beforeAll(async () => {
    const worker = {
      addEventListener: (type: string, listener: (event: unknown) => unknown) => listeners.set(type, listener),
      skipWaiting: async () => undefined,
      location: new URL(`${ORIGIN}/sw.js`),
      registration: { pushManager: { getSubscription: async () => null }, ...apis.registration },
      clients: { claim: async () => undefined, get: async () => undefined, ...apis.clients },
    }
    for (const [name, value] of Object.entries({
      self: worker,
      location: worker.location,
      SW_VERSION: 'v2',
      SW_FIRST: ['/assets/main.js'],
      SW_LATER: '/assets/offline-v2.json',
    }))
      undo.push(define(globalThis, name, { value }))
    await load()
  })
  afterAll(() => {
    for (const each of undo.toReversed()) each()
  })
  return {
    /** Passes a request on. `answer` is undefined if the worker ignores the request; `work` is its background work. */
    ask(
      path: string,
      { mode = 'navigate', method = 'GET', cache = 'default', type, referrer = `${ORIGIN}/` }: Asked = {},
    ) {
      const work: Promise<unknown>[] = []
      let answer: Promise<Response> | undefined
      const request = new Request(new URL(path, ORIGIN), { method, headers: type ? { 'content-type': type } : {} })
      for (const [name, value] of Object.entries({ mode, cache, referrer }))
        Object.defineProperty(request, name, { value })
      listeners.get('fetch')?.({
        request,
        clientId: 'page',
        waitUntil: (promise: Promise<unknown>) => work.push(promise),
        respondWith: (given: Response | Promise<Response>) => {
          answer = Promise.resolve(given)
        },
      })
      return { answer, work }
    },
    /** Sends another event and waits for its work. */
    async hear(type: string, event: object = {}) {
      const work: Promise<unknown>[] = []
      listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
      await Promise.all(work)
    },
  }
}

/** Sets the clock to a time after the last write of all files of this process, which stay in memory. */
export async function afterAllWrites(ms: number) {
  setSystemTime(new Date(Math.max(Date.now(), await lastWriteTime(`${ORIGIN}/api/`)) + ms))
}
