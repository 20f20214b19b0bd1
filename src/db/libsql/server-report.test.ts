import { expect, test } from 'bun:test'
import { reportServers } from './server-report.ts'

interface Fake {
  role: 'primary' | 'replica'
  epoch: number
  writes: number
}

const [A, B, C] = ['http://a.test', 'http://b.test', 'http://c.test']
const primary = (over: Partial<Fake> = {}): Fake => ({ role: 'primary', epoch: 1, writes: 9, ...over })
const replica = (over: Partial<Fake> = {}): Fake => ({ role: 'replica', epoch: 1, writes: 9, ...over })

/** Reports servers by address, null for one that is silent; `later`: how they answer from the second look on. */
async function report(servers: Record<string, Fake | null>, { later = servers, waitFor = 1 } = {}) {
  let reads = 0
  const send = async (request: Request): Promise<Response> => {
    const { requests } = (await request.json()) as { requests: { type: string }[] }
    const describes = requests[0]!.type === 'describe'
    const look = describes ? reads : reads++
    const server = (look < Object.keys(servers).length ? servers : later)[new URL(request.url).origin]
    if (!server) throw new TypeError('Unreachable')
    if (describes && server.role === 'replica') await new Promise(() => {})
    const row = [server.epoch, server.writes].map((value) => ({ value: String(value) }))
    return Response.json({ results: requests.map(() => ({ type: 'ok', response: { result: { rows: [row] } } })) })
  }
  const [first = A, ...others] = Object.keys(servers)
  const { faults, summary } = await reportServers({ urls: [first], replicas: others, waitFor, send })
  return { faults, summary }
}

test('servers that are well have no fault', async () => {
  expect(await report({ [A]: primary(), [B]: replica() })).toEqual({
    faults: [],
    summary: `${A} primary, write 9 of epoch 1; ${B} replica, write 9 of epoch 1`,
  })
})

test('a replica that catches up while it is looked at is well', async () => {
  const { faults } = await report(
    { [A]: primary(), [B]: replica({ writes: 7 }) },
    { later: { [A]: primary({ writes: 50 }), [B]: replica() } },
  )
  expect(faults).toEqual([])
})

test.each([
  ['fewer writes', { writes: 8 }, 'write 8 of epoch 1'],
  ['an older epoch', { epoch: 0 }, 'write 9 of epoch 0'],
])('a replica that stays at %s is named, with the command that restarts it', async (_, over, place) => {
  const { faults } = await report({ [A]: primary(), [B]: replica(over) })
  expect(faults).toEqual([
    `${B} shows only ${place}: it is stuck or follows a former primary; restart it: sqld -d FOLDER --http-listen-addr b.test --primary-grpc-url http://a.test:5001 --auth-jwt-key-file KEY`,
  ])
})

test('a silent server is to be started or taken out', async () => {
  expect(await report({ [A]: primary(), [B]: null })).toEqual({
    faults: [`${B} does not answer: start it, or take it out of the settings if it is gone for good`],
    summary: `${A} primary, write 9 of epoch 1; ${B} does not answer`,
  })
})

test('without a primary a late replica has nothing to follow', async () => {
  const { faults } = await report({ [A]: null, [B]: replica(), [C]: replica({ writes: 3 }) })
  expect(faults).toEqual([
    expect.stringContaining(`${A} does not answer`),
    'no server runs as a primary: start it; if it is lost for good run gona db promote --which',
    `${C} shows only write 3 of epoch 1: it is stuck or follows a former primary; restart it`,
  ])
})

test('of two primaries the one of the newer history goes on', async () => {
  const { faults } = await report({ [A]: primary(), [B]: primary({ epoch: 2, writes: 4 }) })
  expect(faults).toEqual([
    `${A} and ${B} run as primaries: stop all but ${B}, and run gona db rejoin FOLDER there before they become replicas`,
  ])
})

test('replicas that confirm nothing are a fault; without replicas there is nothing to confirm', async () => {
  expect((await report({ [A]: primary(), [B]: replica() }, { waitFor: 0 })).faults).toEqual([
    'DATABASE_WAIT_FOR is 0: the last writes are lost with the primary; set it to 1',
  ])
  expect((await report({ [A]: primary() }, { waitFor: 0 })).faults).toEqual([])
})

test('servers of which none answers are all named', async () => {
  expect((await report({ [A]: null, [B]: null })).faults).toHaveLength(3)
})
