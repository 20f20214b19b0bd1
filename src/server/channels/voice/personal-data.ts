import { eq, or, type SQL, sql } from 'drizzle-orm'
import { calls, outboundCalls } from '../../../db/schema/voice.ts'
import { type PersonalData, personRowsByPage } from '../../foundation/personal-data.ts'

export const voiceData: PersonalData = {
  tables: [calls, outboundCalls],
  held: (db, { id, phone }) => ({
    calls: personRowsByPage(db, calls, or(eq(calls.userId, id), isOfUnknownUserSql(calls, phone)), (some) => {
      const { phone, direction, language, createdAt, endedAt, durationSeconds, cost } = calls
      return db.orm
        .select({ phone, direction, language, createdAt, endedAt, durationSeconds, cost })
        .from(calls)
        .where(some)
    }),
    callsToYou: personRowsByPage(
      db,
      outboundCalls,
      or(eq(outboundCalls.userId, id), isOfUnknownUserSql(outboundCalls, phone)),
      (some) => {
        const { phone, kind, state, attempts, createdAt, finalAt } = outboundCalls
        return db.orm.select({ phone, kind, state, attempts, createdAt, finalAt }).from(outboundCalls).where(some)
      },
    ),
  }),
  forget: (db, { phone }) =>
    [calls, outboundCalls].map((table) => db.orm.delete(table).where(isOfUnknownUserSql(table, phone))),
}

/** Calls of a phone before it had an account. */
const isOfUnknownUserSql = ({ userId, phone: of }: typeof calls | typeof outboundCalls, phone: string): SQL =>
  sql`${userId} is null and ${of} = ${phone}`
