import { byteRange } from '../../contracts/byte-range.ts'
import { matchPath } from '../../contracts/call.ts'
import { ADMIN_PATHS } from '../../contracts/service-worker.ts'
import { CACHE_PREFIX, IMAGES_CACHE, SOUNDS_CACHE, userCachePrefix } from './user-caches.ts'
import { lastWriteTime } from './write-times.ts'

/** Service worker caches: client files by version, and one user's pages, reads and pictures. */

declare const SW_VERSION: string

export const CLIENT_FILES_CACHE = `files-${SW_VERSION}`
/** Maximum cached pages and reads; enough for all valid advisories. */
const CACHE_MAX = 150
/** Maximum cached pictures. */
const PICTURES_MAX = 60
const SOUNDS_MAX = 120
const VERSION_HEADER = 'kept-version'
/** Time of the request by the phone's clock, ms. */
const TIME_HEADER = 'kept-at'
const LANGUAGE_HEADER = 'kept-language'
const NO_USER = 'none'
const ANY = { ignoreVary: true }

/** Returns the user whose pages are cached; there is at most one. */
export async function cacheOwner(): Promise<string | undefined> {
  return (await caches.keys()).find((name) => name.startsWith(CACHE_PREFIX))?.slice(CACHE_PREFIX.length)
}

/** Deletes cached data of all other users. Nothing changes if `owner` is null (a gateway's response). */
async function onlyFor(owner: string | null): Promise<void> {
  if (owner === null) return
  for (const name of await caches.keys()) {
    const whose = userCachePrefix(name)
    if (whose && name !== whose + owner) await caches.delete(name)
  }
}

/** Returns whether our server sent the response. Hotspot sign-in pages and most gateway errors name no user. */
export const isOwnResponse = ({ type, headers }: Response) => type === 'opaqueredirect' || headers.has('session-user')

/** Returns whether the response is the requested file and not a hotspot's page. */
export const isClientFile = ({ status, headers }: Response) =>
  status === 200 && !headers.get('content-type')?.startsWith('text/html')

/** Stamp of a request, which identifies responses that arrive after a sign-in or sign-out. */
export interface RequestStamp {
  at: number
  comings: number
}

let sessionChanges = 0
/** Clears private caches on sign-in and sign-out. Responses to earlier requests are not stored afterwards. */
export async function clearPrivateCaches(): Promise<void> {
  sessionChanges++
  await onlyFor(NO_USER)
}
/** Stamps a request. Pass the stamp to `storeResponse` with the response. */
export const stampRequest = (): RequestStamp => ({ at: Date.now(), comings: sessionChanges })

/**
 * Stores a response in its user's cache, a page with a `data-kept` mark. Pages and calls of the administration are never
 * stored; a 404 deletes the copy. @returns the text of a stored response, otherwise ''
 */
