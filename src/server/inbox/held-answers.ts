import { and, eq, ne } from 'drizzle-orm'
import { inboxMessages } from '../../db/schema/inbox.ts'
import { rethrowUnexpected } from '../../shared/errors.ts'
import type { Actor } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { answerSmsText } from './answer-text.ts'
import type { AnswerRow, QuestionRow } from './question-rows.ts'
import type { SendAnswer } from './send-answer.ts'
import { storeAndSendAnswer } from './store-and-send-answer.ts'

/** Sends answers to merged questions, and answers of farmers that an officer has released. */
export function createHeldAnswers({
  db,
  clock,
  config,
  deliver,
}: Pick<Foundation, 'db' | 'clock' | 'config'> & { deliver: SendAnswer }) {
  const { orm } = db
  const parts = { db, clock, deliver }

  const authorOf = ({ answer, by }: AnswerRow) =>
    answer.role === 'peer' ? ('peer' as const) : { name: by ?? config.APP_NAME }

  /** Sends the answer also to the questions that were merged into this one; people who cannot be reached keep waiting. */
  async function giveToMerged(actor: Actor, id: string, row: AnswerRow): Promise<void> {
    const merged = await orm
      .select({ id: inboxMessages.id })
      .from(inboxMessages)
      .where(and(eq(inboxMessages.mergedInto, id), ne(inboxMessages.id, row.answer.questionId)))
    for (const { id } of merged) await repeat(actor, id, row)
  }

  /** Stores and sends the answer of another question for this question. */
  async function repeat(actor: Actor, id: string, row: AnswerRow): Promise<void> {
    const [question] = await orm.select().from(inboxMessages).where(eq(inboxMessages.id, id))
    if (!question) return
    const { text, imageUrl, role, authorId } = row.answer
    const sms = answerSmsText(config, question, text, authorOf(row))
    await storeAndSendAnswer(parts, actor, question, { text, imageUrl, sms, role, authorId }).catch(rethrowUnexpected)
  }

  /** Sends a farmer's answer that was held for review. */
  async function release(actor: Actor, question: QuestionRow, row: AnswerRow): Promise<void> {
    const sms = answerSmsText(config, question, row.answer.text, 'peer')
    await storeAndSendAnswer(parts, actor, question, { text: row.answer.text, sms, held: row.answer.id })
    if (question.mergedInto) await repeat(actor, question.mergedInto, row)
    await giveToMerged(actor, question.mergedInto ?? question.id, row)
  }

  return { repeat, giveToMerged, release }
}
