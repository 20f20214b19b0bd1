/// <reference lib="webworker" />
import { signOut } from '../contracts/calls/accounts.ts'
import { DRAWINGS_PATH } from '../contracts/drawing-ids.ts'
import { DOORS, READS } from '../contracts/service-worker.ts'
import { countData } from './offline/data-used.ts'
import {
  cachedCopy,
  cacheOwner,
  dropOldFiles,
  FILES,
  file,
  forNobody,
  isFile,
  isGood,
  isOurs,
  keep,
  picture,
  type RequestMoment,
  recording,
  requestMoment,
  sound,
} from './offline/page-cache.ts'
import { sendWaiting } from './offline/phone-sending.ts'
import { waitingWrites } from './offline/phone-store.ts'
import { bringAgain, OFFLINE, warm } from './offline/warm.ts'
import { lastWrite, noteWrite, refreshedBy } from './offline/wrote.ts'
import { endPush, listenToPush } from './push/sw-push.ts'

declare const self: ServiceWorkerGlobalScope
declare const SW_FIRST: string[]

/** Delay after which a good copy is shown (ms); shorter on a network that the browser knows to be slow. */
const PATIENCE_WITH_COPY_MS = { fast: 200, slow: 50 }
const PATIENCE_MS = 4000
/** After a write a page must show it, so its copy is not good enough. */
const PATIENCE_AFTER_WRITE_MS = 30_000
const AFTER_WRITE_MS = 60_000
const PAUSE_MS = 2000
const CACHED_READS = new RegExp(READS)

let writes = 0

listenToPush(self)

countData()

self.addEventListener('install', (event) => {
  event.waitUntil(install())
  void self.skipWaiting()
})

/** The shell, most of which the page has just loaded; from an older version what has not changed. */
async function install(): Promise<void> {
  const cache = await caches.open(FILES)
  for (const path of [...SW_FIRST, OFFLINE]) {
    const same = path.startsWith('/assets/') ? await caches.match(path) : undefined
    const answer = same ?? (await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }))
    const isRight = path === OFFLINE ? answer.ok && isOurs(answer) : isFile(answer)
    if (!isRight) throw new Error(`${path} answered ${answer.status}`)
    await cache.put(path, answer)
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldFiles(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.method !== 'GET') {
    event.waitUntil(noteWrite(request.method, pathname))
    if (DOORS.includes(pathname)) return event.respondWith(throughEndpoint(request, pathname))
    // An upload alone changes no page: the write that names the picture does.
    const isPicture = request.headers.get('content-type')?.startsWith('multipart/')
    const answer = isPicture && request.mode !== 'navigate' ? undefined : written(request, pathname)
    if (answer) event.respondWith(answer)
    event.waitUntil(
      Promise.resolve(answer)
        .then(() => refreshAfter(request, pathname))
        .catch(() => undefined),
    )
  } else if (pathname.startsWith('/assets/') || pathname.startsWith(DRAWINGS_PATH) || SW_FIRST.includes(pathname))
    event.respondWith(file(request))
  else if (pathname.startsWith('/images/')) event.respondWith(picture(request))
  else if (pathname.startsWith('/audio/')) event.respondWith(sound(request))
  else if (pathname.startsWith('/recordings/')) event.respondWith(recording(request))
  else if (pathname.startsWith('/api/')) {
    if (CACHED_READS.test(pathname)) event.respondWith(networkFirst(event, Response.error))
  } else if (request.mode === 'navigate') event.respondWith(networkFirst(event, offlinePage))
})

/** Sends a write and records its time: copies of earlier requests may lack it. */
async function written(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (request.mode === 'navigate') return offlinePage()
    throw error
  } finally {
    await noteWrite(request.method, pathname)
  }
}

const outdated = new Set<string>()

/** Fetches again, once writing pauses, the page of a write, home, and the screens that the write declares to refresh. */
async function refreshAfter({ method, referrer }: Request, pathname: string): Promise<void> {
  for (const url of [referrer, '/', ...refreshedBy(method, pathname)]) outdated.add(new URL(url, location.href).href)
  const last = ++writes
  await after(PAUSE_MS)
  if (last !== writes) return
  const urls = [...outdated]
  outdated.clear()
  await bringAgain(urls)
}

/**
 * Result of the network for a page shown from the cache: the same page, newer; another, then waited for next time; or no
 * connection, which `navigator.onLine` does not know on a mast or a router without internet.
 */
