import { Hono } from 'hono'
import type { RateLimits } from '../../shared/rate-limits.ts'
import type { UssdService } from '../channels/ussd/service.ts'
import type { AppEnv } from '../http/context.ts'
import { type CallbackSecrets, callbackForm } from './callback.ts'

/** Callbacks of the USSD provider. Every turn gets status 200 with a screen; any other status ends the session. */
export function ussdRoutes(ussd: UssdService, secrets: CallbackSecrets, limits: RateLimits) {
  return new Hono<AppEnv>()
    .post('/api/ussd', async (c) => {
      const answer = await ussd.turn(ussd.wire.turn(await callbackForm(c, secrets, limits)))
      return c.text(ussd.wire.body(answer), 200, { 'Content-Type': 'text/plain; charset=utf-8' })
    })
    .post('/api/ussd/end', async (c) => {
      await ussd.ended(ussd.wire.end(await callbackForm(c, secrets, limits)))
      return c.body(null, 204)
    })
}
