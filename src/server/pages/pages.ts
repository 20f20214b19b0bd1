import { type Context, Hono } from 'hono'
import { HTTP_STATUS } from '../../ground/errors.ts'
import type { Services } from '../compose.ts'
import { asAppError } from '../http/answer.ts'
import type { Assets } from '../http/assets.ts'
import type { AppEnv } from '../http/context.ts'
import type { RenderIsland } from '../http/island.tsx'
import { routeOf } from '../http/route-of.ts'
import { adminPages } from './admin.ts'
import { communityPages } from './community.ts'
import { farmerPages } from './farmer-pages.ts'
import { publicPages } from './public-pages.tsx'
import { recoveryPages } from './recovery.tsx'
import { signInCodePages } from './sign-in-code.tsx'

/** Every page by its screen's module, and the two that serve any address: not found, and something went wrong. */
export function createPages({
  services,
  assets,
  renderIsland,
}: {
  services: Services
  assets: Assets
  renderIsland: RenderIsland
}) {
  const { log, config } = services
  const open = publicPages({ renderIsland, assets, appName: config.APP_NAME, config })
  const routes = new Hono<AppEnv>()
    .get('/', async (c, next) => (c.get('user') ? next() : open.landing(c)))
    .route('/', open.routes)
    .route('/', recoveryPages({ ...services, show: open.show }))
    .route('/', signInCodePages({ ...services, show: open.show }))
    .route('/', farmerPages({ services, renderIsland }))
    .route('/', communityPages({ services, renderIsland }))
    .route('/', adminPages({ services, renderIsland }))

  return {
    routes,
    auth: open.auth,
    notFound: open.notFound,
    /** A page that failed: what to do, never why. Someone who is not signed in goes to sign in first. */
    failed(error: unknown, c: Context<AppEnv>) {
      const known = asAppError(error)
      if (known?.code === 'unauthorized') {
        const { pathname, search } = new URL(c.req.url)
        return c.redirect(`/signin?next=${encodeURIComponent(pathname + search)}`)
      }
      if (known?.code === 'not_found') return open.notFound(c)
      if (!known)
        log.error('page.failed', {
          requestId: c.get('requestId'),
          path: routeOf(c),
          error: error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : 'unknown',
        })
      return open.failed(c, known ? { message: known.message, status: HTTP_STATUS[known.code] } : null)
    },
  }
}
