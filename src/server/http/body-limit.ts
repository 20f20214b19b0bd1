import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type Call, formsOfCall } from '../../contracts/call.ts'
import { CALLS } from '../../contracts/calls.ts'
import { IMAGE_MAX_BYTES } from '../../contracts/community.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { serverBusyError, tooManyRequestsError } from '../../shared/refusals.ts'
import type { AppEnv } from './context.ts'
import { extendIdleTimeout } from './idle-timeout.ts'

const KB = 1024
const BODY_MAX = 64 * KB
const allCalls: Call[] = Object.values(CALLS)
const addressesOf = (call: Call) => [call.path, ...formsOfCall(call).map(({ at }) => at)]
const PICTURES = new Set(
  allCalls.flatMap((call) => [
    ...(call.upload ? [call.path] : []),
    ...formsOfCall(call).flatMap(({ at, picture }) => (picture ? [at] : [])),
  ]),
)
/** Concurrent picture uploads, which are held in memory: per person and in total. */
const AT_ONCE = { person: 3, all: 30 }
const AGAIN_SECONDS = 10

/** Responds 413 over 64 KB, 5 MB for signed-in pictures. @throws AppError too_large, rate_limited, unavailable */
export function limitBodySize(atOnce = AT_ONCE): MiddlewareHandler<AppEnv> {
  const plain = limitBodyTo(BODY_MAX, 'request.large')
  /** Limits of administrators' calls with larger bodies, by address. */
  const larger = new Map(
    allCalls.flatMap((call) => {
      const { bodyKB } = call
      return bodyKB ? addressesOf(call).map((at) => [at, limitBodyTo(bodyKB * KB, 'request.large')] as const) : []
    }),
  )
  const picture = limitBodyTo(IMAGE_MAX_BYTES + BODY_MAX, 'image.large')
  const arriving: string[] = []
  return async (c, next) => {
    const ofAdmins = larger.get(c.req.path)
    if (ofAdmins && isAdminRequest(c)) return ofAdmins(c, next)
    if (!isPictureUpload(c)) return plain(c, next)
    const user = c.get('user')
    if (!user) return next()
    if (arriving.filter((id) => id === user.id).length >= atOnce.person) throw tooManyRequestsError(AGAIN_SECONDS)
    if (arriving.length >= atOnce.all) throw serverBusyError({ retryAfterSeconds: AGAIN_SECONDS })
    arriving.push(user.id)
    extendIdleTimeout(c)
    try {
      return await picture(c, next)
    } finally {
      arriving.splice(arriving.indexOf(user.id), 1)
    }
  }
}

const isAdminRequest = (c: Context<AppEnv>) => c.get('user')?.isAdmin === true && !c.get('adminLocked')

const isPictureUpload = (c: Context<AppEnv>) =>
  c.req.method === 'POST' &&
  PICTURES.has(c.req.path) &&
  c.req.header('content-type')?.toLowerCase().startsWith('multipart/form-data') === true

/** Checks Content-Length if present: counting bytes needs a stream, which is slow to read. */
function limitBodyTo(maxSize: number, key: 'request.large' | 'image.large'): MiddlewareHandler<AppEnv> {
  const tooLarge = (): never => {
    throw refusalError(key)
  }
  const counted = bodyLimit({ maxSize, onError: tooLarge })
  return (c, next) => {
    if (c.req.method === 'GET') return next()
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return counted(c, next)
    return Number(length) <= maxSize ? next() : tooLarge()
  }
}
