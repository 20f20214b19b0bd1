import { type Context, Hono } from 'hono'
import type { ScreenAddress } from '../../contracts/screens.ts'
import { operatorOf } from '../../shared/config.ts'
import { HTTP_STATUS } from '../../shared/errors.ts'
import { refusalText } from '../../words/refusals.ts'
import type { Services } from '../compose.ts'
import type { CodePage } from '../endpoints/form.ts'
import type { PerformCall } from '../endpoints/perform.ts'
import type { Assets } from '../http/assets.ts'
import type { AppEnv } from '../http/context.ts'
import { isRequestAborted, toAppError } from '../http/error-response.ts'
import type { RenderIsland } from '../http/island.tsx'
import type { RefusedForm } from '../http/parse-form.ts'
import { signInAddress } from '../http/redirect-unauthorized.ts'
import { routePatternOf } from '../http/route-pattern.ts'
import type { RenderStaticScreen } from '../http/static-screen.tsx'
import { publicPages } from './public-pages.tsx'
import { passwordRecoveryPages } from './recovery.tsx'
import { createScreenRoutes } from './screens.ts'
import { secondFactorForm } from './second-factor-form.ts'
import { signInCodePages } from './sign-in-code.tsx'

interface Deps {
  services: Services
  perform: PerformCall
  assets: Assets
  renderIsland: RenderIsland
  renderStill: RenderStaticScreen
}

/** All pages, including not found and server error for any address. */
export function createPages({ services, perform, assets, renderIsland, renderStill }: Deps) {
  const { log, config } = services
  const open = publicPages({
    assets,
    appName: config.APP_NAME,
    operator: operatorOf(config),
    config,
    tryOut: services.tryOut,
  })
  const screens = createScreenRoutes({ services, perform, renderIsland, renderStill })
  const code = signInCodePages(open)
  const notFound = (c: Context<AppEnv>) => (c.get('user') ? screens.notFound(c) : open.notFound(c))
  const routes = new Hono<AppEnv>()
    .get('/', async (c, next) => (c.get('user') ? next() : open.landing(c)))
    .route('/', open.routes)
    .route('/', passwordRecoveryPages({ ...services, show: open.show }))
    .route('/', code.routes)
    .route('/', screens.routes)
    .route('/', secondFactorForm(services, screens))

  return {
    routes,
    notFound,
    /** Renders the page of a refused form with the errors. */
    showAgain: (c: Context<AppEnv>, on: ScreenAddress | CodePage, again: RefusedForm) =>
      code.isMine(on) ? code.ask(c, on, again) : screens.showAt(c, on, again),
    /** Error page: shows what to do, not the cause. Visitors go to sign in first. */
    failed(error: unknown, c: Context<AppEnv>) {
      const known = toAppError(error)
      if (known?.code === 'unauthorized') {
        const { pathname, search } = new URL(c.req.url)
        return c.redirect(signInAddress(pathname + search))
      }
      if (known?.code === 'not_found') return notFound(c)
      if (isRequestAborted(error, c)) return c.text('The request did not arrive', 408)
      if (!known)
        log.error('page.failed', {
          requestId: c.get('requestId'),
          path: routePatternOf(c),
          error: error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : 'unknown',
        })
      return open.failed(c, known && { ...refusalText(known, c.get('language')), status: HTTP_STATUS[known.code] })
    },
  }
}
