import { createHmac } from 'node:crypto'
import { errorCode } from '../../db/failures.ts'
import type { Database } from '../../db/open.ts'
import { technicalError } from '../../shared/errors.ts'
import { readOrCreateKey } from './stored-values.ts'

/** `/healthz` header with the identity of the database, which only processes on the same database can compute. */
export const IDENTITY_HEADER = 'Gona-Database'

const PATIENCE_MS = 3000
const ASK_AGAIN_MS = 100

export async function serverIdentity(db: Database): Promise<string> {
  return createHmac('sha256', await readOrCreateKey(db, 'identity_key'))
    .update(db.place)
    .digest('base64url')
}

interface Door {
  port: number
  hostname: string
  https: boolean
}

/** Returns `free`, or `shared` if a gona on the same database uses the port. @throws AppError conflict, invalid without rights */
export async function requireFreePort(door: Door, identity: string): Promise<'free' | 'shared'> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    if (isFree(door)) return 'free'
    const theirs = await identityAt(door)
    if (theirs === identity) return 'shared'
    const what = theirs ? 'a gona with another database' : 'another program'
    // A server that is just starting holds the port and does not respond yet.
    if (theirs !== null || performance.now() > until) {
      throw technicalError('conflict', `Port ${door.port} is in use by ${what}. Stop it, or set another PORT.`)
    }
    await Bun.sleep(ASK_AGAIN_MS)
  }
}

function isFree({ port, hostname }: Door): boolean {
  if (port === 0) return true
  try {
    Bun.listen({ port, hostname, exclusive: true, socket: { data() {} } }).stop(true)
    return true
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EADDRINUSE') return false
    if (code === 'EACCES')
      throw technicalError('invalid', `Port ${port} needs root permissions. Set a PORT above 1023.`)
    throw technicalError('invalid', `Cannot listen on ${hostname}:${port}. Check HOST and PORT.`)
  }
}

/** Returns the identity of the listening server, '' for none; null if it does not respond. */
async function identityAt({ port, hostname, https }: Door): Promise<string | null> {
  const host = hostname === '0.0.0.0' ? '127.0.0.1' : hostname === '::' ? '[::1]' : hostname
  try {
    const response = await fetch(`${https ? 'https' : 'http'}://${host}:${port}/healthz`, {
      signal: AbortSignal.timeout(2000),
      // The certificate need not be valid: no secret is sent, and the response is only compared.
      ...(https ? { tls: { rejectUnauthorized: false } } : {}),
    })
    return response.headers.get(IDENTITY_HEADER) ?? ''
  } catch {
    return null
  }
}
