import { and, asc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { FarmQuestion, QuestionAnswer, SuggestedAnswer } from '../../contracts/questions.ts'
import type { Database } from '../../db/open.ts'
import { users } from '../../db/schema/accounts.ts'
import { inboxMessages, keptAnswers, questionAnswers } from '../../db/schema/inbox.ts'
import { lastItem } from '../../shared/lookups.ts'

export type QuestionRow = typeof inboxMessages.$inferSelect
export interface AnswerRow {
  answer: typeof questionAnswers.$inferSelect
  /** First name of the author; null: the operator, or an account that is gone. */
  by: string | null
  /** True if an officer approved the answer for other farmers; null if it was never saved for them. */
  approved: boolean | null
}

const readAnswers = ({ orm }: Pick<Database, 'orm'>, where: SQL | undefined): Promise<AnswerRow[]> =>
  orm
    .select({ answer: questionAnswers, by: users.firstName, approved: keptAnswers.approved })
    .from(questionAnswers)
    .leftJoin(keptAnswers, eq(keptAnswers.id, questionAnswers.id))
    .leftJoin(users, eq(users.id, questionAnswers.authorId))
    .where(where)
    .orderBy(asc(questionAnswers.id))

/** Answers of these questions by question, oldest first. */
export async function answersByQuestion(
  db: Pick<Database, 'orm'>,
  ids: readonly string[],
): Promise<Map<string, AnswerRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await readAnswers(db, inArray(questionAnswers.questionId, [...ids]))
  return Map.groupBy(rows, ({ answer }) => answer.questionId)
}

/** Held answers of the questions that were merged into this one, oldest first. */
export function heldAnswersOfMerged(db: Pick<Database, 'orm'>, id: string): Promise<AnswerRow[]> {
  const merged = db.orm.select({ id: inboxMessages.id }).from(inboxMessages).where(eq(inboxMessages.mergedInto, id))
  return readAnswers(db, and(inArray(questionAnswers.questionId, merged), isNotNull(questionAnswers.heldAt)))
}

/** Returns a page of `limit` rows with their answers. `rows` has one row more than `limit` if there is a next page. */
export async function questionPage<Found extends { question: QuestionRow }>(
  db: Pick<Database, 'orm'>,
  rows: readonly Found[],
  limit: number,
) {
  const shown = rows.slice(0, limit)
  const answers = await answersByQuestion(
    db,
    shown.map(({ question }) => question.id),
  )
  const next = rows.length > limit ? lastItem(shown).question.id : null
  return { shown: shown.map((row) => ({ ...row, answers: answers.get(row.question.id) ?? [] })), next }
}

/** `nobody` signs the answers of authors without a name. */
export function toQuestionAnswer({ answer, by, approved }: AnswerRow, nobody: string): QuestionAnswer {
  const { id, questionId, text, imageUrl, role, heldAt, createdAt } = answer
  return {
    id,
    questionId,
    text,
    imageUrl,
    by: { displayName: by ?? nobody, role },
    approved: approved ?? false,
    held: heldAt !== null,
    createdAt,
  }
}

interface QuestionExtras {
  answers: readonly AnswerRow[]
  suggested?: readonly SuggestedAnswer[]
}

/** Returns a question as the person who asked sees it, without held answers. `nobody` as in `toQuestionAnswer`. */
export const toFarmQuestion = (
  row: QuestionRow,
  { answers, suggested = [] }: QuestionExtras,
  nobody: string,
): FarmQuestion => ({
  id: row.id,
  from: null,
  channel: row.channel,
  text: row.text,
  recordingUrl: row.recordingUrl,
  imageUrl: row.imageUrl,
  cropType: row.cropType,
  stage: row.stage,
  state: row.region,
  region: row.region,
  language: row.language,
  status: row.solvedAt ? 'solved' : row.state === 'open' && row.askedAt ? 'asked' : row.state,
  answers: answers.filter(({ answer }) => answer.heldAt === null).map((answer) => toQuestionAnswer(answer, nobody)),
  suggested: [...suggested],
  createdAt: row.createdAt,
  firstAnswerAt: row.firstAnswerAt,
})

/** Returns the state of a person's farm; null if unknown or without an account. */
export async function farmStateOf({ orm }: Pick<Database, 'orm'>, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [row] = await orm.select({ region: users.region }).from(users).where(eq(users.id, userId))
  return row?.region ?? null
}