type Had = 'newer' | 'otherwise' | 'failed'
/** Results that a page may not have received yet, by address. */
const had = new Map<string, Had>()

/** Returns the network's answer, or the cached copy when there is no answer in time. */
async function networkFirst(event: FetchEvent, otherwise: () => Response | Promise<Response>): Promise<Response> {
  const { url } = event.request
  const copy = await cachedCopy(url)
  if (copy && had.get(url) !== 'otherwise') had.delete(url)
  const moment = requestMoment()
  let answered = false
  const network = (async (): Promise<Response> => (await event.preloadResponse) ?? fetch(event.request))()
  if (copy && event.request.mode === 'navigate') event.waitUntil(network.catch(() => tell(event, 'failed')))
  event.waitUntil(
    network
      .then(async (answer) => {
        const late = answered
        const html = await keep(url, answer.clone(), moment)
        if (late && copy && event.request.mode === 'navigate') await tellAnswer(event, copy, answer)
        else had.delete(url)
        // The page asks for these later, when the network may be gone: the bar that says so needs them.
        for (const [, words] of html.matchAll(/data-(?:dialog|set-up)-words="(.+?)"/g)) await file(words!)
      })
      .catch(() => undefined),
  )
  try {
    const answer = await (copy ? Promise.race([network, patience(event.request, copy, moment).then(after)]) : network)
    if (answer && !(copy && isFailure(answer))) return answer
  } catch {
    // No network: the copy or its fallback.
  } finally {
    answered = true
  }
  return copy ?? otherwise()
}

/** True for an answer worse than a copy: a server error, or an answer that is not our server's. */
const isFailure = (answer: Response) => answer.status >= 500 || !isOurs(answer)

/** Time to wait for the network when there is a copy (ms). Reloading means that the user wants no copy. */
async function patience({ mode, cache, url }: Request, copy: Response, { at }: RequestMoment): Promise<number> {
  if (had.get(url) === 'otherwise') return PATIENCE_AFTER_WRITE_MS
  const wantsCopy = mode === 'navigate' && cache !== 'no-cache' && cache !== 'reload'
  if (wantsCopy && (await isGood(url, copy))) return PATIENCE_WITH_COPY_MS[speed()]
  return at - (await lastWrite(url)) < AFTER_WRITE_MS ? PATIENCE_AFTER_WRITE_MS : PATIENCE_MS
}

function speed(): 'fast' | 'slow' {
  const { connection } = navigator
  return /[23]g/.test(connection?.effectiveType ?? '') ? 'slow' : 'fast'
}

/** Reports to the page whether the network had a newer version of it, or another page. */
async function tellAnswer(event: FetchEvent, copy: Response, answer: Response): Promise<void> {
  if (isFailure(answer)) return
  const isSame = answer.ok && answer.headers.get('session-user') === copy.headers.get('session-user')
  await tell(event, isSame ? 'newer' : 'otherwise')
}

async function tell(event: FetchEvent, word: Had): Promise<void> {
  had.set(event.request.url, word)
  const page = await self.clients.get(event.resultingClientId || event.clientId)
  page?.postMessage(word)
}

const after = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))

const offlinePage = async () => (await caches.match(OFFLINE)) ?? Response.error()

/** Coming and going: afterwards nothing of the last person is left. Leaving by the plain form waits for what is unsent. */
async function throughEndpoint(request: Request, pathname: string): Promise<Response> {
  if (pathname === signOut.form.at) {
    const owner = await cacheOwner()
    const unsent = owner ? await waitingWrites.all(owner) : []
    if (unsent.length > 0) return Response.redirect('/profile#leave', 303)
  }
  try {
    const answer = await fetch(request)
    if (answer.ok || answer.type === 'opaqueredirect') {
      await forNobody()
      endPush(self.registration).catch(() => undefined)
    }
    return answer
  } catch (error) {
    if (request.mode === 'navigate') return offlinePage()
    throw error
  }
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { shown, seen, language }: { shown?: string; seen: string; language: string } = event.data
  if (shown) return had.has(shown) ? event.source?.postMessage(had.get(shown)) : undefined
  // Without network it is tried again from the next page.
  event.waitUntil(warm(seen, language).catch(() => undefined))
})

/** Background Sync: the network is back and the app may be closed. Throwing asks the browser to try again later. */
self.addEventListener('sync', (event) => {
  const send = async () => {
    const owner = await cacheOwner()
    if (owner && !(await sendWaiting(owner)).empty) throw new Error('Not everything could be sent')
  }
  event.waitUntil(send())
})
