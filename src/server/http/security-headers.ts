import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
/** What has a window or, as a service worker, stands for one. */
const OF_PAGES = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
}
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }

/**
 * Of pages all, of calls what could be shown as a page, of client files the little that one needs. `boot` is the one script
 * that may stand in a page.
 */
export function securityHeaders({ https, boot }: { https: boolean; boot: string }) {
  const ofPage = pagePolicy(createHash('sha256').update(boot).digest('base64'))
  const set = (headers: Headers, fixed: Record<string, string>) => {
    for (const [name, value] of Object.entries(fixed)) headers.set(name, value)
  }
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    set(headers, ALWAYS)
    const isWorker = c.req.path === WORKER_PATH
    if (c.get('isFile') && !isWorker) return
    if (https) set(headers, HSTS)
    const isPage = headers.get('content-type')?.startsWith('text/html') === true
    if (isPage || isWorker) set(headers, OF_PAGES)
    headers.set('Content-Security-Policy', isPage ? ofPage : isWorker ? WORKER : NOTHING)
    if (isPage && !headers.has('cache-control'))
      headers.set('Cache-Control', mayWait(c, https) ? 'private, no-cache' : 'private, no-store')
  })
}

/**
 * Only Back shows a page without asking anew, so one of someone signed in is not stored; but what a script fetches before it
 * is shown would be fetched twice. Over https logging out clears it (`clearSessionCookie`), and scripts guard Back (`guardBack`).
 */
const mayWait = (c: Context<AppEnv>, https: boolean) =>
  !c.get('user') || (https && c.req.header('sec-purpose')?.startsWith('prefetch') === true)

/** For what is no page: it does nothing even when a browser is led to show it as one. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** A service worker lives under the policy of its own script. */
const WORKER_PATH = '/sw.js'
const WORKER = "default-src 'self'; frame-ancestors 'none'"

/** Names the script in the page by its hash, not by a nonce, so that nothing in a page is new with each answer. */
const pagePolicy = (sha256: string) =>
  `default-src 'none'; script-src 'self' 'sha256-${sha256}'; style-src 'self'; ` +
  "img-src 'self' data: blob:; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; " +
  "base-uri 'none'; frame-ancestors 'none'"
