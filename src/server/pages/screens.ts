import { type Context, Hono } from 'hono'
import { CALLS, type CallName } from '../../contracts/calls.ts'
import { UNREAD } from '../../contracts/notifications.ts'
import { SCREENS, type ScreenAddress, type ScreenName } from '../../contracts/screens.ts'
import type { IslandName } from '../../islands/registry.ts'
import { valueAt } from '../../shared/lookups.ts'
import { keysOf } from '../../shared/records.ts'
import { translatorFor } from '../../words/index.ts'
import type { MessageKey } from '../../words/translate.ts'
import type { Services } from '../compose.ts'
import { askerOf } from '../endpoints/http.ts'
import type { Outcome, Perform } from '../endpoints/perform.ts'
import { person } from '../foundation/actor.ts'
import type { AppEnv } from '../http/context.ts'
import { prefetched, type RenderIsland } from '../http/island.tsx'
import { ledAway } from '../http/led-away.ts'
import { messageOf } from '../http/saying.ts'
import type { Again } from '../http/sent-form.ts'
import { currentActor } from '../http/session.ts'
import type { RenderStill } from '../http/still.tsx'
import { notFound } from './not-found.tsx'
import type { ScreenPage, Shown } from './screen-page.ts'
import { shownBy } from './shown.ts'

interface Screen {
  paths: readonly string[]
  who: 'visitor' | 'signed-in' | 'officer' | 'admin'
  title: MessageKey
  main?: MessageKey
  reads?: readonly ReadName[]
}
type ReadName = { [Name in CallName]: (typeof CALLS)[Name] extends Readable ? Name : never }[CallName]
type Readable = { method: 'GET'; out: unknown; paged?: never; query?: never }

/** An island without a screen, or a screen with an unknown text, does not compile. */
const ALL: Record<IslandName, Screen> = SCREENS

const ALWAYS = ['getUser'] as const satisfies ReadName[]

interface View {
  again?: Again
  props?: Record<string, unknown>
  /** Query of the rendered page, if the request was for another address. */
  query?: Record<string, string>
}

interface Needs {
  services: Services
  perform: Perform
  renderIsland: RenderIsland
  renderStill: RenderStill
}

/** All screens as pages at their addresses. */
export function createScreens({ services, perform, renderIsland, renderStill }: Needs) {
  const shows: { [Name in ScreenName]?: (page: never) => unknown } = shownBy(services)
  const signedIn = (c: Context<AppEnv>, reads: readonly ReadName[] = []) =>
    readSignedIn({ services, perform }, c, reads)

  /** @throws AppError unauthorized for a visitor on a screen for signed-in users */
  async function show(c: Context<AppEnv>, name: ScreenName, { again, props, query }: View = {}) {
    const { who, title, reads } = ALL[name]
    const t = translatorFor(c.get('language'))
    const person = who === 'visitor' ? null : await signedIn(c, reads)
    const page: ScreenPage = { c, t, params: c.req.param(), query: { ...c.req.query(), ...query }, again }
    const shown = ((await shows[name]?.({ ...page, ...person } as never)) ?? {}) as Shown | Response
    if (shown instanceof Response) return shown
    return renderIsland(c, {
      island: name,
      title: `${shown.title ?? t(title)} - ${services.config.APP_NAME}`,
      data: [...(person?.data ?? []), ...(shown.data ?? [])],
      props: { said: messageOf(c), ...again?.form, ...shown.props, ...props },
      soonDrawn: shown.soonDrawn,
      status: shown.status ?? again?.status ?? 200,
    })
  }

  const routes = new Hono<AppEnv>()
  const nameAt = new Map<string, ScreenName>()
  for (const name of keysOf(ALL)) {
    const { paths, who } = ALL[name]
    for (const path of paths) {
      nameAt.set(path, name)
      routes.get(path, async (c) => {
        const away = ledAway(c, who)
        return away ? c.redirect(away) : show(c, name)
      })
    }
  }

  return {
    routes,
    show,
    /** Not found, for signed-in users. */
    async notFound(c: Context<AppEnv>) {
      const t = translatorFor(c.get('language'))
      const { data } = await signedIn(c)
      const title = `${t('notFound.title')} - ${services.config.APP_NAME}`
      return renderStill(c, { title, data, status: 404, content: String(notFound(t)) })
    },
    /** Renders the screen at an address of `SCREENS`, with its query. */
    showAt(c: Context<AppEnv>, address: ScreenAddress, again: Again) {
      const [path, query] = address.split('?')
      return show(c, valueAt(nameAt, path!), { again, query: Object.fromEntries(new URLSearchParams(query)) })
    },
  }
}

async function readSignedIn(
  { services, perform }: Pick<Needs, 'services' | 'perform'>,
  c: Context<AppEnv>,
  reads: readonly ReadName[],
) {
  const actor = currentActor(c)
  const caller = askerOf(c)
  const names = [...ALWAYS, ...reads]
  const [unread, ...outcomes] = await Promise.all([
    services.notifications.unreadCount(actor),
    ...names.map((name) => perform(name, caller)),
  ])
  return {
    actor,
    user: person(actor),
    given: <Name extends CallName>(name: Name) => outcomes[names.indexOf(name as ReadName)] as Outcome<Name>,
    data: [{ key: UNREAD, data: unread }, ...names.map((name, n) => prefetched(CALLS[name], outcomes[n]))],
  }
}

export type Screens = ReturnType<typeof createScreens>
