import type { CallName } from '../../contracts/calls.ts'
import type { RateLimits } from '../../shared/limits.ts'
import { person, requireAdmin, requireOfficer } from '../foundation/actor.ts'
import { type Caller, type CallRequest, callOf, type Handlers } from './call-request.ts'

type RequestOf<Name extends CallName> = Parameters<Handlers[Name]>[0]
export type Sent<Name extends CallName = CallName> = Partial<Pick<RequestOf<Name>, 'params' | 'query' | 'body'>>
export type Outcome<Name extends CallName> = Awaited<ReturnType<Handlers[Name]>>

export type Perform = ReturnType<typeof createPerform>

/**
 * The only path from a route to a service method: checks permission, counts the call's limit, and calls it. If `sent` is a
 * function, it runs after the limit was counted. @throws AppError unauthorized, forbidden, rate_limited, and errors of the
 * method
 */
export function createPerform(handlers: Handlers, limits: Pick<RateLimits, 'take'>) {
  return async function perform<Name extends CallName>(
    name: Name,
    caller: Caller,
    sent: Sent<Name> | (() => Promise<Sent<Name>>) = {},
  ): Promise<Outcome<Name>> {
    const { who, limit } = callOf(name)
    const by = who === 'anyone' ? caller.visitor.address : person(caller.actor!).id
    if (who === 'admin') requireAdmin(caller.actor!)
    if (who === 'officer') requireOfficer(caller.actor!)
    if (limit) limits.take(limit, by)
    const request = { ...caller, ...(typeof sent === 'function' ? await sent() : sent) } as CallRequest
    return (await handlers[name](request as RequestOf<Name> & never)) as Outcome<Name>
  }
}
