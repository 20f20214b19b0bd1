import type { User } from '../../../contracts/account.ts'
import type { RequestOrigin } from '../../foundation/actor.ts'

/** Client of a route that is open to everyone. */
export interface Visitor extends RequestOrigin {
  /** The device cookie. */
  device: string | null
  userAgent: string | null
  /** The session of the request, which a new one replaces. */
  sid: string | null
}

export interface NewSession {
  user: User
  /** New value of the session cookie. */
  token: string
  /** New value of the device cookie. */
  device: string
}

/** Held by the browser instead of a session after a correct password, until the code is given. */
interface AwaitsCode {
  ticket: string
  goodForMs: number
}

export type SignInResult = NewSession | AwaitsCode
