import type { Context } from 'hono'
import type { User } from '../../contracts/account.ts'
import type { Language } from '../../contracts/languages.ts'
import type { Actor } from '../foundation/actor.ts'
import type { SharedBody } from './shared-body.ts'

/** What middleware puts on every request. */
export interface AppEnv {
  Variables: {
    requestId: string
    /** Address of the client (the proxy's word for it only with TRUST_PROXY). */
    address: string
    /** Signed-in user, or null. */
    user: User | null
    /** The signed-in user is an administrator without the second factor that the settings ask for. */
    adminLocked: boolean
    /** SHA-256 of the session cookie's token, when signed in. */
    sid: string | null
    language: Language
    /** The device cookie. */
    device: string | null
    /** Between password and code; empty for none. */
    ticket: string
    /** What is answered, if many are. */
    sharedBody?: SharedBody
    /** An answer whose text is at hand: it need not be read from it. Another may have taken its place since. */
    text?: { of: Response; text: string }
    /** A client file answers: the same for all, and nothing of a person. */
    isFile?: true
  }
}

/** A farmer as an actor of services. Who asks a request is `currentActor` (session.ts), which knows of locked administrators. */
export const actorOf = (user: User): Actor => ({ kind: 'user', user, adminLocked: false })

/** Whether the browser asks for less data (Save-Data: on). */
export const savesData = (c: Context<AppEnv>): boolean => c.req.header('save-data') === 'on'
