import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { chooseEncoding, type Encoding, QUICKEST } from './accept-encoding.ts'
import type { AppEnv } from './context.ts'
import type { Crowd } from './crowd.ts'

export type Bytes = Uint8Array<ArrayBuffer>

const COMPRESSIBLE = /^(text\/html|application\/json|image\/svg)/
const SMALL = 600
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
/**
 * Of bytes that are sent many times, of one answer, and of one of a crowd: an eighth of the time for a tenth more bytes,
 * and here and now, for to hand so little to another thread takes as long.
 */
const QUALITY = { often: { br: 11, gzip: 6 }, once: { br: 6, gzip: 6 }, crowd: { br: 2, gzip: 1 } } as const
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const encoder = new TextEncoder()

export type Sent = keyof typeof QUALITY

/** Brotli (else gzip) for pages and JSON; hono's own never picks brotli. Client files come precompressed. */
export function compressAnswers(crowd: Crowd): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    const { res } = c
    if (!COMPRESSIBLE.test(res.headers.get('content-type') ?? '') || res.headers.has('content-encoding')) return
    res.headers.append('Vary', 'Accept-Encoding')
    const isCrowd = crowd.joins()
    const shared = c.get('sharedBody')
    const encoding = chooseEncoding(c.req.header('accept-encoding'), isCrowd && !shared ? QUICKEST : undefined)
    if (!encoding) return
    if (shared) {
      const packed = await shared.packed(encoding)
      return packed ? replaceBody(c, packed, encoding) : undefined
    }
    const known = c.get('text')
    const body = known?.of === res ? encoder.encode(known.text) : await res.bytes()
    const packed = await pack(body, encoding, isCrowd ? 'crowd' : 'once')
    replaceBody(c, packed ?? body, packed && encoding)
  }
}

/** A body in an encoding; null for one so small that packing saves nothing. */
export function pack(body: Bytes, encoding: Encoding, sent: Sent): Bytes | null | Promise<Bytes> {
  if (body.length < SMALL) return null
  const quality = QUALITY[sent][encoding]
  if (sent === 'crowd')
    return encoding === 'br'
      ? bytesOf(brotliCompressSync(body, { params: brotliParams(quality, body.length) }))
      : // As small as brotli's second step, in half of its time.
        Bun.gzipSync(body, { level: QUALITY.crowd.gzip, library: 'libdeflate' })
  return encoding === 'br'
    ? brotli(body, { params: brotliParams(quality, body.length) }).then(bytesOf)
    : zip(body, { level: quality }).then(bytesOf)
}

/** Packs the same bytes once in each encoding, when it is first asked for; what failed is tried anew. */
export function packedOnce(body: Bytes, sent: Sent): (encoding: Encoding) => Promise<Bytes | null> {
  const packed = new Map<Encoding, Promise<Bytes | null>>()
  async function made(encoding: Encoding): Promise<Bytes | null> {
    try {
      return await pack(body, encoding, sent)
    } catch (error) {
      packed.delete(encoding)
      throw error
    }
  }
  return (encoding) => packed.getOrInsertComputed(encoding, () => made(encoding))
}

const brotliParams = (quality: number, length: number) => ({
  [BROTLI_PARAM_QUALITY]: quality,
  [BROTLI_PARAM_SIZE_HINT]: length,
})

const bytesOf = (buffer: Buffer): Bytes => new Uint8Array(buffer)

/** The same answer with another body. Hono would copy an answer that is put in an earlier one's place, and its headers twice. */
function replaceBody(c: Context<AppEnv>, body: Bytes, encoding: Encoding | null): void {
  const { status, headers } = c.res
  if (encoding) {
    headers.set('Content-Encoding', encoding)
    headers.set('Content-Length', String(body.length))
  }
  c.res = undefined
  c.res = new Response(body, { status, headers })
}
