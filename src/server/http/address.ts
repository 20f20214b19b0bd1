import type { MiddlewareHandler } from 'hono'
import { bunServerOf } from './bun-server.ts'
import type { AppEnv } from './context.ts'

/**
 * Puts the client's address on the request: the socket's, or with TRUST_PROXY what the proxy in front appended last to
 * X-Forwarded-For (what a client wrote there itself stands further left). Runs before anything that replaces the request.
 */
export function clientAddress(trustProxy: boolean): MiddlewareHandler<AppEnv> {
  return (c, next) => {
    const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    const socket = bunServerOf(c).requestIP?.(c.req.raw)?.address
    c.set('address', addressBlock(forwarded || socket || 'unknown'))
    return next()
  }
}

/** The network a client's address block lies in: of an IPv6 /64 its /48, which one customer may own; IPv4 stands for itself. */
export function networkOf(block: string): string {
  return block.endsWith('::/64') ? `${block.split(':').slice(0, 3).join(':')}::/48` : block
}

/** One client's addresses as one: an IPv6 customer owns a whole /64, and IPv4 may come dressed as IPv6. */
export function addressBlock(address: string): string {
  const plain = address.replace(/^\[|\](:\d+)?$/g, '').replace(/%.*$/, '')
  // Some proxies add the port that the client came from, which is another for each of its connections.
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(plain)
  if (four) return four[1]!
  if (!plain.includes(':')) return plain.slice(0, 64)
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const middle = tail === undefined ? [] : Array(Math.max(0, 8 - left.length - right.length)).fill('0')
  const groups = [...left, ...middle, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':').slice(0, 64)}::/64`
}

/** Whether a Host names the machine that it is typed on, whichever that is: no other site can have such a name. */
export const isThisMachine = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host)
