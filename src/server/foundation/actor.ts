import type { User } from '../../contracts/account.ts'
import { refuse } from '../../contracts/refusals.ts'

/** Origin of a request, for the log. */
export interface Origin {
  address: string
  requestId: string
}

/** Caller of a service. Services check permissions themselves, so no route can skip them. */
export type Actor =
  | {
      kind: 'user'
      user: User
      /** Administrator without the required second factor: has a farmer's permissions until it is set up. */
      adminLocked: boolean
      from?: Origin
    }
  /** A timed job. */
  | { kind: 'system'; job: string }
  /** The operator at the server's command line. */
  | { kind: 'operator' }

/** Returns the origin of a user's request; null for one made by the program itself. */
export const originOf = (actor: Actor): Origin | null => (actor.kind === 'user' && actor.from) || null

/** Returns the signed-in user. @throws AppError unauthorized for other actors */
export function person(actor: Actor): User {
  if (actor.kind !== 'user') throw refuse('unauthorized')
  return actor.user
}

/** Allows administrators, the operator and timed jobs. @throws AppError forbidden for others */
export function requireAdmin(actor: Actor): void {
  if (actor.kind === 'user' && !actor.user.isAdmin) throw refuse('forbidden')
  if (!mayAdminister(actor)) throw refuse('admin.locked')
}

/** Reports whether the actor answers as an officer or administrator. */
export const isOfficer = (actor: Actor): boolean =>
  mayAdminister(actor) || (actor.kind === 'user' && actor.user.isOfficer && !actor.user.isAdmin)

/** Allows extension officers and administrators. @throws AppError forbidden for anyone else */
export function requireOfficer(actor: Actor): void {
  if (actor.kind === 'user' && actor.user.isOfficer && !actor.user.isAdmin) return
  requireAdmin(actor)
}

/** @throws AppError forbidden for anyone but the operator */
export function requireOperator(actor: Actor): void {
  if (actor.kind !== 'operator') throw refuse('forbidden')
}

/** Reports whether the actor has administrator permissions now. */
export const mayAdminister = (actor: Actor): boolean =>
  actor.kind !== 'user' || (actor.user.isAdmin && !actor.adminLocked)

/** Name of an actor in the audit log. */
export function actorName(actor: Actor): string {
  return actor.kind === 'user' ? userName(actor.user.id) : actor.kind === 'system' ? `job:${actor.job}` : 'operator'
}

export const userName = (id: string): string => `user:${id}`
