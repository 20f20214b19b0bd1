import { type Context, Hono } from 'hono'
import type { SentForm } from '../../islands/lib/form-props.ts'
import { translatorFor } from '../../words/index.ts'
import type { AccountPages, FormView } from '../accounts/forms.ts'
import type { AppEnv } from '../http/context.ts'
import type { RenderIsland } from '../http/island.tsx'
import { safeNext } from '../http/safe-next.ts'

/** Sign-in and registration as pages, empty or as a form that came back. */
export function createAuthPages(renderIsland: RenderIsland, appName: string): AccountPages & { routes: Hono<AppEnv> } {
  const pageOf = (island: 'sign-in' | 'register', path: string) => (c: Context<AppEnv>, view?: FormView) => {
    const t = translatorFor(c.get('language'))
    const next = nextOf(view?.values.next ?? c.req.query('next'))
    const props: SentForm = {
      values: view?.values ?? {},
      fields: view?.fields ?? {},
      message: view?.message ?? null,
      next,
      // A form that was sent cannot be asked for again with GET, so a change of language goes to the empty one.
      here: next ? `${path}?next=${encodeURIComponent(next)}` : path,
    }
    const title = `${t(island === 'sign-in' ? 'signIn.submit' : 'register.title')} - ${appName}`
    const status = view === undefined ? 200 : view.status === 415 ? 400 : view.status
    return renderIsland(c, { island, title, props: { ...props }, status })
  }
  const renderSignIn = pageOf('sign-in', '/signin')
  const renderRegister = pageOf('register', '/register')

  const routes = new Hono<AppEnv>()
    .get('/signin', async (c) => (c.get('user') ? c.redirect('/') : renderSignIn(c)))
    .get('/register', async (c) => (c.get('user') ? c.redirect('/') : renderRegister(c)))
  return { renderSignIn, renderRegister, routes }
}

function nextOf(given: unknown): string | null {
  const next = safeNext(given)
  return next === '/' ? null : next
}
