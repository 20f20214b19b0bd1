import { basename, dirname, extname, resolve } from 'node:path'
import { valueAt } from '../../src/shared/lookups.ts'
import { islandFiles, MAIN } from './islands.ts'
import { moduleAt, reachedFrom } from './modules.ts'
import { sourceOf } from './sources.ts'
import { isStateless } from './stateless.ts'

/** Modules of at least this many pages are shared; others are in each page's file. */
const SHARED_BY = 16

type Sources = Record<string, string>

interface Sharing {
  everyPage: string[]
  /** Sources with their own copies of modules that other pages also have. */
  copies: Sources
}

/**
 * Plans three files a page: a module of two pages is copied into both, but never twice on one page if it has state.
 * Modules with state that a page shares with its own dialogs and with others come with every page. @throws Error when a
 * shared module is imported dynamically
 */
export async function sharing(): Promise<Sharing> {
  const pages = [...new Set((await islandFiles()).values())]
  const parts = new Map<string, Set<string>>()
  for (const page of pages) parts.set(page, await reachedFrom(page))
  const dialogs = new Map<string, Set<string>>()
  for (const page of pages) dialogs.set(page, await reachedLater(page))
  const withMain = await reachedFrom(MAIN)

  const pagesWith = (path: string) => pages.filter((page) => valueAt(parts, page).has(path))
  const isShared = (path: string, page: string) =>
    pages.some((other) => (other !== page && valueAt(parts, other).has(path)) || valueAt(dialogs, other).has(path))
  const all = new Set([...parts.values()].flatMap((paths) => [...paths]))
  const stateless = new Set<string>()
  for (const path of all) if (await isStateless((await moduleAt(path)).code)) stateless.add(path)
  const everyPage = [...all].filter((path) => {
    const users = pagesWith(path)
    const remembers = !stateless.has(path) && users.some((page) => valueAt(dialogs, page).has(path))
    return (
      users.length >= SHARED_BY ||
      (remembers &&
        (users.length > 1 || pages.some((page) => !users.includes(page) && valueAt(dialogs, page).has(path))))
    )
  })
  const common = new Set([...everyPage, ...withMain])
  await refuseLater(common)

  const copies: Sources = {}
  for (const page of pages) {
    const own = [...valueAt(parts, page)].filter((path) => !common.has(path))
    const mayBeTwice = (path: string) => stateless.has(path) || !valueAt(dialogs, page).has(path)
    const copied = new Set(own.filter((path) => path !== page && isShared(path, page) && mayBeTwice(path)))
    if (copied.size === 0) continue
    const nameOf = (path: string) =>
      copied.has(path) ? path.replace(/\.tsx?$/, `.of-${basename(page, extname(page))}$&`) : path
    for (const path of own) copies[nameOf(path)] = await withImports(path, nameOf)
  }
  return { everyPage: [...everyPage, MAIN], copies }
}

/** Returns all modules of a page's dialogs. */
async function reachedLater(page: string): Promise<Set<string>> {
  const later = new Set<string>()
  for (const path of await reachedFrom(page, { later: true }))
    for (const dialog of (await moduleAt(path)).later) for (const part of await reachedFrom(dialog)) later.add(part)
  return later
}

async function refuseLater(common: Set<string>): Promise<void> {
  for (const path of await reachedFrom(MAIN, { later: true }))
    for (const later of (await moduleAt(path)).later)
      if (common.has(later))
        throw new Error(`${path} imports ${later} later, which comes with every page: import it at once`)
}

/** Returns a source with renamed imports. */
async function withImports(path: string, nameOf: (path: string) => string): Promise<string> {
  return (await sourceOf(path)).replace(/(\bfrom |\bimport )'(\.[^']+)'/g, (whole, word: string, specifier: string) => {
    const imported = resolve(dirname(path), specifier)
    const name = nameOf(imported)
    return name === imported ? whole : `${word}'${name}'`
  })
}
