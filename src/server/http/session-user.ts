import type { MiddlewareHandler } from 'hono'
import { refuse } from '../../contracts/refusals.ts'
import type { AppEnv } from './context.ts'

const NAME = 'Session-User'
export const NOBODY = 'none'

/**
 * A phone that several people use keeps nobody's pages for another, for every answer names its person. A request that is
 * sent later, under someone else's session, is refused with 401.
 */
export const sessionUser: MiddlewareHandler<AppEnv> = async (c, next) => {
  const id = c.get('user')?.id
  const meant = c.req.header(NAME)
  if (meant !== undefined && meant !== id) throw refuse('unauthorized')
  await next()
  c.res.headers.set(NAME, id ?? NOBODY)
}
