import type { User } from '../../../contracts/account.ts'
import type { RequestOrigin } from '../../foundation/actor.ts'

/** Client of a route that is open to everyone. */
export interface Visitor extends RequestOrigin {
  device: string | null
  userAgent: string | null
  /** Id of the request's session, which a new session replaces. */
  sid: string | null
}

export interface NewSession {
  user: User
  /** New value of the session cookie. */
  token: string
  /** New value of the device cookie. */
  device: string
}

/** Ticket in the browser after a correct password, until the second-factor code replaces it by a session. */
interface AwaitsCode {
  ticket: string
  goodForMs: number
}

export type SignInResult = NewSession | AwaitsCode
