import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { IMAGE_MAX_BYTES } from '../../contracts/community.ts'
import { refuse } from '../../contracts/refusals.ts'
import { serverBusy, tooMany } from '../../ground/refusals.ts'
import type { AppEnv } from './context.ts'
import { bePatient } from './patience.ts'

const KB = 1024
const BODY_MAX = 64 * KB
/** Routes that accept a picture: the API call, and the form for posts without script. */
const PICTURE_DOORS = ['/api/upload-image', '/community/posts']
/** Routes that accept a price list as a file, for administrators; five thousand lines fit. */
const PRICE_DOORS = ['/api/admin/prices/import', '/admin/prices/import']
const PRICES_MAX = 512 * KB
/** Concurrent picture uploads, which are held in memory: per person and in total. */
const AT_ONCE = { person: 3, all: 30 }
const AGAIN_SECONDS = 10

/**
 * Responds 413 to a body over 64 KB; 5 MB with a longer timeout for a signed-in user's picture, 512 KB for an
 * administrator's price list. Runs after the session; a visitor's picture is refused by its route. @throws AppError
 * too_large; rate_limited or unavailable for too many concurrent pictures
 */
export function limitBody(atOnce = AT_ONCE): MiddlewareHandler<AppEnv> {
  const plain = atMost(BODY_MAX, 'request.large')
  const prices = atMost(PRICES_MAX, 'request.large')
  const picture = atMost(IMAGE_MAX_BYTES + BODY_MAX, 'image.large')
  const arriving: string[] = []
  return async (c, next) => {
    if (PRICE_DOORS.includes(c.req.path) && administers(c)) return prices(c, next)
    if (!bringsPicture(c)) return plain(c, next)
    const user = c.get('user')
    if (!user) return next()
    if (arriving.filter((id) => id === user.id).length >= atOnce.person) throw tooMany(AGAIN_SECONDS)
    if (arriving.length >= atOnce.all) throw serverBusy({ retryAfterSeconds: AGAIN_SECONDS })
    arriving.push(user.id)
    bePatient(c)
    try {
      return await picture(c, next)
    } finally {
      arriving.splice(arriving.indexOf(user.id), 1)
    }
  }
}

const administers = (c: Context<AppEnv>) => c.get('user')?.isAdmin === true && !c.get('adminLocked')

const bringsPicture = (c: Context<AppEnv>) =>
  c.req.method === 'POST' &&
  PICTURE_DOORS.includes(c.req.path) &&
  c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data') === true

/** Checks Content-Length if given: counting the bytes would turn the body into a stream, which is slow to read. */
function atMost(maxSize: number, key: 'request.large' | 'image.large'): MiddlewareHandler<AppEnv> {
  const tooLarge = (): never => {
    throw refuse(key)
  }
  const counted = bodyLimit({ maxSize, onError: tooLarge })
  return (c, next) => {
    if (c.req.method === 'GET') return next()
    const told = c.req.header('content-length')
    if (told === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    return Number(told) <= maxSize ? next() : tooLarge()
  }
}
