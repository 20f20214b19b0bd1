import { Hono } from 'hono'
import type { RateLimits } from '../../shared/rate-limits.ts'
import type { Services } from '../compose.ts'
import { callEndpoints } from '../endpoints/call-endpoints.ts'
import { formEndpoints, type RenderRefusedForm } from '../endpoints/form.ts'
import { createCallHandlers } from '../endpoints/handlers.ts'
import { createPerformCall } from '../endpoints/perform.ts'
import type { AppEnv } from '../http/context.ts'

const UNLIMITED: Pick<RateLimits, 'take'> = { take: () => () => {} }

/** Routes of all calls; those of the given services work. */
export function endpointsOf(
  some: object,
  limits = UNLIMITED,
  showAgain: RenderRefusedForm = (c, on, { status }) => c.text(on, status),
) {
  const services = some as Services
  const perform = createPerformCall(createCallHandlers(services), limits)
  return new Hono<AppEnv>()
    .route('/', callEndpoints(services, perform))
    .route('/', formEndpoints(services, perform, showAgain))
}
