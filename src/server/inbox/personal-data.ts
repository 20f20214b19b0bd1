import { eq, or, type SQL, sql } from 'drizzle-orm'
import { inboxMessages, keptAnswers, questionAnswers, questionPeers } from '../../db/schema/inbox.ts'
import { type PersonalData, personRowsByPage } from '../foundation/personal-data.ts'

/** Questions and their answers. */
export const inboxData: PersonalData = {
  tables: [inboxMessages, questionAnswers, keptAnswers, questionPeers],
  held: (db, { id, phone }) => ({
    questions: personRowsByPage(
      db,
      inboxMessages,
      or(eq(inboxMessages.userId, id), isOfUnknownUserSql(phone)),
      (some) => {
        const { channel, text, recordingUrl, imageUrl, cropType, region, state, answer, solvedAt } = inboxMessages
        const { createdAt, closedAt } = inboxMessages
        const recordingBytes = sql<number | null>`(select length(r.bytes) from question_recordings as r
        where r.question_id = ${inboxMessages.id})`
        return db.orm
          .select({
            channel,
            text,
            recordingUrl,
            recordingBytes,
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
      },
    ),
    answersGiven: personRowsByPage(db, questionAnswers, eq(questionAnswers.authorId, id), (some) => {
      const { questionId, text, imageUrl, createdAt } = questionAnswers
      return db.orm.select({ questionId, text, imageUrl, createdAt }).from(questionAnswers).where(some)
    }),
    questionsKept: () =>
      db.orm.select({ question: keptAnswers.question }).from(keptAnswers).where(eq(keptAnswers.askedBy, id)),
    questionsAskedOfYou: personRowsByPage(db, questionPeers, eq(questionPeers.userId, id), (some) => {
      const { questionId, createdAt, endedAt } = questionPeers
      return db.orm.select({ questionId, createdAt, endedAt }).from(questionPeers).where(some)
    }),
  }),
  forget: (db, { id, phone }) => [
    db.orm.delete(inboxMessages).where(isOfUnknownUserSql(phone)),
    // The search index follows with the next job.
    db.orm.update(keptAnswers).set({ question: '', indexed: false }).where(eq(keptAnswers.askedBy, id)),
    // Notifications with words of answers that go.
    // The indexes are named because the planner, knowing few rows, would read whole tables.
    sql`delete from notifications indexed by notifications_user_newest
      where user_id in (select q.user_id from question_answers as a indexed by question_answers_author
        cross join inbox_messages as q on q.id = a.question_id where a.author_id = ${id})
      and data ->> '$.href' in (select '/questions/' || a.question_id
        from question_answers as a indexed by question_answers_author where a.author_id = ${id} and ${isErasedSql})`,
    sql`update inbox_messages set answer = null where answered_by = ${id}
      and not exists (select 1 from question_answers as a
        where a.question_id = inbox_messages.id and a.author_id = ${id} and not ${isErasedSql})`,
    sql`delete from question_answers as a where author_id = ${id} and ${isErasedSql}`,
  ],
}

/** An answer that is not saved for others is erased with its author. */
const isErasedSql = sql`not exists (select 1 from kept_answers as k where k.id = a.id and k.approved = 1)`

/** Condition for messages from a phone before it had an account. */
const isOfUnknownUserSql = (phone: string): SQL =>
  sql`${inboxMessages.userId} is null and ${inboxMessages.phone} = ${phone}`
