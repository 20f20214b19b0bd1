import { itemAt } from '../../shared/lookups.ts'
import { serverBusyError } from '../../shared/refusals.ts'
import type { ServerRows, ServerStatement } from './hrana-statement.ts'

interface Waiting {
  statement: ServerStatement
  resolve: (rows: ServerRows) => void
  reject: (error: unknown) => void
}

const WAITING_MAX = 5_000
/** Requests in flight; further reads wait and share the next request. */
const MAX_IN_FLIGHT = 4
/** Reads per request; a slow read delays the others of its request. */
const READS_PER_REQUEST = 64

/** Sends the reads of one event-loop turn, and reads that wait at `MAX_IN_FLIGHT`, as one request; each read fails alone. */
export function createReadGroups(send: (statements: ServerStatement[]) => Promise<PromiseSettledResult<ServerRows>[]>) {
  const waiting: Waiting[] = []
  let sending = 0
  let gathering = false

  function gather() {
    if (gathering || sending >= MAX_IN_FLIGHT) return
    gathering = true
    setImmediate(() => {
      gathering = false
      while (waiting.length > 0 && sending < MAX_IN_FLIGHT) void sendGroup()
    })
  }

  async function sendGroup() {
    sending++
    const group = waiting.splice(0, READS_PER_REQUEST)
    try {
      const answers = await send(group.map(({ statement }) => statement))
      for (const [n, answer] of answers.entries()) {
        if (answer.status === 'fulfilled') itemAt(group, n).resolve(answer.value)
        else itemAt(group, n).reject(answer.reason)
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
    sending--
    if (waiting.length > 0) gather()
  }

  return (statement: ServerStatement): Promise<ServerRows> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= WAITING_MAX) return reject(serverBusyError({ retryAfterSeconds: 5 }))
      waiting.push({ statement, resolve, reject })
      gather()
    })
}
