import { type Server, serverUrl } from './server-address.ts'

/** Place in the database's history; writes are counted through all epochs. */
export interface ReplicationPosition {
  epoch: number
  writes: number
}

export interface ServerPosition extends ReplicationPosition {
  role: 'primary' | 'replica'
}

interface Answer {
  results: (
    | { type: 'ok'; response: { result?: { rows?: { value: string }[][] } } }
    | { type: 'error'; error: { message: string } }
  )[]
}

const SELECT_POSITION = 'SELECT epoch, writes FROM failover ORDER BY epoch DESC LIMIT 1'
/** Index that no log reaches. */
const UNREACHABLE_INDEX = 2 ** 52
/** Wait for the response to `waitUntil(UNREACHABLE_INDEX)`: a primary responds at once, a replica never. */
const ROLE_MS = 400
/** Timeout of any other request. */
const ANSWER_MS = 2_000

const readPositionRequest = { type: 'execute', stmt: { sql: SELECT_POSITION } }
/** Index that `describe` waits for; replicas never forward it, primaries ignore it (sqld 0.24.32, write_proxy.rs). */
const waitUntil = (index: number) => ({ type: 'describe', sql: 'SELECT 1', replication_index: String(index) })

/** Waits for `index`, then reads the position: a killed primary numbers its log from 1 again. @throws on failure */
export async function positionAt(server: Server, index: number, ms: number): Promise<ReplicationPosition> {
  const answer = await sendPipeline(server, [waitUntil(index), readPositionRequest], AbortSignal.timeout(ms))
  return positionIn(answer, 1)
}

export async function examineServer(server: Server): Promise<ServerPosition | null> {
  const ending = new AbortController()
  const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(ANSWER_MS + ROLE_MS)])
  const beyond = sendPipeline(server, [waitUntil(UNREACHABLE_INDEX)], signal).then(() => true)
  beyond.catch(() => {})
  try {
    const position = positionIn(await sendPipeline(server, [readPositionRequest], AbortSignal.timeout(ANSWER_MS)), 0)
    const isPrimary = await Promise.race([beyond, Bun.sleep(ROLE_MS).then(() => false)])
    return { ...position, role: isPrimary ? 'primary' : 'replica' }
  } catch {
    return null
  } finally {
    ending.abort()
  }
}

export async function queryServer(server: Server, sql: string): Promise<string[][]> {
  const { results } = await sendPipeline(server, [{ type: 'execute', stmt: { sql } }], AbortSignal.timeout(ANSWER_MS))
  const [result] = results
  if (result?.type !== 'ok') throw new Error(result?.error.message ?? 'no answer')
  return (result.response.result?.rows ?? []).map((row) => row.map(({ value }) => value))
}

async function sendPipeline(
  { url, authToken, send = fetch }: Server,
  requests: unknown[],
  signal: AbortSignal,
): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(authToken && { authorization: `Bearer ${authToken}` }) }
  const body = JSON.stringify({ requests: [...requests, { type: 'close' }] })
  const response = await send(
    new Request(new URL('v2/pipeline', serverUrl(url)), { method: 'POST', headers, body, signal }),
  )
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.json()
}

function positionIn({ results }: Answer, at: number): ReplicationPosition {
  for (const result of results) {
    if (result.type !== 'error') continue
    // The database has not been migrated yet.
    if (result.error.message.includes('no such table: failover')) return { epoch: 0, writes: 0 }
    throw new Error(result.error.message)
  }
  const result = results[at]
  const [row] = (result?.type === 'ok' && result.response.result?.rows) || []
  return { epoch: Number(row?.[0]?.value ?? 0), writes: Number(row?.[1]?.value ?? 0) }
}
