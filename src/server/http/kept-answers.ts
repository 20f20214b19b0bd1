import type { Context, MiddlewareHandler } from 'hono'
import type { Database } from '../../db/open.ts'
import type { Clock } from '../../ground/clock.ts'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { pack, type Sent } from './compress.ts'
import { type AppEnv, savesData } from './context.ts'

/** What is said relative to now ("2 hours ago"), and asking a provider for newer weather, is at most this late. */
const FRESH_MS = 5000
const MOST_KEPT = { bytes: 4 * 1024 * 1024, entries: 2000 }
const ANSWER_MAX = 256 * 1024
/** No address of ours is longer; one that a stranger made up is answered and forgotten. */
const ADDRESS_MAX = 200
/** Of an entry, beside its name and body: headers, and what the engine needs to hold it. */
const ENTRY_BYTES = 2048

type Bytes = Uint8Array<ArrayBuffer>

/** An answer that was given. */
interface Kept {
  madeAt: number
  body: Bytes
  headers: Headers
  /** Its body in an encoding, made when it is first asked for. Null when packing saves nothing. */
  packed: Map<Encoding, Promise<Bytes | null>>
}

/**
 * Answers given again while nothing was written: `db.mark()` changes with every commit of any process, a session's end too.
 * `note` stands before anything is read, so that no answer is older than its mark; `serve` behind the session.
 */
export function createKeptAnswers({ db, clock }: { db: Pick<Database, 'mark'>; clock: Clock }, most = MOST_KEPT) {
  const kept = new Map<string, Kept>()
  let keptAt = ''
  let bytes = 0

  function forgetAll() {
    kept.clear()
    bytes = 0
  }

  /** The oldest go first, which are also those that stand first. */
  function keep(name: string, answer: Kept) {
    drop(name)
    kept.set(name, answer)
    bytes += sizeOf(name, answer)
    while (bytes > most.bytes || kept.size > most.entries) drop(kept.keys().next().value!)
  }

  function drop(name: string) {
    const known = kept.get(name)
    if (known && kept.delete(name)) bytes -= sizeOf(name, known)
  }

  function dropStale(now: number) {
    for (const [name, answer] of kept) {
      if (isFresh(answer, now)) return
      drop(name)
    }
  }

  const note: MiddlewareHandler<AppEnv> = (c, next) => {
    c.set('mark', db.mark())
    return next()
  }

  const serve: MiddlewareHandler<AppEnv> = async (c, next) => {
    const sid = c.get('sid')
    const mark = c.get('mark')
    if (!sid || mark === undefined) return next()
    if (mark !== keptAt) forgetAll()
    keptAt = mark
    const now = clock.now().getTime()
    dropStale(now)
    const address = addressOf(c)
    if (address.length > ADDRESS_MAX) return next()
    const name = nameOf(c, sid, address)
    const known = kept.get(name)
    if (known && isFresh(known, now)) return again(c, known)
    await next()
    const answer = await worthKeeping(c, now)
    if (answer && mark === keptAt) keep(name, answer)
  }

  return { note, serve, held: () => ({ bytes, entries: kept.size }) }
}

/** Pages that say the same to every visitor, made once a language; a query, which they may repeat, is never kept. */
export function keptForVisitors(): MiddlewareHandler<AppEnv> {
  const kept = new Map<string, Kept>()
  return async (c, next) => {
    if (c.req.method !== 'GET' || c.get('user') || c.req.url.includes('?')) return next()
    const name = `${c.get('language')} ${c.req.path}`
    const known = kept.get(name)
    if (known) return again(c, known, 'often')
    await next()
    const answer = await worthKeeping(c, 0)
    if (answer) kept.set(name, answer)
  }
}

/** All that an answer may depend on beside the database: whose session, in which language, of what, and thrift. */
const nameOf = (c: Context<AppEnv>, sid: string, address: string) =>
  `${sid} ${c.get('language')} ${savesData(c) ? 'less' : 'all'} ${address}`

/** Path and query. */
const addressOf = ({ req: { url } }: Context<AppEnv>) => url.slice(url.indexOf('/', 'https://'.length))

/** Not from the time before the clock was set back either. */
const isFresh = ({ madeAt }: Kept, now: number) => now >= madeAt && now - madeAt < FRESH_MS

async function worthKeeping({ res }: Context<AppEnv>, madeAt: number): Promise<Kept | null> {
  if (res.status !== 200 || res.headers.has('set-cookie')) return null
  const body = await res.clone().bytes()
  if (body.length > ANSWER_MAX) return null
  return { madeAt, body, headers: new Headers(res.headers), packed: new Map() }
}

async function again(c: Context<AppEnv>, kept: Kept, sent: Sent = 'once'): Promise<Response> {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const packed = encoding && (await packedOnce(kept, encoding, sent))
  const answer = new Response(packed ?? kept.body, { headers: kept.headers })
  if (packed) {
    answer.headers.set('Content-Encoding', encoding)
    answer.headers.set('Vary', 'Accept-Encoding')
  }
  return answer
}

function packedOnce({ body, packed }: Kept, encoding: Encoding, sent: Sent) {
  const known = packed.get(encoding)
  if (known) return known
  const made = Promise.resolve(pack(body, encoding, sent))
  packed.set(encoding, made)
  made.catch(() => packed.delete(encoding))
  return made
}

/** In bytes, its name in two each; the packed forms together are no larger than the body. */
const sizeOf = (name: string, { body }: Kept) => ENTRY_BYTES + 2 * name.length + 2 * body.length
