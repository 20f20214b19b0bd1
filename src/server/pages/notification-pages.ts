import { Hono } from 'hono'
import { translatorFor } from '../../words/index.ts'
import type { AppEnv } from '../http/context.ts'
import { currentActor } from '../http/session.ts'
import { formOn } from './farmer-form.ts'
import type { FarmerPages } from './farmer-pages.ts'
import { saying, signedInPage } from './signed-in.ts'

const PAGE = '/notifications'

/** The notifications dialog as a page, and what its buttons do without script. */
export function notificationPages({ services, renderIsland }: FarmerPages) {
  const { notifications, config } = services
  return new Hono<AppEnv>()
    .get(PAGE, async (c) => {
      const { data, said } = await signedInPage(c, services)
      const title = `${translatorFor(c.get('language'))('notices.title')} - ${config.APP_NAME}`
      return renderIsland(c, { island: 'notifications', title, data, props: { said } })
    })
    .post('/notifications/read-all', formOn(PAGE), async (c) => {
      await notifications.markAllRead(currentActor(c))
      return c.redirect(saying(PAGE, 'notices.allRead'), 303)
    })
    .post('/notifications/:id/read', formOn(PAGE), async (c) => {
      await notifications.markRead(currentActor(c), c.req.param('id'))
      return c.redirect(PAGE, 303)
    })
}
