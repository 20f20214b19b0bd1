import * as hrana from '@libsql/hrana-client'
import { createTurns } from '../../ground/turns.ts'
import { isCode } from '../failures.ts'
import { bound, type ServerRows, type ServerStatement } from './hrana-statement.ts'
import { createServerGroups } from './write-group.ts'

interface Kept {
  stream: hrana.HttpStream
  opened: number
}

/** One that is older may read from a copy of the database that a replica has replaced meanwhile. */
const LIFETIME_MS = 1_000
/** A server takes 128 connections unless told otherwise: several of us share it. */
const AT_ONCE = 16
const WAITING = 5_000

/**
 * Statements over HTTP streams that are used again: to open one takes the server longer than the query.
 * @throws AppError unavailable when too many wait; what the server said, with its `code`
 */
export function createStreams(url: URL, authToken: string | undefined, fetch: (request: Request) => Promise<Response>) {
  const client = hrana.openHttp(url, authToken, fetch)
  client.intMode = 'number'
  const inTurn = createTurns(AT_ONCE, WAITING)
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

    /** All of them or none. */
    batch: createServerGroups(withStream),

    close: () => client.close(),
  }
}

/** The server no longer knows the stream (idle too long, or it was restarted), so it did nothing. */
const isForgotten = (error: unknown) =>
  isCode(error, 'STREAM_EXPIRED') || (error instanceof hrana.HttpServerError && error.status === 400)
