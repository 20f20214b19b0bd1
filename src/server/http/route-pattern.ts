import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppEnv } from './context.ts'

export const routePatternOf = (c: Context<AppEnv>): string =>
  matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? 'none of ours'
