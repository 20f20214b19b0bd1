import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { CallbackClient } from './channels/practice-phone/callback-client.ts'
import { composeServices } from './compose.ts'
import { callbackRoutes } from './endpoints/callbacks.ts'
import type { Foundation } from './foundation/foundation.ts'
import type { AppEnv } from './http/context.ts'
import { errorResponse } from './http/error-response.ts'

/** Defaults of the simulated phone for missing settings. */
const PRACTICE = { code: '*384*1#', number: '+2347000000000' } as const

/** Callbacks for simulated phones: the same routes and services on the same data, with services that send nothing. Without CHANNEL_SECRET a random secret guards them. */
export async function openPhoneSimulator(foundation: Foundation): Promise<CallbackClient> {
  const { config, log } = foundation
  const secret = config.CHANNEL_SECRET ?? randomBytes(32).toString('base64url')
  const code = config.USSD_CODE ?? PRACTICE.code
  const number = config.VOICE_NUMBER ?? PRACTICE.number
  const services = await composeServices(
    {
      ...config,
      SMS_PROVIDER: 'mock',
      CHANNEL_SECRET: secret,
      USSD_CODE: code,
      VOICE_NUMBER: number,
      VOICE_CALLBACK: false,
    },
    { ...foundation, practice: true },
  )
  const app = new Hono<AppEnv>()
    .use((c, next) => {
      c.set('address', '127.0.0.1')
      return next()
    })
    .route('/', callbackRoutes(services))
  app.onError((error, c) => errorResponse(error, c, log))
  return {
    code,
    number,
    async post(path, form) {
      const url = new URL(path, 'http://localhost')
      url.searchParams.set('secret', secret)
      const answer = await app.request(url.href, { method: 'POST', body: new URLSearchParams(form) })
      return { status: answer.status, body: await answer.text() }
    },
    messages: services.sms.messagesTo,
    shown: services.ussd.shown,
  }
}
