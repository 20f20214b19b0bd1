import { eq } from 'drizzle-orm'
import type { AnswerApprovalInput, QuestionAnswer, SuggestedAnswer } from '../../contracts/questions.ts'
import { refusalError } from '../../contracts/refusals.ts'
import { inboxMessages, questionAnswers } from '../../db/schema/inbox.ts'
import { valueAt } from '../../shared/lookups.ts'
import { type Actor, requireOfficer } from '../foundation/actor.ts'
import { auditWrite } from '../foundation/audit.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { AnswerBank } from './answer-bank.ts'
import type { BankedAnswer } from './answer-index.ts'
import { findDoseContext } from './dose-context.ts'
import { refuseBarredProducts } from './doses.ts'
import type { createHeldAnswers } from './held-answers.ts'
import type { OfficerView } from './officer-view.ts'
import { type AnswerRow, answersByQuestion, type QuestionRow, toQuestionAnswer } from './question-rows.ts'

const MOST_LOST = 20

interface Deps extends Pick<Foundation, 'db' | 'clock' | 'config'> {
  answerBank: AnswerBank
  view: OfficerView
  release: ReturnType<typeof createHeldAnswers>['release']
}

/** Approval of single answers for other farmers who ask the same. */
export function createAnswerApproval({ db, clock, config, answerBank, view, release }: Deps) {
  const { orm } = db

  /** Finds an answer with its question, or a saved answer whose question was deleted. @throws AppError forbidden, not_found */
  async function found(actor: Actor, id: string): Promise<{ row: AnswerRow; question: QuestionRow } | BankedAnswer> {
    requireOfficer(actor)
    const [answer] = await orm.select().from(questionAnswers).where(eq(questionAnswers.id, id))
    if (!answer) {
      const known = await answerBank.find(id)
      if (!known) throw refusalError('answer.missing')
      return known
    }
    const question = await questionOf(actor, answer.questionId)
    return { row: await rowOf(question, id), question }
  }

  const rowOf = async ({ id: questionId }: QuestionRow, id: string): Promise<AnswerRow> =>
    valueAt(await answersByQuestion(db, [questionId]), questionId).find(({ answer }) => answer.id === id)!

  /** Returns the question of an answer; for a merged question the one into which it was merged, which decides which officers see it. */
  async function questionOf(actor: Actor, id: string): Promise<QuestionRow> {
    const [question] = await orm.select().from(inboxMessages).where(eq(inboxMessages.id, id))
    const { question: shown } = await view.oneFor(actor, question?.mergedInto ?? id)
    return question ?? shown
  }

  return {
    /**
     * Approves an answer for other farmers, or withdraws that, and releases a farmer's answer that was held.
     * @throws AppError forbidden, not_found; invalid without a question in words; conflict for a barred product
     */
    async keep(actor: Actor, id: string, input: AnswerApprovalInput): Promise<QuestionAnswer> {
      const there = await found(actor, id)
      const now = clock.now()
      const noted = auditWrite(db, { actor, action: 'inbox.keep' }, now)
      if (!('row' in there)) {
        await db.write(...answerBank.judged(id, input), noted)
        await answerBank.search.update()
        return savedShape(config, { ...there, approved: input.approved })
      }
      const { row, question } = there
      const isHeld = row.answer.heldAt !== null
      if (input.approved) {
        const about = await findDoseContext(db, question)
        refuseBarredProducts(row.answer.text, {
          ...about,
          crop: input.forCrop === undefined ? about.crop : input.forCrop,
        })
      }
      // Released without a language: the answer is sent to the person who asked and not offered to others.
      const isReleasedAlone = isHeld && !input.language
      const writes = !input.approved
        ? answerBank.judged(id, input)
        : isReleasedAlone
          ? []
          : answerBank.keeping(row, question, input)
      if (input.approved && isHeld) await release(actor, question, row)
      if (writes.length > 0) await db.write(...writes, noted)
      await answerBank.search.update()
      return toQuestionAnswer(await rowOf(question, id), config.APP_NAME)
    },

    /** Returns the saved answers that helped too few farmers, longest in this state first. @throws AppError forbidden */
    async lostAnswers(actor: Actor): Promise<SuggestedAnswer[]> {
      requireOfficer(actor)
      return answerBank.withdrawn(MOST_LOST)
    },
  }
}

function savedShape(
  { APP_NAME }: Foundation['config'],
  { id, answer, approved, createdAt }: BankedAnswer,
): QuestionAnswer {
  const by = { displayName: APP_NAME, role: 'kept' as const }
  return { id, questionId: id, text: answer, imageUrl: null, by, approved, held: false, createdAt }
}
