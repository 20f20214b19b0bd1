import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { technicalError } from '../../shared/errors.ts'
import type { RateLimits } from '../../shared/rate-limits.ts'
import type { FormFieldReader } from '../channels/sms/sms-provider.ts'
import type { AppEnv } from '../http/context.ts'

/** Accepted secrets of providers' callbacks; without a secret the routes respond 404. */
export type CallbackSecrets = readonly string[]

/** Returns the form fields of a provider's callback. @throws AppError not_found without a configured secret, forbidden with a wrong one, rate_limited after too many of these */
export async function callbackForm(
  c: Context<AppEnv>,
  secrets: CallbackSecrets,
  limits: RateLimits,
): Promise<FormFieldReader> {
  if (secrets.length === 0) throw technicalError('not_found', 'Not found')
  // Counted before the check; a correct secret is refunded.
  const giveBack = limits.take('callbackSecret', c.get('address'))
  const given = c.req.query('secret') ?? ''
  if (secrets.filter((secret) => isSameSecret(given, secret)).length === 0)
    throw technicalError('forbidden', 'Forbidden')
  giveBack()
  const form = await c.req.parseBody().catch(() => {
    throw technicalError('invalid', 'The form could not be read')
  })
  return (name) => {
    const value = form[name]
    return typeof value === 'string' ? value.trim().slice(0, 1000) : ''
  }
}

/** Compares in constant time. */
function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
