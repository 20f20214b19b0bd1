import { Hono } from 'hono'
import { openFile } from '../../db/file/open-file.ts'
import { createLog } from '../../shared/log.ts'
import { createRateLimits } from '../../shared/rate-limits.ts'
import { ALL_PERSONAL_DATA } from '../all-personal-data.ts'
import { readConfig } from '../config.ts'
import { createCropService } from '../crops/service.ts'
import { createIdempotencyKeys } from '../foundation/idempotency-keys.ts'
import { createSecurityLog } from '../foundation/security-log.ts'
import { limitBodySize } from '../http/body-limit.ts'
import { clientAddress } from '../http/client-address.ts'
import type { AppEnv } from '../http/context.ts'
import { errorResponse } from '../http/error-response.ts'
import { idempotency } from '../http/idempotency.ts'
import { requireSameOrigin } from '../http/same-origin.ts'
import { loadSession } from '../http/session.ts'
import { createPlaceService } from '../places/service.ts'
import { databaseWithPlaces } from '../testing/database.ts'
import { endpointsOf } from '../testing/endpoints.ts'
import { CHEAP } from '../testing/hash-cost.ts'
import type { SendSms } from './account-context.ts'
import { createAccountService } from './service.ts'

const ORIGIN = 'http://gona.test'

export const FARMER = {
  phone: '0803 123 4567',
  password: 'kola nut tree',
  confirmPassword: 'kola nut tree',
  firstName: 'Amina',
  location: { lat: 12.0022, lng: 8.592, name: 'Kano' },
  farmSize: 'small',
  primaryCrops: ['maize', 'cassava'],
  irrigationMethod: ['rain-fed'],
}

/** Sets up the account routes behind the app's middleware, on an in-memory database and a settable clock. */
export async function startAccounts(
  environment: Record<string, string> = {},
  path: string | null = null,
  /** Returns false for an SMS that is not accepted. */
  sms: ((...given: Parameters<NonNullable<SendSms>>) => Promise<unknown>) | null = null,
) {
  const config = readConfig({ ...environment })
  let time = Date.parse('2026-06-20T08:00:00.000Z')
  const clock = { now: () => new Date(time) }
  const db = path ? openFile(path) : databaseWithPlaces()
  const lines: string[] = []
  const log = createLog('debug', (line) => lines.push(line))
  const foundation = { db, config, clock, log, fetch }
  const limits = createRateLimits({ clock, enabled: config.RATE_LIMIT })
  const places = createPlaceService(foundation)
  await places.ensureReferenceLocations()
  const crops = createCropService({ ...foundation, limits })
  const security = await createSecurityLog(foundation)
  const accounts = createAccountService({
    ...foundation,
    places,
    crops,
    limits,
    sendSms: sms && (async (...given) => (await sms(...given)) !== false),
    security,
    personalData: ALL_PERSONAL_DATA,
    hashCost: CHEAP,
  })
  const services = {
    ...foundation,
    security,
    accounts,
    crops,
    limits,
    idempotencyKeys: createIdempotencyKeys(foundation),
  }

  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'request-1')
    await next()
  })
  app.use(clientAddress(config.TRUST_PROXY), loadSession(accounts.sessions, config), limitBodySize())
  app.use(requireSameOrigin(config.PUBLIC_URL), idempotency(services, 200))
  app.route(
    '/',
    endpointsOf(services, limits, (c, on, { form, status }) => c.json({ on, ...form }, status)),
  )
  app.onError((error, c) => errorResponse(error, c, log))

  /** A browser: stores cookies and has one address. */
  function browser(address = '10.0.0.1') {
    const cookies = new Map<string, string>()
    async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const response = await app.request(
        `${ORIGIN}${path}`,
        {
          method,
          headers: {
            ...(body !== undefined && !(body instanceof FormData) && !(body instanceof URLSearchParams)
              ? { 'content-type': 'application/json' }
              : {}),
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            host: 'gona.test',
            ...headers,
          },
          body:
            body === undefined ||
            typeof body === 'string' ||
            body instanceof FormData ||
            body instanceof URLSearchParams
              ? (body as string)
              : JSON.stringify(body),
        },
        { requestIP: () => ({ address }) },
      )
      for (const cookie of response.headers.getSetCookie()) {
        const [pair = ''] = cookie.split(';')
        const [name = '', value = ''] = pair.split('=')
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
      const text = await response.text()
      return {
        status: response.status,
        headers: response.headers,
        setCookies: response.headers.getSetCookie(),
        text,
        // biome-ignore lint/suspicious/noExplicitAny: any response body
        body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null) as any,
      }
    }
    return { send, cookies }
  }

  return {
    ...services,
    app,
    places,
    lines,
    browser,
    /** Advances the clock. */
    pass: (ms: number) => {
      time += ms
    },
  }
}
