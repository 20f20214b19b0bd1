import { lastWrite } from './wrote.ts'

/** What the service worker keeps: client files by version, and one person's pages, reads and pictures. */

declare const SW_VERSION: string

export const FILES = `files-${SW_VERSION}`
const KEPT = 'kept-'
const PICTURES = 'pictures-'
const SOUNDS = 'sounds-'
/** With every advisory that holds. */
const KEPT_MAX = 150
const PICTURES_MAX = 60
const SOUNDS_MAX = 120
const VERSION_HEADER = 'kept-version'
/** By the phone's own clock, whatever it shows. */
const TIME_HEADER = 'kept-at'
const LANGUAGE_HEADER = 'kept-language'
const NOBODY = 'none'
const ANY = { ignoreVary: true }

/** Whose pages are on this phone: never more than one person's. */
export async function ownerOfKept(): Promise<string | undefined> {
  return (await caches.keys()).find((name) => name.startsWith(KEPT))?.slice(KEPT.length)
}

/** Removes what is private to anyone else. An answer without a word about it (a gateway's) changes nothing. */
export async function onlyFor(owner: string | null): Promise<void> {
  if (owner === null) return
  for (const name of await caches.keys()) {
    const whose = [KEPT, PICTURES, SOUNDS].find((kind) => name.startsWith(kind))
    if (whose && name !== whose + owner) await caches.delete(name)
  }
}

/** True for an answer of our own server; a hotspot's sign-in page and most gateways' errors do not name a user. */
export const isOurs = ({ type, headers }: Response) => type === 'opaqueredirect' || headers.has('session-user')

/** True for a file as it was requested, and not the page that a hotspot sends in its place. */
export const isFile = ({ status, headers }: Response) =>
  status === 200 && !headers.get('content-type')?.startsWith('text/html')

/** When something was asked for: answers may be long on their way. */
export interface Asked {
  at: number
  comings: number
}

let comings = 0
/** Someone signed in or out: nothing private is left, and answers still on their way are not kept. */
export async function forNobody(): Promise<void> {
  comings++
  await onlyFor(NOBODY)
}
/** Taken before asking, given to `keep` with the answer. */
export const askedBy = (): Asked => ({ at: Date.now(), comings })

/**
 * Keeps an answer for the person it was given to, a page with the mark that it is a copy. Pages and calls of the
 * administration are never kept; one that is gone is forgotten. @returns a page's HTML
 */
export async function keep(url: string, answer: Response, asked: Asked): Promise<string> {
  if (asked.comings !== comings) return ''
  const owner = answer.headers.get('session-user')
  await onlyFor(owner)
  if (answer.status === 404 && owner) await (await caches.open(KEPT + owner)).delete(url, ANY)
  if (answer.status !== 200 || !owner || owner === NOBODY || /^\/(api\/)?admin/.test(new URL(url).pathname)) return ''
  const text = await answer.text()
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  headers.set(VERSION_HEADER, SW_VERSION)
  headers.set(TIME_HEADER, String(asked.at))
  headers.set(LANGUAGE_HEADER, /<html lang="(\w+)/.exec(text)?.[1] ?? '')
  const isPage = headers.get('content-type')?.startsWith('text/html')
  const cache = await caches.open(KEPT + owner)
  await cache.put(url, new Response(isPage ? text.replace('<body', '<body data-kept') : text, { headers }))
  await trim(cache, KEPT_MAX)
  return text
}

export const keptCopy = (url: string): Promise<Response | undefined> => caches.match(url, ANY)

/** Reports whether a copy was made under this version, in this language (null: any), within so many ms. */
export async function isFresh(url: string, language: string | null, ms: number): Promise<boolean> {
  const copy = await keptCopy(url)
  const age = Date.now() - Number(copy?.headers.get(TIME_HEADER))
  const { headers } = copy ?? new Response()
  const speaks = language === null || headers.get(LANGUAGE_HEADER) === language
  return headers.get(VERSION_HEADER) === SW_VERSION && speaks && age < ms
}

/** Older copies do not show the day as it is. */
const GOOD_MS = 6 * 3_600_000

/** Whether a copy may be shown while the network is asked: of this version, of today, and made after what was written. */
export async function isGood(url: string, copy: Response): Promise<boolean> {
  const at = Number(copy.headers.get(TIME_HEADER))
  const now = Date.now()
  const ofToday = new Date(at).toDateString() === new Date(now).toDateString()
  if (copy.headers.get(VERSION_HEADER) !== SW_VERSION || !ofToday || at > now || now - at > GOOD_MS) return false
  return at > (await lastWrite(url))
}

/** A client file by its name, which holds its content's hash: what is here need not be asked for again. */
export async function file(request: Request | string): Promise<Response> {
  const here = await caches.match(request, ANY)
  if (here) return here
  const answer = await fetch(request)
  if (isFile(answer)) await (await caches.open(FILES)).put(request, answer.clone())
  return answer
}

export const picture = (request: Request) => keptFor(request, PICTURES, PICTURES_MAX)
/** What was listened to once is heard without network, also in other advice that says it. */
export const sound = (request: Request) => keptFor(request, SOUNDS, SOUNDS_MAX)

async function keptFor(request: Request, kind: string, max: number): Promise<Response> {
  const here = await caches.match(request, ANY)
  if (here) return here
  const answer = await fetch(request)
  const owner = await ownerOfKept()
  if (isFile(answer) && owner) {
    const cache = await caches.open(kind + owner)
    await cache.put(request, answer.clone())
    await trim(cache, max)
  }
  return answer
}

/** The oldest go. */
async function trim(cache: Cache, max: number): Promise<void> {
  const all = await cache.keys()
  for (const request of all.slice(0, Math.max(0, all.length - max))) await cache.delete(request)
}

/** Addresses of pages that were kept under another version. */
export async function pagesOfOtherVersions(): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  const owner = await ownerOfKept()
  const cache = owner && (await caches.open(KEPT + owner))
  for (const request of cache ? await cache.keys() : []) {
    const version = (await keptCopy(request.url))?.headers.get(VERSION_HEADER)
    if (version && version !== SW_VERSION) pages.set(request.url, version)
  }
  return pages
}

/** Removes the client files of every version that no kept page needs any more. */
export async function dropOldFiles(): Promise<void> {
  const needed = new Set([FILES, ...[...(await pagesOfOtherVersions()).values()].map((version) => `files-${version}`)])
  for (const name of await caches.keys()) {
    if (name.startsWith('files-') && !needed.has(name)) await caches.delete(name)
  }
}
