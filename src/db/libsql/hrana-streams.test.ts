import { expect, test } from 'bun:test'
import { hranaServer } from '../../server/testing/hrana.ts'
import { rethrowing } from '../../shared/testing/rejections.ts'
import { createStreams } from './hrana-streams.ts'

const READ = { sql: 'select n from notes', args: [] }
const WRITE = { sql: 'insert into notes values (?)', args: [2] }

/** Streams to a server with one note; `answer` may replace its response. */
function streamsTo(answer: (request: { baton: string | null; sql: string[] }) => Response | undefined) {
  const server = hranaServer({ answer })
  server.sqlite.run('create table notes (n integer)')
  server.sqlite.run('insert into notes values (1)')
  const { execute, batch, close } = createStreams(new URL('http://server.test'), undefined, server.send)
  return {
    read: async () => (await execute(READ)).rows.map((row) => row[0]),
    write: () => batch([WRITE]),
    close,
  }
}

test('a request on a stream that the server has forgotten is done on a new one', async () => {
  const { read, write, close } = streamsTo(({ baton }) =>
    baton === null ? undefined : new Response('The stream has expired', { status: 400 }),
  )
  expect(await read()).toEqual([1])
  await write()
  expect(await read()).toEqual([1, 2])
  close()
})

test('a write whose answer was cut is reported and not sent again: it may have been done', async () => {
  let writes = 0
  const { read, write, close } = streamsTo(({ sql }) => {
    if (!sql.includes(WRITE.sql)) return
    writes++
    throw new TypeError('The socket connection was closed unexpectedly')
  })
  expect(await read()).toEqual([1])
  expect(await rethrowing(write())).toThrow('closed unexpectedly')
  expect(writes).toBe(1)
  close()
})
