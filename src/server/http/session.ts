import type { Context, MiddlewareHandler } from 'hono'
import type { User } from '../../contracts/account.ts'
import { refuse } from '../../contracts/refusals.ts'
import type { ErrorBody } from '../../contracts/shapes.ts'
import { isHttps } from '../../ground/config.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Entered, SignedIn, Visitor } from '../accounts/sign-in/visitor.ts'
import { type Actor, requireAdmin as onlyAdmins } from '../foundation/actor.ts'
import type { AppEnv } from './context.ts'
import {
  COOKIE_MAX_DAYS,
  COOKIES,
  type CookieConfig,
  DAY_SECONDS,
  decidesCookie,
  dropCookie,
  formerCookie,
  keepCookie,
  readCookie,
} from './cookies.ts'
import { chooseLanguage } from './language.ts'

/** The session cookie over http; over https see `cookies.ts`. */
export const SESSION_COOKIE = COOKIES.session

/**
 * Puts who asks, and what else the cookies say, on the request. A sibling site could set a cookie without the prefix: only
 * sessions from before `prefixedSince` are taken from it, and get the new name.
 */
export function loadSession(
  sessions: Accounts['sessions'],
  config: CookieConfig,
  prefixedSince: Date | null = null,
): MiddlewareHandler<AppEnv> {
  async function sessionOf(token: string, isFormer: boolean) {
    const session = await sessions.sessionUser(token)
    return isFormer && session && !(prefixedSince && session.begun < prefixedSince.getTime()) ? null : session
  }

  return async (c, next) => {
    const token = readCookie(c, config, 'session')
    const isFormer = token !== undefined && token === formerCookie(c, config, 'session')
    const session = token ? await sessionOf(token, isFormer) : null
    c.set('user', session?.user ?? null)
    c.set('adminLocked', session?.adminLocked ?? false)
    c.set('sid', session?.sid ?? null)
    c.set('device', readCookie(c, config, 'device') ?? null)
    c.set('ticket', readCookie(c, config, 'ticket') ?? '')
    c.set(
      'language',
      chooseLanguage(session?.user ?? null, readCookie(c, config, 'language'), c.req.header('accept-language')),
    )
    await next()
    // After the answer: signing out or in again decides about the cookie itself.
    if (token && session && (session.renewed || isFormer) && !decidesCookie(c, config, 'session'))
      setSessionCookie(c, config, token)
  }
}

/** Refuses with 401 `Unauthorized` whoever is not signed in. */
export const requireUser: MiddlewareHandler<AppEnv> = (c, next) => {
  currentActor(c)
  return next()
}

/** Refuses with 401 whoever is not signed in and with 403 `Forbidden` whoever is no administrator. */
export const requireAdmin: MiddlewareHandler<AppEnv> = (c, next) => {
  onlyAdmins(currentActor(c))
  return next()
}

/** The signed-in person as an actor. @throws AppError unauthorized when there is none. */
export function currentActor(c: Context<AppEnv>): Actor {
  const user = c.get('user')
  if (!user) throw refuse('unauthorized')
  const from = { address: c.get('address'), requestId: c.get('requestId') }
  return { kind: 'user', user, adminLocked: c.get('adminLocked'), from }
}

/** Where a request comes from, for the account verbs that sign in. */
export function visitorOf(c: Context<AppEnv>): Visitor {
  const { address, requestId, device, sid } = c.var
  return { address, requestId, device, sid, userAgent: c.req.header('user-agent') ?? null }
}

/** Puts a session, or the ticket for the second factor, on the answer. @returns null while that code is still to come */
export function giveEntry(c: Context<AppEnv>, config: CookieConfig, entered: Entered): User | null {
  if ('ticket' in entered) {
    keepCookie(c, config, 'ticket', entered.ticket, entered.goodForMs / 1000)
    return null
  }
  giveSession(c, config, entered)
  return entered.user
}

/** Says that the password was right; the code goes to `POST /api/login/code`, with the cookie of `giveEntry`. */
export const askForCode = (c: Context<AppEnv>) =>
  c.json<ErrorBody>({ message: 'Enter the code from your authenticator app', secondFactor: true }, 403)

/** The ticket a browser holds between password and code; `''` when it has none. */
export const ticketOf = (c: Context<AppEnv>): string => c.get('ticket')

/** Puts a new session, and that this device knows the person, on the answer. */
export function giveSession(c: Context<AppEnv>, config: CookieConfig, { token, device }: SignedIn): void {
  setSessionCookie(c, config, token)
  if (ticketOf(c)) dropCookie(c, config, 'ticket')
  keepCookie(c, config, 'device', device, COOKIE_MAX_DAYS * DAY_SECONDS)
}

function setSessionCookie(c: Context<AppEnv>, config: CookieConfig, token: string): void {
  const days = Math.min(config.SESSION_TTL_DAYS, COOKIE_MAX_DAYS)
  keepCookie(c, config, 'session', token, days * DAY_SECONDS)
}

/** Ends the session in the browser, which also forgets its copies of pages: they must not come back with the Back button. */
export function clearSessionCookie(c: Context<AppEnv>, config: CookieConfig): void {
  dropCookie(c, config, 'session')
  if (isHttps(config)) c.header('Clear-Site-Data', '"cache"')
}

/** Takes a person who deleted their account out of the device's cookie, and signs them out. */
export async function forgetPerson(c: Context<AppEnv>, config: CookieConfig, accounts: Pick<Accounts, 'signIn'>) {
  const device = await accounts.signIn.forgetDevice(c.get('device'), c.get('user')!.id)
  if (device) keepCookie(c, config, 'device', device, COOKIE_MAX_DAYS * DAY_SECONDS)
  else dropCookie(c, config, 'device')
  clearSessionCookie(c, config)
}
