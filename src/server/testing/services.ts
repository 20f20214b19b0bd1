import { eq } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import type { EndpointPolicy } from '../channels/push/endpoint-policy.ts'
import { composeServices } from '../compose.ts'
import { readConfig } from '../config.ts'
import { databaseWithPlaces } from './database.ts'
import { CHEAP } from './hash-cost.ts'

/** All services on an in-memory database with a settable clock; `settings` as environment variables. */
export async function testServices({
  now = '2026-07-06T08:00:00Z',
  settings = {},
  reach,
}: {
  now?: string
  settings?: Record<string, string>
  /** Allowed push services; default: those on the Internet. */
  reach?: EndpointPolicy
} = {}) {
  let time = new Date(now)
  const services = await composeServices(
    readConfig({ WEATHER_PROVIDER: 'climatology', RATE_LIMIT: 'off', ...settings }),
    {
      db: databaseWithPlaces(),
      clock: { now: () => time },
      logLevel: 'silent',
      reach,
      hashCost: CHEAP,
    },
  )
  return {
    ...services,
    /** Sets the clock. */
    at(moment: string) {
      time = new Date(moment)
    },
  }
}

export type TestServices = Awaited<ReturnType<typeof testServices>>

let phones = 0

/** A registered farmer in Kano with maize and cassava, as an actor; `proved: false`: the number is not verified. */
export async function kanoFarmer(
  services: TestServices,
  { proved = true, ...over }: Record<string, unknown> & { proved?: boolean } = {},
) {
  phones++
  const { user } = await services.accounts.register(
    {
      phone: `+234803${String(1_000_000 + phones)}`,
      password: 'secret-of-aisha',
      confirmPassword: 'secret-of-aisha',
      firstName: 'Aisha',
      location: { name: 'Kano', lat: 12.0, lng: 8.52 },
      farmSize: '1-5',
      soilType: 'loam',
      primaryCrops: ['maize', 'cassava'],
      irrigationMethod: ['rain-fed'],
      ...over,
    } as never,
    { address: '127.0.0.1', userAgent: null, device: null } as never,
  )
  if (proved) {
    const phoneProvedAt = services.clock.now().toISOString()
    await services.db.write(services.db.orm.update(users).set({ phoneProvedAt }).where(eq(users.id, user.id)))
  }
  return { kind: 'user' as const, user, adminLocked: false }
}
