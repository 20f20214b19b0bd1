import type { MiddlewareHandler } from 'hono'
import { addressBlock } from '../../ground/network-address.ts'
import { bunServerOf } from './bun-server.ts'
import type { AppEnv } from './context.ts'

/**
 * The socket's address, or with TRUST_PROXY what the proxy in front appended last: a client may have written the rest.
 * Runs before anything that replaces the request.
 */
export function clientAddress(trustProxy: boolean): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    const socket = bunServerOf(c).requestIP?.(c.req.raw)?.address
    c.set('address', addressBlock(forwarded || socket || 'unknown'))
    return next()
  }
}

/** Whether a Host names the machine that it is typed on, whichever that is: no other site can have such a name. */
export const isThisMachine = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host)
