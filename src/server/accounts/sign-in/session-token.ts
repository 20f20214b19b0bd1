import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../../shared/config.ts'

const DAY = 86_400_000
/** Longest duration of a session as a multiple of its idle time, however much it is used: 360 days with the default of 30 (docs/security.md). */
const LIFETIMES_MAX = 12

/** Returns the longest idle time and the longest duration of a session, ms. */
export function sessionTimes({ SESSION_TTL_DAYS }: Pick<Config, 'SESSION_TTL_DAYS'>) {
  const lifetime = SESSION_TTL_DAYS * DAY
  return { lifetime, longest: LIFETIMES_MAX * lifetime }
}

/** Creates a token. The cookie holds the random 256 bits, the table only their SHA-256, the `sid`. */
export function newSessionToken(): { token: string; sid: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, sid: sessionIdOf(token) }
}

export const sessionIdOf = (token: string): string => createHash('sha256').update(token).digest('hex')
