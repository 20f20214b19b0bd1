import { randomBytes } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
}
const HSTS = { 'Strict-Transport-Security': 'max-age=31536000' }

/** What browsers are told to refuse on every answer. HSTS only where the public address is https. */
export function securityHeaders({ https }: { https: boolean }) {
  const fixed = Object.entries({ ...ALWAYS, ...(https ? HSTS : {}) })
  return createMiddleware<AppEnv>(async (c, next) => {
    const nonce = randomBytes(16).toString('base64url')
    c.set('nonce', nonce)
    await next()
    const { headers } = c.res
    for (const [name, value] of fixed) headers.set(name, value)
    const type = headers.get('content-type') ?? ''
    const isPage = type.startsWith('text/html')
    headers.set(
      'Content-Security-Policy',
      isPage ? pagePolicy(nonce) : type.startsWith('text/javascript') ? WORKER : NOTHING,
    )
    // A page may wait in the browser's cache, but is asked for anew each time: it shows who was signed in.
    if (isPage && !headers.has('cache-control')) headers.set('Cache-Control', 'private, no-cache')
  })
}

/** For what is no page: it does nothing even when a browser is led to show it as one. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'"

/** A service worker lives under the policy of its own script. */
const WORKER = "default-src 'self'; frame-ancestors 'none'"

const pagePolicy = (nonce: string) =>
  `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; ` +
  "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; " +
  "base-uri 'none'; frame-ancestors 'none'"
