import { CALLS } from '../../contracts/calls.ts'
import { SCREENS } from '../../contracts/screens.ts'
import type { Log } from '../../ground/log.ts'
import type { BunServer } from './bun-server.ts'
import type { Crowd } from './crowd.ts'
import { type HandedBack, handOver, responseOf } from './handed-over.ts'

/** What a thread says: that it is ready, or an answer. */
export type FromReader = 'ready' | HandedBack

/** A request that waits for whoever has time first: this thread or a reader. */
interface Waiting {
  request: Request
  server: BunServer
  /** When it came, ms. */
  since: number
  answered(answer: Response | Promise<Response>): void
}

interface Reader {
  thread: Worker
  isReady: boolean
  asked: Map<number, Waiting>
}

interface Needs {
  /** At most so many threads; none on a machine of one core. */
  most: number
  startThread(): Worker
  answerHere(request: Request, server: BunServer): Response | Promise<Response>
  /** Told of each answer of a reader. */
  answeredThere(status: number, seconds: number): void
  crowd: Crowd
  log: Log
}

/** One is made while the next waits beside it, so that a reader never waits for this thread. */
const ASKED_MOST = 3
const IDLE_MS = 60_000
const LOOK_MS = 10_000
/** Each holds some hundred MB. */
const READERS_MOST = 3

export type Readers = ReturnType<typeof createReaders>

/** One core is left for this thread. */
export const readersFor = (cores: number): number => Math.min(cores - 1, READERS_MOST)

/**
 * What a farmer reads at an address of no parameters and without a query: none of it counts in a limit, which this
 * thread alone keeps. The feed, made once for all who see the same, takes less than to hand it over.
 */
const SHARED = new Set<string>([
  ...Object.values(SCREENS)
    .filter((screen) => screen.who === 'signed-in' && 'main' in screen)
    .map(({ paths }) => paths[0]),
  ...Object.values(CALLS)
    .filter(
      ({ method, who, path, ...call }) =>
        method === 'GET' && who === 'signed-in' && !('limit' in call) && !('paged' in call),
    )
    .map(({ path }) => path)
    .filter((path) => !path.includes(':')),
])

/**
 * Other threads that answer reads of a crowd beside this one, each with its own connection to the same file. They begin
 * with a crowd and end a minute after it. Whatever one of them does not answer is answered here.
 */
export function createReaders({ most, startThread, answerHere, answeredThere, crowd, log }: Needs) {
  const readers = new Set<Reader>()
  const waiting: Waiting[] = []
  let number = 0
  let isComing = false
  let crowdedAt = 0
  let failedAt = Number.NEGATIVE_INFINITY
  const looking = setInterval(() => {
    if (performance.now() - crowdedAt > IDLE_MS) stop()
  }, LOOK_MS)
  looking.unref()

  function begin() {
    const reader: Reader = { thread: startThread(), isReady: false, asked: new Map() }
    readers.add(reader)
    const { thread } = reader
    thread.onmessage = ({ data }: MessageEvent<FromReader>) => {
      if (data === 'ready') {
        reader.isReady = true
        log.info('reader.ready', { readers: readers.size })
      } else takeBack(reader, data)
      handOut()
    }
    thread.onerror = () => lose(reader)
    thread.addEventListener('close', () => lose(reader))
  }

  function takeBack({ asked }: Reader, { number, answer }: HandedBack) {
    const one = asked.get(number)
    // Answered here since the reader was lost.
    if (!one) return
    asked.delete(number)
    if (!answer) return one.answered(answerHere(one.request, one.server))
    answeredThere(answer.status, (performance.now() - one.since) / 1000)
    one.answered(responseOf(answer))
  }

  function lose(reader: Reader) {
    // One that was told to end is no loss, but may have been asked something still.
    if (readers.delete(reader)) {
      failedAt = performance.now()
      log.warn('reader.lost', { asked: reader.asked.size })
    }
    const left = [...reader.asked.values()]
    reader.asked.clear()
    for (const { answered, request, server } of left) answered(answerHere(request, server))
  }

  function handOut() {
    for (const { thread, isReady, asked } of readers)
      while (isReady && asked.size < ASKED_MOST && waiting.length > 0) {
        const one = waiting.shift()!
        asked.set(++number, one)
        thread.postMessage(handOver(number, one.request, one.server.requestIP?.(one.request)?.address ?? ''))
      }
  }

  /** One here, and back to the sockets and to what the readers have done. */
  function step() {
    isComing = false
    handOut()
    const mine = waiting.shift()
    mine?.answered(answerHere(mine.request, mine.server))
    if (waiting.length > 0) comeAgain()
  }

  function comeAgain() {
    if (isComing) return
    isComing = true
    setImmediate(step)
  }

  function isForReaders({ method, url, headers }: Request): boolean {
    if (most === 0 || method !== 'GET' || !headers.has('cookie')) return false
    return SHARED.has(url.slice(url.indexOf('/', url.indexOf('//') + 2))) && crowd.joins()
  }

  function stop() {
    for (const { thread } of readers) thread.postMessage('stop')
    readers.clear()
  }

  return {
    /** An answer by whoever has time first. */
    answer(request: Request, server: BunServer): Response | Promise<Response> {
      if (!isForReaders(request)) return answerHere(request, server)
      const since = performance.now()
      crowdedAt = since
      if (readers.size < most && since - failedAt > IDLE_MS) begin()
      return new Promise<Response>((answered) => {
        waiting.push({ request, server, since, answered })
        comeAgain()
      })
    },
    /** Ends what nobody waits for any more. */
    stop() {
      clearInterval(looking)
      stop()
    },
  }
}
