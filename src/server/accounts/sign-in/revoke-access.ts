import { and, eq, ne } from 'drizzle-orm'
import type { Database, Write } from '../../../db/open.ts'
import { recoveryCodes, sessions, signInTickets, webCodes } from '../../../db/schema/sign-in.ts'
import { deleteRegistrationKey } from '../../foundation/idempotency-keys.ts'

/** Ends every session of a person except `except`. */
export const endSessions = ({ orm }: Pick<Database, 'orm'>, userId: string, except: string): Write =>
  orm.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, except)))

export const endWebCodes = ({ orm }: Pick<Database, 'orm'>, userId: string): Write =>
  orm.delete(webCodes).where(eq(webCodes.userId, userId))

/** Revokes all access except the session `keep`. Part of every change of password, number or e-mail address. */
export const revokeAccess = ({ orm }: Pick<Database, 'orm'>, userId: string, keep: string | null = null): Write[] => [
  endSessions({ orm }, userId, keep ?? ''),
  orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  endWebCodes({ orm }, userId),
  orm.delete(signInTickets).where(eq(signInTickets.userId, userId)),
  deleteRegistrationKey({ orm }, userId),
]
