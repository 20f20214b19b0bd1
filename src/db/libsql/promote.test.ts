import { expect, test } from 'bun:test'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { mostAdvancedServer, promoteServer } from './promote.ts'

interface Fake {
  role: 'primary' | 'replica'
  epoch: number
  writes: number
}

const [A, B, C] = ['http://a.test', 'http://b.test', 'http://c.test']

/** Servers by address, as their answers show them: a replica never answers a wait for what is beyond its log. */
function cluster(servers: Record<string, Fake | null>, waitFor = 1) {
  const begun: string[] = []
  const row = ({ epoch, writes }: Fake) => [[epoch, writes].map((value) => ({ type: 'integer', value: String(value) }))]
  const send = async (request: Request): Promise<Response> => {
    const server = servers[new URL(request.url).origin]
    if (!server) throw new TypeError('Unreachable')
    const { requests } = (await request.json()) as { requests: { type: string; stmt?: { sql: string } }[] }
    const [first] = requests
    if (first!.type === 'describe' && server.role === 'replica') await new Promise(() => {})
    if (first!.stmt?.sql.startsWith('INSERT')) begun.push(first!.stmt.sql)
    const result = { type: 'ok', response: { result: { rows: row(server) } } }
    return Response.json({ results: requests.map(() => result) })
  }
  const settings = { urls: [A, B, C], replicas: [B, C], waitFor, send }
  return { settings, begun }
}
const OLD = { role: 'primary', epoch: 0, writes: 9 } as const
const primary = (over: Partial<Fake> = {}): Fake => ({ role: 'primary', epoch: 0, writes: 9, ...over })
const replica = (over: Partial<Fake> = {}): Fake => ({ role: 'replica', epoch: 0, writes: 9, ...over })
const tried = (servers: Record<string, Fake | null>, consents = {}, waitFor = 1) =>
  promoteServer(cluster(servers, waitFor).settings, B, consents).catch((error: Error) => error.message)

test('a replica that was started as a primary begins the next history', async () => {
  const { settings, begun } = cluster({ [A]: null, [B]: primary({ epoch: 3 }), [C]: replica({ epoch: 3 }) })
  expect(await promoteServer(settings, B)).toBe(4)
  expect(begun).toEqual([expect.stringContaining('SELECT 4, ')])
})

test('a server that is not named, silent or still a replica is not promoted', async () => {
  const { settings } = cluster({ [A]: null, [B]: primary(), [C]: replica() })
  expect(await rethrowing(promoteServer(settings, 'http://d.test'))).toThrow('http://d.test is not in DATABASE_URL.')
  expect(await rethrowing(promoteServer({ ...settings, urls: [A], replicas: [B, C] }, B))).toThrow(
    `${B} is not in DATABASE_URL.`,
  )
  expect(await tried({ [A]: null, [B]: null, [C]: replica() })).toContain(`${B} does not answer.`)
  expect(await tried({ [A]: null, [B]: replica(), [C]: replica() })).toContain(`${B} runs as a replica.`)
})

test('while another primary answers only who says that it is gone promotes', async () => {
  const servers = { [A]: OLD, [B]: primary(), [C]: replica() }
  expect(await tried(servers)).toContain(`${A} still answers as a primary.`)
  expect(await tried(servers, { oldOneIsGone: true })).toBe(1)
  // The silent one may be the only replica that has a write.
  expect(await tried({ ...servers, [C]: null }, { oldOneIsGone: true })).toContain(`These do not answer: ${C}.`)
})

test.each([
  ['with more writes', { writes: 10 }],
  ['of a newer history with fewer writes', { epoch: 1, writes: 8 }],
])('a replica %s is promoted instead', async (_, over) => {
  expect(await tried({ [A]: null, [B]: primary(), [C]: replica(over) })).toContain(`${C} is further`)
})

test.each([{ writes: 9 }, { writes: 8 }])('a replica with %p is not further', async (over) => {
  expect(await tried({ [A]: null, [B]: primary(), [C]: replica(over) })).toBe(1)
})

test('of an older history no number of writes is further', async () => {
  expect(await tried({ [A]: null, [B]: primary({ epoch: 2 }), [C]: replica({ epoch: 1, writes: 99 }) })).toBe(3)
})

test('as many silent replicas as acknowledge a write may have one that no other has', async () => {
  const servers = { [A]: null, [B]: primary(), [C]: null }
  expect(await tried(servers)).toContain(`These do not answer: ${A}, ${C}.`)
  expect(await tried(servers, { withoutTheSilent: true })).toBe(1)
  expect(await tried(servers, {}, 2)).toBe(1)
  expect(await tried(servers, {}, 0)).toContain('These do not answer')
})

test('the furthest of those that answer is found', () => {
  const listed = [
    { url: A, at: null },
    { url: B, at: replica({ epoch: 1, writes: 3 }) },
    { url: C, at: replica({ epoch: 0, writes: 30 }) },
  ]
  expect(mostAdvancedServer(listed)?.url).toBe(B)
  expect(mostAdvancedServer(listed.slice(0, 1))).toBeNull()
})
