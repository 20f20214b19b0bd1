import { Hono } from 'hono'
import { pushEndpoint, pushSubscription } from '../../contracts/push.ts'
import type { RateLimits } from '../../ground/limits.ts'
import type { AppEnv } from '../http/context.ts'
import { currentActor, requireUser } from '../http/session.ts'
import { validate } from '../http/validate.ts'
import type { Push } from './service.ts'

export function pushRoutes(push: Push, limits: RateLimits) {
  return new Hono<AppEnv>()
    .use('/api/push/*', requireUser)
    .get('/api/push/key', (c) => c.json({ publicKey: push.publicKey() }))
    .get('/api/push/subscriptions', async (c) => c.json(await push.subscriptions(currentActor(c))))
    .post('/api/push/subscriptions', validate('json', pushSubscription), async (c) => {
      const input = c.req.valid('json')
      limits.take('pushSubscription', c.get('user')!.id)
      await push.subscribe(currentActor(c), c.get('sid')!, input)
      return c.json({ endpoint: input.endpoint }, 201)
    })
    .delete('/api/push/subscriptions', validate('json', pushEndpoint), async (c) => {
      await push.unsubscribe(currentActor(c), c.req.valid('json'))
      return c.body(null, 204)
    })
}
