import { afterEach, beforeEach, describe, expect, spyOn, test } from 'bun:test'
import { rejectionOf } from '../../shared/testing/rejections.ts'
import { createServerFetch } from './server-fetch.ts'

const URL = 'http://libsql.test/v3/pipeline'
const READ = '{"requests":[{"type":"execute","stmt":{"sql":"select 1"}}]}'
const BATCH = '{"requests":[{"type":"batch","batch":{"steps":[]}}]}'
const WRITE = '{"requests":[{"type":"batch","batch":{"steps":[{"stmt":{"sql":"BEGIN IMMEDIATE"}}]}}]}'
const CLOSE = '{"requests":[{"type":"close"}]}'

let now: number
let clock: ReturnType<typeof spyOn>
beforeEach(() => {
  now = 0
  clock = spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => clock.mockRestore())

/** A server that answers each request in turn, and what it was asked. */
function server(...answers: (string | Error)[]) {
  const asked: string[] = []
  const fetch = createServerFetch(async (request) => {
    asked.push(await request.text())
    const answer = answers.shift() ?? '{}'
    if (answer instanceof Error) throw answer
    return new Response(answer)
  })
  return { asked, ask: async (body: string) => (await fetch(new Request(URL, { method: 'POST', body }))).text() }
}
const written = (index: string) => `{"results":[{"replication_index":"${index}"}]}`
const named = (name: string, code?: string) => Object.assign(new Error(name), { name, code })

describe('a read soon after a write', () => {
  test('asks for a state that is as new', async () => {
    const { asked, ask } = server('{}', written('7'), '{}')
    for (const body of [READ, WRITE, READ, BATCH]) await ask(body)
    expect(asked).toEqual([
      READ,
      WRITE,
      READ.replace('"stmt":{', '"stmt":{"replication_index":"7",'),
      BATCH.replace('"batch":{', '"batch":{"replication_index":"7",'),
    ])
  })

  test('asks for the last write, also where a killed primary began its log anew', async () => {
    const { asked, ask } = server(written('10'), written('9'))
    for (const body of [WRITE, WRITE, READ]) await ask(body)
    expect(asked.at(-1)).toContain('"replication_index":"9"')
  })

  test('is as it was ten seconds later: by then every replica has it', async () => {
    const { asked, ask } = server(written('7'))
    await ask(WRITE)
    now = 10_000
    await ask(READ)
    now = 10_001
    await ask(READ)
    expect(asked.slice(1).map((body) => body === READ)).toEqual([false, true])
  })

  test('is as it was where nothing is read, and for a further write', async () => {
    const { asked, ask } = server(written('7'))
    for (const body of [WRITE, CLOSE, WRITE]) await ask(body)
    expect(asked).toEqual([WRITE, CLOSE, WRITE])
  })

  test('takes an older state from a replica that does not catch up in time, and so do the next', async () => {
    const { asked, ask } = server(written('7'), named('TimeoutError'), 'old', '{}')
    await ask(WRITE)
    expect(await ask(READ)).toBe('old')
    await ask(READ)
    expect(asked.slice(2)).toEqual([READ, READ])
  })
})

describe('a request that fails', () => {
  test('is sent again where the server refused the connection', async () => {
    const { asked, ask } = server(named('Error', 'ConnectionRefused'), 'here')
    expect(await ask(WRITE)).toBe('here')
    expect(asked).toEqual([WRITE, WRITE])
  })

  test('is not sent again where its answer was cut: it may have run', async () => {
    const { asked, ask } = server(named('Error', 'ECONNRESET'))
    expect(await rejectionOf(ask(WRITE))).toMatchObject({ code: 'unavailable' })
    expect(asked).toEqual([WRITE])
  })
})
