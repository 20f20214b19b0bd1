import { Hono } from 'hono'
import type { AppEnv } from '../http/context.ts'
import type { ImageService } from '../images/service.ts'

/** Serves pictures to anyone with the address, whose 256 bits cannot be guessed; cacheable for ever. */
export function imageRoutes(images: ImageService) {
  return new Hono<AppEnv>().get('/images/:name{[0-9a-f]{64}(-320)?\\.webp}', async (c) => {
    const name = c.req.param('name').replace(/\.webp$/, '')
    const size = name.endsWith('-320') ? 'thumbnail' : 'full'
    const etag = `"${name}"`
    const headers = {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      ETag: etag,
    }
    const bytes = await images.served(name.slice(0, 64), size)
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
    })
  })
}
