import type { Context, MiddlewareHandler } from 'hono'
import type { User } from '../../contracts/account.ts'
import { refusalError } from '../../contracts/refusals.ts'
import type { ErrorBody } from '../../contracts/shapes.ts'
import { isHttps } from '../../shared/config.ts'
import type { AccountService } from '../accounts/service.ts'
import type { NewSession, SignInResult, Visitor } from '../accounts/sign-in/visitor.ts'
import { type Actor, requireAdmin as onlyAdmins, requireOfficer as onlyOfficers } from '../foundation/actor.ts'
import type { AppEnv } from './context.ts'
import {
  COOKIE_MAX_DAYS,
  COOKIES,
  type CookieConfig,
  DAY_SECONDS,
  readCookie,
  readUnprefixedCookie,
  removeCookie,
  setHttpCookie,
  setsCookieInResponse,
} from './cookies.ts'
import { chooseLanguage } from './language.ts'

/** Name of the session cookie over http; for https see `cookies.ts`. */
export const SESSION_COOKIE = COOKIES.session

/** Sets the user and the cookies' data. Unprefixed cookies, which sibling sites can set, are accepted only for sessions from before `prefixedSince`. */
export function loadSession(
  sessions: AccountService['sessions'],
  config: CookieConfig,
  prefixedSince: Date | null = null,
): MiddlewareHandler<AppEnv> {
  async function sessionOf(token: string, isFormer: boolean) {
    const session = await sessions.sessionUser(token)
    return isFormer && session && !(prefixedSince && session.begun < prefixedSince.getTime()) ? null : session
  }

  return async (c, next) => {
    const token = readCookie(c, config, 'session')
    const isFormer = token !== undefined && token === readUnprefixedCookie(c, config, 'session')
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
    // Runs after the response, because signing in or out sets the cookie itself.
    if (token && session && (session.renewed || isFormer) && !setsCookieInResponse(c, config, 'session'))
      setSessionCookie(c, config, token)
  }
}

export const requireUser: MiddlewareHandler<AppEnv> = (c, next) => {
  currentActor(c)
  return next()
}

export const requireAdmin: MiddlewareHandler<AppEnv> = (c, next) => {
  onlyAdmins(currentActor(c))
  return next()
}

/** @throws AppError unauthorized, forbidden for anyone but extension officers and administrators */
export const requireOfficer: MiddlewareHandler<AppEnv> = (c, next) => {
  onlyOfficers(currentActor(c))
  return next()
}

export function currentActor(c: Context<AppEnv>): Actor {
  const user = c.get('user')
  if (!user) throw refusalError('unauthorized')
  const from = { address: c.get('address'), requestId: c.get('requestId') }
  return { kind: 'user', user, adminLocked: c.get('adminLocked'), from }
}

export function visitorOfRequest(c: Context<AppEnv>): Visitor {
  const { address, requestId, device, sid } = c.var
  return { address, requestId, device, sid, userAgent: c.req.header('user-agent') ?? null }
}

/** Sets the session, or the second-factor ticket. @returns null while the code is required */
export function setSignInCookies(c: Context<AppEnv>, config: CookieConfig, entered: SignInResult): User | null {
  if ('ticket' in entered) {
    setHttpCookie(c, config, 'ticket', entered.ticket, entered.goodForMs / 1000)
    return null
  }
  setSessionCookies(c, config, entered)
  return entered.user
}

/** Responds that a code is required at `POST /api/login/code`, with the cookie set by `setSignInCookies`. */
export const codeRequiredResponse = (c: Context<AppEnv>) =>
  c.json<ErrorBody>({ message: 'Enter the code from your authenticator app', secondFactor: true }, 403)

export const signInTicketOf = (c: Context<AppEnv>): string => c.get('ticket')

export function setSessionCookies(c: Context<AppEnv>, config: CookieConfig, { token, device }: NewSession): void {
  setSessionCookie(c, config, token)
  if (signInTicketOf(c)) removeCookie(c, config, 'ticket')
  setHttpCookie(c, config, 'device', device, COOKIE_MAX_DAYS * DAY_SECONDS)
}

function setSessionCookie(c: Context<AppEnv>, config: CookieConfig, token: string): void {
  const days = Math.min(config.SESSION_TTL_DAYS, COOKIE_MAX_DAYS)
  setHttpCookie(c, config, 'session', token, days * DAY_SECONDS)
}

/** Ends the session in the browser and clears its cached pages, so that Back does not show them. */
export function clearSessionCookie(c: Context<AppEnv>, config: CookieConfig): void {
  removeCookie(c, config, 'session')
  if (isHttps(config)) c.header('Clear-Site-Data', '"cache"')
}

/** Removes a deleted account from the device cookie and signs out. */
export async function signOutDeletedPerson(
  c: Context<AppEnv>,
  config: CookieConfig,
  accounts: Pick<AccountService, 'signIn'>,
) {
  const device = await accounts.signIn.forgetDevice(c.get('device'), c.get('user')!.id)
  if (device) setHttpCookie(c, config, 'device', device, COOKIE_MAX_DAYS * DAY_SECONDS)
  else removeCookie(c, config, 'device')
  clearSessionCookie(c, config)
}
