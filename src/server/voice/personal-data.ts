import { eq, or, type SQL, sql } from 'drizzle-orm'
import { calls, outboundCalls } from '../../db/schema/voice.ts'
import { inPieces, type PersonalData } from '../personal-data.ts'

/** Calls from and to a person. */
export const voiceData: PersonalData = {
  tables: [calls, outboundCalls],
  held: (db, { id, phone }) => ({
    calls: inPieces(db, calls, or(eq(calls.userId, id), ofNobody(phone)), (some) => {
      const { phone, direction, language, createdAt, endedAt, durationSeconds, cost } = calls
      return db.orm
        .select({ phone, direction, language, createdAt, endedAt, durationSeconds, cost })
        .from(calls)
        .where(some)
    }),
    callsToYou: inPieces(db, outboundCalls, eq(outboundCalls.userId, id), (some) => {
      const { phone, kind, state, attempts, createdAt, finalAt } = outboundCalls
      return db.orm.select({ phone, kind, state, attempts, createdAt, finalAt }).from(outboundCalls).where(some)
    }),
  }),
  forget: (db, { phone }) => [db.orm.delete(calls).where(ofNobody(phone))],
}

/** Calls of a phone before it had an account. */
const ofNobody = (phone: string): SQL => sql`${calls.userId} is null and ${calls.phone} = ${phone}`
