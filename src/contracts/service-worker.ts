import { type Call, formsOfCall } from './call.ts'
import { CALLS } from './calls.ts'
import { MAIN_SCREENS, SCREENS, type ScreenName } from './screens.ts'

const allCalls: Call[] = Object.values(CALLS)

/** Paths of main screens, which are cached before the user opens them. */
export const MAIN_PATHS = MAIN_SCREENS.map(({ href }) => href)

/** Calls that change the signed-in user. */
export const SESSION_PATHS = allCalls
  .filter(({ session }) => session)
  .flatMap((call) => [call.path, ...formsOfCall(call).map(({ at }) => at)])

/** Paths of the administration: screens, endpoints and plain forms. None is cached. */
export const ADMIN_PATHS: readonly string[] = [
  ...Object.values(SCREENS).flatMap(({ who, paths }): readonly string[] => (who === 'admin' ? paths : [])),
  ...allCalls.flatMap((call) => (call.who === 'admin' ? [call.path, ...formsOfCall(call).map(({ at }) => at)] : [])),
]

export const SCREEN_PATHS: readonly [path: string, name: string][] = Object.entries(SCREENS).flatMap(
  ([name, { paths }]) => paths.map((path): [string, string] => [path, name]),
)

/** Method and path of a write (API call or plain form), the screens whose cached copies it invalidates, and the paths to fetch again. */
interface WriteEffects {
  at: string
  reaches: readonly ScreenName[] | 'all'
  refreshes: readonly string[]
}

export const WRITE_EFFECTS: readonly WriteEffects[] = allCalls.flatMap((call) => {
  const { method, path, reaches, refreshes = [] } = call
  if (!reaches) return []
  const addresses = [`${method} ${path}`, ...formsOfCall(call).map(({ at }) => `POST ${at}`)]
  return addresses.map((at) => ({ at, reaches, refreshes: refreshes.map((name) => SCREENS[name].paths[0]) }))
})

/** Regular expression for paths of GET responses that are cached. */
export const CACHED_READS_PATTERN = `^(${allCalls
  .filter(({ method, offline }) => method === 'GET' && offline)
  .map(({ path }) => path.replace(/:\w+/g, '[^/]+'))
  .join('|')})$`
