import type { MiddlewareHandler } from 'hono'
import { chooseEncoding } from './accept-encoding.ts'
import { type Bytes, compressOnce } from './compress.ts'
import type { AppEnv } from './context.ts'

interface CachedResponse {
  body: Bytes
  headers: Headers
  packed: ReturnType<typeof compressOnce>
}

const PAGE_MAX = 256 * 1024

/** Caches pages that are equal for all visitors, per language. Pages with a query are not cached, because a page may repeat its query. */
export function visitorCache(): MiddlewareHandler<AppEnv> {
  const cache = new Map<string, CachedResponse>()
  return async (c, next) => {
    if (c.req.method !== 'GET' || c.get('user') || c.req.url.includes('?')) return next()
    const name = `${c.get('language')} ${c.req.path}`
    const known = cache.get(name)
    if (known) return responseFromCache(known, c.req.header('accept-encoding'))
    await next()
    const page = await cacheableResponse(c.res)
    if (!page) return
    cache.set(name, page)
    c.res = undefined
    c.res = await responseFromCache(page, c.req.header('accept-encoding'))
  }
}

async function cacheableResponse(res: Response): Promise<CachedResponse | null> {
  if (res.status !== 200 || res.headers.has('set-cookie')) return null
  const body = await res.clone().bytes()
  if (body.length > PAGE_MAX) return null
  return { body, headers: new Headers(res.headers), packed: compressOnce(body, 'often') }
}

async function responseFromCache(
  { body, headers, packed }: CachedResponse,
  accepted: string | undefined,
): Promise<Response> {
  const encoding = chooseEncoding(accepted)
  const smaller = encoding && (await packed(encoding))
  const answer = new Response(smaller ?? body, { headers })
  if (smaller) {
    answer.headers.set('Content-Encoding', encoding)
    answer.headers.set('Vary', 'Accept-Encoding')
  }
  return answer
}
