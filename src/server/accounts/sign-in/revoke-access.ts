import { and, eq, ne } from 'drizzle-orm'
import type { Database, Write } from '../../../db/open.ts'
import { recoveryCodes, sessions, signInTickets } from '../../../db/schema/sign-in.ts'
import { forgetRegistration } from '../../idempotency-keys.ts'

/** Ends every session of a person but one. */
export const endSessions = ({ orm }: Pick<Database, 'orm'>, userId: string, except: string): Write =>
  orm.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.sid, except)))

/**
 * The writes that leave one session (`keep`, else none) as the only way into an account: every other session ends, codes
 * that were sent work no more, nor does a password that still awaits its code, and a registration sent again finds no
 * answer kept. They go with every new password, number and e-mail address, whoever sets it.
 */
export const revokeAccess = ({ orm }: Pick<Database, 'orm'>, userId: string, keep: string | null = null): Write[] => [
  endSessions({ orm }, userId, keep ?? ''),
  orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
  orm.delete(signInTickets).where(eq(signInTickets.userId, userId)),
  forgetRegistration({ orm }, userId),
]
