import { eq, or, type SQL, sql } from 'drizzle-orm'
import { ussdSessions } from '../../../db/schema/ussd.ts'
import { type PersonalData, personRowsByPage } from '../../foundation/personal-data.ts'

export const ussdData: PersonalData = {
  tables: [ussdSessions],
  held: (db, { id, phone }) => ({
    dials: personRowsByPage(db, ussdSessions, or(eq(ussdSessions.userId, id), isOfUnknownUserSql(phone)), (some) => {
      const { phone, language, screen, turns, createdAt, endedAt, cost } = ussdSessions
      return db.orm.select({ phone, language, screen, turns, createdAt, endedAt, cost }).from(ussdSessions).where(some)
    }),
  }),
  forget: (db, { phone }) => [db.orm.delete(ussdSessions).where(isOfUnknownUserSql(phone))],
}

/** Sessions of a phone before it had an account. */
const isOfUnknownUserSql = (phone: string): SQL =>
  sql`${ussdSessions.userId} is null and ${ussdSessions.phone} = ${phone}`
