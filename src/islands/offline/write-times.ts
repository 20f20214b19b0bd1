import { fillPath, matchPath } from '../../contracts/call.ts'
import { SCREEN_PATHS, WRITE_EFFECTS } from '../../contracts/service-worker.ts'

/** Cache entry beside the user's pages, because the browser may end the service worker at any time. */
const WRITE_TIMES_PATH = '/wrote'
const OF_CACHE = /^kept-/

/** Time of the latest write that affects a screen, by screen name; `all` for writes that affect every page. */
type Times = Record<string, number>
let storedTimes: Times = {}

/** Finds the declared write of a request with its parameters; null for forms that are no calls. */
function writeAt(method: string, path: string) {
  for (const write of WRITE_EFFECTS) {
    const params = matchPath(write.at, `${method} ${path}`)
    if (params) return { ...write, params }
  }
  return null
}

/** Stores the time of a write, before and after it is sent. A full phone does not stop the write. */
export const recordWriteTime = (method: string, path: string): Promise<void> =>
  storeWriteTime(method, path).catch(() => undefined)

async function storeWriteTime(method: string, path: string): Promise<void> {
  const reached = writeAt(method, path)?.reaches ?? 'all'
  const now = Date.now()
  const noted = [reached].flat().map((screen) => [screen, now])
  storedTimes = { ...(await allTimes()), ...Object.fromEntries(noted) }
  const own = (await caches.keys()).find((name) => OF_CACHE.test(name))
  if (own) await (await caches.open(own)).put(WRITE_TIMES_PATH, new Response(JSON.stringify(storedTimes)))
}

export function pathsToRefresh(method: string, path: string): string[] {
  const write = writeAt(method, path)
  return write ? write.refreshes.map((screen) => fillPath(screen, write.params)) : []
}

/** Returns the time of the last write that a page may show, 0 for never. URLs that are no page depend on every write. */
export async function lastWriteTime(url: string): Promise<number> {
  const { pathname } = new URL(url)
  const all = await allTimes()
  if (pathname.startsWith('/api/')) return Math.max(0, ...Object.values(all))
  const [, screen = ''] = SCREEN_PATHS.find(([path]) => matchPath(path, pathname)) ?? []
  return Math.max(all.all ?? 0, all[screen] ?? 0)
}

async function allTimes(): Promise<Times> {
  const stored: Times = (await (await caches.match(WRITE_TIMES_PATH))?.json()) ?? {}
  for (const [screen, at] of Object.entries(stored)) storedTimes[screen] = Math.max(at, storedTimes[screen] ?? 0)
  return storedTimes
}
