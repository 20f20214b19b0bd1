import { createMiddleware } from 'hono/factory'
import type { Log } from '../../shared/log.ts'
import type { AppEnv } from './context.ts'
import type { Metrics } from './metrics.ts'
import type { Refusals } from './refusals.ts'
import { routePatternOf } from './route-pattern.ts'

const SLOW_MS = 1000

/** Assigns an id to each request and logs its outcome, never its query or body. Requests for client files get no id. */
export function logRequests({ log, metrics, refusals }: { log: Log; metrics: Metrics | null; refusals: Refusals }) {
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
    const route = routePatternOf(c)
    log[level]('request', { requestId, method: c.req.method, path: route, status, ms })
    const from = { address: c.get('address'), requestId }
    refusals.note(status, `${c.req.method} ${route}`, { userId: c.get('user')?.id, from })
  })
}
