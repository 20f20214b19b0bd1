import { describe, expect, test } from 'bun:test'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compressAnswers, pack } from './compress.ts'
import type { AppEnv } from './context.ts'

const BODY = JSON.stringify(
  Array.from({ length: 40 }, (_, n) => ({ n, says: `The maize of field ${n * 7919} stands well` })),
)
const QUIET = { joins: () => false }
const CROWDED = { joins: () => true }

const ask = (crowd: typeof QUIET, encoding: string, body = BODY) =>
  new Hono<AppEnv>()
    .use(compressAnswers(crowd))
    .get('/', (c) => c.body(body, 200, { 'Content-Type': 'application/json' }))
    .request('/', { headers: { 'accept-encoding': encoding } })

describe('an answer is packed', () => {
  test('as small as a sixth step of brotli makes it while few ask', async () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: BODY.length }
    const packed = await (await ask(QUIET, 'gzip, deflate, br')).bytes()
    expect(Buffer.from(packed).equals(brotliCompressSync(BODY, { params }))).toBe(true)
  })

  test('into what packs quickest for a crowd that takes it', async () => {
    const used = async (crowd: typeof QUIET, takes: string) => (await ask(crowd, takes)).headers.get('content-encoding')
    expect([await used(QUIET, 'gzip, deflate, br'), await used(CROWDED, 'gzip, deflate, br')]).toEqual(['br', 'gzip'])
    expect([await used(CROWDED, 'gzip;q=0.5, br'), await used(CROWDED, 'br')]).toEqual(['br', 'br'])
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('into %s that says the same to a crowd', async (encoding, unpack) => {
    for (const crowd of [QUIET, CROWDED]) {
      const answer = await ask(crowd, encoding)
      const packed = await answer.bytes()
      expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([
        encoding,
        String(packed.length),
      ])
      expect(packed.length).toBeLessThan(BODY.length / 2)
      expect(unpack(packed).toString()).toBe(BODY)
    }
  })

  test('not at all where that saves nothing, or nobody asks for it', async () => {
    for (const crowd of [QUIET, CROWDED]) {
      for (const answer of [await ask(crowd, 'br', '[]'), await ask(crowd, 'identity')])
        expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, 'Accept-Encoding'])
    }
  })
})

test('of a crowd nothing is handed to another thread', () => {
  const body = new TextEncoder().encode(BODY)
  for (const encoding of ['br', 'gzip'] as const) {
    expect(pack(body, encoding, 'crowd')).toBeInstanceOf(Uint8Array)
    expect(pack(body, encoding, 'once')).toBeInstanceOf(Promise)
  }
})
