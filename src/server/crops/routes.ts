import { Hono } from 'hono'
import { cropInput } from '../../contracts/crop.ts'
import type { AppEnv } from '../http/context.ts'
import { currentActor, requireUser } from '../http/session.ts'
import { validate } from '../http/validate.ts'
import type { Crops } from './service.ts'

export function cropRoutes(crops: Crops) {
  return new Hono<AppEnv>()
    .use('/api/crops/*', requireUser)
    .get('/api/crops', async (c) => c.json(await crops.list(currentActor(c))))
    .post('/api/crops', validate('json', cropInput), async (c) =>
      c.json(await crops.add(currentActor(c), c.req.valid('json')), 201),
    )
    .post('/api/crops/initialize', async (c) => c.json(await crops.initialize(currentActor(c))))
    .put('/api/crops/:id', validate('json', cropInput), async (c) =>
      c.json(await crops.update(currentActor(c), c.req.param('id'), c.req.valid('json'))),
    )
    .delete('/api/crops/:id', async (c) => {
      await crops.remove(currentActor(c), c.req.param('id'))
      return c.body(null, 204)
    })
}
