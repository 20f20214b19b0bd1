import { Hono } from 'hono'
import * as z from 'zod/mini'
import { LANGUAGE_IDS } from '../../contracts/languages.ts'
import type { AppEnv } from '../http/context.ts'
import { type CookieConfig, setHttpCookie } from '../http/cookies.ts'
import { safeReturnPath } from '../http/safe-next.ts'

const YEAR_SECONDS = 31_536_000
const languageSchema = z.enum(LANGUAGE_IDS)

/** Language switch of the public pages: a plain form that stores the choice in a cookie and returns to the page. */
export const languageRoute = (config: CookieConfig) =>
  new Hono<AppEnv>().post('/language', async (c) => {
    // An unreadable form changes nothing.
    const { lang, next } = await c.req.parseBody().catch((): Record<string, unknown> => ({}))
    const chosen = languageSchema.safeParse(lang)
    if (chosen.success) {
      setHttpCookie(c, config, 'language', chosen.data, YEAR_SECONDS)
    }
    return c.redirect(safeReturnPath(next), 303)
  })