export async function storeResponse(url: string, answer: Response, moment: RequestStamp): Promise<string> {
  if (moment.comings !== sessionChanges) return ''
  const owner = answer.headers.get('session-user')
  await onlyFor(owner)
  if (answer.status === 404 && owner) await (await caches.open(CACHE_PREFIX + owner)).delete(url, ANY)
  if (answer.status !== 200 || !owner || owner === NO_USER || isOfAdmins(url)) return ''
  const text = await answer.text()
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set(VERSION_HEADER, SW_VERSION)
  headers.set(TIME_HEADER, String(moment.at))
  headers.set(LANGUAGE_HEADER, /<html lang="(\w+)/.exec(text)?.[1] ?? '')
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const cache = await caches.open(CACHE_PREFIX + owner)
  await cache.put(url, new Response(isPage ? text.replace('<body', '<body data-kept') : text, { headers }))
  await trimCache(cache, CACHE_MAX)
  return text
}

function isOfAdmins(url: string): boolean {
  const { pathname } = new URL(url)
  return ADMIN_PATHS.some((path) => matchPath(path, pathname))
}

export const cachedCopy = (url: string): Promise<Response | undefined> => caches.match(url, ANY)

/** Returns whether a copy has this version and language (null: any) and is at most `ms` old. */
export async function isFreshCopy(url: string, language: string | null, ms: number): Promise<boolean> {
  const copy = await cachedCopy(url)
  const age = Date.now() - Number(copy?.headers.get(TIME_HEADER))
  const { headers } = copy ?? new Response()
  const speaks = language === null || headers.get(LANGUAGE_HEADER) === language
  return headers.get(VERSION_HEADER) === SW_VERSION && speaks && age < ms
}

/** Maximum age (ms) of a copy shown while the network request runs; an older copy may not fit the time of day. */
const GOOD_MS = 6 * 3_600_000

/** Returns whether a copy may be shown while the network request runs: of this version, of today, and newer than the last write. */
export async function isCopyShowable(url: string, copy: Response): Promise<boolean> {
  const at = Number(copy.headers.get(TIME_HEADER))
  const now = Date.now()
  const ofToday = new Date(at).toDateString() === new Date(now).toDateString()
  if (copy.headers.get(VERSION_HEADER) !== SW_VERSION || !ofToday || at > now || now - at > GOOD_MS) return false
  return at > (await lastWriteTime(url))
}

/** Returns a client file from the cache, or fetches and stores it. The file's name contains a hash of the content. */
export async function fetchClientFile(request: Request | string): Promise<Response> {
  const here = await caches.match(request, ANY)
  if (here) return here
  const answer = await fetch(request)
  if (isClientFile(answer)) await (await caches.open(CLIENT_FILES_CACHE)).put(request, answer.clone())
  return answer
}

export const cachedImage = (request: Request) => cachedOr(request, IMAGES_CACHE, PICTURES_MAX)
/** Recordings, available offline after the first play, also for other advisories that use them. */
export const cachedSound = (request: Request) => cachedOr(request, SOUNDS_CACHE, SOUNDS_MAX)

/** Recordings of questions: stored whole; Safari gets the range that it requests. */
export async function cachedRecording({ url, headers }: Request): Promise<Response> {
  const whole = await cachedSound(new Request(url))
  if (!headers.has('range') || whole.status !== 200) return whole
  const bytes = await whole.clone().arrayBuffer()
  const range = byteRange(headers.get('range'), bytes.byteLength)
  if (range === null) return whole
  const of = bytes.byteLength
  if (range === 'none') return new Response(null, { status: 416, headers: { 'content-range': `bytes */${of}` } })
  const [first, last] = range
  const type = whole.headers.get('content-type') ?? ''
  const part = { 'content-type': type, 'content-range': `bytes ${first}-${last}/${of}` }
  return new Response(bytes.slice(first, last + 1), { status: 206, headers: part })
}

async function cachedOr(request: Request, kind: string, max: number): Promise<Response> {
  const here = await caches.match(request, ANY)
  if (here) return here
  const answer = await fetch(request)
  const owner = await cacheOwner()
  if (isClientFile(answer) && owner) {
    const cache = await caches.open(kind + owner)
    await cache.put(request, answer.clone())
    await trimCache(cache, max)
  }
  return answer
}

/** Deletes the oldest entries beyond `max`. */
async function trimCache(cache: Cache, max: number): Promise<void> {
  const all = await cache.keys()
  for (const request of all.slice(0, Math.max(0, all.length - max))) await cache.delete(request)
}

export async function pagesOfOtherVersions(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const owner = await cacheOwner()
  const cache = owner && (await caches.open(CACHE_PREFIX + owner))
  for (const request of cache ? await cache.keys() : []) {
    const version = (await cachedCopy(request.url))?.headers.get(VERSION_HEADER)
    if (version && version !== SW_VERSION) pages.set(request.url, version)
  }
  return pages
}

/** Deletes client files of versions that no cached page uses. */
export async function deleteOldFiles(): Promise<void> {
  const needed = new Set([
    CLIENT_FILES_CACHE,
    ...[...(await pagesOfOtherVersions()).values()].map((version) => `files-${version}`),
  ])
  for (const name of await caches.keys()) {
    if (name.startsWith('files-') && !needed.has(name)) await caches.delete(name)
  }
}
