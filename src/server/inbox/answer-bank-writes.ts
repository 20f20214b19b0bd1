import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { canonicalCrop } from '../../contracts/crops.ts'
import type { AnswerApprovalInput } from '../../contracts/questions.ts'
import { fieldRefusalError } from '../../contracts/refusals.ts'
import type { Database, Write } from '../../db/open.ts'
import { keptAnswers } from '../../db/schema/inbox.ts'
import type { Foundation } from '../foundation/foundation.ts'
import type { BankedAnswer } from './answer-index.ts'
import type { AnswerRow, QuestionRow } from './question-rows.ts'

/** A saved answer loses its approval when it was shown at least `shown` times and helped less than `share` of them. */
const UNHELPFUL_LIMITS = { shown: 5, share: 0.3 } as const

const helpedTooFew = sql`shown >= ${UNHELPFUL_LIMITS.shown} and solved < ${UNHELPFUL_LIMITS.share} * shown`
export const isUnhelpfulAnswer = ({ shown, solved }: BankedAnswer) =>
  shown >= UNHELPFUL_LIMITS.shown && solved < UNHELPFUL_LIMITS.share * shown

type Deps = Pick<Foundation, 'db' | 'clock'>

export const hasAnswerIdSql = (ids: readonly string[]) => inArray(keptAnswers.id, [...ids])

/** Withdraws the approval of those of `some` that helped too few farmers, so that an officer reviews them. */
export const withdrawApprovalsWrite = ({ db, clock }: Deps, some: SQL): Write =>
  db.orm
    .update(keptAnswers)
    .set({ approved: false, indexed: false, lostAt: clock.now().toISOString() })
    .where(sql`approved = 1 and ${helpedTooFew} and ${some}`)

/** Counts an offer of these answers if the condition `stored` holds: the question was stored. */
export const countAnswerOffersWrite = ({ orm }: Database, ids: readonly string[], stored: SQL): Write =>
  orm
    .update(keptAnswers)
    .set({ shown: sql`shown + 1` })
    .where(sql`${hasAnswerIdSql(ids)} and ${stored}`)

export const countSolvedQuestionWrite = ({ orm }: Database, id: string, onlyIf: SQL): Write =>
  orm.update(keptAnswers).set({ solved: sql`solved + 1` }).where(sql`id = ${id} and ${onlyIf}`)

/** Returns writes that save an answer for other farmers, with its current text. @throws AppError invalid without a question in words */
export function savedAnswerWrites(
  { orm }: Database,
  { answer }: AnswerRow,
  question: QuestionRow,
  input: AnswerApprovalInput,
): Write[] {
  const words = input.question || question.text
  if (words === '') throw fieldRefusalError('question', 'answer.noWords')
  const crop = input.forCrop === undefined ? question.cropType : input.forCrop
  const row = {
    id: answer.id,
    authorId: answer.authorId,
    askedBy: input.question ? null : question.userId,
    question: words,
    answer: answer.text,
    language: input.language ?? question.language ?? ('en' as const),
    cropType: crop && canonicalCrop(crop),
    stage: input.forStage ?? null,
    states: input.forStates,
    approved: true,
    indexed: false,
    lostAt: null,
    shown: 0,
    solved: 0,
    createdAt: answer.createdAt,
  }
  const { id, ...set } = row
  return [orm.insert(keptAnswers).values(row).onConflictDoUpdate({ target: keptAnswers.id, set })]
}

/** Returns writes that approve an unchanged saved answer for other farmers again, or withdraw their approval. */
export const approvalWrites = (
  { orm }: Database,
  id: string,
  { approved, forCrop, forStage, forStates, language, question }: AnswerApprovalInput,
): Write[] => [
  orm
    .update(keptAnswers)
    .set({
      approved,
      indexed: false,
      lostAt: null,
      ...(approved && { shown: 0, solved: 0 }),
      ...(forCrop !== undefined && { cropType: forCrop && canonicalCrop(forCrop) }),
      ...(forStage !== undefined && { stage: forStage }),
      ...(forStates.length > 0 && { states: forStates }),
      ...(language && { language }),
      ...(question && { question, askedBy: null }),
    })
    .where(eq(keptAnswers.id, id)),
]
