import type { Context } from 'hono'
import { addressOf, type Call } from '../../contracts/call.ts'
import type { CALLS, CallName } from '../../contracts/calls.ts'
import type { PageParams } from '../../contracts/community.ts'
import type { Entered, SignedIn } from '../accounts/sign-in/visitor.ts'
import type { Page } from '../community/listing.ts'
import type { Services } from '../compose.ts'
import type { AppEnv } from '../http/context.ts'
import { bePatient } from '../http/patience.ts'
import { askForCode, clearSessionCookie, forgetPerson, giveEntry, giveSession } from '../http/session.ts'
import { streamOf } from '../http/stream.ts'
import type { File } from './asked.ts'

type SessionCall = { [Name in CallName]: (typeof CALLS)[Name] extends { session: true } ? Name : never }[CallName]
type Answer = Response | Promise<Response>

/** What becomes of the cookies, and the answer, where who is signed in is another afterwards. */
export function sessionAnswers({ accounts, config }: Pick<Services, 'accounts' | 'config'>) {
  const signedIn = (c: Context<AppEnv>, entered: SignedIn, status: 200 | 201 = 200) => {
    giveSession(c, config, entered)
    return c.json(entered.user, status)
  }
  return {
    register: (c, given: SignedIn) => signedIn(c, given, 201),
    enterCode: (c, given: SignedIn) => signedIn(c, given),
    signIn(c, given: Entered) {
      const user = giveEntry(c, config, given)
      return user ? c.json(user) : askForCode(c)
    },
    signOut(c) {
      clearSessionCookie(c, config)
      return c.body(null, 204)
    },
    async deleteAccount(c) {
      await forgetPerson(c, config, accounts)
      return c.body(null, 204)
    },
  } satisfies Record<SessionCall, (c: Context<AppEnv>, given: never) => Answer>
}

/** A page as a plain array, the next one named in a Link header. */
export function pageAnswer(c: Context<AppEnv>, { limit }: PageParams, { items, next }: Page<unknown>): Response {
  if (next) c.header('Link', `<${addressOf(c.req.path, { limit, before: next })}>; rel="next"`)
  return c.json(items)
}

export function fileAnswer(c: Context<AppEnv>, { file }: Call, { fileName, pieces }: File): Response {
  bePatient(c)
  return c.body(streamOf(pieces), 200, {
    'Content-Type': file!,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
  })
}
