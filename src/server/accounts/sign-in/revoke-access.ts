import { and, eq, ne } from 'drizzle-orm'
import type { Database, Write } from '../../../db/open.ts'
import { recoveryCodes, sessions, signInTickets, webCodes } from '../../../db/schema/sign-in.ts'
import { deleteRegistrationKeyWrite } from '../../foundation/idempotency-keys.ts'

/** Ends every session of a person except `except`. */
export const endSessionsWrite = ({ orm }: Pick<Database, 'orm'>, userId: string, except: string): Write =>
  orm.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, except)))

export const endWebCodesWrite = ({ orm }: Pick<Database, 'orm'>, userId: string): Write =>
  orm.delete(webCodes).where(eq(webCodes.userId, userId))

/** Revokes all access except the session `keep`. Part of every change of password, number or e-mail address. */
export const revokeAccessWrites = (
  { orm }: Pick<Database, 'orm'>,
  userId: string,
  keep: string | null = null,
): Write[] => [
  endSessionsWrite({ orm }, userId, keep ?? ''),
  orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  endWebCodesWrite({ orm }, userId),
  orm.delete(signInTickets).where(eq(signInTickets.userId, userId)),
  deleteRegistrationKeyWrite({ orm }, userId),
]
