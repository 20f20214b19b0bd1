import { Hono } from 'hono'
import { idParam } from '../../contracts/shapes.ts'
import type { AppEnv } from '../http/context.ts'
import { currentActor, requireUser } from '../http/session.ts'
import { validate } from '../http/validate.ts'
import type { Notifications } from './service.ts'

export function notificationRoutes(notifications: Notifications) {
  return new Hono<AppEnv>()
    .use('/api/notifications/*', requireUser)
    .get('/api/notifications', async (c) => c.json(await notifications.list(currentActor(c))))
    .put('/api/notifications/read-all', async (c) => c.json(await notifications.markAllRead(currentActor(c))))
    .put('/api/notifications/:id/read', validate('param', idParam), async (c) =>
      c.json(await notifications.markRead(currentActor(c), c.req.valid('param').id)),
    )
}
