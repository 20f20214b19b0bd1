import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnswerRole } from '../../contracts/questions.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { isNotNullViolation } from '../../db/failures.ts'
import type { Orm, Write } from '../../db/open.ts'
import { inboxMessages, questionAnswers } from '../../db/schema/inbox.ts'
import type { Actor } from '../foundation/actor.ts'
import { auditWrite } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { officerIdOf } from './officer-view.ts'
import type { AnswerRow, QuestionRow } from './question-rows.ts'
import { type SendAnswer, sendRefusalMessageKey } from './send-answer.ts'

interface Deps extends Pick<Foundation, 'db' | 'clock'> {
  deliver: SendAnswer
}

interface Given {
  text: string
  imageUrl?: string | null
  sms: string
  role?: AnswerRole
  /** Author of the answer; default: the actor. */
  authorId?: string | null
  /** Id of a stored answer that was held until now. */
  held?: string
  /** Further condition on the question under which the answer is stored, such as that no other officer has claimed it. */
  free?: SQL | undefined
  /** Stores the answer also if the person who asked cannot be reached. */
  storesAnyway?: boolean
  /** Further writes of the same transaction. */
  more?: Write[]
}

/**
 * Stores an answer and sends it on the channel that the person who asked has chosen, both or neither, once. With `storesAnyway`, or if the person wants no answers sent, it is only stored. Nothing is stored or sent when the question
 * has changed since it was read, or `free` does not hold. @throws AppError conflict
 */
export async function storeAndSendAnswer(
  { db, clock, deliver }: Deps,
  actor: Actor,
  question: QuestionRow,
  {
    text,
    imageUrl = null,
    sms,
    role = 'officer',
    authorId = officerIdOf(actor),
    held,
    free,
    storesAnyway,
    more = [],
  }: Given,
): Promise<AnswerRow['answer']> {
  const { orm } = db
  const now = clock.now()
  const answer = {
    id: held ?? Bun.randomUUIDv7('hex', now),
    questionId: question.id,
    authorId,
    text,
    imageUrl,
    role,
    heldAt: null,
    keptId: null,
    createdAt: now.toISOString(),
  }
  const writes = [
    ...answerWrites(orm, answer, question, { held, free }),
    ...(role === 'officer' ? [auditWrite(db, { actor, action: 'inbox.answer' }, now)] : []),
    ...more,
  ]
  try {
    const sent = await db.alongside(writes, async () => {
      const refused = await deliver(question, { text, sms })
      if (refused && !storesAnyway) throw refusalError(sendRefusalMessageKey(refused))
    })
    // The person wants no answers sent, so it is only stored.
    if (!sent) await db.write(...writes)
  } catch (error) {
    throw isNotNullViolation(error, 'question_answers.question_id') ? refusalError('question.claimed') : error
  }
  return answer
}

function answerWrites(
  orm: Orm,
  answer: AnswerRow['answer'],
  question: QuestionRow,
  { held, free }: Pick<Given, 'held' | 'free'>,
): Write[] {
  const { id, state, closedAt } = question
  const asRead = and(eq(inboxMessages.id, id), eq(inboxMessages.state, state), sql`closed_at is ${closedAt}`, free)
  // An answer of no question, or one that was released before, fails the whole batch.
  const questionId = sql`(${orm.select({ id: inboxMessages.id }).from(inboxMessages).where(asRead)})`
  const released = sql`case when held_at is null then null else ${questionId} end`
  return [
    held
      ? orm.update(questionAnswers).set({ heldAt: null, questionId: released }).where(eq(questionAnswers.id, held))
      : orm.insert(questionAnswers).values({ ...answer, questionId }),
    orm
      .update(inboxMessages)
      .set({
        state: 'answered',
        answer: answer.text,
        answeredBy: answer.authorId,
        firstAnswerAt: question.firstAnswerAt ?? answer.createdAt,
        solvedAt: null,
        suggested: [],
        ...(free && { claimedBy: null, claimedAt: null }),
        closedAt: answer.createdAt,
      })
      .where(eq(inboxMessages.id, id)),
  ]
}
