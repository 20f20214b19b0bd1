import { type Context, Hono } from 'hono'
import { credentials, registration } from '../../contracts/account.ts'
import { DEFAULT_PHONE_COUNTRY, internationalPhone, PHONE_COUNTRY_IDS } from '../../contracts/phone-countries.ts'
import { refuse, refuseIssues } from '../../contracts/refusals.ts'
import { HTTP_STATUS } from '../../ground/errors.ts'
import type { Actor } from '../actor.ts'
import { asAppError } from '../http/answer.ts'
import { type AppEnv, actorOf } from '../http/context.ts'
import type { CookieConfig } from '../http/cookies.ts'
import { codeAddress, safeNext } from '../http/safe-next.ts'
import { clearSessionCookie, giveEntry, giveSession, visitorOf } from '../http/session.ts'
import { shownBack } from '../http/shown-back.ts'
import type { Accounts } from './service.ts'

/** What was typed, by field; several for a list of checkboxes. */
export type FormValues = Record<string, string | string[]>

/** A form to show again: what was typed (but no password) and what is wrong with it. */
export interface FormView {
  values: FormValues
  fields: Record<string, string>
  message: string
  status: (typeof HTTP_STATUS)[keyof typeof HTTP_STATUS]
}

export interface AccountPages {
  renderSignIn(c: Context<AppEnv>, view: FormView): Response | Promise<Response>
  renderRegister(c: Context<AppEnv>, view: FormView): Response | Promise<Response>
}

const SECRET = ['password', 'confirmPassword', 'currentPassword', 'newPassword']
const LISTS = ['primaryCrops', 'irrigationMethod']

/** Signing in, registering and signing out as plain forms, which work with no script. */
export function accountForms(
  {
    accounts,
    config,
    crops,
  }: {
    accounts: Accounts
    config: CookieConfig
    crops: { initialize(actor: Actor): Promise<unknown> }
  },
  pages: AccountPages,
) {
  return new Hono<AppEnv>()
    .post('/signin', async (c) => {
      const values = await formValues(c)
      try {
        const entered = await accounts.signIn.login(parsed(credentials, withCountry(values)), visitorOf(c))
        return c.redirect(giveEntry(c, config, entered) ? safeNext(values.next) : codeAddress(values.next), 303)
      } catch (error) {
        return pages.renderSignIn(c, viewOf(c, error, values))
      }
    })
    .post('/register', async (c) => {
      const values = await formValues(c)
      try {
        const input = parsed(registration, {
          ...withCountry(values),
          preferredLanguage: values.preferredLanguage || c.get('language'),
        })
        if (typeof input.location === 'string') input.location = await accounts.placeNamed(input.location)
        const registered = await accounts.register(input, visitorOf(c))
        // The dashboard's script would do this when it opens.
        await crops.initialize(actorOf(registered.user))
        giveSession(c, config, registered)
      } catch (error) {
        return pages.renderRegister(c, viewOf(c, error, values))
      }
      return c.redirect(safeNext(values.next), 303)
    })
    .post('/logout', async (c) => {
      const sid = c.get('sid')
      if (sid) await accounts.sessions.end(sid)
      clearSessionCookie(c, config)
      return c.redirect('/', 303)
    })
}

async function formValues(c: Context<AppEnv>): Promise<FormValues> {
  const values: FormValues = {}
  const body = await c.req.parseBody({ all: true }).catch(() => {
    throw refuse('form.unreadable')
  })
  for (const [name, given] of Object.entries(body)) {
    const texts = [given].flat().filter((value) => typeof value === 'string')
    if (LISTS.includes(name)) values[name] = texts
    else if (texts[0] !== undefined) values[name] = texts[0]
  }
  return values
}

/** The phone field's two inputs as one number. Under Nigeria, the default, a number stays as typed: `toE164` knows it. */
function withCountry(values: FormValues): FormValues {
  const { phone, phoneCountry } = values
  const country = PHONE_COUNTRY_IDS.find((id) => id === phoneCountry)
  if (typeof phone !== 'string' || !country || country === DEFAULT_PHONE_COUNTRY) return values
  return { ...values, phone: internationalPhone(phone, country) }
}

interface Shape<Output> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: Output }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } }
}

function parsed<Output>(shape: Shape<Output>, values: FormValues): Output {
  const result = shape.safeParse(values)
  if (!result.success) throw refuseIssues(result.error.issues)
  return result.data
}

function viewOf(c: Context<AppEnv>, error: unknown, values: FormValues): FormView {
  const known = asAppError(error)
  if (!known) throw error
  const { fields = {}, retryAfterSeconds } = known.details
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds))
  const shown = Object.entries(values).filter(([name]) => !SECRET.includes(name))
  return {
    values: shownBack(Object.fromEntries(shown)),
    fields,
    message: known.message,
    status: HTTP_STATUS[known.code],
  }
}
