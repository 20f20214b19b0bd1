import { expect, test } from 'bun:test'
import type { ServerRows } from './hrana-statement.ts'
import { createReadGroups } from './read-group.ts'

/** Server that answers on demand; `requests` lists the reads of each request. */
function server() {
  const requests: unknown[][] = []
  const answer: (() => void)[] = []
  const read = createReadGroups(async (statements) => {
    const asked = statements.map(({ args: [n] }) => n as number)
    requests.push(asked)
    await new Promise<void>((resolve) => answer.push(resolve))
    return Promise.allSettled(
      asked.map(async (n) => {
        if (n < 0) throw new Error(`refused ${n}`)
        return { rows: [[n]] } as unknown as ServerRows
      }),
    )
  })
  return { requests, answer, read: (n: number) => read({ sql: 'select ?', args: [n] }) }
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

test('what one turn reads goes as one request, and each read gets its own answer or refusal', async () => {
  const { requests, answer, read } = server()
  const reads = [1, -2, 3].map((n) =>
    read(n).then(
      ({ rows }) => String(rows[0]![0]),
      ({ message }) => message,
    ),
  )
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
