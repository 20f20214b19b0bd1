import type { Context, MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { User } from '../../contracts/account.ts'
import type { ErrorBody } from '../../contracts/shapes.ts'
import { type Entered, TICKET_GOOD_FOR_MS } from '../accounts/entering.ts'
import type { SignedIn, Visitor } from '../accounts/sign-in.ts'
import { type Actor, requireAdmin as onlyAdmins } from '../actor.ts'
import { type Config, isHttps } from '../config.ts'
import { AppError } from '../errors.ts'
import type { AppEnv } from './context.ts'
import { chooseLanguage } from './language.ts'

export const SESSION_COOKIE = 'gona_session'
/** Remembers that this device has signed in before, so that others' failed tries cannot shut it out. */
export const DEVICE_COOKIE = 'gona_device'
/** Between password and code, where an account has a second factor. */
export const TICKET_COOKIE = 'gona_ticket'
export const LANGUAGE_COOKIE = 'lang'

const DAY_SECONDS = 86_400
/** Browsers keep no cookie longer. */
const COOKIE_MAX_DAYS = 400

export type CookieConfig = Pick<Config, 'PUBLIC_URL' | 'TLS_CERT_FILE' | 'SESSION_TTL_DAYS'>

/** What the session middleware needs of the accounts service. */
export interface SessionSource {
  /**
   * Who a token belongs to; null for a token that is unknown or has ended. `renewed` when its time was prolonged.
   * `mark` is the database's at this moment.
   */
  sessionUser(
    token: string,
    mark: string | undefined,
  ): Promise<{ user: User; adminLocked: boolean; sid: string; renewed: boolean } | null>
}

/** Puts `user`, `sid` and `language` on the request. Reads the database only for a request with a session cookie. */
export function loadSession(accounts: SessionSource, config: CookieConfig): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const token = getCookie(c, SESSION_COOKIE)
    const session = token ? await accounts.sessionUser(token, c.get('mark')) : null
    c.set('user', session?.user ?? null)
    c.set('adminLocked', session?.adminLocked ?? false)
    c.set('sid', session?.sid ?? null)
    c.set(
      'language',
      chooseLanguage(session?.user ?? null, getCookie(c, LANGUAGE_COOKIE), c.req.header('accept-language')),
    )
    await next()
    // After the answer: signing out or in again decides about the cookie itself.
    if (token && session?.renewed && !setsSession(c)) setSessionCookie(c, config, token)
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
  if (!user) throw new AppError('unauthorized', 'Unauthorized')
  const from = { address: c.get('address'), requestId: c.get('requestId') }
  return { kind: 'user', user, adminLocked: c.get('adminLocked'), from }
}

/** Where a request comes from, for the account verbs that sign in. */
export function visitorOf(c: Context<AppEnv>): Visitor {
  return {
    address: c.get('address'),
    requestId: c.get('requestId'),
    device: getCookie(c, DEVICE_COOKIE) ?? null,
    userAgent: c.req.header('user-agent') ?? null,
    sid: c.get('sid'),
  }
}

/**
 * Puts what came of a sign-in on the answer: a session, or while the code of the second factor is still to come, the
 * ticket for it. @returns the person, null while the code is still to come
 */
export function giveEntry(c: Context<AppEnv>, config: CookieConfig, entered: Entered): User | null {
  if ('ticket' in entered) {
    const maxAge = TICKET_GOOD_FOR_MS / 1000
    setCookie(c, TICKET_COOKIE, entered.ticket, { ...cookieOptions(config), maxAge })
    return null
  }
  giveSession(c, config, entered)
  return entered.user
}

/** Says that the password was right; the code goes to `POST /api/login/code`, with the cookie of `giveEntry`. */
export const askForCode = (c: Context<AppEnv>) =>
  c.json<ErrorBody>({ message: 'Enter the code from your authenticator app', secondFactor: true }, 403)

/** The ticket a browser holds between password and code; `''` when it has none. */
export const ticketOf = (c: Context<AppEnv>): string => getCookie(c, TICKET_COOKIE) ?? ''

/** Puts a new session, and that this device knows the person, on the answer. */
export function giveSession(c: Context<AppEnv>, config: CookieConfig, { token, device }: SignedIn): void {
  setSessionCookie(c, config, token)
  if (ticketOf(c)) deleteCookie(c, TICKET_COOKIE, cookieOptions(config))
  setCookie(c, DEVICE_COOKIE, device, { ...cookieOptions(config), maxAge: COOKIE_MAX_DAYS * DAY_SECONDS })
}

export function setSessionCookie(c: Context<AppEnv>, config: CookieConfig, token: string): void {
  const days = Math.min(config.SESSION_TTL_DAYS, COOKIE_MAX_DAYS)
  setCookie(c, SESSION_COOKIE, token, { ...cookieOptions(config), maxAge: days * DAY_SECONDS })
}

/** Ends the session in the browser, which also forgets its copies of pages: they must not come back with the Back button. */
export function clearSessionCookie(c: Context<AppEnv>, config: CookieConfig): void {
  deleteCookie(c, SESSION_COOKIE, cookieOptions(config))
  if (isHttps(config)) c.header('Clear-Site-Data', '"cache"')
}

function cookieOptions(config: CookieConfig): CookieOptions {
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: isHttps(config) }
}

const setsSession = (c: Context<AppEnv>) =>
  c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
