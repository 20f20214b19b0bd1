import * as hrana from '@libsql/hrana-client'
import { createConcurrencyLimit } from '../../shared/concurrency-limit.ts'
import { type ServerRows, type ServerStatement, withBoundArguments } from './hrana-statement.ts'
import { createReadGroups } from './read-group.ts'
import { isStreamLost } from './stream-lost.ts'
import { createWriteGroups, type WriteGuard } from './write-group.ts'

interface IdleStream {
  stream: hrana.HttpStream
  opened: number
}

/** Longest use of a stream: an older one may read a copy of the database that the replica has replaced. */
const LIFETIME_MS = 1_000
/** Streams of this process: a server accepts 128 connections by default, which several processes share. */
const AT_ONCE = 16
const MAX_WAITING = 5_000

/** Reuses HTTP streams: opening one costs more than a query. @throws AppError unavailable when too many wait */
export function createStreams(
  url: URL,
  authToken: string | undefined,
  fetch: (request: Request) => Promise<Response>,
  guard?: WriteGuard,
) {
  const client = hrana.openHttp(url, authToken, fetch)
  client.intMode = 'number'
  const inTurn = createConcurrencyLimit(AT_ONCE, MAX_WAITING)
  const idle: IdleStream[] = []

  function takeIdle(): IdleStream | null {
    for (;;) {
      const kept = idle.pop()
      if (!kept) return null
      if (!kept.stream.closed && performance.now() - kept.opened < LIFETIME_MS) return kept
      kept.stream.close()
    }
  }

  const open = (): IdleStream => ({ stream: client.openStream(), opened: performance.now() })

  async function onStream<T>(kept: IdleStream, work: (stream: hrana.HttpStream) => Promise<T>): Promise<T> {
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
          if (!isStreamLost(error)) throw error
        }
      }
      return onStream(open(), work)
    })

  return {
    execute: createReadGroups((statements) => withStream((stream) => readAll(stream, statements))),

    batch: createWriteGroups(withStream, guard),

    /** Writes without the guard, which needs the tables of a migrated database. */
    migrate: createWriteGroups(withStream),

    close: () => client.close(),
  }
}

/** Reads in one batch, which costs the server a fifth of the time of separate statements. */
async function readAll(stream: hrana.HttpStream, statements: ServerStatement[]) {
  const batch = stream.batch(false)
  const answers = statements.map(
    (statement) => batch.step().query(withBoundArguments(statement)) as Promise<ServerRows>,
  )
  const settled = Promise.allSettled(answers)
  await batch.execute()
  return settled
}
