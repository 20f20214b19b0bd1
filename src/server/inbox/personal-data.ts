import { eq, or, type SQL, sql } from 'drizzle-orm'
import { inboxMessages, questionAnswers } from '../../db/schema/inbox.ts'
import { inPieces, type PersonalData } from '../foundation/personal-data.ts'

/** Questions and their answers. */
export const inboxData: PersonalData = {
  tables: [inboxMessages, questionAnswers],
  held: (db, { id, phone }) => ({
    questions: inPieces(db, inboxMessages, or(eq(inboxMessages.userId, id), ofNobody(phone)), (some) => {
      const { channel, text, recordingUrl, imageUrl, cropType, region, state, answer, solvedAt } = inboxMessages
      const { createdAt, closedAt } = inboxMessages
      return db.orm
        .select({
          channel,
          text,
          recordingUrl,
          imageUrl,
          cropType,
          region,
          state,
          answer,
          solvedAt,
          createdAt,
          closedAt,
        })
        .from(inboxMessages)
        .where(some)
    }),
    answersGiven: inPieces(db, questionAnswers, eq(questionAnswers.authorId, id), (some) => {
      const { questionId, text, imageUrl, createdAt } = questionAnswers
      return db.orm.select({ questionId, text, imageUrl, createdAt }).from(questionAnswers).where(some)
    }),
  }),
  forget: (db, { phone }) => [db.orm.delete(inboxMessages).where(ofNobody(phone))],
}

/** From a phone before it had an account. */
const ofNobody = (phone: string): SQL => sql`${inboxMessages.userId} is null and ${inboxMessages.phone} = ${phone}`
