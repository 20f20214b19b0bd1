import { Hono } from 'hono'
import { pageParams } from '../../contracts/community.ts'
import { idParam } from '../../contracts/shapes.ts'
import { answerPage } from '../community/routes.ts'
import type { AppEnv } from '../http/context.ts'
import { bePatient } from '../http/patience.ts'
import { currentActor, requireAdmin } from '../http/session.ts'
import { streamOf } from '../http/stream.ts'
import { validate } from '../http/validate.ts'
import type { Admin } from './service.ts'

export function adminRoutes(admin: Admin) {
  return new Hono<AppEnv>()
    .use('/api/admin/*', requireAdmin)
    .get('/api/admin/analytics', async (c) => c.json(await admin.analytics(currentActor(c))))
    .get('/api/admin/posts', validate('query', pageParams), async (c) => {
      const params = c.req.valid('query')
      return answerPage(c, params, await admin.posts(currentActor(c), params))
    })
    .delete('/api/admin/posts/:id', validate('param', idParam), async (c) => {
      await admin.deletePost(currentActor(c), c.req.valid('param').id)
      return c.body(null, 204)
    })
    .get('/api/admin/export/farmers', (c) => {
      bePatient(c)
      return c.body(streamOf(admin.exportFarmers(currentActor(c))), 200, {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${admin.exportFileName()}"`,
        'Cache-Control': 'no-store',
      })
    })
}
