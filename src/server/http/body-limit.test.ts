import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { importPrices } from '../../contracts/calls/prices.ts'
import { childOfFile } from '../testing/child.ts'
import { rawAnswer, rawConnection, rawHead } from '../testing/raw.ts'
import { type Role, wholeApp } from '../testing/whole-app.ts'

setDefaultTimeout(300_000)

const MB = 1024 * 1024
const MULTIPART = 'multipart/form-data; boundary=x'
const TOO_LARGE = 'Image must be smaller than 5MB'

const child = childOfFile()

const post = (path: string, headers: Record<string, string | number>) => rawHead(`POST ${path}`, headers)
const picture = (bytes: number) =>
  `--x\r\nContent-Disposition: form-data; name="content"\r\n\r\nRain\r\n--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n${'x'.repeat(bytes)}\r\n--x--\r\n`
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

describe('a body over 64 KB is refused', () => {
  test('by the length it tells, before it is there', async () => {
    const head = (length: number) =>
      post('/api/login', { 'Content-Type': 'application/json', 'Content-Length': length })
    const answer = await rawAnswer(child.url, head(65_537))
    expect([answer?.status, answer?.body]).toEqual([413, '{"message":"The request is too large"}'])
    const fits = await rawAnswer(child.url, head(65_536) + ' '.repeat(65_536))
    expect(fits?.status).toBe(400)
  })

  test('when it comes in pieces of which nobody told the sum', async () => {
    for (const type of ['application/json', MULTIPART]) {
      const head = post('/api/login', { 'Content-Type': type, 'Transfer-Encoding': 'chunked' })
      expect((await rawAnswer(child.url, head + chunked(' '.repeat(65_537))))?.status).toBe(413)
    }
  })

  test.each(['/signin', '/register', '/forgot', '/forgot/code', '/language', '/logout', '/api/login', '/nowhere'])(
    'also as a form with files, by whoever sends it to %s',
    async (path) => {
      for (const whose of ['', child.cookie]) {
        const head = post(path, { 'Content-Type': MULTIPART, 'Content-Length': 4_800_000, Cookie: whose })
        expect((await rawAnswer(child.url, head))?.status).toBe(413)
      }
    },
  )

  test('on a page of its language, where a form sent it', async () => {
    const head = post('/signin', { 'Content-Type': MULTIPART, 'Content-Length': 4_800_000, Cookie: 'lang=ha' })
    const answer = await rawAnswer(child.url, head)
    expect(answer?.headers.get('content-type')).toStartWith('text/html')
    expect(answer?.body).toContain('<html lang="ha">')
  })
})

test.each<[Role, number, boolean]>([
  ['admin', 65_537, true],
  ['admin', 512 * 1024, true],
  ['admin', 512 * 1024 + 1, false],
  ['owner', 65_537, false],
  ['anonymous', 65_537, false],
])('a price list of the %s of %d bytes is read: %p', async (role, bytes, isRead) => {
  const { ask } = await wholeApp()
  const body = JSON.stringify({ csv: 'x', dryRun: true }).padEnd(bytes)
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes) }
  const { status } = await ask(role, 'POST', importPrices.path, { body, headers })
  expect(status !== 413).toBe(isRead)
})

describe('a picture', () => {
  const call = (length: number, headers = {}) =>
    post('/api/upload-image', { 'Content-Type': MULTIPART, 'Content-Length': length, ...headers })
  const form = (length: number, headers = {}) =>
    post('/community/posts', { 'Content-Type': MULTIPART, 'Content-Length': length, ...headers })

  test('of a visitor is answered before it is there', async () => {
    expect((await rawAnswer(child.url, call(4_800_000)))?.status).toBe(401)
    const answer = await rawAnswer(child.url, form(4_800_000))
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/signin?next=%2Fcommunity'])
  })

  test('may have its 5 MB', async () => {
    const body = picture(5 * MB)
    const answer = await rawAnswer(child.url, call(body.length, { Cookie: child.cookie }) + body)
    expect([answer?.status, answer?.body]).toEqual([400, '{"message":"Please select an image file"}'])
  })

  test.each([5 * MB + 1, 5.2 * MB, 6.5 * MB, 5000 * MB])(
    'of %d bytes is refused with the sentence for it',
    async (n) => {
      const body = n > 10 * MB ? '' : picture(n)
      const answer = await rawAnswer(child.url, call(body.length || n, { Cookie: child.cookie }) + body)
      expect([answer?.status, answer?.body]).toEqual([413, `{"message":"${TOO_LARGE}"}`])
      const page = await rawAnswer(child.url, form(body.length || n, { Cookie: child.cookie }) + body)
      expect(page?.status).toBe(413)
      expect(page?.headers.get('content-type')).toStartWith('text/html')
      expect(page?.body).toContain(TOO_LARGE)
    },
  )

  test('that is too large is refused too when it comes in pieces of which nobody told the sum', async () => {
    const head = post('/api/upload-image', {
      'Content-Type': MULTIPART,
      'Transfer-Encoding': 'chunked',
      Cookie: child.cookie,
    })
    const answer = await rawAnswer(child.url, head + chunked(picture(6.5 * MB)))
    expect([answer?.status, answer?.body]).toEqual([413, `{"message":"${TOO_LARGE}"}`])
  })

  test('is one of three that a person may send at once', async () => {
    const under = Array.from({ length: 3 }, () => rawConnection(child.url))
    for (const each of under) await each.write(call(4_800_000, { Cookie: child.cookie }))
    const ask = () => rawAnswer(child.url, call(4_800_000, { Cookie: child.cookie }))
    let answer = await ask()
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([429, '10'])
    for (const each of under) each.end()
    const body = picture(10)
    do answer = await rawAnswer(child.url, call(body.length, { Cookie: child.cookie }) + body)
    while (answer?.status === 429)
    expect(answer?.status).toBe(400)
  })
})
