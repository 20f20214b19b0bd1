import { and, eq, type SQL, sql } from 'drizzle-orm'
import { refuse } from '../../contracts/refusals.ts'
import { isMissing } from '../../db/failures.ts'
import { inboxMessages, questionAnswers } from '../../db/schema/inbox.ts'
import type { Actor } from '../foundation/actor.ts'
import { audit } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { type Deliver, reasonOf } from './deliver.ts'
import type { AnswerRow, QuestionRow } from './question-rows.ts'

interface Needs extends Pick<Foundation, 'db' | 'clock'> {
  deliver: Deliver
}

interface Given {
  text: string
  imageUrl?: string | null
  /** Text of the SMS. */
  sms: string
}

/**
 * Stores an answer and sends it as its caller chose, both or neither, once: nothing is stored or sent when the question
 * has changed since it was read, or `free` does not hold. @throws AppError conflict
 */
export async function giveAnswer(
  { db, clock, deliver }: Needs,
  actor: Actor,
  question: QuestionRow,
  { text, imageUrl = null, sms }: Given,
  free?: SQL,
): Promise<AnswerRow['answer']> {
  const { orm } = db
  const now = clock.now()
  const authorId = actor.kind === 'user' ? actor.user.id : null
  const { id, state, closedAt } = question
  const answer = {
    id: Bun.randomUUIDv7('hex', now),
    questionId: id,
    authorId,
    text,
    imageUrl,
    createdAt: now.toISOString(),
  }
  const asRead = and(eq(inboxMessages.id, id), eq(inboxMessages.state, state), sql`closed_at is ${closedAt}`, free)
  const writes = [
    // An answer of no question fails the whole batch.
    orm.insert(questionAnswers).values({
      ...answer,
      questionId: sql`(${orm.select({ id: inboxMessages.id }).from(inboxMessages).where(asRead)})`,
    }),
    orm
      .update(inboxMessages)
      .set({
        state: 'answered',
        answer: text,
        answeredBy: authorId,
        firstAnswerAt: question.firstAnswerAt ?? answer.createdAt,
        solvedAt: null,
        claimedBy: null,
        claimedAt: null,
        closedAt: answer.createdAt,
      })
      .where(eq(inboxMessages.id, id)),
    audit(db, { actor, action: 'inbox.answer' }, now),
  ]
  try {
    const sent = await db.alongside(writes, async () => {
      const refused = await deliver(question, { text, sms })
      if (refused) throw refuse(reasonOf(refused))
    })
    // The person wants no answers sent, so it is only stored.
    if (!sent) await db.write(...writes)
  } catch (error) {
    throw isMissing(error, 'question_answers.question_id') ? refuse('question.claimed') : error
  }
  return answer
}
