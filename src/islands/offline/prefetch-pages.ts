import type { Advisory } from '../../contracts/advisories.ts'
import { fillPath } from '../../contracts/call.ts'
import { listAdvisories } from '../../contracts/calls/advisories.ts'
import { listCrops } from '../../contracts/calls/crops.ts'
import type { ScreenAddress } from '../../contracts/screens.ts'
import { MAIN_PATHS } from '../../contracts/service-worker.ts'
import { isPast } from '../home/tasks.ts'
import {
  CLIENT_FILES_CACHE,
  cachedCopy,
  deleteOldFiles,
  fetchClientFile,
  isFreshCopy,
  isOwnResponse,
  pagesOfOtherVersions,
  stampRequest,
  storeResponse,
} from './page-cache.ts'

declare const SW_LATER: string

/** Maximum advisories to cache; more than a farm has valid ones. */
const ADVISORIES_MAX = 60
/** Maximum pages of earlier releases that are fetched again in one run. */
const OLD_PAGES_MAX = 20
/** Maximum fields whose season and fertiliser plan are cached. */
const FIELDS_MAX = 20
export const OFFLINE_PATH = '/offline'
const FRESH_MS = 6 * 3_600_000
const ADVICE: ScreenAddress = '/advisory/:id'
const ADVICE_LIST: ScreenAddress = '/advisories'
const OF_A_FIELD: ScreenAddress[] = ['/crops/:id', '/crops/:id/bags']
const DAY_MS = 24 * 3_600_000

/** Fetches pages for offline use, one after the other: `seen` and the main screens, in this language. */
export async function prefetchForOffline(seen: string, language: string): Promise<void> {
  const unlessFresh = async (path: string, ms: number) => {
    if (!(await isFreshCopy(addressOf(path), language, ms))) await prefetchPage(path)
  }
  for (const path of [seen, ...MAIN_PATHS]) await unlessFresh(path, FRESH_MS)
  await keepOfflinePage(language)
  for (const { path } of [listAdvisories, listCrops])
    if (!(await isFreshCopy(addressOf(path), null, FRESH_MS))) await prefetchPage(path)
  for (const path of await advisoriesThatHold()) await unlessFresh(path, Number.POSITIVE_INFINITY)
  for (const path of await pagesOfFields()) await unlessFresh(path, DAY_MS)
  const later: string[] = await (await fetchClientFile(SW_LATER)).json()
  for (const path of later) await fetchClientFile(path)
  for (const url of [...(await pagesOfOtherVersions()).keys()].slice(0, OLD_PAGES_MAX)) await prefetchPage(url)
  await deleteOldFiles()
}

/** Returns the paths of valid advisories in the cached list. */
async function advisoriesThatHold(): Promise<string[]> {
  const list = await cachedCopy(addressOf(listAdvisories.path))
  if (!list) return []
  // The server's date, because a phone's clock may be years off.
  const today = new Date(list.headers.get('date') ?? Date.now()).toISOString().slice(0, 10)
  const advisories: Advisory[] = await list.json()
  const holding = advisories.filter((advisory) => !isPast(advisory, today))
  return holding.slice(0, ADVISORIES_MAX).map(({ id }) => fillPath(ADVICE, { id }))
}

/** Returns the paths of each field's pages, from the cached list. */
async function pagesOfFields(): Promise<string[]> {
  const list = await cachedCopy(addressOf(listCrops.path))
  const fields: { id: string }[] = list ? await list.json() : []
  return fields.slice(0, FIELDS_MAX).flatMap(({ id }) => OF_A_FIELD.map((path) => fillPath(path, { id })))
}

/** Fetches pages again after a write. The advice page comes with its JSON list, from which `prefetchForOffline` takes the paths. */
export async function refetchPages(urls: readonly string[]): Promise<void> {
  for (const url of urls) await prefetchPage(url)
  if (urls.includes(addressOf(ADVICE_LIST))) await prefetchPage(listAdvisories.path)
}

const addressOf = (path: string): string => new URL(path, location.href).href

/** Caches a page with its scripts and styles, or the response of a read. */
async function prefetchPage(path: string): Promise<void> {
  const url = addressOf(path)
  const moment = stampRequest()
  const html = await storeResponse(url, await fetch(url, { redirect: 'manual', priority: 'low' }), moment)
  for (const [address] of html.matchAll(/\/assets\/[\w.-]+/g)) await fetchClientFile(address)
}

/** Caches the fallback page for pages without a copy, in this language. */
async function keepOfflinePage(language: string): Promise<void> {
  const cached = await (await caches.match(OFFLINE_PATH))?.text()
  if (cached?.includes(`<html lang="${language}"`)) return
  const answer = await fetch(OFFLINE_PATH)
  if (answer.ok && isOwnResponse(answer)) await (await caches.open(CLIENT_FILES_CACHE)).put(OFFLINE_PATH, answer)
}
