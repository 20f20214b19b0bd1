import { MAIN_PATHS } from '../../contracts/service-worker.ts'
import { PAST_ADVISORIES } from '../advisories/past.ts'
import { askedBy, dropOldFiles, FILES, file, isFresh, isOurs, keep, keptCopy, pagesOfOtherVersions } from './kept.ts'

declare const SW_LATER: string

/** More than a farm has that still hold. */
const ADVISORIES_MAX = 60
const OLD_PAGES_MAX = 20
export const OFFLINE = '/offline'
const FRESH_MS = 6 * 3_600_000

/** Fetches, one after the other, what a reader of this language will want without network: `seen` and the main screens. */
export async function warm(seen: string, language: string): Promise<void> {
  const unlessFresh = async (path: string, ms: number) => {
    if (!(await isFresh(new URL(path, location.href).href, language, ms))) await bring(path)
  }
  for (const path of [seen, ...MAIN_PATHS]) await unlessFresh(path, FRESH_MS)
  await keepOfflinePage(language)
  for (const path of await advisoriesThatHold()) await unlessFresh(path, Number.POSITIVE_INFINITY)
  for (const path of (await (await file(SW_LATER)).json()) as string[]) await file(path)
  for (const url of [...(await pagesOfOtherVersions()).keys()].slice(0, OLD_PAGES_MAX)) await bring(url)
  await dropOldFiles()
}

/** Where each advisory of the kept list is opened, but those whose day has passed. */
async function advisoriesThatHold(): Promise<string[]> {
  const list = (await (await keptCopy('/advisories'))?.text()) ?? ''
  const [holding = ''] = list.split(`id="${PAST_ADVISORIES}"`)
  const paths = new Set([...holding.matchAll(/href="(\/advisory\/[0-9a-f-]{36})"/g)].map((match) => match[1]!))
  return [...paths].slice(0, ADVISORIES_MAX)
}

/** Keeps a page, and the scripts and styles it names. */
export async function bring(path: string): Promise<void> {
  const url = new URL(path, location.href).href
  const asked = askedBy()
  const html = await keep(url, await fetch(url, { redirect: 'manual', priority: 'low' }), asked)
  for (const [address] of html.matchAll(/\/assets\/[\w.-]+/g)) await file(address)
}

/** The page that stands in for those that are not here, in the language the phone is used in. */
async function keepOfflinePage(language: string): Promise<void> {
  const kept = await (await caches.match(OFFLINE))?.text()
  if (kept?.includes(`<html lang="${language}"`)) return
  const answer = await fetch(OFFLINE)
  if (answer.ok && isOurs(answer)) await (await caches.open(FILES)).put(OFFLINE, answer)
}
