import type { CallName } from '../../contracts/calls.ts'
import type { RateLimits } from '../../ground/limits.ts'
import { person, requireAdmin, requireOfficer } from '../foundation/actor.ts'
import { type Asked, type Asker, callOf, type Verbs } from './asked.ts'

type AskedBy<Name extends CallName> = Parameters<Verbs[Name]>[0]
/** Parsed parts of a request. */
export type Sent<Name extends CallName = CallName> = Partial<Pick<AskedBy<Name>, 'params' | 'query' | 'body'>>
export type Outcome<Name extends CallName> = Awaited<ReturnType<Verbs[Name]>>

export type Perform = ReturnType<typeof createPerform>

/**
 * The only path from a route to a service method: checks permission, counts the call's limit, and calls it. If `sent` is a
 * function, it runs after the limit was counted. @throws AppError unauthorized, forbidden, rate_limited, and errors of the
 * method
 */
export function createPerform(verbs: Verbs, limits: Pick<RateLimits, 'take'>) {
  return async function perform<Name extends CallName>(
    name: Name,
    asker: Asker,
    sent: Sent<Name> | (() => Promise<Sent<Name>>) = {},
  ): Promise<Outcome<Name>> {
    const { who, limit } = callOf(name)
    const by = who === 'anyone' ? asker.visitor.address : person(asker.actor!).id
    if (who === 'admin') requireAdmin(asker.actor!)
    if (who === 'officer') requireOfficer(asker.actor!)
    if (limit) limits.take(limit, by)
    const asked = { ...asker, ...(typeof sent === 'function' ? await sent() : sent) } as Asked
    return (await verbs[name](asked as AskedBy<Name> & never)) as Outcome<Name>
  }
}
