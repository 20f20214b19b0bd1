import type { MiddlewareHandler } from 'hono'
import { refusalError } from '../../contracts/refusals.ts'
import type { AppEnv } from './context.ts'

const SESSION_USER_HEADER = 'Session-User'
const NO_USER = 'none'

/** Sends the user id with responses, for shared phones; requests queued by another user get 401. */
export const sessionUser: MiddlewareHandler<AppEnv> = async (c, next) => {
  const id = c.get('user')?.id
  const meant = c.req.header(SESSION_USER_HEADER)
  if (meant !== undefined && meant !== id) throw refusalError('unauthorized')
  await next()
  c.res.headers.set(SESSION_USER_HEADER, id ?? NO_USER)
}
