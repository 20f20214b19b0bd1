import { expect, test } from 'bun:test'
import { createReplicaWait } from './replica-wait.ts'
import type { Server } from './server-address.ts'

/** A replica that has applied its log up to `index`, and shows `writes` of `epoch`. */
function replica(name: string, at: { index: number; epoch: number; writes: number }) {
  const requests: number[] = []
  const server: Server = {
    url: `http://${name}`,
    async send(request) {
      const [describe] = ((await request.json()) as { requests: { replication_index: string }[] }).requests
      const index = Number(describe!.replication_index)
      requests.push(index)
      while (at.index < index && !request.signal.aborted) await Bun.sleep(1)
      const row = [{ value: String(at.epoch) }, { value: String(at.writes) }]
      const described = { type: 'ok', response: {} }
      return Response.json({ results: [described, { type: 'ok', response: { result: { rows: [row] } } }] })
    },
  }
  return { server, at, requests }
}

const outcome = (work: Promise<void>) =>
  work.then(
    () => 'shown',
    (error) => error.refusal.key,
  )

test('a write is confirmed when a replica has its index, its number and its epoch', async () => {
  const b = replica('b', { index: 9, epoch: 1, writes: 5 })
  const confirmed = createReplicaWait(() => [b.server], 1)
  expect(await outcome(confirmed({ epoch: 1, writes: 5, index: 9 }))).toBe('shown')
  const doubtful = [
    { epoch: 1, writes: 5, index: 10 },
    // The primary was killed and numbers its log anew; the replica still shows the log before.
    { epoch: 1, writes: 6, index: 2 },
    // The replica follows the primary of another history.
    { epoch: 2, writes: 5, index: 2 },
    { epoch: 0, writes: 5, index: 2 },
  ]
  expect(await Promise.all(doubtful.map((one) => outcome(createReplicaWait(() => [b.server], 1)(one))))).toEqual(
    Array(4).fill('server.unconfirmed'),
  )
})

test('writes are confirmed by as many replicas as must be, of which one may come late', async () => {
  const [b, c] = [replica('b', { index: 9, epoch: 0, writes: 5 }), replica('c', { index: 3, epoch: 0, writes: 2 })]
  const confirmed = createReplicaWait(() => [b.server, c.server], 2)
  const waiting = outcome(confirmed({ epoch: 0, writes: 5, index: 9 }))
  expect(await Promise.race([waiting, Bun.sleep(100).then(() => 'waits')])).toBe('waits')
  Object.assign(c.at, { index: 9, writes: 5 })
  expect(await waiting).toBe('shown')
})

test('many writes share one request to a replica', async () => {
  const b = replica('b', { index: 0, epoch: 0, writes: 0 })
  const confirmed = createReplicaWait(() => [b.server], 1)
  const all = Array.from({ length: 50 }, (_, n) => outcome(confirmed({ epoch: 0, writes: n + 1, index: n + 1 })))
  Object.assign(b.at, { index: 50, writes: 50 })
  expect(await Promise.all(all)).toEqual(Array(50).fill('shown'))
  expect(b.requests).toEqual([1, 50])
})

test('no replica at all confirms nothing', async () => {
  expect(await outcome(createReplicaWait(() => [], 1)({ epoch: 0, writes: 1, index: 1 }))).toBe('server.unconfirmed')
})
