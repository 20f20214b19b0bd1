import { expect, test } from 'bun:test'
import { createWriteGroups } from './write-group.ts'

/** Server on which every request fails when the test says so; `open`: requests under way. */
function server() {
  const open: ((error: unknown) => void)[] = []
  let requests = 0
  const write = createWriteGroups(() => {
    requests++
    return new Promise((_, reject) => open.push(reject))
  })
  const ended: string[] = []
  const add = (name: string, statements = 1) =>
    void write(Array.from({ length: statements }, () => ({ sql: 'insert', args: [] }))).catch((error: Error) =>
      ended.push(`${name}: ${error.message}`),
    )
  return { open, ended, add, requests: () => requests }
}

const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

test('writes of one turn go as one request, and those that come meanwhile as the next', async () => {
  const { open, ended, add, requests } = server()
  for (const name of ['a', 'b', 'c']) add(name)
  await turn()
  expect(requests()).toBe(1)
  for (const name of ['d', 'e']) add(name)
  await turn()
  expect(requests()).toBe(1)
  open[0]!(new Error('first'))
  await turn()
  expect(ended).toEqual(['a: first', 'b: first', 'c: first'])
  expect(requests()).toBe(2)
  open[1]!(new Error('second'))
  await turn()
  expect(ended.slice(3)).toEqual(['d: second', 'e: second'])
  add('f')
  await turn()
  expect(requests()).toBe(3)
})

test('a request takes no further write once it has 200 statements', async () => {
  const { open, ended, add, requests } = server()
  for (const name of ['a', 'b', 'c']) add(name, 150)
  await turn()
  open[0]!(new Error('first'))
  await turn()
  expect([requests(), ended]).toEqual([2, ['a: first', 'b: first']])
  open[1]!(new Error('second'))
  await turn()
  expect(ended).toEqual(['a: first', 'b: first', 'c: second'])
})

test('a request that met another writer is sent again, and no write of it fails', async () => {
  const { open, ended, add, requests } = server()
  add('a')
  await turn()
  open[0]!(Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' }))
  while (requests() < 2) await turn()
  expect(ended).toEqual([])
  open[1]!(new Error('full'))
  await turn()
  expect(ended).toEqual(['a: full'])
})
