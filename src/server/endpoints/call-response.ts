import type { Context } from 'hono'
import type * as z from 'zod/mini'
import { addressWithQuery, type Call } from '../../contracts/call.ts'
import type { CALLS, CallName } from '../../contracts/calls.ts'
import type { PageParams } from '../../contracts/community.ts'
import type { NewSession, SignInResult } from '../accounts/sign-in/visitor.ts'
import type { Page } from '../community/listing.ts'
import type { Services } from '../compose.ts'
import type { AppEnv } from '../http/context.ts'
import { extendIdleTimeout } from '../http/idle-timeout.ts'
import { pickContractFields } from '../http/pick-contract-fields.ts'
import {
  clearSessionCookie,
  codeRequiredResponse,
  setSessionCookies,
  setSignInCookies,
  signOutDeletedPerson,
} from '../http/session.ts'
import { shareJson } from '../http/shared-body.ts'
import { streamFromPieces } from '../http/stream-pieces.ts'
import type { FileOutput } from './call-request.ts'

type SessionCall = { [Name in CallName]: (typeof CALLS)[Name] extends { session: true } ? Name : never }[CallName]

/** Sets or clears the cookies after calls that change the signed-in user. */
export const sessionCookies = ({ accounts, config }: Pick<Services, 'accounts' | 'config'>) =>
  ({
    register: (c, given: NewSession) => setSessionCookies(c, config, given),
    signIn: (c, given: SignInResult) => setSignInCookies(c, config, given),
    submitSignInCode: (c, given: SignInResult) => setSignInCookies(c, config, given),
    signOut: (c) => clearSessionCookie(c, config),
    deleteAccount: (c) => signOutDeletedPerson(c, config, accounts),
  }) satisfies Record<SessionCall, (c: Context<AppEnv>, given: never) => unknown>

/** Sends the result of a service method, cut to the call's declared output. */
export function responseToCall(c: Context<AppEnv>, call: Call, given: unknown, query?: unknown): Response {
  const { out, status } = call
  if (call.file) return fileAnswer(c, call, given as FileOutput)
  if (!out) return c.body(null, 204)
  if (call.session && 'ticket' in (given as SignInResult)) return codeRequiredResponse(c)
  if (call.paged) return pageAnswer(c, out, query as PageParams, given as Page<unknown>)
  const answered = call.session ? (given as NewSession).user : given
  return jsonAnswer(c, pickContractFields(out, answered), status)
}

/** Sends a page of a list as an array, with the address of the next page in a Link header. */
function pageAnswer(c: Context<AppEnv>, out: z.ZodMiniType, asked: PageParams, page: Page<unknown>): Response {
  const { items, next, shared } = page
  const cut = () => pickContractFields(out, items)
  if (next) c.header('Link', `<${addressWithQuery(c.req.path, { ...asked, before: next })}>; rel="next"`)
  return shared ? shareJson(c, page, cut) : jsonAnswer(c, cut())
}

/** Stores the JSON text on the context too, so that compression need not read it back from the response. */
function jsonAnswer(c: Context<AppEnv>, given: unknown, status: Call['status'] | 200 = 200): Response {
  const text = JSON.stringify(given)
  const answer = c.body(text, status, { 'Content-Type': 'application/json' })
  c.set('text', { of: answer, text })
  return answer
}

function fileAnswer(c: Context<AppEnv>, { file }: Call, { fileName, pieces }: FileOutput): Response {
  extendIdleTimeout(c)
  return c.body(streamFromPieces(pieces), 200, {
    'Content-Type': file!,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
  })
}
