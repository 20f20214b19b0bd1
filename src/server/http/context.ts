import type { Context } from 'hono'
import type { User } from '../../contracts/account.ts'
import type { Language } from '../../contracts/languages.ts'
import type { Actor } from '../foundation/actor.ts'
import type { SharedBody } from './shared-body.ts'

/** Variables set on each request by middleware. */
export interface AppEnv {
  Variables: {
    requestId: string
    /** Client address (from the proxy only with TRUST_PROXY). */
    address: string
    /** Signed-in user, or null. */
    user: User | null
    /** The signed-in user is an administrator without the required second factor. */
    adminLocked: boolean
    /** SHA-256 of the session cookie's token, if signed in. */
    sid: string | null
    language: Language
    /** The device cookie. */
    device: string | null
    /** Ticket between password and code; empty without one. */
    ticket: string
    /** JSON shared by many responses. */
    sharedBody?: SharedBody
    /** The text of a response, to avoid reading its body; `of` tells whether the response was replaced since. */
    text?: { of: Response; text: string }
    /** The response is a client file: the same for everyone, without personal data. */
    isFile?: true
  }
}

/** Makes an actor of a user in services and jobs. For requests use `currentActor` (session.ts), which handles locked administrators. */
export const actorOf = (user: User): Actor => ({ kind: 'user', user, adminLocked: false })

/** Reports whether the browser asks for less data (Save-Data: on). */
export const savesData = (c: Context<AppEnv>): boolean => c.req.header('save-data') === 'on'
