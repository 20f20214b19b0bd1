import { describe, expect, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { hranaServer } from '../../server/testing/hrana.ts'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import type { ServerRows } from './hrana-statement.ts'
import { toSqliteValue } from './hrana-statement.ts'
import { openServer } from './open-server.ts'
import { examineServer, queryServer } from './position.ts'
import { createReadGroups } from './read-group.ts'
import { serverUrl } from './server-address.ts'
import { isStreamLost } from './stream-lost.ts'
import { createWriteGroups } from './write-group.ts'

/** Database on a server that answers the query `select 7` in its own way. */
async function answering(answer: () => Response) {
  let isWell = true
  const server = hranaServer({ answer: () => (isWell ? undefined : answer()) })
  const db = openServer({ url: 'http://server.test', send: server.send })
  await db.ping()
  isWell = false
  const read = () => db.orm.all(sql`select 7`)
  const write = () => db.write(sql`insert into settings (name, value) values ('n', '')`)
  const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error) => error.cause ?? error)
  return { db, failed: async () => [await failureOf(read()), await failureOf(write())] as const }
}

describe('an answer of the server', () => {
  test.each([401, 403])('%d is a wrong token', async (status) => {
    const { db, failed } = await answering(() => new Response('no', { status }))
    for (const error of await failed())
      expect(error).toMatchObject({
        code: 'unavailable',
        message: 'The database server refused the connection. Check DATABASE_AUTH_TOKEN.',
      })
    db.close()
  })

  test.each([402, 404, 500])('%d leaves a read undone and a write in doubt', async (status) => {
    const { db, failed } = await answering(() => new Response('no', { status }))
    const [read, write] = await failed()
    expect(read).toMatchObject({ refusal: { key: 'server.unreached' } })
    expect(write).toMatchObject({ refusal: { key: 'server.uncertain' } })
    db.close()
  })

  test('with an error of SQL is that error', async () => {
    const server = hranaServer()
    const db = openServer({ url: 'http://server.test', send: server.send })
    for (const work of [
      () => db.orm.all(sql`select * from nowhere`),
      () => db.write(sql`insert into nowhere values (1)`),
    ]) {
      const error = await work().catch((thrown) => thrown)
      expect(String(error.cause?.message ?? error.message)).toContain('no such table: nowhere')
    }
    db.close()
  })
})

test.each([
  [true, 1n],
  [false, 0n],
  [7, 7n],
  [-(2 ** 53 - 1), -(2n ** 53n - 1n)],
  [2 ** 53, 2 ** 53],
  [1.5, 1.5],
  [5n, 5n],
  [null, null],
  ['a\ud800', 'a\ufffd'],
  ['🌽', '🌽'],
])('the value %p is sent as %p', (value, sent) => {
  expect(toSqliteValue(value)).toBe(sent)
})

test('bytes, large numbers and truth values are recorded as they are, until a replica has them', async () => {
  const former = hranaServer()
  const silent = () => Promise.reject(new TypeError('Unreachable'))
  const db = openServer({
    urls: ['http://a.test'],
    replicas: ['http://b.test'],
    waitFor: 1,
    send: (request) => (new URL(request.url).hostname === 'a.test' ? former.send(request) : silent()),
  })
  await db.write(sql`select ${Buffer.from([255, 0])}, ${9_007_199_254_740_993n}, ${'x'}`).catch(() => {})
  const [[statements]] = former.sqlite.query('select statements from unconfirmed_writes').values() as [[string]]
  const [[, values]] = JSON.parse(statements) as [[string, unknown[]]]
  expect(values).toEqual([{ hex: 'ff00' }, Number(9_007_199_254_740_993n), 'x'])
  db.close()
})

test('five thousand reads or writes may wait, and the next is told to come back', async () => {
  const never = () => new Promise<never>(() => {})
  const statement = { sql: 'select 1', args: [] }
  for (const add of [
    (
      (read) => () =>
        read(statement)
    )(createReadGroups(never)),
    (
      (write) => () =>
        write([statement])
    )(createWriteGroups(never)),
  ] as (() => Promise<ServerRows | ServerRows[]>)[]) {
    const refused: unknown[] = []
    for (let n = 0; n < 5_000; n++) void add().catch((error) => refused.push(error))
    await Promise.resolve()
    expect(refused).toEqual([])
    expect(await rejectionOf(add())).toMatchObject({
      refusal: { key: 'server.busy' },
      details: { retryAfterSeconds: 5 },
    })
  }
})

test('questions about the position carry the token', async () => {
  const sent: (string | null)[] = []
  const server = (authToken?: string) => ({
    url: 'http://a.test',
    authToken,
    send: async (request: Request) => {
      sent.push(request.headers.get('authorization'))
      return Response.json({ results: [{ type: 'ok', response: {} }] })
    },
  })
  expect(await queryServer(server('secret'), 'select 1')).toEqual([])
  expect(await queryServer(server(), 'select 1')).toEqual([])
  expect(sent).toEqual(['Bearer secret', null])
  expect(await examineServer(server('secret'))).toEqual({ epoch: 0, writes: 0, role: 'primary' })
})

test('a stream is forgotten by its code or by a bad request, and by nothing else', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code })
  expect([coded('STREAM_EXPIRED'), coded('SQLITE_BUSY'), new Error('x'), { status: 400 }].map(isStreamLost)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test.each([
  ['libsql://a.test', 'https://a.test/'],
  ['http://a.test:8080', 'http://a.test:8080/'],
  ['https://a.test', 'https://a.test/'],
])('the address %s is %s', (url, address) => {
  expect(serverUrl(url).href).toBe(address)
})

test.each(['nonsense', 'ftp://a.test'])('the address %s is a bad setting', (url) => {
  expect(() => serverUrl(url)).toThrow('Bad settings: DATABASE_URL ')
})
