import * as hrana from '@libsql/hrana-client'
import { createTurns } from '../server/turns.ts'
import { isCode } from './failures.ts'

export type ServerValue = null | string | number | bigint | boolean | Uint8Array | ArrayBuffer
export interface ServerStatement {
  sql: string
  args: ServerValue[]
}
export interface ServerRows {
  /** Each a list of values, which also has them by their columns' names. */
  rows: hrana.Row[]
}

interface Kept {
  stream: hrana.HttpStream
  opened: number
}

/** One that is older may read from a copy of the database that a replica has replaced meanwhile. */
const LIFETIME_MS = 1_000
/** A server takes 128 connections unless told otherwise: several of us share it. */
const AT_ONCE = 16
const WAITING = 5_000
const LOCK_PATIENCE_MS = 5_000

/**
 * Statements to a libSQL server over Hrana's HTTP streams, which are kept open and used again: for a new one the server
 * opens a connection and reads the schema, which takes it longer than the query. @throws AppError unavailable when too
 * many wait; what the server said, with its `code`
 */
export function createStreams(url: URL, authToken: string | undefined, fetch: (request: Request) => Promise<Response>) {
  const client = hrana.openHttp(url, authToken, fetch)
  client.intMode = 'number'
  const inTurn = createTurns(AT_ONCE, WAITING)
  const oneByOne = createTurns(1, WAITING)
  const idle: Kept[] = []

  function takeIdle(): Kept | null {
    for (;;) {
      const kept = idle.pop()
      if (!kept) return null
      if (!kept.stream.closed && performance.now() - kept.opened < LIFETIME_MS) return kept
      kept.stream.close()
    }
  }

  const open = (): Kept => ({ stream: client.openStream(), opened: performance.now() })

  async function onStream<T>(kept: Kept, work: (stream: hrana.HttpStream) => Promise<T>): Promise<T> {
    try {
      return await work(kept.stream)
    } finally {
      if (!kept.stream.closed) idle.push(kept)
    }
  }

  const withStream = <T>(work: (stream: hrana.HttpStream) => Promise<T>): Promise<T> =>
    inTurn(async () => {
      const kept = takeIdle()
      if (kept) {
        try {
          return await onStream(kept, work)
        } catch (error) {
          if (!isForgotten(error)) throw error
        }
      }
      return onStream(open(), work)
    })

  return {
    execute: (statement: ServerStatement): Promise<ServerRows> =>
      withStream((stream) => stream.query(bound(statement))),

    /**
     * All of them or none. Waits for another's write to end, and sends one at a time: a server whose threads all wait for
     * the one that writes has none left to end that with, and stands still until it gives up (seen with sixteen at once).
     */
    async batch(statements: readonly ServerStatement[]): Promise<ServerRows[]> {
      const until = performance.now() + LOCK_PATIENCE_MS
      for (;;) {
        try {
          return await oneByOne(() => withStream((stream) => wholeBatch(stream, statements)))
        } catch (error) {
          if (!isCode(error, 'SQLITE_BUSY') || performance.now() > until) throw error
          await Bun.sleep(5 + Math.random() * 20)
        }
      }
    },

    close: () => client.close(),
  }
}

/** The server no longer knows the stream (idle too long, or it was restarted), so it did nothing. */
const isForgotten = (error: unknown) =>
  isCode(error, 'STREAM_EXPIRED') || (error instanceof hrana.HttpServerError && error.status === 400)

async function wholeBatch(stream: hrana.HttpStream, statements: readonly ServerStatement[]): Promise<ServerRows[]> {
  const batch = stream.batch(false)
  const begin = batch.step()
  const steps: Promise<unknown>[] = [begin.run('BEGIN IMMEDIATE')]
  let last = begin
  const results = statements.map((statement) => {
    last = batch.step().condition(hrana.BatchCond.ok(last))
    return last.query(bound(statement))
  })
  const commit = batch.step().condition(hrana.BatchCond.ok(last))
  steps.push(...results, commit.run('COMMIT'))
  const undone = batch
    .step()
    .condition(hrana.BatchCond.not(hrana.BatchCond.ok(commit)))
    .run('ROLLBACK')
  const settled = Promise.allSettled([...steps, undone])
  await batch.execute()
  const failed = (await settled).slice(0, steps.length).find(({ status }) => status === 'rejected')
  if (failed) throw (failed as PromiseRejectedResult).reason
  return Promise.all(results as Promise<ServerRows>[])
}

/**
 * Values as SQLite itself would take them. The client sends every number as a fraction, and `'a' || 1.0` is not `'a1'`;
 * half a surrogate pair is no JSON.
 */
function bound({ sql, args }: ServerStatement): hrana.Stmt {
  const values = args.map((value) => {
    if (typeof value === 'string') return value.toWellFormed()
    if (typeof value === 'boolean') return BigInt(value)
    return Number.isSafeInteger(value) ? BigInt(value as number) : value
  })
  return new hrana.Stmt(sql).bindIndexes(values)
}
