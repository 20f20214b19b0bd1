import { type Call, formsOf } from './call.ts'
import { CALLS } from './calls.ts'
import { MAIN_SCREENS } from './screens.ts'

const calls: Call[] = Object.values(CALLS)

/** The main screens: kept before they are opened. */
export const MAIN_PATHS = MAIN_SCREENS.map(({ href }) => href)

/** Where someone signs in or out. */
export const DOORS = calls
  .filter(({ session }) => session)
  .flatMap((call) => [call.path, ...formsOf(call).map(({ at }) => at)])

/** The reads that are kept: a regular expression of their paths. */
export const READS = `^(${calls
  .filter(({ method, offline }) => method === 'GET' && offline)
  .map(({ path }) => path.replace(/:\w+/g, '[^/]+'))
  .join('|')})$`
