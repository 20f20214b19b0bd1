import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

/** What browsers are told to refuse on every answer. HSTS only where the public address is https. */
export function securityHeaders({ https }: { https: boolean }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const nonce = crypto.randomUUID().replaceAll('-', '')
    c.set('nonce', nonce)
    await next()
    const headers = c.res.headers
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'same-origin')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()')
    headers.set('X-Frame-Options', 'DENY')
    if (https) headers.set('Strict-Transport-Security', 'max-age=31536000')
    headers.set(
      'Content-Security-Policy',
      [
        "default-src 'none'",
        `script-src 'self' 'nonce-${nonce}'`,
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    )
  })
}
