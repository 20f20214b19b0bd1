import type { HttpStream } from '@libsql/hrana-client'
import { serverBusy } from '../../ground/refusals.ts'
import { bound, type ServerRows, type ServerStatement } from './hrana-statement.ts'
import { isForgotten } from './stream-forgotten.ts'

interface Waiting {
  statement: ServerStatement
  resolve: (rows: ServerRows) => void
  reject: (error: unknown) => void
}

const WAITING_MAX = 5_000
/** Requests under way: the server works on them side by side. */
const AT_ONCE = 4
/** Of one request: one that takes long keeps the others of it waiting. */
const STATEMENTS_AT_ONCE = 32

/**
 * Gathers what one turn of the event loop reads, and all that is asked while `AT_ONCE` requests are under way, into one
 * request: a page's reads go and come together, and a crowd's share the way. Each is answered or refused by itself.
 */
export function createReadGroups(withStream: <T>(work: (stream: HttpStream) => Promise<T>) => Promise<T>) {
  const waiting: Waiting[] = []
  let sending = 0
  let gathering = false

  function gather() {
    if (gathering || sending >= AT_ONCE) return
    gathering = true
    setImmediate(() => {
      gathering = false
      while (waiting.length > 0 && sending < AT_ONCE) void sendGroup()
    })
  }

  async function sendGroup() {
    sending++
    const group = waiting.splice(0, STATEMENTS_AT_ONCE)
    try {
      const answers = await withStream((stream) => ask(stream, group))
      for (const [n, answer] of answers.entries()) {
        if (answer.status === 'fulfilled') group[n]!.resolve(answer.value)
        else group[n]!.reject(answer.reason)
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
    sending--
    if (waiting.length > 0) gather()
  }

  /** @throws AppError unavailable when too many wait; what the server said, with its `code` */
  return (statement: ServerStatement): Promise<ServerRows> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= WAITING_MAX) return reject(serverBusy({ retryAfterSeconds: 5 }))
      waiting.push({ statement, resolve, reject })
      gather()
    })
}

/** What the client is given in one turn goes as one request. @throws when the server has forgotten the stream, and did nothing */
async function ask(stream: HttpStream, group: Waiting[]) {
  const answers = await Promise.allSettled(group.map(({ statement }) => stream.query(bound(statement))))
  const first = answers[0]!
  if (first.status === 'rejected' && isForgotten(first.reason)) throw first.reason
  return answers
}
