import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { IMAGE_MAX_BYTES } from '../../contracts/community.ts'
import { refuse } from '../../contracts/refusals.ts'
import { serverBusy, tooMany } from '../../ground/refusals.ts'
import type { AppEnv } from './context.ts'
import { bePatient } from './patience.ts'

const KB = 1024
const BODY_MAX = 64 * KB
/** The only doors for a picture: the call, and the form of a post that works with no script. */
const PICTURE_DOORS = ['/api/upload-image', '/community/posts']
/** The only doors for a price list as a file, which administrators bring: its five thousand lines are no more. */
const PRICE_DOORS = ['/api/admin/prices/import', '/admin/prices/import']
const PRICES_MAX = 512 * KB
/** Pictures on their way in at once, all of which are in memory: of one person, and altogether. */
const AT_ONCE = { person: 3, all: 30 }
const AGAIN_SECONDS = 10

/**
 * 413 for a body over 64 KB. Behind the session, for a signed-in person's picture has its 5 MB and more time; a visitor's is
 * refused by its route. An administrator's price list has 512 KB.
 * @throws AppError too_large; rate_limited or unavailable for too many pictures at once
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

/** A body whose length is told is not touched: counting it would make a stream of it, which is slow to read. */
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
