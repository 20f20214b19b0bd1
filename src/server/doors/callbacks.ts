import { Hono } from 'hono'
import type { Services } from '../compose.ts'
import type { AppEnv } from '../http/context.ts'
import { smsRoutes } from './sms-callbacks.ts'
import { ussdRoutes } from './ussd-callbacks.ts'
import { voiceRoutes } from './voice-callbacks.ts'

/** All that providers call. */
export const callbackRoutes = ({ sms, ussd, voice, channelSecrets, limits, config }: Services) =>
  new Hono<AppEnv>()
    .route('/', smsRoutes(sms, channelSecrets, limits))
    // Without a code to dial no provider calls.
    .route('/', ussdRoutes(ussd, config.USSD_CODE ? channelSecrets : [], limits))
    .route('/', voiceRoutes(voice, channelSecrets, limits, config.PUBLIC_URL))
