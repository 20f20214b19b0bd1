import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { CALLS } from '../../contracts/calls.ts'
import { imageFileSchema } from '../../contracts/community.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { idParamSchema } from '../../contracts/shapes.ts'
import { keysOf } from '../../shared/records.ts'
import type { Services } from '../compose.ts'
import type { AppEnv } from '../http/context.ts'
import {
  currentActor,
  requireAdmin,
  requireOfficer,
  requireUser,
  signInTicketOf,
  visitorOfRequest,
} from '../http/session.ts'
import { validate } from '../http/validate.ts'
import { type Caller, callNamed } from './call-request.ts'
import { responseToCall, sessionCookies } from './call-response.ts'
import type { CallParts, PerformCall } from './perform.ts'

type Handler = MiddlewareHandler<AppEnv>

const GUARDS: Record<string, Handler[]> = {
  anyone: [],
  'signed-in': [requireUser],
  officer: [requireOfficer],
  admin: [requireAdmin],
}

/** All calls over HTTP, as declared: JSON in and out, except files and pictures. */
export function callEndpoints(services: Services, perform: PerformCall): Hono<AppEnv> {
  const cookies = sessionCookies(services)
  // Former address of the sign-in page.
  const app = new Hono<AppEnv>().get('/api/login', (c) => c.redirect('/signin', 302))
  for (const name of keysOf(CALLS)) {
    const call = callNamed(name)
    const parsed = (part: 'param' | 'query' | 'json', shape: typeof call.in) =>
      shape ? [validate(part, shape) as Handler] : []
    app.on(
      call.method,
      [call.path],
      ...GUARDS[call.who]!,
      ...parsed('param', call.path.includes('/:') ? (call.params ?? idParamSchema) : undefined),
      ...parsed('query', call.query),
      ...parsed('json', call.upload ? undefined : call.in),
      async (c: Context<AppEnv>) => {
        const valid = (part: 'param' | 'query' | 'json') => c.req.valid(part as never)
        const sent = { params: valid('param'), query: valid('query'), body: valid('json') }
        const given: unknown = await perform(
          name,
          callerOfRequest(c),
          call.upload ? () => pictureIn(c) : (sent as CallParts),
        )
        if (name in cookies) await cookies[name as keyof typeof cookies](c, given as never)
        return responseToCall(c, call, given, valid('query'))
      },
    )
  }
  return app
}

export const callerOfRequest = (c: Context<AppEnv>): Caller => ({
  actor: c.get('user') ? currentActor(c) : null,
  visitor: visitorOfRequest(c),
  sid: c.get('sid'),
  ticket: signInTicketOf(c),
})

async function pictureIn(c: Context<AppEnv>): Promise<CallParts> {
  const form = await c.req.formData().catch(() => null)
  const image = imageFileSchema.safeParse(form?.get('image'))
  if (!image.success) throw refusalError('image.wrongType')
  return { body: image.data } as CallParts
}
