import type { Author } from '../../contracts/community.ts'
import { users } from '../../db/schema/accounts.ts'
import { type Actor, mayAdminister } from '../foundation/actor.ts'

/** User for whom posts are read: sees their own email and likes; an administrator sees every email. */
export interface Viewer {
  id: string
  isAdmin: boolean
}

export const viewerForActor = (actor: Actor): Viewer => ({
  id: actor.kind === 'user' ? actor.user.id : '',
  isAdmin: mayAdminister(actor),
})

export const authorColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  profileImageUrl: users.profileImageUrl,
  isLeadFarmer: users.isLeadFarmer,
}
export type AuthorRow = Pick<typeof users.$inferSelect, keyof typeof authorColumns>

/** Returns the fields of an author that `viewer` may see. */
export const toAuthor = (row: AuthorRow, viewer: Viewer): Author => ({
  id: row.id,
  firstName: row.firstName,
  lastName: row.lastName,
  displayName: displayName(row),
  email: viewer.isAdmin || viewer.id === row.id ? row.email : null,
  profileImageUrl: row.profileImageUrl,
  isLeadFarmer: row.isLeadFarmer,
})

/** First name, else the part of the email before the @, else `Farmer`. */
export const displayName = (row: Pick<AuthorRow, 'firstName' | 'email'>): string =>
  row.firstName || row.email?.split('@')[0] || 'Farmer'
