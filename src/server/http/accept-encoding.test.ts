import { describe, expect, test } from 'bun:test'
import { createApp } from '../app.ts'
import { noAssets } from '../testing/no-assets.ts'
import { testServices } from '../testing/services.ts'
import { chooseEncoding } from './accept-encoding.ts'
import type { Assets } from './assets.ts'

describe('an answer is packed as its reader asks', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0', null],
    ['gzip;q=1, br;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', null],
    ['identity', null],
    ['brown, xgzip', null],
    ['', null],
    [undefined, null],
    [';;q=,,', null],
  ])('%p: %p', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding as never))

  test('only in a form that is there', () => {
    expect(chooseEncoding('gzip, br', ['gzip'])).toBe('gzip')
    expect(chooseEncoding('gzip, br', [])).toBeNull()
  })

  test('pages and client files alike', async () => {
    const file = {
      type: 'text/css',
      size: 9,
      encodings: { br: 3, gzip: 5 },
      immutable: true,
      etag: '"1"',
    }
    const files: Assets = { ...noAssets, manifest: { ...noAssets.manifest, files: { '/assets/styles.css': file } } }
    const app = createApp(await testServices(), files)
    for (const path of ['/', '/assets/styles.css']) {
      const headers = { 'accept-encoding': 'gzip, br;q=0' }
      const answer = await app.request(`http://gona.test${path}`, { headers })
      expect([path, answer.headers.get('content-encoding')]).toEqual([path, 'gzip'])
    }
  })
})
