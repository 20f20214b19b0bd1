import { Hono } from 'hono'
import type { RateLimits } from '../../shared/rate-limits.ts'
import type { Services } from '../compose.ts'
import type { AppEnv } from '../http/context.ts'
import { type CallbackSecrets, callbackForm } from './callback.ts'

export function smsRoutes(sms: Services['sms'], secrets: CallbackSecrets, limits: RateLimits) {
  return new Hono<AppEnv>()
    .post('/api/sms/delivery', async (c) => {
      await sms.callbacks.delivery(sms.forms.delivery(await callbackForm(c, secrets, limits)))
      return c.body(null, 204)
    })
    .post('/api/sms/inbound', async (c) => {
      await sms.callbacks.inbound(sms.forms.inbound(await callbackForm(c, secrets, limits)))
      return c.body(null, 204)
    })
    .post('/api/sms/opt-out', async (c) => {
      await sms.callbacks.optedOut(sms.forms.optOut(await callbackForm(c, secrets, limits)))
      return c.body(null, 204)
    })
}
