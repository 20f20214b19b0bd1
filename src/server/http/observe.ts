import { createMiddleware } from 'hono/factory'
import type { Log } from '../log.ts'
import type { AppEnv } from './context.ts'
import type { Metrics } from './metrics.ts'

const SLOW_MS = 1000

/**
 * Gives each request an id, and notes how it went: a line at `debug` (`info` when it was slow or failed) with neither
 * query nor body, the metrics, and `Server-Timing` on pages. A client file carries no id: it is the same for all.
 */
export function observe(log: Log, metrics: Metrics | null) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = crypto.randomUUID()
    c.set('requestId', requestId)
    const began = performance.now()
    await next()
    const took = performance.now() - began
    const { status, headers } = c.res
    const ms = Math.round(took * 10) / 10
    if (!c.get('isFile')) headers.set('X-Request-Id', requestId)
    if (headers.get('content-type')?.startsWith('text/html')) headers.set('Server-Timing', `app;dur=${ms}`)
    metrics?.request(c.req.method, status, took / 1000)
    const level = status >= 500 || took >= SLOW_MS ? 'info' : 'debug'
    log[level]('request', { requestId, method: c.req.method, path: pathOf(c.req.path), status, ms })
  })
}

/** A path may be anything a stranger types: bounded, and without what looks like a phone. */
const pathOf = (path: string) => path.slice(0, 200).replace(/(\+|%2B)?\d{7,15}(?![\da-f-])/gi, '#')
