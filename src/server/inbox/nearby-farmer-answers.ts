import { and, eq, gt, sql } from 'drizzle-orm'
import type { AnswerInput, QuestionAnswer } from '../../contracts/questions.ts'
import { fieldRefusalError, refusalError } from '../../contracts/refusals.ts'
import { conditionalRow } from '../../db/conditional-row.ts'
import { questionAnswers } from '../../db/schema/inbox.ts'
import { daysBefore } from '../../shared/clock.ts'
import { type Actor, signedInUser } from '../foundation/actor.ts'
import type { Foundation } from '../foundation/foundation.ts'
import { answerSmsText } from './answer-text.ts'
import { findDoseContext } from './dose-context.ts'
import { mentionsDose, refuseBarredProducts } from './doses.ts'
import { createNearbyFarmerRequests } from './nearby-farmer-requests.ts'
import { toQuestionAnswer } from './question-rows.ts'
import type { SendAnswer } from './send-answer.ts'
import { storeAndSendAnswer } from './store-and-send-answer.ts'

/** Highest number of answers of one farmer in 24 hours. */
const MOST_A_DAY = 20

const LINK = /https?:|www\.|\b[\w-]+\.(?:com|net|org|info|biz|ng|na|co|me|ly|io)\b/i
/** Seven digits and more, with the signs that people put between them. */
const PHONE = /\+?\d(?:[\s().-]{0,2}\d){6,}/

export type NearbyFarmerAnswers = ReturnType<typeof createNearbyFarmerAnswers>

/** Answers of farmers to whom a question was sent. */
export function createNearbyFarmerAnswers({
  db,
  clock,
  config,
  deliver,
}: Pick<Foundation, 'db' | 'clock' | 'config'> & { deliver: SendAnswer }) {
  const { orm } = db
  const requests = createNearbyFarmerRequests({ db, clock })

  /** @throws AppError conflict for the 21st answer in 24 hours */
  async function refuseMoreToday(userId: string, now: Date): Promise<void> {
    const today = and(
      eq(questionAnswers.authorId, userId),
      eq(questionAnswers.role, 'peer'),
      gt(questionAnswers.createdAt, daysBefore(now, 1)),
    )
    if ((await orm.$count(questionAnswers, today)) >= MOST_A_DAY)
      throw refusalError('answer.today', { max: MOST_A_DAY })
  }

  return {
    askedOf: requests.questionFor,
    waitingBySms: requests.waitingBySms,
    skip: requests.skip,

    /**
     * Sends a farmer's answer to the person who asked; one about a dose waits for an officer.
     * @throws AppError forbidden; invalid with a link or a phone number; conflict for the 21st of a day, for a barred
     * product, and when the question has its answer
     */
    async answer(actor: Actor, id: string, { text }: Pick<AnswerInput, 'text'>): Promise<QuestionAnswer> {
      const user = signedInUser(actor)
      const question = await requests.questionFor(actor, id)
      if (question.solvedAt || question.state === 'closed') throw refusalError('answer.ended')
      if (LINK.test(text) || PHONE.test(text)) throw fieldRefusalError('text', 'answer.links')
      const now = clock.now()
      await refuseMoreToday(user.id, now)
      const about = await findDoseContext(db, question)
      refuseBarredProducts(text, about)
      const ended = requests.endOf(user.id, id, now)
      const by = user.firstName
      if (mentionsDose(text, about)) {
        const held = heldAnswer(user.id, id, text, now)
        await db.write(orm.insert(questionAnswers).select(conditionalRow(questionAnswers, held, sql`true`)), ended)
        return toQuestionAnswer({ answer: held, by, approved: null }, config.APP_NAME)
      }
      const sms = answerSmsText(config, question, text, 'peer')
      const given = { text, sms, role: 'peer' as const, more: [ended], storesAnyway: true }
      const answer = await storeAndSendAnswer({ db, clock, deliver }, actor, question, given)
      return toQuestionAnswer({ answer, by, approved: null }, config.APP_NAME)
    },
  }
}

/** Row of an answer that waits for an officer. */
const heldAnswer = (authorId: string, questionId: string, text: string, now: Date) => ({
  id: Bun.randomUUIDv7('hex', now),
  questionId,
  authorId,
  role: 'peer' as const,
  text,
  imageUrl: null,
  keptId: null,
  heldAt: now.toISOString(),
  createdAt: now.toISOString(),
})
