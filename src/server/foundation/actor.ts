import type { User } from '../../contracts/account.ts'
import { refuse } from '../../contracts/refusals.ts'

/** Where a request comes from, as its door knows it: for the log. */
export interface Origin {
  address: string
  requestId: string
}

/** Who asks a service for something. Permissions live in the verb, so no door can skip them. */
export type Actor =
  | {
      kind: 'user'
      user: User
      /** An administrator without the second factor that the settings ask for: a farmer until they have set it up. */
      adminLocked: boolean
      from?: Origin
    }
  /** A timed job. */
  | { kind: 'system'; job: string }
  /** Someone at the server's own command line. */
  | { kind: 'operator' }

/** Where a person's request comes from; null for one made by the program itself. */
export const originOf = (actor: Actor): Origin | null => (actor.kind === 'user' && actor.from) || null

/** The signed-in user. @throws AppError unauthorized when the actor is not a person. */
export function person(actor: Actor): User {
  if (actor.kind !== 'user') throw refuse('unauthorized')
  return actor.user
}

/** Administrators, the operator and timed jobs. @throws AppError forbidden for anyone else. */
export function requireAdmin(actor: Actor): void {
  if (actor.kind === 'user' && !actor.user.isAdmin) throw refuse('forbidden')
  if (!mayAdminister(actor)) throw refuse('admin.locked')
}

/** @throws AppError forbidden for anyone but the operator. */
export function requireOperator(actor: Actor): void {
  if (actor.kind !== 'operator') throw refuse('forbidden')
}

/** Whether an administrator's powers are the actor's now. */
export const mayAdminister = (actor: Actor): boolean =>
  actor.kind !== 'user' || (actor.user.isAdmin && !actor.adminLocked)

/** How the audit table names an actor. */
export function actorName(actor: Actor): string {
  return actor.kind === 'user' ? userName(actor.user.id) : actor.kind === 'system' ? `job:${actor.job}` : 'operator'
}

export const userName = (id: string): string => `user:${id}`
