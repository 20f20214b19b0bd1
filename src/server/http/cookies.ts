import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type Config, isHttps } from '../../shared/config.ts'
import type { AppEnv } from './context.ts'

export const COOKIES = {
  session: 'gona_session',
  /** Proof of earlier sign-ins on this device, so that failed tries of strangers do not block the device. */
  device: 'gona_device',
  /** Ticket between password and code of a second factor. */
  ticket: 'gona_ticket',
  language: 'lang',
} as const
type CookieName = keyof typeof COOKIES

export type CookieConfig = Pick<Config, 'PUBLIC_URL' | 'TLS_CERT_FILE' | 'SESSION_TTL_DAYS'>

/** Longest lifetime that browsers accept. */
export const COOKIE_MAX_DAYS = 400
export const DAY_SECONDS = 86_400
/** Prefix that prevents other sites, including siblings under the domain, from setting the cookie over https. */
const OURS_ALONE = '__Host-'

export const cookieName = (config: CookieConfig, name: CookieName) =>
  (isHttps(config) ? OURS_ALONE : '') + COOKIES[name]

/** Returns a cookie's value. Over https also reads the unprefixed name, which `setHttpCookie` replaces. */
export const readCookie = (c: Context<AppEnv>, config: CookieConfig, name: CookieName): string | undefined =>
  getCookie(c, cookieName(config, name)) ?? readUnprefixedCookie(c, config, name)

export const readUnprefixedCookie = (c: Context<AppEnv>, config: CookieConfig, name: CookieName): string | undefined =>
  isHttps(config) ? getCookie(c, COOKIES[name]) : undefined

/** Sets a cookie that scripts cannot read. */
export function setHttpCookie(
  c: Context<AppEnv>,
  config: CookieConfig,
  name: CookieName,
  value: string,
  maxAge: number,
) {
  setCookie(c, cookieName(config, name), value, { ...cookieOptions(config), maxAge })
  if (readUnprefixedCookie(c, config, name) !== undefined) deleteCookie(c, COOKIES[name], cookieOptions(config))
}

export function removeCookie(c: Context<AppEnv>, config: CookieConfig, name: CookieName): void {
  deleteCookie(c, cookieName(config, name), cookieOptions(config))
  if (readUnprefixedCookie(c, config, name) !== undefined) deleteCookie(c, COOKIES[name], cookieOptions(config))
}

export const setsCookieInResponse = (c: Context<AppEnv>, config: CookieConfig, name: CookieName): boolean =>
  c.res.headers.getSetCookie().some((cookie) => cookie.startsWith(`${cookieName(config, name)}=`))

const cookieOptions = (config: CookieConfig) =>
  ({ httpOnly: true, sameSite: 'Lax', path: '/', secure: isHttps(config) }) as const
