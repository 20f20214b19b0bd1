import type { CallName } from '../../contracts/calls.ts'
import type { RateLimits } from '../../shared/rate-limits.ts'
import { requireAdmin, requireOfficer, signedInUser } from '../foundation/actor.ts'
import { type Caller, type CallHandlers, type CallRequest, callNamed } from './call-request.ts'

type RequestOf<Name extends CallName> = Parameters<CallHandlers[Name]>[0]
export type CallParts<Name extends CallName = CallName> = Partial<Pick<RequestOf<Name>, 'params' | 'query' | 'body'>>
export type CallOutput<Name extends CallName> = Awaited<ReturnType<CallHandlers[Name]>>

export type PerformCall = ReturnType<typeof createPerformCall>

/**
 * The only path from a route to a service method: checks permission, counts the call's limit, and calls it. If `sent` is a
 * function, it runs after the limit was counted. @throws AppError unauthorized, forbidden, rate_limited, and errors of the
 * method
 */
export function createPerformCall(handlers: CallHandlers, limits: Pick<RateLimits, 'take'>) {
  return async function perform<Name extends CallName>(
    name: Name,
    caller: Caller,
    sent: CallParts<Name> | (() => Promise<CallParts<Name>>) = {},
  ): Promise<CallOutput<Name>> {
    const { who, limit } = callNamed(name)
    const by = who === 'anyone' ? caller.visitor.address : signedInUser(caller.actor!).id
    if (who === 'admin') requireAdmin(caller.actor!)
    if (who === 'officer') requireOfficer(caller.actor!)
    if (limit) limits.take(limit, by)
    const request = { ...caller, ...(typeof sent === 'function' ? await sent() : sent) } as CallRequest
    return (await handlers[name](request as RequestOf<Name> & never)) as CallOutput<Name>
  }
}
