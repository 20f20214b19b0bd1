import { afterEach, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { sessions } from '../../db/schema/sign-in.ts'
import { createLog } from '../../shared/log.ts'
import { newSessionToken } from '../accounts/sign-in/session-token.ts'
import { createApp } from '../app.ts'
import { noAssets } from '../testing/no-assets.ts'
import { addPerson } from '../testing/people.ts'
import { type TestServices, testServices } from '../testing/services.ts'
import { SESSION_COOKIE } from './session.ts'

setDefaultTimeout(300_000)

const ends: (() => unknown)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** The app on a real socket, with a timeout of a few seconds instead of 30. */
async function impatient() {
  const services = await testServices()
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  const app = createApp({ ...services, log }, noAssets)
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    idleTimeout: 1,
    development: false,
    fetch: (request, bunServer) => app.fetch(request, { server: bunServer }),
  })
  ends.push(() => server.stop(true))

  /** Sends `head`, then `piece` repeatedly until the server closes the connection. */
  function drip(head: string, piece: string) {
    const socket = connect(server.port!, '127.0.0.1')
    let answer = ''
    const cut = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', () => {})
    socket.write(head)
    const timer = setInterval(() => socket.write(piece), 300)
    const end = () => {
      clearInterval(timer)
      socket.destroy()
    }
    ends.push(end)
    cut.then(end)
    return { cut, isOpen: () => socket.readyState === 'open', answered: () => answer }
  }
  return { drip, lines, services, url: server.url.origin }
}

const post = (path: string, type: string, headers = '') =>
  `POST ${path} HTTP/1.1\r\nHost: gona.test\r\nContent-Type: ${type}\r\nContent-Length: 60000\r\n${headers}\r\n`

/** Cookie of a new administrator's session. */
async function adminCookie({ db }: TestServices) {
  const { token, sid } = newSessionToken()
  const { user } = await addPerson(db, { isAdmin: true })
  await db.write(
    db.orm
      .insert(sessions)
      .values({ sid, userId: user.id, sess: { userAgent: null }, expire: '2027', createdAt: '2026' }),
  )
  return `${SESSION_COOKIE}=${token}`
}

describe('a request that comes drop by drop', () => {
  test('is cut, a picture later than the rest; others are answered meanwhile, and it is no failure of ours', async () => {
    const { drip, lines, services, url } = await impatient()
    const cookie = await adminCookie(services)
    const picture = drip(post('/api/upload-image', 'multipart/form-data; boundary=x', `Cookie: ${cookie}\r\n`), '-')
    const bodies = Array.from({ length: 30 }, () => drip(post('/api/login', 'application/json'), ' '))
    const chunked = drip(
      post('/api/login', 'application/json').replace('Content-Length: 60000', 'Transfer-Encoding: chunked'),
      '1\r\n \r\n',
    )
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    for (const { cut } of [...bodies, chunked]) expect(await cut).toBe('')
    expect([picture.answered(), picture.isOpen()]).toEqual(['', true])
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    expect(lines.filter((line) => line.includes('failed'))).toEqual([])
  })
})

describe('a list of all farmers', () => {
  test('comes whole to someone who reads it slowly', async () => {
    const { services, url } = await impatient()
    await services.db.write(sql`
      insert into users (id, phone, first_name, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 40000)
      select printf('01900000-0000-7000-8000-%012d', i), printf('+23480%08d', i), printf('%.900c', 'x'), '', '' from n`)
    const cookie = await adminCookie(services)
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write(
      `GET /api/admin/export/farmers?who=all&reason=test HTTP/1.1\r\nHost: gona.test\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`,
    )
    let lines = 0
    let rests = 0
    for await (const piece of socket) {
      lines += Buffer.from(piece).toString('latin1').split('+23480').length - 1
      // A slow client: the pipe stays full for longer than the usual timeout.
      if (rests++ === 2) await Bun.sleep(9_000)
    }
    expect(lines).toBeGreaterThan(39_990)
  })
})
