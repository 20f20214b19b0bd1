import { Hono } from 'hono'
import * as z from 'zod/mini'
import { advisoryFeedback } from '../../contracts/advisories.ts'
import { idParam } from '../../contracts/shapes.ts'
import type { RateLimits } from '../../ground/limits.ts'
import type { AppEnv } from '../http/context.ts'
import { currentActor, requireUser } from '../http/session.ts'
import { validate } from '../http/validate.ts'
import type { Advisories } from './service.ts'
import type { Summaries } from './summary.ts'

const listParams = z.object({ crop: z.optional(z.string().check(z.maxLength(50))) })

export function advisoryRoutes(advisories: Advisories, summaries: Summaries, limits: RateLimits) {
  return new Hono<AppEnv>()
    .use('/api/advisories/*', requireUser)
    .use('/api/summary', requireUser)
    .get('/api/summary', async (c) => c.json(await summaries.summary(currentActor(c))))
    .get('/api/advisories', validate('query', listParams), async (c) =>
      c.json(await advisories.list(currentActor(c), c.req.valid('query'))),
    )
    .post('/api/advisories/generate', async (c) => {
      const user = c.get('user')!
      limits.take('generation', user.id)
      return c.json(await advisories.generate(currentActor(c)), 201)
    })
    .get('/api/advisories/:id', validate('param', idParam), async (c) =>
      c.json(await advisories.get(currentActor(c), c.req.valid('param').id)),
    )
    .put('/api/advisories/:id/read', validate('param', idParam), async (c) =>
      c.json(await advisories.markRead(currentActor(c), c.req.valid('param').id)),
    )
    .put('/api/advisories/:id/feedback', validate('param', idParam), validate('json', advisoryFeedback), async (c) =>
      c.json(await advisories.giveFeedback(currentActor(c), c.req.valid('param').id, c.req.valid('json'))),
    )
}
