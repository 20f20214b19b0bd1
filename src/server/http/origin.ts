import type { MiddlewareHandler } from 'hono'
import { AppError } from '../errors.ts'
import type { AppEnv } from './context.ts'

const READS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses with 403 a state-changing request that a page of another origin makes. The browser says so in Sec-Fetch-Site
 * or Origin; a client that sends neither (curl, the command line, an SMS provider) holds no one's cookie and goes on.
 */
export function sameOrigin(publicUrl: string | undefined): MiddlewareHandler<AppEnv> {
  const publicHost = hostOf(publicUrl)
  return (c, next) => {
    if (READS.includes(c.req.method)) return next()
    const site = c.req.header('sec-fetch-site')
    if (site === 'cross-site' || site === 'same-site') throw new AppError('forbidden', 'Forbidden')
    const origin = c.req.header('origin')
    if (origin !== undefined) {
      const host = hostOf(origin)
      // Hosts, not schemes: behind a proxy that ends TLS this process cannot know its own scheme.
      const own = host !== null && (host === publicHost || host === c.req.header('host')?.toLowerCase())
      if (!own) throw new AppError('forbidden', 'Forbidden')
    }
    return next()
  }
}

function hostOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).host : null
}
