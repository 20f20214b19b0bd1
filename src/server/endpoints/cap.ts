import { Hono } from 'hono'
import type { Services } from '../compose.ts'
import type { AppEnv } from '../http/context.ts'

const XML_MEDIA_TYPE = 'application/xml; charset=utf-8'
const FOR_A_MINUTE = 'public, max-age=60'

/** Routes that serve our own alerts as CAP 1.2 to radio stations and partners; without CAP_SENDER they respond 404. */
export function capRoutes({ warnings, config }: Pick<Services, 'warnings' | 'config'>) {
  const headers = { 'Content-Type': XML_MEDIA_TYPE, 'Cache-Control': FOR_A_MINUTE }
  return new Hono<AppEnv>()
    .get('/cap/rss.xml', async (c, next) => {
      const feed = await warnings.published.feed(config.PUBLIC_URL ?? new URL(c.req.url).origin)
      return feed === null ? next() : c.body(feed, 200, headers)
    })
    .get('/cap/:file{[0-9a-f-]+\\.xml}', async (c, next) => {
      const alert = await warnings.published.alert(c.req.param('file').replace(/\.xml$/, ''))
      return alert === null
        ? next()
        : c.body(alert, 200, { ...headers, 'Cache-Control': 'public, max-age=31536000, immutable' })
    })
}
