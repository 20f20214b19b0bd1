/// <reference lib="webworker" />
import { signOut } from '../contracts/calls/accounts.ts'
import { DRAWINGS_PATH } from '../contracts/drawing-ids.ts'
import { CACHED_READS_PATTERN, SESSION_PATHS } from '../contracts/service-worker.ts'
import { countBytesDownloaded } from './offline/data-used.ts'
import {
  CLIENT_FILES_CACHE,
  cachedCopy,
  cachedImage,
  cachedRecording,
  cachedSound,
  cacheOwner,
  clearPrivateCaches,
  deleteOldFiles,
  fetchClientFile,
  isClientFile,
  isCopyShowable,
  isOwnResponse,
  type RequestStamp,
  stampRequest,
  storeResponse,
} from './offline/page-cache.ts'
import { sendPending } from './offline/phone-sending.ts'
import { pendingWrites } from './offline/phone-store.ts'
import { OFFLINE_PATH, prefetchForOffline, refetchPages } from './offline/prefetch-pages.ts'
import { lastWriteTime, pathsToRefresh, recordWriteTime } from './offline/write-times.ts'
import { endPushSubscription, listenToPush } from './push/sw-push.ts'

declare const self: ServiceWorkerGlobalScope
declare const SW_FIRST: string[]

/** Wait for the network before a valid copy is shown (ms); shorter on a network known to be slow. */
const PATIENCE_WITH_COPY_MS = { fast: 200, slow: 50 }
/** Wait for the network before an older copy is shown (ms). */
const PATIENCE_MS = 4000
/** Wait for the network after a write (ms): the page must show the change, which a copy lacks. */
const PATIENCE_AFTER_WRITE_MS = 30_000
/** Time after a write for which that longer wait applies (ms). */
const AFTER_WRITE_MS = 60_000
const PAUSE_MS = 2000
const CACHED_READS = new RegExp(CACHED_READS_PATTERN)

let writeCount = 0

listenToPush(self)

countBytesDownloaded()

self.addEventListener('install', (event) => {
  event.waitUntil(installFiles())
  void self.skipWaiting()
})

/** Caches the app shell. The page has just loaded most of it; unchanged files come from the older version's cache. */
async function installFiles(): Promise<void> {
  const cache = await caches.open(CLIENT_FILES_CACHE)
  for (const path of [...SW_FIRST, OFFLINE_PATH]) {
    const same = path.startsWith('/assets/') ? await caches.match(path) : undefined
    const answer = same ?? (await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }))
    const isRight = path === OFFLINE_PATH ? answer.ok && isOwnResponse(answer) : isClientFile(answer)
    if (!isRight) throw new Error(`${path} answered ${answer.status}`)
    await cache.put(path, answer)
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldFiles(), self.registration.navigationPreload?.enable(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  if (request.method !== 'GET') {
    event.waitUntil(recordWriteTime(request.method, pathname))
    if (SESSION_PATHS.includes(pathname)) return event.respondWith(throughEndpoint(request, pathname))
    // An upload alone changes no page; the write that refers to it does.
    const isPicture = request.headers.get('content-type')?.startsWith('multipart/')
    const answer = isPicture && request.mode !== 'navigate' ? undefined : handleWrite(request, pathname)
    if (answer) event.respondWith(answer)
    event.waitUntil(
      Promise.resolve(answer)
        .then(() => refreshAfter(request, pathname))
        .catch(() => undefined),
    )
  } else if (pathname.startsWith('/assets/') || pathname.startsWith(DRAWINGS_PATH) || SW_FIRST.includes(pathname))
    event.respondWith(fetchClientFile(request))
  else if (pathname.startsWith('/images/')) event.respondWith(cachedImage(request))
  else if (pathname.startsWith('/audio/')) event.respondWith(cachedSound(request))
  else if (pathname.startsWith('/recordings/')) event.respondWith(cachedRecording(request))
  else if (pathname.startsWith('/api/')) {
    if (CACHED_READS.test(pathname)) event.respondWith(networkFirst(event, Response.error))
  } else if (request.mode === 'navigate') event.respondWith(networkFirst(event, offlinePage))
})

/** Sends a write and records its time, because earlier copies may lack the change. */
async function handleWrite(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    if (request.mode === 'navigate') return offlinePage()
    throw error
  } finally {
    await recordWriteTime(request.method, pathname)
  }
}

const outdatedPages = new Set<string>()

/** After writing pauses, fetches again the page of a write, home, and the screens that the write declares. */
async function refreshAfter({ method, referrer }: Request, pathname: string): Promise<void> {
  for (const url of [referrer, '/', ...pathsToRefresh(method, pathname)])
    outdatedPages.add(new URL(url, location.href).href)
  const last = ++writeCount
  await resolveAfter(PAUSE_MS)
  if (last !== writeCount) return
  const urls = [...outdatedPages]
  outdatedPages.clear()
  await refetchPages(urls)
}

