import { expect, setDefaultTimeout, test } from 'bun:test'
import { connect } from 'node:net'
import { childOfFile } from './testing/child.ts'

setDefaultTimeout(300_000)

const child = childOfFile()

/** Returns the response to these bytes (latin1), after which the client sends no more. */
function sent(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(child.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', () => {})
    socket.once('close', () => resolve(answer))
    socket.end(bytes, 'latin1')
  })
}

const HOST = 'Host: gona.test'
const request = (line: string, headers: string[] = [HOST], body = '') =>
  [line, ...headers, `Cookie: ${child.cookie}`, 'Connection: close', '', body].join('\r\n')
const json = (body: string, headers: string[] = []) =>
  request(
    'POST /api/community/posts HTTP/1.1',
    [HOST, 'Content-Type: application/json', `Content-Length: ${body.length}`, ...headers],
    body,
  )
const chunked = (body: string) =>
  request('POST /api/login HTTP/1.1', [HOST, 'Content-Type: application/json', 'Transfer-Encoding: chunked'], body)

const PATHS = ['/', '/api/user', '/signin', '/nowhere']
const onEach = (make: (path: string) => string) => PATHS.map(make)

const MALFORMED: Record<string, () => string[]> = {
  methods: () =>
    ['FOO', 'get', '', 'TRACE', 'OPTIONS', 'CONNECT', 'G\x00T', 'A'.repeat(300)].flatMap((method) =>
      onEach((path) => request(`${method} ${path} HTTP/1.1`)),
    ),
  'lines and versions': () =>
    [
      'GET / HTTP/1.0',
      'GET / HTTP/0.9',
      'GET / HTTP/2.0',
      'GET /',
      'GET',
      '{"json":1}',
      '\x16\x03\x01\x02\x00\x01',
      '\x00'.repeat(200),
      'GET http://elsewhere.test/api/user HTTP/1.1',
      'GET mailto:x HTTP/1.1',
      'OPTIONS * HTTP/1.1',
      'GET ///// HTTP/1.1',
      `GET /${'a'.repeat(20_000)} HTTP/1.1`,
    ].flatMap((line) => [request(line), request(line, [])]),
  hosts: () =>
    ['', 'a b', 'lo\xd5al', '[::1', 'x:99999', '%zz', 'a#b', 'a/b?c', 'u:p@h', 'a\\b', '..', 'x\r\nHost: y'].flatMap(
      (host) => onEach((path) => request(`GET ${path} HTTP/1.1`, [`Host: ${host}`])),
    ),
  'no host': () => onEach((path) => request(`GET ${path} HTTP/1.0`, [])),
  'percent encodings': () =>
    ['%', '%zz', '%00', '%ff%fe', '%c0%af', '..%2f..%2f', '\xff\xfe', '?%', '?limit=%00', '?lat=NaN&lng=1e999'].flatMap(
      (text) => onEach((path) => request(`GET ${path}${text} HTTP/1.1`)),
    ),
  headers: () =>
    [
      `X: ${'a'.repeat(20_000)}`,
      'X\x00: 1',
      ': nothing',
      'No colon',
      'X: 1\r\n folded',
      'Content-Length: 5\r\nContent-Length: 6',
      'Content-Length: -1',
      'Content-Length: 99999999999999999999999',
      'Content-Length: 7000000',
      'Transfer-Encoding: chunked\r\nContent-Length: 3',
      'Transfer-Encoding: gzip, chunked',
      'Expect: 100-continue',
      'Upgrade: websocket',
      'Content-Type: multipart/form-data',
      'Idempotency-Key: nonsense',
      'Origin: null',
      'Cookie: gona_session=%; lang=__proto__; =;=',
      `Accept-Language: ${'-;q='.repeat(900)}`,
      'Range: bytes=9-1',
    ].flatMap((header) =>
      ['GET / HTTP/1.1', 'POST /signin HTTP/1.1', 'POST /api/login HTTP/1.1'].map((line) =>
        request(line, [HOST, ...header.split('\r\n')]),
      ),
    ),
  json: () =>
    [
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      '{',
      'null',
      '[]',
      'NaN',
      '\xff\xfe',
      '\xef\xbb\xbf{}',
      '{"content":"\xc3\x28"}',
      '{"content":"\\ud800"}',
      '{"content":"\\u0000"}',
      '{"content":{}}',
      '{"__proto__":{"isAdmin":true}}',
      `{"content":"${'a'.repeat(70_000)}"}`,
    ].map((body) => json(body)),
  chunks: () =>
    ['zz\r\nabc\r\n', '-5\r\nabc\r\n', 'ffffffffffffffffff\r\n', '5\r\nab', '0\r\nX: y\r\n\r\n', '1\n{\n0\n\n'].map(
      chunked,
    ),
  pipelines: () => [
    request('GET /api/user HTTP/1.1').replace('Connection: close\r\n', '').repeat(20) + request('GET / HTTP/1.1'),
    `${json('{').replace('Connection: close\r\n', '')}garbage\r\n\r\n`,
  ],
}

test.each(Object.keys(MALFORMED))(
  'malformed %s are refused or answered, and nothing of the inside is shown',
  async (kind) => {
    const answers = await Promise.all(MALFORMED[kind]!().map(sent))
    for (const answer of answers) {
      // 505 is the parser's response to an unsupported version.
      expect(answer).not.toMatch(/^HTTP\/1\.1 5(?!05)/m)
      expect(answer).not.toMatch(/\.tsx?:\d|\$bunfs|node_modules|\n\s+at |sqlite/i)
    }
    expect((await child.send('GET', '/healthz')).status).toBe(200)
  },
)

test('a request with two Hosts is refused, the same or not', async () => {
  for (const hosts of [
    ['a.test', 'b.test'],
    ['gona.test', 'gona.test'],
  ]) {
    const head = request(
      'GET /signin HTTP/1.1',
      hosts.map((host) => `Host: ${host}`),
    )
    expect(await sent(head)).toStartWith('HTTP/1.1 400 ')
  }
})

test('a request without a Host is told to send one', async () => {
  expect(await sent('GET /api/user HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*Please send a Host header/)
})
