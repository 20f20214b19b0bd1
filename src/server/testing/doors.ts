import type { RateLimits } from '../../ground/limits.ts'
import type { Services } from '../compose.ts'
import { callDoors } from '../doors/http.ts'
import { createPerform } from '../doors/perform.ts'
import { verbsOf } from '../doors/verbs.ts'

const UNLIMITED: Pick<RateLimits, 'take'> = { take: () => () => {} }

/** The doors of every call; those work whose services are given. */
export function doorsOf(some: object, limits = UNLIMITED) {
  const services = some as Services
  return callDoors(services, createPerform(verbsOf(services), limits))
}
