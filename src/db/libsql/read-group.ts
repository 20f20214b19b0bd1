import { serverBusy } from '../../ground/refusals.ts'
import type { Together } from './asked-together.ts'
import type { ServerRows, ServerStatement } from './hrana-statement.ts'

export interface Read extends ServerStatement {
  /** How it is asked with others like it. */
  together?: Together | null
}

interface Waiting {
  read: Read
  resolve: (rows: ServerRows) => void
  reject: (error: unknown) => void
}

/** One statement of a request. */
interface Step {
  statement: ServerStatement
  answer(rows: ServerRows): void
  refuse(error: unknown): void
}

const WAITING_MAX = 5_000
/** Requests under way: what is asked meanwhile goes together in the next, so that fewer are cheaper and more are sooner. */
const AT_ONCE = 4
/** Of one request: one that takes long keeps the others of it waiting. */
const READS_AT_ONCE = 64

/**
 * Gathers what one turn of the event loop reads, and all that is asked while `AT_ONCE` requests are under way, into one
 * request: a page's reads go and come together, a crowd's share the way, and those of one query are one statement. Each is
 * answered or refused by itself.
 */
export function createReadGroups(
  /** One request. @throws when nothing of it was done */
  send: (statements: ServerStatement[]) => Promise<PromiseSettledResult<ServerRows>[]>,
) {
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
    const group = waiting.splice(0, READS_AT_ONCE)
    try {
      const steps = stepsOf(group)
      const answers = await send(steps.map(({ statement }) => statement))
      for (const [n, answer] of answers.entries()) {
        if (answer.status === 'fulfilled') steps[n]!.answer(answer.value)
        else steps[n]!.refuse(answer.reason)
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
    sending--
    if (waiting.length > 0) gather()
  }

  /** What several asked at once cannot be answered to one of them: each is asked alone. */
  const again = ({ read: { sql, args }, resolve, reject }: Waiting) =>
    waiting.push({ read: { sql, args }, resolve, reject })

  function stepsOf(group: Waiting[]): Step[] {
    const alike = Map.groupBy(group, ({ read: { together, sql, args } }) => {
      const key = together?.keyOf(args) ?? null
      return key === null ? null : sql + key
    })
    return [...alike].flatMap(([key, asked]) =>
      key === null || asked.length === 1
        ? asked.map(({ read, resolve, reject }) => ({ statement: read, answer: resolve, refuse: reject }))
        : [stepOfMany(asked)],
    )
  }

  function stepOfMany(asked: Waiting[]): Step {
    const statement = asked[0]!.read.together!.statement(asked.map(({ read }) => read.args))
    return {
      statement,
      answer: ({ rows }) => {
        for (const [n, { resolve }] of asked.entries()) resolve({ rows: JSON.parse(rows[n]![0] as string) })
      },
      refuse: () => {
        for (const one of asked) again(one)
        gather()
      },
    }
  }

  /** @throws AppError unavailable when too many wait; what the server said, with its `code` */
  return (read: Read): Promise<ServerRows> =>
    new Promise((resolve, reject) => {
      if (waiting.length >= WAITING_MAX) return reject(serverBusy({ retryAfterSeconds: 5 }))
      waiting.push({ read, resolve, reject })
      gather()
    })
}
