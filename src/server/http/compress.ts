import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import type { AppEnv } from './context.ts'

const COMPRESSIBLE = /^(text\/html|application\/json|image\/svg)/
const SMALL = 600
/** Of one answer, and of bytes that are sent many times. */
const BROTLI_QUALITY = { once: 6, often: 11 }
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Sent = keyof typeof BROTLI_QUALITY

/** Brotli (else gzip) for pages and JSON; hono's own never picks brotli. Client files come precompressed. */
export const compressAnswers = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { res } = c
  if (!COMPRESSIBLE.test(res.headers.get('content-type') ?? '') || res.headers.has('content-encoding')) return
  res.headers.append('Vary', 'Accept-Encoding')
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (!encoding) return
  const body = await res.bytes()
  const packed = await pack(body, encoding)
  if (packed) {
    res.headers.set('Content-Encoding', encoding)
    res.headers.set('Content-Length', String(packed.length))
  }
  replaceBody(c, packed ?? body)
})

/** A body in an encoding; null for one so small that packing saves nothing. */
export async function pack(
  body: Uint8Array,
  encoding: Encoding,
  sent: Sent = 'once',
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (body.length < SMALL) return null
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[sent], [BROTLI_PARAM_SIZE_HINT]: body.length }
  return new Uint8Array(await (encoding === 'br' ? brotli(body, { params }) : zip(body, { level: 6 })))
}

/** The same answer with another body. Hono would copy an answer that is put in an earlier one's place, and its headers twice. */
function replaceBody(c: Context<AppEnv>, body: Uint8Array<ArrayBuffer>): void {
  const { status, headers } = c.res
  c.res = undefined
  c.res = new Response(body, { status, headers })
}
