import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type Config, isHttps } from '../../ground/config.ts'
import type { AppEnv } from './context.ts'

/** What Gona keeps in a browser, by its name over http. */
export const COOKIES = {
  session: 'gona_session',
  /** Remembers that this device has signed in before, so that others' failed tries cannot shut it out. */
  device: 'gona_device',
  /** Between password and code, where an account has a second factor. */
  ticket: 'gona_ticket',
  language: 'lang',
} as const
export type CookieName = keyof typeof COOKIES

export type CookieConfig = Pick<Config, 'PUBLIC_URL' | 'TLS_CERT_FILE' | 'SESSION_TTL_DAYS'>

/** Browsers keep no cookie longer. */
export const COOKIE_MAX_DAYS = 400
export const DAY_SECONDS = 86_400
/** Over https no other site, not even a sibling under the same domain, can set a cookie of such a name. */
const OURS_ALONE = '__Host-'

/** What a browser knows a cookie by. */
export const cookieName = (config: CookieConfig, name: CookieName) =>
  (isHttps(config) ? OURS_ALONE : '') + COOKIES[name]

/** A cookie's value; over https also one from before its name had the prefix, which `keepCookie` then replaces. */
export const readCookie = (c: Context<AppEnv>, config: CookieConfig, name: CookieName): string | undefined =>
  getCookie(c, cookieName(config, name)) ?? formerCookie(c, config, name)

/** What stands under a cookie's name from before it had the prefix. */
export const formerCookie = (c: Context<AppEnv>, config: CookieConfig, name: CookieName): string | undefined =>
  isHttps(config) ? getCookie(c, COOKIES[name]) : undefined

/** No script reads them: the server alone does. */
export function keepCookie(c: Context<AppEnv>, config: CookieConfig, name: CookieName, value: string, maxAge: number) {
  setCookie(c, cookieName(config, name), value, { ...options(config), maxAge })
  if (formerCookie(c, config, name) !== undefined) deleteCookie(c, COOKIES[name], options(config))
}

export function dropCookie(c: Context<AppEnv>, config: CookieConfig, name: CookieName): void {
  deleteCookie(c, cookieName(config, name), options(config))
  if (formerCookie(c, config, name) !== undefined) deleteCookie(c, COOKIES[name], options(config))
}

/** Whether an answer decides about a cookie. */
export const decidesCookie = (c: Context<AppEnv>, config: CookieConfig, name: CookieName): boolean =>
  c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(`${cookieName(config, name)}=`))

const options = (config: CookieConfig) =>
  ({ httpOnly: true, sameSite: 'Lax', path: '/', secure: isHttps(config) }) as const
