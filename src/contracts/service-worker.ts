import { type Call, formsOf } from './call.ts'
import { CALLS } from './calls.ts'
import { MAIN_SCREENS, SCREENS, type ScreenName } from './screens.ts'

const calls: Call[] = Object.values(CALLS)

/** The main screens: kept before they are opened. */
export const MAIN_PATHS = MAIN_SCREENS.map(({ href }) => href)

/** Where someone signs in or out. */
export const DOORS = calls
  .filter(({ session }) => session)
  .flatMap((call) => [call.path, ...formsOf(call).map(({ at }) => at)])

/** Every path of a screen with the screen's name. */
export const SCREEN_PATHS: readonly [path: string, name: string][] = Object.entries(SCREENS).flatMap(
  ([name, { paths }]) => paths.map((path): [string, string] => [path, name]),
)

/** A write's method and path, as a call or a plain form; the screens it reaches, and the paths of those to fetch again. */
export interface DeclaredWrite {
  at: string
  reaches: readonly ScreenName[] | 'all'
  refreshes: readonly string[]
}

export const WRITES: readonly DeclaredWrite[] = calls.flatMap((call) => {
  const { method, path, reaches, refreshes = [] } = call
  if (!reaches) return []
  const addresses = [`${method} ${path}`, ...formsOf(call).map(({ at }) => `POST ${at}`)]
  return addresses.map((at) => ({ at, reaches, refreshes: refreshes.map((name) => SCREENS[name].paths[0]) }))
})

/** The reads that are kept: a regular expression of their paths. */
export const READS = `^(${calls
  .filter(({ method, offline }) => method === 'GET' && offline)
  .map(({ path }) => path.replace(/:\w+/g, '[^/]+'))
  .join('|')})$`
