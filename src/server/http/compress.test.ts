import { describe, expect, test } from 'bun:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { compressResponses } from './compress.ts'
import type { AppEnv } from './context.ts'

const BODY = JSON.stringify(
  Array.from({ length: 40 }, (_, n) => ({ n, says: `The maize of field ${n * 7919} stands well` })),
)

const ask = (encoding: string, body = BODY) =>
  new Hono<AppEnv>()
    .use(compressResponses())
    .get('/', (c) => c.body(body, 200, { 'Content-Type': 'application/json' }))
    .request('/', { headers: { 'accept-encoding': encoding } })

describe('an answer is compressed', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('for a client that accepts %s with %s', async (accepted, encoding, unpack) => {
    const answer = await ask(accepted)
    const packed = await answer.bytes()
    expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([
      encoding,
      String(packed.length),
    ])
    expect(packed.length).toBeLessThan(BODY.length / 2)
    expect(unpack(packed).toString()).toBe(BODY)
  })

  test('with what a large one repeats from its beginning', async () => {
    const half = Array.from({ length: 6_000 }, (_, n) => Bun.hash(String(n)).toString(36)).join(',')
    const once = (await (await ask('br', half)).bytes()).length
    const twice = (await (await ask('br', half + half)).bytes()).length
    expect([half.length > 2 ** 16, twice < 1.1 * once]).toEqual([true, true])
  })

  test('not at all where that saves nothing, or the client accepts none', async () => {
    for (const answer of [await ask('br', '[]'), await ask('identity')])
      expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, 'Accept-Encoding'])
  })
})
