import { expect, test } from 'bun:test'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { examineServer, positionAt, queryServer } from './position.ts'

const ok = (...rows: string[][]) => ({
  type: 'ok',
  response: { result: { rows: rows.map((row) => row.map((value) => ({ value }))) } },
})
const failed = (message: string) => ({ type: 'error', error: { message } })
/** A server with this answer to every request. */
const server = (results: unknown[], status = 200) => ({
  url: 'http://a.test',
  authToken: undefined,
  send: async () => Response.json({ results }, { status }),
})

test.each([
  ['the latest epoch with its writes', [ok(), ok(['2', '7'])], { epoch: 2, writes: 7 }],
  ['nothing before the first note', [ok(), ok()], { epoch: 0, writes: 0 }],
  ['nothing in a database that is not migrated', [ok(), failed('no such table: failover')], { epoch: 0, writes: 0 }],
])('the position of a server: %s', async (_, results, position) => {
  expect(await positionAt(server(results), 1, 1000)).toEqual(position)
})

test('an error of the server is no position', async () => {
  expect(await rethrowing(positionAt(server([failed('disk I/O error')]), 1, 1000))).toThrow('disk I/O error')
})

test('an answer with another status than 200 is no answer, whatever it contains', async () => {
  const ill = server([ok(['2', '7']), ok(['2', '7'])], 503)
  expect(await rethrowing(positionAt(ill, 1, 1000))).toThrow('http://a.test answers 503')
  expect(await rethrowing(queryServer(ill, 'SELECT 1'))).toThrow('http://a.test answers 503')
  expect(await examineServer(ill)).toBeNull()
})

test('a query gives its rows, or the error of the server', async () => {
  expect(await queryServer(server([ok(['a', 'b'], ['c', 'd'])]), 'SELECT 1')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(await rethrowing(queryServer(server([failed('no such column: x')]), 'SELECT x'))).toThrow('no such column: x')
  expect(await rethrowing(queryServer(server([]), 'SELECT 1'))).toThrow('no answer')
})
