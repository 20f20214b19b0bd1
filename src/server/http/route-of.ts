import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from './context.ts'

/** Returns the pattern of the matched route; the path itself may contain anything a stranger types. */
export const routeOf = (c: Context<AppEnv>): string =>
  matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? 'none of ours'
