import { askedBy, dropOldFiles, file, isFresh, keep, keptCopy, pagesOfOtherVersions } from './kept.ts'

declare const SW_LATER: string

const CORE = ['/', '/weather', '/advisories', '/notifications', '/profile', '/community']
const ADVISORIES_MAX = 10
const OLD_PAGES_MAX = 20
const FRESH_MS = 6 * 3_600_000

/** Fetches, one after the other, what the farmer will want without network: `seen` and the main screens. */
export async function warm(seen: string): Promise<void> {
  for (const path of [seen, ...CORE]) await bring(path, FRESH_MS)
  const list = (await (await keptCopy('/advisories'))?.text()) ?? ''
  const details = new Set([...list.matchAll(/href="(\/advisory\/[0-9a-f-]{36})"/g)].map((match) => match[1]!))
  for (const path of [...details].slice(0, ADVISORIES_MAX)) await bring(path, Number.POSITIVE_INFINITY)
  for (const path of (await (await file(SW_LATER)).json()) as string[]) await file(path)
  for (const url of [...(await pagesOfOtherVersions()).keys()].slice(0, OLD_PAGES_MAX)) await bring(url, 0)
  await dropOldFiles()
}

/** Keeps a page, and the scripts and styles it names, unless a fresh copy is here. */
export async function bring(path: string, freshMs = 0): Promise<void> {
  const url = new URL(path, location.href).href
  if (freshMs > 0 && (await isFresh(url, freshMs))) return
  const asked = askedBy()
  const html = await keep(url, await fetch(url, { redirect: 'manual', priority: 'low' }), asked)
  for (const [address] of html.matchAll(/\/assets\/[\w.-]+/g)) await file(address)
}
