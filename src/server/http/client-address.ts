import type { MiddlewareHandler } from 'hono'
import { clientNetworkKey } from '../../shared/network-address.ts'
import { bunServerOf } from './bun-server.ts'
import type { AppEnv } from './context.ts'

/** Sets the client address: that of the socket or, with TRUST_PROXY, the last in X-Forwarded-For, since the others can be forged. */
export function clientAddress(trustProxy: boolean): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    const socket = bunServerOf(c).requestIP?.(c.req.raw)?.address
    c.set('address', clientNetworkKey(forwarded || socket || 'unknown'))
    return next()
  }
}

/** Reports whether a Host names the local machine; no other site can have such a name. */
export const isLocalHost = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host)
