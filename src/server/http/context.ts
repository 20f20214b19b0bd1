import type { Context } from 'hono'
import type { User } from '../../contracts/account.ts'
import type { Language } from '../../contracts/languages.ts'
import type { Actor } from '../foundation/actor.ts'
import type { SharedBody } from './shared-body.ts'

/** Variables set on each request by middleware. */
export interface AppEnv {
  Variables: {
    requestId: string
    address: string
    user: User | null
    /** The signed-in user is an administrator without the required second factor. */
    adminLocked: boolean
    sid: string | null
    language: Language
    device: string | null
    ticket: string
    /** JSON shared by many responses. */
    sharedBody?: SharedBody
    /** Text of the response `of`, so that compression need not read the body; unused if the response was replaced since. */
    text?: { of: Response; text: string }
    /** The response is a client file: the same for everyone, without personal data. */
    isFile?: true
  }
}

/** Actor of a user in services; requests use `currentActor`, which handles locked administrators. */
export const actorOfRequest = (user: User): Actor => ({ kind: 'user', user, adminLocked: false })

export const wantsDataSaving = (c: Context<AppEnv>): boolean => c.req.header('save-data') === 'on'
