import { afterAll, afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openFile } from '../db/file/open-file.ts'
import { users } from '../db/schema/accounts.ts'
import { rethrowing } from '../shared/testing/rejections.ts'
import { type Child, signedInCookie, startChild } from './testing/child.ts'
import { rawConnection, rawHead } from './testing/raw.ts'
import { until } from './testing/until.ts'

setDefaultTimeout(300_000)

const folder = mkdtempSync(join(tmpdir(), 'gona-serve-'))
const children: Child[] = []
const servers: { stop(closeAll?: boolean): unknown }[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.process.kill('SIGKILL')
  for (const server of servers.splice(0)) server.stop(true)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const newFolder = () => mkdtempSync(join(folder, 'data-'))
async function start(dataDir: string, environment: Record<string, string> = {}) {
  const child = await startChild(dataDir, environment)
  children.push(child)
  return child
}
function provider(answer: () => Response | Promise<Response>) {
  const server = Bun.serve({ port: 0, fetch: answer })
  servers.push(server)
  return server.url.origin
}
/** A server that closes the connection in the middle of its response. */
function cutter() {
  const server = Bun.listen({
    port: 0,
    hostname: '127.0.0.1',
    socket: {
      data(socket) {
        socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"curr')
        socket.end()
      },
    },
  })
  servers.push(server)
  return `http://127.0.0.1:${server.port}`
}
const weather = (child: Child, cookie: string) =>
  child.send('GET', '/api/weather/current?lat=12&lng=8.5', undefined, { cookie })

/** A client that repeats its request after each response, like a proxy's connection in use. */
function sendUntilClosed(child: Child) {
  const connection = rawConnection(child.url)
  const first = Promise.withResolvers<void>()
  async function end() {
    for (;;) {
      await connection.write(rawHead('GET /signin'))
      const answer = await connection.next()
      first.resolve()
      if (!answer) return 'dropped'
      if (answer.headers.get('connection') === 'close') return 'closed after an answer that says so'
    }
  }
  return { answered: first.promise, end: end() }
}

describe('stopping', () => {
  test('answers what is under way, takes nothing new, and ends', async () => {
    let asked = () => {}
    const underWay = new Promise<void>((resolve) => {
      asked = resolve
    })
    const { promise: tellIt, resolve: tell } = Promise.withResolvers<void>()
    const slow = provider(async () => {
      asked()
      await tellIt
      return new Response('no', { status: 500 })
    })
    const child = await start(newFolder(), { WEATHER_PROVIDER: 'auto', OPEN_METEO_BASE_URL: slow })
    const cookie = await signedInCookie(child)
    const answer = weather(child, cookie)
    await underWay
    child.process.kill('SIGTERM')
    await until(() =>
      fetch(`${child.url}/healthz`, { keepalive: false }).then(
        () => false,
        () => true,
      ),
    )
    tell()
    expect((await answer).status).toBe(200)
    expect(await child.process.exited).toBe(0)
    expect(await child.errors()).toBe('')
  })

  test('drops no request of those who send one after the other on connections that stay open', async () => {
    for (let stop = 0; stop < 3; stop++) {
      const child = await start(newFolder())
      const busy = Array.from({ length: 16 }, () => sendUntilClosed(child))
      await Promise.all(busy.map(({ answered }) => answered))
      child.process.kill('SIGTERM')
      const ends = await Promise.all(busy.map(({ end }) => end))
      expect(ends).toEqual(ends.map(() => 'closed after an answer that says so'))
      expect(await child.process.exited).toBe(0)
    }
  })

  test('does not wait for people who only keep a connection open', async () => {
    const child = await start(newFolder(), { LOG_LEVEL: 'warn' })
    await child.send('GET', '/healthz')
    const idle = connect(Number(new URL(child.url).port), '127.0.0.1')
    idle.on('error', () => {})
    await new Promise((resolve) => idle.once('connect', resolve))
    child.process.kill('SIGTERM')
    expect(await child.process.exited).toBe(0)
    expect(await child.errors()).not.toContain('stop.cut_off')
    idle.destroy()
  })
})

test("a server hashes passwords at OWASP's cost, which tests do without", async () => {
  const dataDir = newFolder()
  const child = await start(dataDir)
  await signedInCookie(child)
  const db = openFile(join(dataDir, 'gona.db'))
  const [row] = await db.orm.select({ hash: users.password }).from(users)
  expect(row?.hash).toStartWith('$argon2id$v=19$m=19456,t=2,p=1$')
  db.close()
})

describe('two servers on one database', () => {
  test('share a port; all that both are given is kept, and a timed job is done once', async () => {
    const dataDir = newFolder()
    const timed = { SCHEDULER: 'on', ADVISORY_CRON: '* * * * * *', LOG_LEVEL: 'info' }
    const one = await start(dataDir, timed)
    const two = await start(dataDir, { ...timed, PORT: new URL(one.url).port })
    expect(two.url).toBe(one.url)
    const cookie = await signedInCookie(one)
    const post = (n: number) =>
      one.send('POST', '/api/community/posts', { content: `post ${n}` }, { cookie, connection: 'close' })
    const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => post(n)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const runs = () => {
      const line = /"event":"job.done","job":"weekly-advisories","occurrence":"([^"]+)"/g
      return [...`${one.said()}${two.said()}`.matchAll(line)].map((m) => m[1])
    }
    while (runs().length < 2) await Bun.sleep(20)
    for (const { process } of [one, two]) process.kill('SIGTERM')
    const said = `${await one.errors()}${await two.errors()}`
    expect(said).toContain('Another gona serves this database')
    expect(new Set(runs()).size).toBe(runs().length)

    const db = openFile(join(dataDir, 'gona.db'))
    const [kept] = await db.orm.all<{ n: number }>(sql`select count(*) as n from posts`)
    expect(kept!.n).toBe(120)
    db.close()
  })

  test('on different databases do not: the second is told in one line', async () => {
    const one = await start(newFolder())
    const { port } = new URL(one.url)
    const second = startChild(newFolder(), { PORT: port })
    expect(await rethrowing(second)).toThrow(
      `Port ${port} is in use by a gona with another database. Stop it, or set another PORT.`,
    )
  })

  test('a port that another program has is told in one line', async () => {
    const port = new URL(provider(() => new Response('not ours'))).port
    const refused = startChild(newFolder(), { PORT: port, HOST: '0.0.0.0' })
    expect(await rethrowing(refused)).toThrow(`Port ${port} is in use by another program.`)
  })
})

describe('a provider of weather', () => {
  test.each<[string, () => string]>([
    ['that closes early', cutter],
    [
      'that lies',
      () => provider(() => new Response('<html>Welcome</html>', { headers: { 'content-type': 'application/json' } })),
    ],
    ['that is down', () => provider(() => new Response('down', { status: 503 }))],
    ['that never answers', () => provider(() => new Promise<Response>(() => {}))],
  ])(
    '%s is no one’s error: the season’s usual is given, and says so',
    async (_, address) => {
      const child = await start(newFolder(), { WEATHER_PROVIDER: 'auto', OPEN_METEO_BASE_URL: address() })
      const response = await weather(child, await signedInCookie(child))
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ estimated: true, source: 'climatology' })
    },
    300_000,
  )
})
