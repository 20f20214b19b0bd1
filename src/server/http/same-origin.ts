import type { MiddlewareHandler } from 'hono'
import { refusalError } from '../../contracts/refusals.ts'
import { isLocalHost } from './client-address.ts'
import type { AppEnv } from './context.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/** Refuses cross-origin writes by Sec-Fetch-Site or Origin; allows PUBLIC_URL and local names, else the Host. */
export function requireSameOrigin(publicUrl: string | undefined): MiddlewareHandler<AppEnv> {
  const publicHost = hostOf(publicUrl)
  return (c, next) => {
    if (SAFE_METHODS.includes(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    if (site === 'cross-site' || site === 'same-site') throw refusalError('forbidden')
    const origin = c.req.header('origin')
    if (origin !== undefined) {
      const host = hostOf(origin)
      const hostHeader = c.req.header('host')?.toLowerCase()
      // Compares hosts, not schemes: behind a proxy that terminates TLS the scheme is unknown.
      const own =
        host !== null && (host === publicHost || (host === hostHeader && (publicHost === null || isLocalHost(host))))
      if (!own) throw refusalError('forbidden')
    }
    return next()
  }
}

function hostOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).host : null
}
