import type { User } from '../../../contracts/account.ts'
import type { Origin } from '../../foundation/actor.ts'

/** Who comes to a door that is open to everyone. */
export interface Visitor extends Origin {
  /** The device cookie. */
  device: string | null
  userAgent: string | null
  /** The session it came with, which a new one replaces. */
  sid: string | null
}

export interface SignedIn {
  user: User
  /** The session cookie's new value. */
  token: string
  /** The device cookie's new value. */
  device: string
}

/** Proven by the password, with a code still to give: what the browser holds meanwhile instead of a session. */
export interface AwaitsCode {
  ticket: string
  goodForMs: number
}

export type Entered = SignedIn | AwaitsCode
