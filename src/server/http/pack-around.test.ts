import { expect, test } from 'bun:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Encoding } from './accept-encoding.ts'
import { packAround } from './pack-around.ts'

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync }
const ENCODINGS: Encoding[] = ['br', 'gzip']
const bytes = (text: string) => new TextEncoder().encode(text)
const nonce = () => crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: 'base64url', omitPadding: true })

const page = `<p>${'Ìròyìn òjò: the maize stands well after the rain. '.repeat(400)}</p>`

test.each(ENCODINGS)('%s: one packing serves every text', async (encoding) => {
  for (const [before, after] of [
    [`${page}<script nonce="`, `">{"a":"${page}"}</script>`],
    ['', `">${page}`],
    [`${page}"`, '">'],
    ['<b "', '"'],
  ] as const) {
    const packed = await packAround(bytes(before), nonce(), bytes(after), encoding)
    for (const text of [nonce(), nonce(), 'a'.repeat(22), page.slice(3, 25).replaceAll(/[^a-z]/g, 'e')]) {
      expect(UNPACK[encoding](packed!(text)).toString()).toBe(before + text + after)
    }
  }
})

test.each(ENCODINGS)('%s: a body that says its text again cannot be packed for another', async (encoding) => {
  const text = nonce()
  const again = bytes(`">${text}${page}${text}${text}`)
  expect(await packAround(bytes(page), text, again, encoding)).toBeNull()
})

test.each(ENCODINGS)('%s: as small as packed in one go, but for the text itself', async (encoding) => {
  const packed = await packAround(bytes(page), nonce(), bytes(`">${page}`), encoding)
  expect(packed!(nonce()).length).toBeLessThan(500)
})
