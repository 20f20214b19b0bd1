import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import { ussdSessions, ussdTurns } from '../../../db/schema/ussd.ts'
import { daysBefore } from '../../../shared/clock.ts'
import { type MenuPlace, storedScreenSchema } from './view.ts'

const RESUMED_DAYS = 1
/** Screens of a registration after its terms. */
const REGISTRATION_SCREENS = ['place', 'cropChoice', 'planted', 'planting', 'typedDay', 'joinMore']

/** Returns the place where the last session of a phone without an account left its registration; null: none. */
export async function findUnfinishedRegistration(
  { orm }: Pick<Database, 'orm'>,
  now: Date,
  phone: string,
): Promise<MenuPlace | null> {
  const [last] = await orm
    .select({ id: ussdSessions.id })
    .from(ussdSessions)
    .where(
      and(
        eq(ussdSessions.phone, phone),
        isNull(ussdSessions.userId),
        gte(ussdSessions.lastAt, daysBefore(now, RESUMED_DAYS)),
      ),
    )
    .orderBy(desc(ussdSessions.createdAt), desc(sql`rowid`))
    .limit(1)
  if (!last) return null
  const [turn] = await orm
    .select({ standing: ussdTurns.standing })
    .from(ussdTurns)
    .where(eq(ussdTurns.sessionId, last.id))
    .orderBy(desc(sql`length(${ussdTurns.answers})`))
    .limit(1)
  const stood = storedScreenSchema.safeParse(turn?.standing).data
  if (!stood || stood.place.given.sms === undefined) return null
  return REGISTRATION_SCREENS.includes(stood.place.at) ? stood.place : null
}
