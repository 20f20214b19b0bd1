import { expect, test } from 'bun:test'
import type { HttpStream } from '@libsql/hrana-client'
import type { ServerRows } from './hrana-statement.ts'
import { createReadGroups } from './read-group.ts'

/** A server that answers a request when it is told to; `requests` are the numbers read by each. */
function server() {
  const requests: number[][] = []
  const answer: (() => void)[] = []
  const read = createReadGroups(async (work) => {
    const asked: number[] = []
    requests.push(asked)
    const open = new Promise<void>((resolve) => answer.push(resolve))
    const query = async ({ _args }: { _args: unknown[] }) => {
      const n = Number((_args[0] as { value?: unknown }).value ?? _args[0])
      asked.push(n)
      await open
      if (n < 0) throw new Error(`refused ${n}`)
      return { rows: [n] } as unknown as ServerRows
    }
    return work({ query } as unknown as HttpStream)
  })
  return { requests, answer, read: (n: number) => read({ sql: 'select ?', args: [BigInt(n)] }) }
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

test('what one turn reads goes as one request, and each read gets its own answer or refusal', async () => {
  const { requests, answer, read } = server()
  const reads = [1, -2, 3].map((n) => read(n).then(String, ({ message }) => message))
  await turn()
  expect(requests).toEqual([[1, -2, 3]])
  answer[0]!()
  await Promise.all(reads)
  expect(await reads[1]).toBe('refused -2')
})

test('while four requests are under way the others gather, and go together when one is answered', async () => {
  const { requests, answer, read } = server()
  for (let n = 1; n <= 7; n++) {
    void read(n)
    await turn()
  }
  expect(requests).toEqual([[1], [2], [3], [4]])
  answer[2]!()
  await turn()
  await turn()
  expect(requests[4]).toEqual([5, 6, 7])
})
