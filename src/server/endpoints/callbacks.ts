import { Hono } from 'hono'
import type { Services } from '../compose.ts'
import type { AppEnv } from '../http/context.ts'
import { smsRoutes } from './sms-callbacks.ts'
import { ussdRoutes } from './ussd-callbacks.ts'
import { voiceRoutes } from './voice-callbacks.ts'

export const callbackRoutes = ({ sms, ussd, voice, channelSecrets, limits, config }: Services) =>
  new Hono<AppEnv>()
    .route('/', smsRoutes(sms, channelSecrets, limits))
    // Without a USSD code there are no USSD callbacks.
    .route('/', ussdRoutes(ussd, config.USSD_CODE ? channelSecrets : [], limits))
    .route('/', voiceRoutes(voice, channelSecrets, limits, config.PUBLIC_URL))
