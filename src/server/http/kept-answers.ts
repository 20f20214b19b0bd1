import type { Context, MiddlewareHandler } from 'hono'
import type { Database } from '../../db/open.ts'
import type { Clock } from '../clock.ts'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { pack, type Sent } from './compress.ts'
import type { AppEnv } from './context.ts'
import { type PackedWith, packAround } from './pack-around.ts'

/** What is said relative to now ("2 hours ago"), and asking a provider for newer weather, is at most this late. */
const FRESH_MS = 5000
const BYTES_KEPT = 4 * 1024 * 1024
const ANSWER_MAX = 256 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/** An answer that was given, its body cut where it names its nonce. */
interface Kept {
  madeAt: number
  parts: Bytes[]
  headers: Headers
  /** Its body in an encoding, for each nonce; made when it is first asked for. Null when it cannot be made once for all. */
  packed: Map<Encoding, Promise<PackedWith | null>>
}

interface Needs {
  db: Pick<Database, 'mark'>
  clock: Clock
}

/**
 * Answers of reads that depend on the database, who asks and the address alone, given again while nothing at all was
 * written: `db.mark()` changes with every commit of any process, so no one sees what was changed, and no session that
 * was ended, signed out or changed finds its old answers. The session itself is looked up at each request.
 *
 * `note` stands before anything is read, the session too: what is kept is never older than its mark says. `serve` stands
 * behind the session, on the reads whose answers are kept.
 */
export function createKeptAnswers({ db, clock }: Needs, bytesKept = BYTES_KEPT) {
  const kept = new Map<string, Kept>()
  let keptAt = ''
  let bytes = 0

  function forgetAll() {
    kept.clear()
    bytes = 0
  }

  /** Gone too is what others keep with `name`: entries are few and short-lived, so the oldest go first. */
  function keep(name: string, answer: Kept) {
    drop(name)
    kept.set(name, answer)
    bytes += sizeOf(answer)
    while (bytes > bytesKept) drop(kept.keys().next().value!)
  }

  function drop(name: string) {
    const known = kept.get(name)
    if (known && kept.delete(name)) bytes -= sizeOf(known)
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
    const name = nameOf(c, sid)
    const now = clock.now().getTime()
    const known = kept.get(name)
    if (known && now >= known.madeAt && now - known.madeAt < FRESH_MS) return again(c, known)
    await next()
    const answer = await worthKeeping(c, now)
    if (answer && mark === keptAt) keep(name, answer)
  }

  return { note, serve }
}

/**
 * Pages that say the same to every visitor but for the language, which nothing ever changes: made once. Addresses with a
 * query, which such pages may repeat, are answered anew.
 */
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
function nameOf(c: Context<AppEnv>, sid: string): string {
  const { url } = c.req
  return `${sid} ${c.get('language')} ${c.req.header('save-data') ?? ''} ${url.slice(url.indexOf('/', 'https://'.length))}`
}

async function worthKeeping({ res, get }: Context<AppEnv>, madeAt: number): Promise<Kept | null> {
  if (res.status !== 200 || res.headers.has('set-cookie')) return null
  const body = await res.clone().bytes()
  if (body.length > ANSWER_MAX) return null
  return { madeAt, parts: cutAt(body, get('nonce')), headers: new Headers(res.headers), packed: new Map() }
}

/** What stands before, between and after the places of `text`. */
function cutAt(body: Bytes, text: string): Bytes[] {
  const searched = Buffer.from(body.buffer, body.byteOffset, body.length)
  const parts: Bytes[] = []
  let from = 0
  for (let at = searched.indexOf(text); at >= 0; at = searched.indexOf(text, from)) {
    parts.push(body.subarray(from, at))
    from = at + text.length
  }
  return [...parts, body.subarray(from)]
}

async function again(c: Context<AppEnv>, kept: Kept, sent: Sent = 'once'): Promise<Response> {
  const nonce = c.get('nonce')
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const packedWith = encoding && (await packedOnce(kept, encoding, nonce, sent))
  const answer = new Response(packedWith ? packedWith(nonce) : joined(kept.parts, nonce), { headers: kept.headers })
  if (packedWith) {
    answer.headers.set('Content-Encoding', encoding)
    answer.headers.set('Vary', 'Accept-Encoding')
  }
  return answer
}

function packedOnce({ parts, packed }: Kept, encoding: Encoding, nonce: string, sent: Sent) {
  const [before, after] = parts
  const known = packed.get(encoding)
  if (known) return known
  const made = !after
    ? pack(before!, encoding, sent).then((body) => body && (() => body))
    : parts.length === 2
      ? packAround(before!, nonce, after, encoding)
      : Promise.resolve(null)
  packed.set(encoding, made)
  made.catch(() => packed.delete(encoding))
  return made
}

function joined(parts: Bytes[], text: string): Bytes {
  const [first, ...others] = parts
  if (others.length === 0) return first!
  const between = Buffer.from(text)
  return Buffer.concat([first!, ...others.flatMap((part) => [between, part])])
}

const sizeOf = ({ parts }: Kept) => parts.reduce((sum, part) => sum + part.length, 0)
