import { asc, eq, inArray } from 'drizzle-orm'
import type { FarmQuestion, QuestionAnswer } from '../../contracts/questions.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { type inboxMessages, questionAnswers } from '../../db/schema/inbox.ts'

export type QuestionRow = typeof inboxMessages.$inferSelect
export interface AnswerRow {
  answer: typeof questionAnswers.$inferSelect
  /** First name of the author; null: the operator, or an account that is gone. */
  by: string | null
}

/** Answers of these questions by question, oldest first. */
export async function answersOf(
  { orm }: Pick<Database, 'orm'>,
  ids: readonly string[],
): Promise<Map<string, AnswerRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await orm
    .select({ answer: questionAnswers, by: users.firstName })
    .from(questionAnswers)
    .leftJoin(users, eq(users.id, questionAnswers.authorId))
    .where(inArray(questionAnswers.questionId, [...ids]))
    .orderBy(asc(questionAnswers.id))
  return Map.groupBy(rows, ({ answer }) => answer.questionId)
}

/** Cuts a page of `limit` from rows that have one more where there is a next page, and adds their answers. */
export async function pageOf<Found extends { question: QuestionRow }>(
  db: Pick<Database, 'orm'>,
  rows: readonly Found[],
  limit: number,
) {
  const shown = rows.slice(0, limit)
  const answers = await answersOf(
    db,
    shown.map(({ question }) => question.id),
  )
  const next = rows.length > limit ? shown.at(-1)!.question.id : null
  return { shown: shown.map((row) => ({ ...row, answers: answers.get(row.question.id) ?? [] })), next }
}

/** `nobody` signs the answers of authors without a name. */
export function answerShape({ answer, by }: AnswerRow, nobody: string): QuestionAnswer {
  const { id, questionId, text, imageUrl, createdAt } = answer
  return { id, questionId, text, imageUrl, by: { displayName: by ?? nobody, role: 'officer' }, createdAt }
}

export const questionShape = (row: QuestionRow, answers: readonly AnswerRow[], nobody: string): FarmQuestion => ({
  id: row.id,
  channel: row.channel,
  text: row.text,
  recordingUrl: row.recordingUrl,
  imageUrl: row.imageUrl,
  cropType: row.cropType,
  stage: row.stage,
  region: row.region,
  language: row.language,
  status: row.solvedAt ? 'solved' : row.state,
  answers: answers.map((answer) => answerShape(answer, nobody)),
  createdAt: row.createdAt,
  firstAnswerAt: row.firstAnswerAt,
})
