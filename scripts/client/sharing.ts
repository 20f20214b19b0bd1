import { basename, dirname, extname, resolve } from 'node:path'
import { islandFiles, MAIN, SOURCES } from './islands.ts'
import { moduleAt, reachedFrom } from './modules.ts'
import { sourceOf } from './sources.ts'

/** So many pages share it: then it comes with every page. What fewer share is in the file of each of them. */
const SHARED_BY = 16

/** These remember nothing: a page and its own dialogs may each have one, and pages without them have none. */
const REMEMBERS_NOTHING = new Set(
  [
    'islands/notifications/notification-list.tsx',
    'contracts/notification-target.ts',
    'contracts/profile-form.ts',
    'contracts/grades.ts',
    'contracts/season.ts',
    'contracts/calls/push.ts',
    'islands/offline/leave.ts',
    'islands/push/this-phone.ts',
    'islands/ui/password-input.tsx',
    'islands/ui/field.tsx',
    'islands/lib/form-props.ts',
    'contracts/phone-countries.ts',
    'islands/crops/crop-icon.tsx',
    'contracts/notification-kinds.ts',
    'contracts/notification-switches.ts',
  ].map((path) => resolve(SOURCES, path)),
)

/** Sources in place of those on the disk, and beside them, by path. */
type Sources = Record<string, string>

/** How the client's sources are put into files. */
export interface Sharing {
  /** What comes with every page. */
  everyPage: string[]
  /** The sources of pages that have a copy of their own of what another page or a dialog has too. */
  copies: Sources
}

/**
 * Three files a page: so what two pages share stands in both, as a copy. Nothing is there twice on one page, where it
 * might remember something: what a page shares with its own dialogs and with others comes with every page.
 * @throws Error when what comes with every page is imported later: that would be a file of its own with nothing in it,
 *   which a phone without network does not get
 */
export async function sharing(): Promise<Sharing> {
  const pages = [...new Set((await islandFiles()).values())]
  const parts = new Map<string, Set<string>>()
  for (const page of pages) parts.set(page, await reachedFrom(page))
  const dialogs = new Map<string, Set<string>>()
  for (const page of pages) dialogs.set(page, await reachedLater(page))
  const withMain = await reachedFrom(MAIN)

  const pagesWith = (path: string) => pages.filter((page) => parts.get(page)!.has(path))
  const isShared = (path: string, page: string) =>
    pages.some((other) => (other !== page && parts.get(other)!.has(path)) || dialogs.get(other)!.has(path))
  const all = new Set([...parts.values()].flatMap((paths) => [...paths]))
  const everyPage = [...all].filter((path) => {
    const users = pagesWith(path)
    const remembers = !REMEMBERS_NOTHING.has(path) && users.some((page) => dialogs.get(page)!.has(path))
    return (
      users.length >= SHARED_BY ||
      (remembers && (users.length > 1 || pages.some((page) => !users.includes(page) && dialogs.get(page)!.has(path))))
    )
  })
  const common = new Set([...everyPage, ...withMain])
  await refuseLater(common)

  const copies: Sources = {}
  for (const page of pages) {
    const own = [...parts.get(page)!].filter((path) => !common.has(path))
    const mayBeTwice = (path: string) => REMEMBERS_NOTHING.has(path) || !dialogs.get(page)!.has(path)
    const copied = new Set(own.filter((path) => path !== page && isShared(path, page) && mayBeTwice(path)))
    if (copied.size === 0) continue
    const nameOf = (path: string) =>
      copied.has(path) ? path.replace(/\.tsx?$/, `.of-${basename(page, extname(page))}$&`) : path
    for (const path of own) copies[nameOf(path)] = await withImports(path, nameOf)
  }
  return { everyPage: [...everyPage, MAIN], copies }
}

/** All that comes with a page's dialogs, once they are opened. */
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

/** A source that imports others by their new names. */
async function withImports(path: string, nameOf: (path: string) => string): Promise<string> {
  return (await sourceOf(path)).replace(/(\bfrom |\bimport )'(\.[^']+)'/g, (whole, word: string, specifier: string) => {
    const imported = resolve(dirname(path), specifier)
    const name = nameOf(imported)
    return name === imported ? whole : `${word}'${name}'`
  })
}
