import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AnswerInput, QuestionAnswer } from '../../contracts/questions.ts'
import { refuse, refuseField } from '../../contracts/refusals.ts'
import { rowWhere } from '../../db/row-where.ts'
import { inboxMessages, questionAnswers, questionPeers } from '../../db/schema/inbox.ts'
import { daysBefore } from '../../shared/clock.ts'
import { type Actor, person } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { answerSms } from './answer-text.ts'
import type { Deliver } from './deliver.ts'
import { doseFor } from './dose-for.ts'
import { isAboutDose, refuseBarred } from './doses.ts'
import { giveAnswer } from './give-answer.ts'
import { answerShape, type QuestionRow } from './question-rows.ts'

/** Answers of one farmer in 24 hours. */
const MOST_A_DAY = 20
/** Days in which an SMS may answer a question that came by SMS. */
const ANSWERED_DAYS = 14

const LINK = /https?:|www\.|\b[\w-]+\.(?:com|net|org|info|biz|ng|na|co|me|ly|io)\b/i
/** Seven digits and more, with the signs that people put between them. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){6,}/

export type PeerAnswers = ReturnType<typeof createPeerAnswers>

/** Answers of farmers who were asked. */
export function createPeerAnswers({
  db,
  clock,
  config,
  deliver,
}: Pick<Foundation, 'db' | 'clock' | 'config'> & { deliver: Deliver }) {
  const { orm } = db

  const theirs = (userId: string, questionId: string) =>
    and(eq(questionPeers.userId, userId), eq(questionPeers.questionId, questionId))

  /** @throws AppError forbidden for a question that the farmer was not asked */
  async function questionFor(actor: Actor, id: string): Promise<QuestionRow> {
    const [row] = await orm
      .select({ question: inboxMessages })
      .from(questionPeers)
      .innerJoin(inboxMessages, eq(inboxMessages.id, questionPeers.questionId))
      .where(theirs(person(actor).id, id))
    if (!row) throw refuse('forbidden')
    return row.question
  }

  return {
    askedOf: questionFor,

    /**
     * Sends a farmer's answer to the person who asked; one about a dose waits for an officer.
     * @throws AppError forbidden; invalid with a link or a phone number; conflict for the 21st of a day, for a barred
     * product, and when the question has its answer
     */
    async answer(actor: Actor, id: string, { text }: Pick<AnswerInput, 'text'>): Promise<QuestionAnswer> {
      const user = person(actor)
      const question = await questionFor(actor, id)
      if (question.solvedAt || question.state === 'closed') throw refuse('answer.ended')
      if (LINK.test(text) || PHONE.test(text)) throw refuseField('text', 'answer.links')
      const now = clock.now()
      const today = and(
        eq(questionAnswers.authorId, user.id),
        eq(questionAnswers.role, 'peer'),
        gt(questionAnswers.createdAt, daysBefore(now, 1)),
      )
      if ((await orm.$count(questionAnswers, today)) >= MOST_A_DAY) throw refuse('answer.today', { max: MOST_A_DAY })
      const about = await doseFor(db, question)
      refuseBarred(text, about)
      const ended = orm.update(questionPeers).set({ endedAt: now.toISOString() }).where(theirs(user.id, id))
      const by = user.firstName
      if (isAboutDose(text, about)) {
        const held = {
          ...{
            id: Bun.randomUUIDv7('hex', now),
            questionId: id,
            authorId: user.id,
            text,
            imageUrl: null,
            keptId: null,
          },
          ...{ role: 'peer' as const, heldAt: now.toISOString(), createdAt: now.toISOString() },
        }
        await db.write(orm.insert(questionAnswers).select(rowWhere(questionAnswers, held, sql`true`)), ended)
        return answerShape({ answer: held, by, approved: null }, config.APP_NAME)
      }
      const sms = answerSms(config, question, text, 'peer')
      const given = { text, sms, role: 'peer' as const, more: [ended], storesAnyway: true }
      const answer = await giveAnswer({ db, clock, deliver }, actor, question, given)
      return answerShape({ answer, by, approved: null }, config.APP_NAME)
    },

    /** Question that an SMS of this farmer may answer, the newest; null: none waits. */
    async waitingBySms(userId: string): Promise<QuestionRow | null> {
      const [row] = await orm
        .select({ question: inboxMessages })
        .from(questionPeers)
        .innerJoin(inboxMessages, eq(inboxMessages.id, questionPeers.questionId))
        .where(
          and(
            eq(questionPeers.userId, userId),
            eq(questionPeers.bySms, true),
            isNull(questionPeers.endedAt),
            gt(questionPeers.createdAt, daysBefore(clock.now(), ANSWERED_DAYS)),
            isNull(inboxMessages.solvedAt),
          ),
        )
        .orderBy(desc(questionPeers.id))
        .limit(1)
      return row?.question ?? null
    },

    /** Ends the request without an answer. */
    async skip(userId: string, questionId: string): Promise<void> {
      const endedAt = clock.now().toISOString()
      await db.write(orm.update(questionPeers).set({ endedAt }).where(theirs(userId, questionId)))
    },
  }
}
