import type { User } from '../../contracts/account.ts'
import { refusalError } from '../../contracts/refusals.ts'

export interface RequestOrigin {
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
      from?: RequestOrigin
    }
  | { kind: 'system'; job: string }
  | { kind: 'operator' }

/** Actor of a text, dial or call: a phone is no second factor. */
export const phoneActor = (user: User): Actor => ({ kind: 'user', user, adminLocked: true })

export const requestOriginOf = (actor: Actor): RequestOrigin | null => (actor.kind === 'user' && actor.from) || null

export function signedInUser(actor: Actor): User {
  if (actor.kind !== 'user') throw refusalError('unauthorized')
  return actor.user
}

/** Allows administrators, the operator and timed jobs. @throws AppError forbidden for others */
export function requireAdmin(actor: Actor): void {
  if (actor.kind === 'user' && !actor.user.isAdmin) throw refusalError('forbidden')
  if (!mayAdminister(actor)) throw refusalError('admin.locked')
}

export const isOfficer = (actor: Actor): boolean =>
  mayAdminister(actor) || (actor.kind === 'user' && actor.user.isOfficer && !actor.user.isAdmin)

/** Allows extension officers and administrators. @throws AppError forbidden for anyone else */
export function requireOfficer(actor: Actor): void {
  if (actor.kind === 'user' && actor.user.isOfficer && !actor.user.isAdmin) return
  requireAdmin(actor)
}

/** @throws AppError forbidden for anyone but the operator */
export function requireOperator(actor: Actor): void {
  if (actor.kind !== 'operator') throw refusalError('forbidden')
}

export const mayAdminister = (actor: Actor): boolean =>
  actor.kind !== 'user' || (actor.user.isAdmin && !actor.adminLocked)

export function actorName(actor: Actor): string {
  return actor.kind === 'user' ? userName(actor.user.id) : actor.kind === 'system' ? `job:${actor.job}` : 'operator'
}

export const userName = (id: string): string => `user:${id}`
