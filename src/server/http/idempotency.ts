import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import type { Database } from '../../db/open.ts'
import type { Accounts } from '../accounts/service.ts'
import type { Clock } from '../clock.ts'
import { AppError } from '../errors.ts'
import type { AppEnv } from './context.ts'
import { ANONYMOUS, type Claim, createIdempotencyKeys, type KeptAnswer } from './idempotency-keys.ts'
import { type CookieConfig, giveSession, visitorOf } from './session.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const REGISTRATION = '/api/register'
const POLL_MS = 50

interface Needs {
  db: Database
  clock: Clock
  config: CookieConfig
  accounts: Pick<Accounts, 'signInAgain'>
}

/**
 * A POST with an Idempotency-Key does its work once: the same key from the same person replays the first answer for
 * 24 hours; a replayed registration also signs in again. A duplicate that arrives while the first is under way waits
 * for it up to `patienceMs`. Only answers that did something are kept: one that refused or failed may be sent again,
 * corrected.
 */
export function idempotency({ db, clock, config, accounts }: Needs, patienceMs = 5000): MiddlewareHandler<AppEnv> {
  const keys = createIdempotencyKeys({ db, clock })
  return async (c, next) => {
    const key = c.req.header('idempotency-key')
    if (c.req.method !== 'POST' || key === undefined) return next()
    if (!UUID.test(key)) throw new AppError('invalid', 'Idempotency-Key must be a UUID')
    const owner = c.get('user')?.id ?? (c.req.path === REGISTRATION ? ANONYMOUS : null)
    if (owner === null) return next()

    const request = `POST ${c.req.path}\n${await bodyDigest(c.req.raw)}`
    const claim = await waitFor(() => keys.claim(owner, key, request), patienceMs)
    if (claim.state === 'other') {
      throw new AppError('invalid', 'This Idempotency-Key was used for another request. Please use a new one.')
    }
    if (claim.state === 'running') {
      throw new AppError('conflict', 'This request is being worked on. Please try again in a moment.', {
        retryAfterSeconds: 5,
      })
    }
    if (claim.state === 'answered') {
      if (owner === ANONYMOUS) {
        giveSession(c, config, await accounts.signInAgain(JSON.parse(claim.answer.body).id, visitorOf(c)))
      }
      return replay(c, claim.answer)
    }

    let answer: KeptAnswer | null = null
    try {
      await next()
      answer = await worthKeeping(c.res, owner)
    } finally {
      // Awaited before the answer leaves: what was answered is what a second try will get.
      await (answer ? keys.keep(owner, key, answer) : keys.release(owner, key))
    }
  }
}

async function waitFor(claim: () => Promise<Claim>, patienceMs: number): Promise<Claim> {
  const until = performance.now() + patienceMs
  for (;;) {
    const result = await claim()
    if (result.state !== 'running' || performance.now() >= until) return result
    await sleep(POLL_MS)
  }
}

/** A form with files draws a new boundary at each try, so its parts are compared and not its bytes. */
async function bodyDigest(request: Request): Promise<string> {
  const digest = createHash('sha256')
  const multipart = request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data')
  const form = multipart
    ? await request
        .clone()
        .formData()
        .catch(() => null)
    : null
  if (!form) return digest.update(new Uint8Array(await request.clone().arrayBuffer())).digest('base64url')
  for (const [name, value] of form) {
    const bytes =
      typeof value === 'string' ? new TextEncoder().encode(value) : new Uint8Array(await value.arrayBuffer())
    digest.update(`${JSON.stringify(name)}:${bytes.length}:`).update(bytes)
  }
  return digest.digest('base64url')
}

/** A JSON or empty answer of success. One that sets a cookie is not kept, for the cookie is a secret: but a registration. */
async function worthKeeping(response: Response, owner: string): Promise<KeptAnswer | null> {
  if (response.status < 200 || response.status >= 300) return null
  if (owner !== ANONYMOUS && response.headers.has('set-cookie')) return null
  const type = response.headers.get('content-type') ?? ''
  const body = await response.clone().text()
  return body === '' || type.includes('json') ? { status: response.status, body } : null
}

function replay(c: Context<AppEnv>, answer: KeptAnswer): Response {
  c.header('Idempotency-Replayed', 'true')
  if (!answer.body) return c.body(null, answer.status as 204)
  c.header('Content-Type', 'application/json')
  return c.body(answer.body, answer.status as 200)
}
