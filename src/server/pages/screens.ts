import { type Context, Hono } from 'hono'
import { CALLS, type CallName } from '../../contracts/calls.ts'
import { UNREAD_COUNT_KEY } from '../../contracts/notifications.ts'
import { SCREENS, type ScreenAddress, type ScreenName } from '../../contracts/screens.ts'
import type { IslandName } from '../../islands/registry.ts'
import { valueAt } from '../../shared/lookups.ts'
import { keysOf } from '../../shared/records.ts'
import { translatorFor } from '../../words/index.ts'
import type { MessageKey } from '../../words/translate.ts'
import type { Services } from '../compose.ts'
import { callerOfRequest } from '../endpoints/call-endpoints.ts'
import type { CallOutput, PerformCall } from '../endpoints/perform.ts'
import { signedInUser } from '../foundation/actor.ts'
import { messageInAddress } from '../http/address-message.ts'
import type { AppEnv } from '../http/context.ts'
import { prefetchedQuery, type RenderIsland } from '../http/island.tsx'
import type { RefusedForm } from '../http/parse-form.ts'
import { redirectForError } from '../http/redirect-unauthorized.ts'
import { currentActor } from '../http/session.ts'
import type { RenderStaticScreen } from '../http/static-screen.tsx'
import { notFoundContent } from './not-found.tsx'
import { screenDataReaders } from './screen-data-readers.ts'
import type { ScreenData, ScreenPage } from './screen-page.ts'

interface Screen {
  paths: readonly string[]
  who: 'visitor' | 'signed-in' | 'officer' | 'admin'
  title: MessageKey
  main?: MessageKey
  reads?: readonly ReadName[]
}
type ReadName = { [Name in CallName]: (typeof CALLS)[Name] extends Readable ? Name : never }[CallName]
type Readable = { method: 'GET'; out: unknown; paged?: never; query?: never }

/** Screens by island. An island without a screen, or an unknown message key, does not compile. */
const ALL_SCREENS: Record<IslandName, Screen> = SCREENS

const READS_OF_EVERY_SCREEN = ['getUser'] as const satisfies ReadName[]

interface View {
  again?: RefusedForm
  props?: Record<string, unknown>
  /** Query of the rendered page, if the request was for another address. */
  query?: Record<string, string>
}

interface Deps {
  services: Services
  perform: PerformCall
  renderIsland: RenderIsland
  renderStill: RenderStaticScreen
}

/** Creates the routes of all screens, which are pages for signed-in users. */
export function createScreenRoutes({ services, perform, renderIsland, renderStill }: Deps) {
  const shows: { [Name in ScreenName]?: (page: never) => unknown } = screenDataReaders(services)
  const signedIn = (c: Context<AppEnv>, reads: readonly ReadName[] = []) =>
    readSignedIn({ services, perform }, c, reads)

  /** @throws AppError unauthorized for a visitor on a screen for signed-in users */
  async function show(c: Context<AppEnv>, name: ScreenName, { again, props, query }: View = {}) {
    const { who, title, reads } = ALL_SCREENS[name]
    const t = translatorFor(c.get('language'))
    const person = who === 'visitor' ? null : await signedIn(c, reads)
    const page: ScreenPage = { c, t, params: c.req.param(), query: { ...c.req.query(), ...query }, again }
    const shown = ((await shows[name]?.({ ...page, ...person } as never)) ?? {}) as ScreenData | Response
    if (shown instanceof Response) return shown
    return renderIsland(c, {
      island: name,
      title: `${shown.title ?? t(title)} - ${services.config.APP_NAME}`,
      data: [...(person?.data ?? []), ...(shown.data ?? [])],
      props: { said: messageInAddress(c), ...again?.form, ...shown.props, ...props },
      soonDrawn: shown.soonDrawn,
      status: shown.status ?? again?.status ?? 200,
    })
  }

  const routes = new Hono<AppEnv>()
  const nameAt = new Map<string, ScreenName>()
  for (const name of keysOf(ALL_SCREENS)) {
    const { paths, who } = ALL_SCREENS[name]
    for (const path of paths) {
      nameAt.set(path, name)
      routes.get(path, async (c) => {
        const away = redirectForError(c, who)
        return away ? c.redirect(away) : show(c, name)
      })
    }
  }

  return {
    routes,
    show,
    /** Renders the page "not found" for signed-in users. */
    async notFound(c: Context<AppEnv>) {
      const t = translatorFor(c.get('language'))
      const { data } = await signedIn(c)
      const title = `${t('notFound.title')} - ${services.config.APP_NAME}`
      return renderStill(c, { title, data, status: 404, content: String(notFoundContent(t)) })
    },
    /** Renders the screen at an address of `SCREENS`, with its query. */
    showAt(c: Context<AppEnv>, address: ScreenAddress, again: RefusedForm) {
      const [path, query] = address.split('?')
      return show(c, valueAt(nameAt, path!), { again, query: Object.fromEntries(new URLSearchParams(query)) })
    },
  }
}

async function readSignedIn(
  { services, perform }: Pick<Deps, 'services' | 'perform'>,
  c: Context<AppEnv>,
  reads: readonly ReadName[],
) {
  const actor = currentActor(c)
  const caller = callerOfRequest(c)
  const names = [...READS_OF_EVERY_SCREEN, ...reads]
  const [unread, ...outcomes] = await Promise.all([
    services.notifications.unreadCount(actor),
    ...names.map((name) => perform(name, caller)),
  ])
  return {
    actor,
    user: signedInUser(actor),
    given: <Name extends CallName>(name: Name) => outcomes[names.indexOf(name as ReadName)] as CallOutput<Name>,
    data: [
      { key: UNREAD_COUNT_KEY, data: unread },
      ...names.map((name, n) => prefetchedQuery(CALLS[name], outcomes[n])),
    ],
  }
}

export type ScreenRoutes = ReturnType<typeof createScreenRoutes>
