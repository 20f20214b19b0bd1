import { afterEach, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClusterSettings, createCluster } from './cluster.ts'
import { storedHistoryIn } from './stored-history.ts'

const ending: (() => void)[] = []
afterEach(() => {
  for (const end of ending.splice(0)) end()
})

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

interface Simulated {
  epoch: number
  writes?: number
  role: 'primary' | 'replica'
}

/** Named servers `a`, `b` and `c`; null for one that does not answer. A clock in ms. */
function world(servers: Record<string, Simulated | null>, over: Partial<ClusterSettings> = {}) {
  const clock = { ms: 0 }
  const folder = mkdtempSync(join(tmpdir(), 'gona-cluster-'))
  folders.push(folder)
  const log: [string, string][] = []
  const note = (event: string, fields: { message?: unknown } = {}) =>
    void log.push([event, String(fields.message ?? '')])
  async function send(request: Request) {
    const at = servers[new URL(request.url).hostname]
    if (!at) throw Object.assign(new Error('refused'), { code: 'ConnectionRefused' })
    const [first] = ((await request.json()) as { requests: { type: string }[] }).requests
    if (first!.type === 'describe' && at.role === 'replica') {
      return new Promise<Response>((_, reject) =>
        request.signal.addEventListener('abort', () => reject(new Error('abort'))),
      )
    }
    const row = [{ value: String(at.epoch) }, { value: String(at.writes ?? 0) }]
    return Response.json({ results: [{ type: 'ok', response: { result: { rows: [row] } } }] })
  }
  const cluster = createCluster({
    urls: ['http://a', 'http://b', 'http://c'],
    replicas: ['http://b', 'http://c'],
    waitFor: 1,
    keptHistory: storedHistoryIn(folder),
    log: { error: note, warn: note, info: note },
    now: () => clock.ms,
    send,
    ...over,
  })
  ending.push(cluster.close)
  const verdict = () => {
    try {
      cluster.requireWritable()
      return 'writes'
    } catch (error) {
      return (error as { refusal: { key: string } }).refusal.key
    }
  }
  return { servers, cluster, clock, log, verdict, folder, current: () => cluster.current().url }
}

const PRIMARY: Simulated = { epoch: 0, role: 'primary' }
const REPLICA: Simulated = { epoch: 0, role: 'replica' }

test('the first named server is used, and its epoch and address are remembered', async () => {
  const { cluster, current, verdict, folder } = world({ a: PRIMARY, b: REPLICA, c: REPLICA })
  await cluster.ready()
  expect([current(), cluster.epoch(), verdict(), cluster.fault()]).toEqual(['http://a', 0, 'writes', null])
  expect(readFileSync(join(folder, 'epoch'), 'utf8')).toBe('0 http://a\n')
})

test('a lost primary stops writes, reads go on elsewhere, and the promoted server takes both', async () => {
  const { servers, cluster, current, verdict, log, folder } = world({ a: PRIMARY, b: REPLICA, c: REPLICA })
  await cluster.ready()
  servers.a = null
  await cluster.look()
  expect([current(), verdict(), cluster.fault()]).toEqual([
    'http://b',
    'server.unreached',
    { kind: 'primaryGone', url: 'http://a' },
  ])
  servers.b = PRIMARY
  await cluster.look()
  expect([current(), verdict(), cluster.fault()]).toEqual([
    'http://c',
    'server.unreached',
    { kind: 'unpromoted', url: 'http://b' },
  ])
  servers.b = { epoch: 1, role: 'primary' }
  await cluster.look()
  expect([current(), verdict(), cluster.epoch(), cluster.fault()]).toEqual(['http://b', 'writes', 1, null])
  expect(readFileSync(join(folder, 'epoch'), 'utf8')).toBe('1 http://b\n')
  expect(log.map(([event]) => event)).toEqual([
    'database.moved',
    'database.primaryGone',
    'database.moved',
    'database.unpromoted',
    'database.moved',
    'database.well',
  ])
  expect(log[1]![1]).toContain('if it is lost for good run gona db promote --which')
  expect(log[3]![1]).toContain('run gona db promote http://b')
})

test('a former primary beside the promoted server takes nothing, also from a gona that sees it alone', async () => {
  const { servers, cluster, current, verdict } = world({ a: PRIMARY, b: { epoch: 1, role: 'primary' }, c: null })
  await cluster.ready()
  expect([current(), verdict()]).toEqual(['http://b', 'writes'])
  servers.b = null
  await cluster.look()
  expect([current(), verdict(), cluster.fault()]).toEqual([
    'http://a',
    'server.promoted',
    { kind: 'promoted', epoch: 1 },
  ])
})

test('without most of the named servers, writes stop after 30 s and go on when they are back', async () => {
  const { servers, cluster, clock, verdict, log } = world({ a: PRIMARY, b: REPLICA, c: REPLICA })
  await cluster.ready()
  servers.b = null
  servers.c = null
  const at = async (ms: number) => {
    clock.ms = ms
    await cluster.look()
    return verdict()
  }
  expect([await at(10_000), await at(30_000), await at(30_001)]).toEqual(['writes', 'writes', 'server.unreached'])
  expect(cluster.fault()).toEqual({ kind: 'alone' })
  expect(log.at(-1)![1]).toContain('start them or mend the network')
  servers.c = REPLICA
  expect([await at(40_000), cluster.fault()]).toEqual(['writes', null])
})

test('one server alone is never short of others', async () => {
  const { cluster, clock, verdict } = world({ a: PRIMARY }, { urls: ['http://a'], replicas: [], waitFor: 0 })
  await cluster.ready()
  clock.ms = 60_000
  expect([verdict(), cluster.fault()]).toEqual(['writes', null])
})
