import { createHash, timingSafeEqual } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { technicalError } from '../../ground/errors.ts'
import type { RateLimits } from '../../ground/limits.ts'
import type { AppEnv } from '../http/context.ts'
import type { Field } from '../sms/port.ts'
import type { Sms } from '../sms/service.ts'

/** What the SMS provider calls. */
export function smsRoutes(sms: Sms, limits: RateLimits) {
  return new Hono<AppEnv>()
    .post('/api/sms/delivery', async (c) => {
      await sms.callbacks.delivery(sms.forms.delivery(await callback(c, sms, limits)))
      return c.body(null, 204)
    })
    .post('/api/sms/inbound', async (c) => {
      await sms.callbacks.inbound(sms.forms.inbound(await callback(c, sms, limits)))
      return c.body(null, 204)
    })
    .post('/api/sms/opt-out', async (c) => {
      await sms.callbacks.optedOut(sms.forms.optOut(await callback(c, sms, limits)))
      return c.body(null, 204)
    })
}

/**
 * The form fields of a provider's callback. @throws AppError not_found with no secret configured, forbidden with a wrong
 * one, rate_limited after too many of those.
 */
async function callback(c: Context<AppEnv>, { callbackSecret }: Sms, limits: RateLimits): Promise<Field> {
  if (!callbackSecret) throw technicalError('not_found', 'Not found')
  // Counted before it is looked at; the right one gives its place back.
  const giveBack = limits.take('callbackSecret', c.get('address'))
  if (!same(c.req.query('secret') ?? '', callbackSecret)) throw technicalError('forbidden', 'Forbidden')
  giveBack()
  const form = await c.req.parseBody().catch(() => {
    throw technicalError('invalid', 'The form could not be read')
  })
  return (name) => {
    const value = form[name]
    return typeof value === 'string' ? value.trim().slice(0, 1000) : ''
  }
}

/** Takes as long for a nearly right secret as for a wrong one. */
function same(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
