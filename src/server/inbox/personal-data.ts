import { eq, or, type SQL, sql } from 'drizzle-orm'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { inPieces, type PersonalData } from '../foundation/personal-data.ts'

/** Questions and their answers. */
export const inboxData: PersonalData = {
  tables: [inboxMessages],
  held: (db, { id, phone }) => ({
    questions: inPieces(db, inboxMessages, or(eq(inboxMessages.userId, id), ofNobody(phone)), (some) => {
      const { channel, text, recordingUrl, state, answer, createdAt, closedAt } = inboxMessages
      return db.orm
        .select({ channel, text, recordingUrl, state, answer, createdAt, closedAt })
        .from(inboxMessages)
        .where(some)
    }),
  }),
  forget: (db, { phone }) => [db.orm.delete(inboxMessages).where(ofNobody(phone))],
}

/** From a phone before it had an account. */
const ofNobody = (phone: string): SQL => sql`${inboxMessages.userId} is null and ${inboxMessages.phone} = ${phone}`
