import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const OF_PAGES = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(self), payment=(), usb=()',
}
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/** Sets security headers by kind of response. `boot` is the only inline script. */
export function securityHeaders({ https, boot }: { https: boolean; boot: string }) {
  const ofPage = pagePolicy(createHash('sha256').update(boot).digest('base64'))
  const set = (headers: Headers, fixed: Record<string, string>) => {
    for (const [name, value] of Object.entries(fixed)) headers.set(name, value)
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    set(headers, COMMON_HEADERS)
    const isWorker = c.req.path === WORKER_PATH
    if (c.get('isFile') && !isWorker) return
    if (https) set(headers, HSTS)
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    if (isPage || isWorker) set(headers, OF_PAGES)
    headers.set('Content-Security-Policy', isPage ? ofPage : isWorker ? WORKER_POLICY : INERT_POLICY)
    if (isPage && !headers.has('cache-control'))
      headers.set('Cache-Control', isPageStorable(c, https) ? 'private, no-cache' : 'private, no-store')
  })
}

/**
 * Reports whether a browser may store a page. Back shows stored pages without a request, so only signed-out pages and those fetched by
 * script are storable; sign-out over https clears them (`clearSessionCookie`), `guardRestoredPage` guards Back.
 */
const isPageStorable = (c: Context<AppEnv>, https: boolean) =>
  !c.get('user') || (https && c.req.header('sec-purpose')?.startsWith('prefetch') === true)

/** Policy for other responses: inert even if a browser is made to display them. */
const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** A service worker runs under the policy of its own script. */
const WORKER_PATH = '/sw.js'
const WORKER_POLICY = "default-src 'self'; frame-ancestors 'none'"

/** Allows the inline script by its hash instead of a nonce, so that pages do not differ between responses. */
const pagePolicy = (sha256: string) =>
  `default-src 'none'; script-src 'self' 'sha256-${sha256}'; style-src 'self'; ` +
  "img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; " +
  "base-uri 'none'; frame-ancestors 'none'"
