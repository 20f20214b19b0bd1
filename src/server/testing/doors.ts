import { Hono } from 'hono'
import type { RateLimits } from '../../ground/limits.ts'
import type { Services } from '../compose.ts'
import { formDoors, type ShowAgain } from '../doors/form.ts'
import { callDoors } from '../doors/http.ts'
import { createPerform } from '../doors/perform.ts'
import { verbsOf } from '../doors/verbs.ts'
import type { AppEnv } from '../http/context.ts'

const UNLIMITED: Pick<RateLimits, 'take'> = { take: () => () => {} }

/** Routes of all calls; those of the given services work. */
export function doorsOf(
  some: object,
  limits = UNLIMITED,
  showAgain: ShowAgain = (c, on, { status }) => c.text(on, status),
) {
  const services = some as Services
  const perform = createPerform(verbsOf(services), limits)
  return new Hono<AppEnv>().route('/', callDoors(services, perform)).route('/', formDoors(services, perform, showAgain))
}
