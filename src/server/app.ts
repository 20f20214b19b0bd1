import { type Context, Hono } from 'hono'
import { TrieRouter } from 'hono/router/trie-router'
import { isHttps, operatorOf } from '../shared/config.ts'
import { VERSION } from '../shared/version.ts'
import type { Services } from './compose.ts'
import { callEndpoints } from './endpoints/call-endpoints.ts'
import { callbackRoutes } from './endpoints/callbacks.ts'
import { capRoutes } from './endpoints/cap.ts'
import { formEndpoints } from './endpoints/form.ts'
import { createCallHandlers } from './endpoints/handlers.ts'
import { imageRoutes } from './endpoints/images.ts'
import { createPerformCall } from './endpoints/perform.ts'
import { recordingRoutes } from './endpoints/recordings.ts'
import { IDENTITY_HEADER } from './foundation/port-check.ts'
import { type Assets, assetRoutes } from './http/assets.ts'
import { limitBodySize } from './http/body-limit.ts'
import { clientAddress } from './http/client-address.ts'
import { compressResponses } from './http/compress.ts'
import type { AppEnv } from './http/context.ts'
import { drawingRoutes } from './http/drawing-routes.ts'
import { errorResponse } from './http/error-response.ts'
import { idempotency } from './http/idempotency.ts'
import { createIslandRenderer } from './http/island.tsx'
import { logRequests } from './http/log-requests.ts'
import { createMetrics, type Metrics, metricsRoute } from './http/metrics.ts'
import { createRefusals } from './http/refusals.ts'
import { requireSameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { loadSession } from './http/session.ts'
import { sessionUser } from './http/session-user.ts'
import { createStaticScreenRenderer } from './http/static-screen.tsx'
import { visitorCache } from './http/visitor-cache.ts'
import { createPages } from './pages/pages.ts'

const SAME_FOR_VISITORS = ['/', '/terms', '/privacy', '/offline']

/** The web application on its services: middleware, calls, pages and 404. */
export function createApp(
  services: Services,
  assets: Assets,
  metrics: Metrics | null = services.config.METRICS ? createMetrics() : null,
) {
  const { config, clock, log } = services
  const https = isHttps(config)
  const look = { assets, clock, appName: config.APP_NAME, operator: operatorOf(config) }
  const perform = createPerformCall(createCallHandlers(services), services.limits)
  const pages = createPages({
    services,
    perform,
    assets,
    renderIsland: createIslandRenderer({ ...look, calls: services.voice.on }),
    renderStill: createStaticScreenRenderer(look),
  })
  // Hono's default router would spend start time on building a matcher that refuses our routes, and fall back to this one.
  const app = new Hono<AppEnv>({ router: new TrieRouter() })

  const refusals = createRefusals(services.security)
  app.use(logRequests({ log, metrics, refusals }), securityHeaders({ https, boot: assets.manifest.boot }))
  app.get('/healthz', (c) => healthResponse(c, services))
  if (metrics) app.route('/', metricsOf(services, metrics))
  app.route('/', assetRoutes(assets))
  app.use(clientAddress(config.TRUST_PROXY), compressResponses())
  app.route('/', imageRoutes(services.images))
  app.route('/', drawingRoutes())
  app.route('/', capRoutes(services))
  app.use(
    loadSession(services.accounts.sessions, config, services.prefixedSince),
    requireSameOrigin(config.PUBLIC_URL),
    limitBodySize(),
  )
  app.route('/', recordingRoutes(services.recordings))
  app.use(sessionUser, idempotency(services))
  app.on('GET', SAME_FOR_VISITORS, visitorCache())
  app.use('/api/*', async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store')
  })

  app.route('/', callEndpoints(services, perform))
  app.route('/', formEndpoints(services, perform, pages.showAgain))
  app.route('/', callbackRoutes(services))
  app.route('/', pages.routes)

  app.notFound((c) => (c.req.path.startsWith('/api/') ? c.json({ message: 'Not Found' }, 404) : pages.notFound(c)))
  app.onError((error, c) => (wantsPage(c) ? pages.failed(error, c) : errorResponse(error, c, log)))
  return app
}

async function healthResponse(c: Context<AppEnv>, { db, identity }: Services) {
  try {
    await db.ping()
    return c.json({ status: 'ok', version: VERSION }, 200, { [IDENTITY_HEADER]: identity })
  } catch {
    return c.json({ status: 'unavailable', version: VERSION }, 503)
  }
}

const metricsOf = (services: Services, metrics: Metrics) =>
  metricsRoute(
    metrics,
    services.db,
    services.accounts.signIn.counts,
    services.ussd.figures,
    () => services.channelFigures({ kind: 'system', job: 'metrics' }, { days: 1 }),
    () => services.rains.odds.scores({ kind: 'system', job: 'metrics' }),
    services.warnings.figures,
  )

const sendsForm = (c: Context<AppEnv>) =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(c.req.header('content-type') ?? '')

/** Browsers that request a page or send a form get a page; other clients get JSON, as do errors before language detection. */
const wantsPage = (c: Context<AppEnv>) =>
  !c.req.path.startsWith('/api/') &&
  c.get('language') !== undefined &&
  (['GET', 'HEAD'].includes(c.req.method) || c.req.header('accept')?.includes('text/html') === true || sendsForm(c))