/**
 * Network result for a page shown from the cache. `newer`: a newer version; `otherwise`: another page, so the next
 * request waits for the network; `failed`: no connection, although `navigator.onLine` may be true.
 */
type NetworkResult = 'newer' | 'otherwise' | 'failed'
/** Results that a page may not have received yet, by URL. */
const networkResults = new Map<string, NetworkResult>()

/** Returns the network's response, or the cached copy if there is none in time. */
async function networkFirst(event: FetchEvent, otherwise: () => Response | Promise<Response>): Promise<Response> {
  const { url } = event.request
  const copy = await cachedCopy(url)
  if (copy && networkResults.get(url) !== 'otherwise') networkResults.delete(url)
  const moment = stampRequest()
  let answered = false
  const network = (async (): Promise<Response> => (await event.preloadResponse) ?? fetch(event.request))()
  if (copy && event.request.mode === 'navigate') event.waitUntil(network.catch(() => notifyClient(event, 'failed')))
  event.waitUntil(
    network
      .then(async (answer) => {
        const late = answered
        const html = await storeResponse(url, answer.clone(), moment)
        if (late && copy && event.request.mode === 'navigate') await tellAnswer(event, copy, answer)
        else networkResults.delete(url)
        // The offline bar needs these messages later, when there may be no network.
        for (const [, words] of html.matchAll(/data-(?:dialog|set-up)-words="(.+?)"/g)) await fetchClientFile(words!)
      })
      .catch(() => undefined),
  )
  try {
    const answer = await (copy
      ? Promise.race([network, networkWaitMs(event.request, copy, moment).then(resolveAfter)])
      : network)
    if (answer && !(copy && isFailure(answer))) return answer
  } catch {
    // No network: use the copy or its fallback.
  } finally {
    answered = true
  }
  return copy ?? otherwise()
}

/** Returns whether a response is worse than a copy: a server error, or not from our server. */
const isFailure = (answer: Response) => answer.status >= 500 || !isOwnResponse(answer)

/** Returns how long to wait for the network if there is a copy (ms). A reload waits, because the user wants a new page. */
async function networkWaitMs({ mode, cache, url }: Request, copy: Response, { at }: RequestStamp): Promise<number> {
  if (networkResults.get(url) === 'otherwise') return PATIENCE_AFTER_WRITE_MS
  const wantsCopy = mode === 'navigate' && cache !== 'no-cache' && cache !== 'reload'
  if (wantsCopy && (await isCopyShowable(url, copy))) return PATIENCE_WITH_COPY_MS[connectionSpeed()]
  return at - (await lastWriteTime(url)) < AFTER_WRITE_MS ? PATIENCE_AFTER_WRITE_MS : PATIENCE_MS
}

function connectionSpeed(): 'fast' | 'slow' {
  const { connection } = navigator
  return /[23]g/.test(connection?.effectiveType ?? '') ? 'slow' : 'fast'
}

/** Tells the page whether the network had a newer version, or another page. */
async function tellAnswer(event: FetchEvent, copy: Response, answer: Response): Promise<void> {
  if (isFailure(answer)) return
  const isSame = answer.ok && answer.headers.get('session-user') === copy.headers.get('session-user')
  await notifyClient(event, isSame ? 'newer' : 'otherwise')
}

async function notifyClient(event: FetchEvent, word: NetworkResult): Promise<void> {
  networkResults.set(event.request.url, word)
  const page = await self.clients.get(event.resultingClientId || event.clientId)
  page?.postMessage(word)
}

const resolveAfter = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))

const offlinePage = async () => (await caches.match(OFFLINE_PATH)) ?? Response.error()

/** Handles sign-in and sign-out: afterwards no data of the last user is left. Signing out by plain form first checks for unsent writes. */
async function throughEndpoint(request: Request, pathname: string): Promise<Response> {
  if (pathname === signOut.form.at) {
    const owner = await cacheOwner()
    const unsent = owner ? await pendingWrites.all(owner) : []
    if (unsent.length > 0) return Response.redirect('/profile#leave', 303)
  }
  try {
    const answer = await fetch(request)
    if (answer.ok || answer.type === 'opaqueredirect') {
      await clearPrivateCaches()
      endPushSubscription(self.registration).catch(() => undefined)
    }
    return answer
  } catch (error) {
    if (request.mode === 'navigate') return offlinePage()
    throw error
  }
}

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { shown, seen, language }: { shown?: string; seen: string; language: string } = event.data
  if (shown) return networkResults.has(shown) ? event.source?.postMessage(networkResults.get(shown)) : undefined
  // Without network the next page retries.
  event.waitUntil(prefetchForOffline(seen, language).catch(() => undefined))
})

/** Background Sync: the network is back, and the app may be closed. Throwing makes the browser retry later. */
self.addEventListener('sync', (event) => {
  const send = async () => {
    const owner = await cacheOwner()
    if (owner && !(await sendPending(owner)).empty) throw new Error('Not everything could be sent')
  }
  event.waitUntil(send())
})
