import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import { credentialsSchema } from '../../contracts/account.ts'
import { register } from '../../contracts/calls/accounts.ts'
import { refusalError } from '../../contracts/refusals.ts'
import type { Database } from '../../db/open.ts'
import { AppError, technicalError } from '../../shared/errors.ts'
import type { AccountService } from '../accounts/service.ts'
import {
  ANONYMOUS,
  type EarlierRequest,
  type IdempotencyKeys,
  type KeyedRequest,
  type StoredResponse,
} from '../foundation/idempotency-keys.ts'
import type { AppEnv } from './context.ts'
import type { CookieConfig } from './cookies.ts'
import { codeRequiredResponse, setSignInCookies, visitorOfRequest } from './session.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const POLL_MS = 50

interface Deps {
  db: Pick<Database, 'alongside'>
  idempotencyKeys: IdempotencyKeys
  config: CookieConfig
  accounts: Pick<AccountService, 'signIn'>
}

/**
 * Handles the Idempotency-Key header. A POST that is repeated within 24 hours gets the first response; while the first
 * request runs, the repetition waits up to `patienceMs`. The key is committed with the work, and a failed request
 * releases the key.
 */
export function idempotency(deps: Deps, patienceMs = 5000): MiddlewareHandler<AppEnv> {
  const { db, idempotencyKeys: keys } = deps
  const underWay = new Set<string>()

  /** Returns the earlier result of a key; `none` means that the key is now reserved. Reserves before reading, because concurrent requests would repeat the work. */
  async function begin(keyed: KeyedRequest, until: number): Promise<EarlierRequest> {
    const name = nameOf(keyed)
    for (;;) {
      if (!underWay.has(name)) {
        underWay.add(name)
        let earlier: EarlierRequest | null = null
        try {
          earlier = await keys.earlier(keyed)
        } finally {
          if (earlier?.state !== 'none') underWay.delete(name)
        }
        if (earlier.state !== 'running') return earlier
      }
      if (performance.now() >= until) return { state: 'running' }
      await sleep(POLL_MS)
    }
  }

  return async (c, next) => {
    const key = c.req.header('idempotency-key')
    if (c.req.method !== 'POST' || key === undefined) return next()
    if (!UUID.test(key)) throw technicalError('invalid', 'Idempotency-Key must be a UUID')
    const owner = c.get('user')?.id ?? (c.req.path === register.path ? ANONYMOUS : null)
    if (owner === null) return next()

    const asked = { owner, key, request: `POST ${c.req.path}\n${await bodyDigest(c.req.raw)}` }
    const until = performance.now() + patienceMs
    const earlier = await begin(asked, until)
    if (earlier.state !== 'none') return answerAgain(c, deps, owner, earlier)
    let other: EarlierRequest = { state: 'none' }
    try {
      const claimed = await db.alongside(keys.claim(asked), next)
      const answer = await storableResponse(c.res, owner)
      // Stored before the response is sent, so that a repetition gets the same.
      if (answer) await keys.keep(asked, answer)
      // The work may be saved on one machine only, so its key stays with it.
      else if (isUnconfirmed(c.error)) return
      else if (claimed) await keys.release(asked)
      else other = await keys.earlier(asked)
    } finally {
      underWay.delete(nameOf(asked))
    }
    // Another process did the same work at the same moment, and the writes here were rolled back.
    if (other.state !== 'none') {
      const settled = await begin(asked, until)
      if (settled.state === 'none') underWay.delete(nameOf(asked))
      await answerAgain(c, deps, owner, settled)
    }
  }
}

const isUnconfirmed = (error: unknown) => error instanceof AppError && error.refusal?.key === 'server.unconfirmed'

const nameOf = ({ owner, key }: KeyedRequest) => `${owner} ${key}`

async function answerAgain(c: Context<AppEnv>, { config, accounts }: Deps, owner: string, earlier: EarlierRequest) {
  if (earlier.state === 'other') {
    throw technicalError('invalid', 'This Idempotency-Key was used for another request. Please use a new one.')
  }
  if (earlier.state === 'lost') throw refusalError('request.done')
  if (earlier.state !== 'answered') throw refusalError('request.working', {}, { retryAfterSeconds: 5 })
  const { status, body } = earlier.answer
  const entered =
    owner === ANONYMOUS
      ? await accounts.signIn.login(credentialsSchema.parse(await c.req.raw.clone().json()), visitorOfRequest(c))
      : null
  const headers = { 'Idempotency-Replayed': 'true', ...(body && { 'Content-Type': 'application/json' }) }
  c.res = new Response(body || null, { status, headers })
  if (entered && !setSignInCookies(c, config, entered)) c.res = codeRequiredResponse(c)
}

/** Returns a digest of the body; of a multipart body the parts, because the boundaries differ at each try. */
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

/** Returns the response to store: successful JSON. A response with a cookie, which is secret, is stored only for a registration. */
async function storableResponse(response: Response, owner: string): Promise<StoredResponse | null> {
  if (response.status < 200 || response.status >= 300) return null
  if (owner !== ANONYMOUS && response.headers.has('set-cookie')) return null
  const type = response.headers.get('content-type') ?? ''
  const body = await response.clone().text()
  return body === '' || type.includes('json') ? { status: response.status, body } : null
}
