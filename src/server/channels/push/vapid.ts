import type { Database } from '../../../db/open.ts'
import { readOrStoreValue } from '../../foundation/stored-values.ts'

const KEY_NAME = 'push.vapid'
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }
const TWELVE_HOURS_S = 12 * 3600

export interface Vapid {
  /** Uncompressed P-256 point, base64url: `applicationServerKey` in browsers. */
  publicKey: string
  /** Returns the Authorization header of a request to this endpoint. */
  authorization(endpoint: string, now: Date): Promise<string>
}

/** Returns the server's stored key pair, which subscriptions are bound to. `site`: contact for push services, if https. */
export async function loadVapidKeys(db: Database, site: string | undefined): Promise<Vapid> {
  const key: JsonWebKey = JSON.parse(await readOrStoreValue(db, KEY_NAME, newKey))
  return vapidOf(key, site?.startsWith('https:') ? site : undefined)
}

async function newKey(): Promise<string> {
  const { privateKey } = await crypto.subtle.generateKey(CURVE, true, ['sign'])
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', privateKey)
  return JSON.stringify({ kty, crv, x, y, d })
}

async function vapidOf(jwk: JsonWebKey, subject: string | undefined): Promise<Vapid> {
  const key = await crypto.subtle.importKey('jwk', jwk, CURVE, false, ['sign'])
  const coordinate = (value: string | undefined) => Buffer.from(value ?? '', 'base64url')
  const publicKey = Buffer.concat([Buffer.of(4), coordinate(jwk.x), coordinate(jwk.y)]).toString('base64url')
  return {
    publicKey,
    async authorization(endpoint, now) {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(now.getTime() / 1000) + TWELVE_HOURS_S,
        ...(subject && { sub: subject }),
      }
      const unsigned = `${toBase64Json({ typ: 'JWT', alg: 'ES256' })}.${toBase64Json(claims)}`
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, Buffer.from(unsigned))
      return `vapid t=${unsigned}.${Buffer.from(signature).toString('base64url')}, k=${publicKey}`
    },
  }
}

const toBase64Json = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
