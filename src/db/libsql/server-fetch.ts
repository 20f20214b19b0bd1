import { refusalError } from '../../contracts/refusals.ts'
import { AppError } from '../../shared/errors.ts'
import { errorCode } from '../failures.ts'

const ANSWER_MS = 10_000
/** Time of a restart, ms. */
export const RESTART_MS = 2_000
const ASK_AGAIN_MS = 100
const REPLICA_MS = 1_000
const FRESH_WRITE_MS = 10_000

/**
 * HTTP client for libSQL. Retries refused connections, never broken requests, which may have run. Replicas get the last
 * write's index (`replication_index`), so that people see what they saved.
 */
export function createServerFetch(
  send: (request: Request) => Promise<Response>,
  /** Time for which a refused connection is retried, ms; 0 where another server may have replaced this one. */
  restartMs = RESTART_MS,
) {
  const lastWrite = createLastWrite()

  async function ask(request: Request, body: string, patience: number): Promise<Response> {
    const { url, method, headers } = request
    const until = performance.now() + restartMs
    for (;;) {
      try {
        return await send(new Request(url, { method, headers, body, signal: AbortSignal.timeout(patience) }))
      } catch (error) {
        if (!isRefused(error)) throw error
        if (performance.now() >= until) throw refusalError('server.unreached')
        await Bun.sleep(ASK_AGAIN_MS)
      }
    }
  }

  async function serverFetch(request: Request): Promise<Response> {
    const body = await request.text()
    const waiting = lastWrite.requiredBy(body)
    if (waiting) {
      try {
        return await ask(request, waiting, REPLICA_MS)
      } catch (error) {
        if (!isTimeout(error)) throw toUnansweredError(error)
        lastWrite.forget()
      }
    }
    try {
      const response = await ask(request, body, ANSWER_MS)
      if (!isWrite(body)) return response
      const text = await response.text()
      lastWrite.note(text)
      return new Response(text, { status: response.status, headers: response.headers })
    } catch (error) {
      throw toUnansweredError(error)
    }
  }

  return Object.assign(serverFetch, {
    written: lastWrite.index,
  })
}

/** Index of the last write in the primary's log. */
function createLastWrite() {
  let written = 0
  let writtenAt = Number.NEGATIVE_INFINITY
  return {
    index: () => written,

    /** Returns a request for a state at least as new as the last write; null when it is old, or for a write. */
    requiredBy(body: string): string | null {
      if (performance.now() - writtenAt > FRESH_WRITE_MS) return null
      if (isWrite(body)) return null
      const rewritten = body.replaceAll(
        /\{"type":"(execute","stmt|batch","batch)":\{/g,
        (opening) => `${opening}"replication_index":"${written}",`,
      )
      return rewritten === body ? null : rewritten
    },

    /** Accepts a lower index too, because a killed primary numbers its log from 1 again. Only one write is in progress at a time. */
    note(response: string) {
      const indexes = [...response.matchAll(/"replication_index":"?(\d+)/g)].map(([, index]) => Number(index))
      if (indexes.length > 0) written = Math.max(...indexes)
      writtenAt = performance.now()
    },

    /** Lets the next reads see any state. */
    forget() {
      writtenAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** Every write is in a transaction, and only writes are. */
const isWrite = (body: string) => body.includes('"stmt":{"sql":"BEGIN')

const isRefused = (error: unknown) => /^(ConnectionRefused|ECONNREFUSED|FailedToOpenSocket)$/.test(errorCode(error))
const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError'

const toUnansweredError = (error: unknown) => (error instanceof AppError ? error : refusalError('server.uncertain'))
