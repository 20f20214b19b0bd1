import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from './context.ts'

/** Which of our addresses was asked for, as its pattern: a path itself may hold anything a stranger types. */
export const routeOf = (c: Context<AppEnv>): string =>
  matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? 'none of ours'
