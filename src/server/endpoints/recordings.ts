import { type Context, Hono } from 'hono'
import { byteRange } from '../../contracts/byte-range.ts'
import { refusalError } from '../../contracts/refusals.ts'
import type { AppEnv } from '../http/context.ts'
import { currentActor } from '../http/session.ts'
import type { Recordings } from '../inbox/recordings.ts'

/** Media types of the containers; the second is for iPhones before iOS 17.4. */
const MEDIA_TYPES = { webm: 'audio/webm', caf: 'audio/x-caf' } as const

/** Serves recordings of questions to users who may see the question; only a private cache may store them. */
export function recordingRoutes(recordings: Recordings) {
  return new Hono<AppEnv>().get('/recordings/:name{[0-9a-f-]{36}\\.(webm|caf)}', async (c) => {
    const [id = '', container] = c.req.param('name').split('.')
    if (!c.get('user')) throw refusalError('recording.missing')
    const kind = container === 'caf' ? 'caf' : 'webm'
    return rangeResponse(c, await recordings.served(currentActor(c), id, kind), MEDIA_TYPES[kind])
  })
}

/** Responds with all bytes, or with the one range that Safari requests of media. */
function rangeResponse(c: Context<AppEnv>, bytes: Uint8Array, type: string) {
  const headers = {
    'Cache-Control': 'private, no-cache',
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
  }
  const range = byteRange(c.req.header('range'), bytes.length)
  if (range === null) return c.body(new Uint8Array(bytes), 200, headers)
  if (range === 'none') return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}` })
  const [first, last] = range
  const part = { ...headers, 'Content-Range': `bytes ${first}-${last}/${bytes.length}` }
  return c.body(new Uint8Array(bytes.subarray(first, last + 1)), 206, part)
}
