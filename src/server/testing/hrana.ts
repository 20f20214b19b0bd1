import { Database as Sqlite } from 'bun:sqlite'

type Value =
  | { type: 'null' }
  | { type: 'integer'; value: string }
  | { type: 'float'; value: number }
  | { type: 'text'; value: string }
  | { type: 'blob'; base64: string }

interface Statement {
  sql: string
  args?: Value[]
}

interface Condition {
  type: 'ok' | 'error' | 'not' | 'and' | 'or' | 'is_autocommit'
  step?: number
  cond?: Condition
  conds?: Condition[]
}

interface Batch {
  steps: { stmt: Statement; condition?: Condition }[]
}

type Work =
  | { type: 'execute'; stmt: Statement }
  | { type: 'batch'; batch: Batch }
  | { type: 'sequence'; sql: string }
  | { type: 'close' }

/** Faults of the server. */
interface Instead {
  /** Changes a row before it is sent. */
  row?: (values: unknown[]) => unknown[]
  /** Responds instead of the server, to one request. */
  answer?: (request: { baton: string | null; sql: string[] }) => Response | Promise<Response> | undefined
}

/** A libSQL server in this process: Hrana 2 over HTTP on one SQLite database in memory, one client at a time. */
export function hranaServer({ row = (values) => values, answer }: Instead = {}) {
  const sqlite = new Sqlite(':memory:', { safeIntegers: true })

  function execute({ sql, args = [] }: Statement) {
    const statement = sqlite.query(sql)
    const rows = statement.values(...(args.map(fromWire) as never[])).map(row)
    return {
      cols: statement.columnNames.map((name) => ({ name })),
      rows: rows.map((values) => values.map(toWire)),
      affected_row_count: 0,
      last_insert_rowid: null,
    }
  }

  function batch({ steps }: Batch) {
    const results: unknown[] = []
    const errors: unknown[] = []
    const holds = (condition: Condition): boolean => {
      const { type, step, cond, conds = [] } = condition
      if (type === 'ok') return Boolean(results[step!])
      if (type === 'error') return Boolean(errors[step!])
      if (type === 'not') return !holds(cond!)
      if (type === 'is_autocommit') return !sqlite.inTransaction
      return type === 'and' ? conds.every(holds) : conds.some(holds)
    }
    for (const { stmt, condition } of steps) {
      let [result, error]: unknown[] = [null, null]
      try {
        if (!condition || holds(condition)) result = execute(stmt)
      } catch (thrown) {
        error = wireError(thrown)
      }
      results.push(result)
      errors.push(error)
    }
    return { step_results: results, step_errors: errors }
  }

  function done(work: Work) {
    if (work.type === 'execute') return { type: work.type, result: execute(work.stmt) }
    if (work.type === 'batch') return { type: work.type, result: batch(work.batch) }
    if (work.type === 'sequence') sqlite.run(work.sql)
    return { type: work.type }
  }

  async function send(request: Request): Promise<Response> {
    const { baton = null, requests } = (await request.json()) as { baton?: string | null; requests: Work[] }
    const sql = requests.flatMap((work) =>
      work.type === 'execute'
        ? [work.stmt.sql]
        : work.type === 'batch'
          ? work.batch.steps.map(({ stmt }) => stmt.sql)
          : [],
    )
    const instead = await answer?.({ baton, sql })
    if (instead) return instead
    const results = requests.map((work) => {
      try {
        return { type: 'ok', response: done(work) }
      } catch (thrown) {
        return { type: 'error', error: wireError(thrown) }
      }
    })
    return Response.json({ baton: 'stream', base_url: null, results })
  }

  return { send, sqlite }
}

function wireError(thrown: unknown) {
  const { message, code } = thrown as Error & { code?: string }
  return { message, code }
}

function fromWire(value: Value): unknown {
  if (value.type === 'null') return null
  if (value.type === 'blob') return Buffer.from(value.base64, 'base64')
  return value.type === 'integer' ? BigInt(value.value) : value.value
}

function toWire(value: unknown): Value {
  if (value === null) return { type: 'null' }
  if (typeof value === 'bigint') return { type: 'integer', value: String(value) }
  if (typeof value === 'number') return { type: 'float', value }
  if (typeof value === 'string') return { type: 'text', value }
  return { type: 'blob', base64: Buffer.from(value as Uint8Array).toString('base64') }
}
