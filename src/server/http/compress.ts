import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context.ts'

const COMPRESSIBLE = /^(text\/html|application\/json)/
const SMALL = 600
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Brotli (else gzip) for pages and JSON; hono's own never picks brotli. Client files come precompressed. */
export const compressAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { res } = c
  const accepted = c.req.header('accept-encoding') ?? ''
  if (!COMPRESSIBLE.test(res.headers.get('content-type') ?? '') || res.headers.has('content-encoding')) return
  res.headers.append('Vary', 'Accept-Encoding')
  const useBrotli = accepted.includes('br')
  if (!(useBrotli || accepted.includes('gzip'))) return
  const body = new Uint8Array(await res.clone().arrayBuffer())
  if (body.length < SMALL) return
  const packed = useBrotli
    ? await brotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      })
    : await zip(body, { level: 6 })
  c.res = new Response(new Uint8Array(packed), res)
  c.res.headers.set('Content-Encoding', useBrotli ? 'br' : 'gzip')
  c.res.headers.set('Content-Length', String(packed.length))
})
